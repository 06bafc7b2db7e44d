import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { carryOut, type Journal, type Lasting, openJournal, readJournal, resume, settle, takeBack } from './journal.ts'
import { openPending } from './pending.ts'
import { openReleases } from './releases.ts'
import { stageChanges } from './staged-changes.ts'

const [about, old, added] = ['content/pages/about.yaml', 'content/articles/old.yaml', 'content/articles/new.yaml']
const published = { id: 'a', at: 1, editor: 'Ann', summary: 'Name us', release: 'newer', commit: null, paths: [about, added, old] }

let root = ''
let staging = ''
let releases: ReturnType<typeof openReleases>
let pending: ReturnType<typeof openPending>
let lasting: Lasting
const at = (file: string) => path.join(root, file)
const read = (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : null)
const texts = () => [about, old, added].map(read)
const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
const nextStart = () => openReleases({ root, dist: at('dist'), folder: at('data/releases') }).candidates()
const [before, after] = [
  ['heading: About\n', 'heading: Old\n', null],
  ['heading: About us\n', null, 'heading: New\n'],
]

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'journal-'))
  staging = at('data/releases/staging/a')
  for (const [file, text] of [
    [about, before[0]],
    [old, before[1]],
    ['.gitignore', 'data\n'],
    // Two versions, of which the older is public.
    ...['older', 'newer'].map((name) => [`data/releases/${name}/server/entry.mjs`, '']),
  ] as [string, string][]) {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Engineer', '-c', 'user.email=engineer@localhost', 'commit', '--quiet', '--message', 'Start')
  const folder = at('data/releases')
  releases = openReleases({ root, dist: at('dist'), folder })
  releases.setPublic('older')
  pending = openPending(folder)
  lasting = { root, folder, releases, pending }
  const changes = [about, old, added].map((file, index) => [file, after[index] ?? null] as const)
  await stageChanges(staging, new Map(changes))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const begin = (): Promise<Journal> => openJournal(lasting, { ...published }, staging)

it('writes texts, commit and version, and tells the database last', async () => {
  const journal = await begin()
  await carryOut(lasting, journal)
  expect(texts()).toEqual(after)
  expect(nextStart()).toEqual(['newer', 'older', null])
  expect(await pending.list()).toEqual([])
  expect(await readJournal(lasting.folder)).toEqual(journal)
  await settle(lasting, journal)
  expect(await pending.list()).toEqual([{ ...published, commit: git('rev-parse', 'HEAD') }])
  expect(await readJournal(lasting.folder)).toBeNull()
})

it('takes all of it back where the new version could not take over', async () => {
  const journal = await begin()
  await carryOut(lasting, journal)
  const fault = new Error('It did not listen.')
  expect(await takeBack(lasting, journal, fault)).toBe(fault)
  expect(texts()).toEqual(before)
  expect(nextStart()).toEqual(['older', null])
  expect(await pending.list()).toEqual([])
  expect(await readJournal(lasting.folder)).toBeNull()
  expect(git('status', '--short')).toBe('')
  expect(git('diff', '--name-only', 'HEAD~2', 'HEAD')).toBe('')
  expect(git('log', '-2', '--format=%an: %s').split('\n')).toEqual(['Ann: Take back: Name us', 'Ann: Name us'])
})

it('takes back what was written before a file could not be', async () => {
  // In its place a folder, as a full disk would stop it: at the second of three.
  mkdirSync(at(`${added}.new`))
  const journal = await begin()
  const fault = await carryOut(lasting, journal).catch((error: unknown) => error)
  expect(read(about)).toBe(after[0])
  expect(await takeBack(lasting, journal, fault)).toBe(fault)
  expect(texts()).toEqual(before)
  expect(git('log', '-1', '--format=%s')).toBe('Start')
  expect(await resume(lasting)).toBeNull()
})

it.each(['carried out', 'taken back'] as const)('goes on with one that was being %s when the server was killed', async (what) => {
  const journal = await begin()
  await carryOut(lasting, journal)
  if (what === 'taken back') {
    mkdirSync(at(`${about}.new`))
    const fault = await takeBack(lasting, journal, new Error('It did not listen.'))
    expect(String(fault)).toMatch(/It did not listen\. .* could not be put back either/)
    rmSync(at(`${about}.new`), { recursive: true, force: true })
  }
  expect(await resume(lasting)).toMatchObject({ isTakenBack: what === 'taken back' })
  expect(texts()).toEqual(what === 'taken back' ? before : after)
  expect(nextStart()[0]).toBe(what === 'taken back' ? 'older' : 'newer')
  expect(await pending.list()).toHaveLength(what === 'taken back' ? 0 : 1)
  expect(git('status', '--short')).toBe('')
  expect(await resume(lasting)).toBeNull()
})

it('gives up one whose files somebody has deleted', async () => {
  await begin()
  rmSync(staging, { recursive: true })
  expect(await resume(lasting)).toBeNull()
  expect(await readJournal(lasting.folder)).toBeNull()
})
