import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { releaseId } from './release-id.ts'
import { stageChanges } from './staged-changes.ts'
import { makeWorkingCopy } from './working-copy.ts'
import { commitContent, keepBefore, putBack, writeContent } from './write-content.ts'

let root = ''
let staging = ''
const at = (file: string) => path.join(root, file)
const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'checkout-'))
  for (const [file, text] of Object.entries({
    'content/pages/about.yaml': 'heading: About\n',
    'content/articles/old.yaml': 'heading: Old\n',
    'src/pages/about.astro': '<p />\n',
    'package.json': '{}\n',
    'README.md': 'Read me\n',
  })) {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  staging = path.join(root, 'data/staging')
  await stageChanges(
    staging,
    new Map([
      ['content/pages/about.yaml', 'heading: About us\n'],
      ['content/pages/free/new.yaml', 'heading: New\n'],
      ['content/articles/old.yaml', null],
    ]),
  )
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function initialise() {
  git('init', '--quiet')
  writeFileSync(at('.gitignore'), 'data\n')
  git('add', '--all')
  git('-c', 'user.name=Engineer', '-c', 'user.email=engineer@localhost', 'commit', '--quiet', '--message', 'Start')
}
const published = {
  editor: 'Adé <Ann>\nBee',
  summary: 'Name us',
  paths: ['content/pages/about.yaml', 'content/pages/free/new.yaml', 'content/articles/old.yaml'],
}

it('writes and deletes, and does no more when it is done again', async () => {
  for (let times = 0; times < 2; times++) {
    await writeContent(root, staging)
    expect(readFileSync(at('content/pages/about.yaml'), 'utf8')).toBe('heading: About us\n')
    expect(readFileSync(at('content/pages/free/new.yaml'), 'utf8')).toBe('heading: New\n')
    expect(existsSync(at('content/articles/old.yaml'))).toBe(false)
  }
})

it('puts back what stood there before, and does no more when it is done again', async () => {
  await keepBefore(root, staging)
  await writeContent(root, staging)
  for (let times = 0; times < 2; times++) {
    await putBack(root, staging)
    expect(readFileSync(at('content/pages/about.yaml'), 'utf8')).toBe('heading: About\n')
    expect(readFileSync(at('content/articles/old.yaml'), 'utf8')).toBe('heading: Old\n')
    expect(existsSync(at('content/pages/free/new.yaml'))).toBe(false)
  }
})

it('commits what was published in the editor’s name, and leaves alone what an engineer is at', async () => {
  initialise()
  writeFileSync(at('README.md'), 'Half a sentence')
  git('add', 'README.md')
  await writeContent(root, staging)
  expect(await commitContent(root, published)).toBe(git('rev-parse', 'HEAD'))
  expect(git('log', '-1', '--format=%an|%s')).toBe('Adé  Ann  Bee|Name us')
  expect(git('show', '--format=', '--name-status', 'HEAD').split('\n')).toEqual([
    'D\tcontent/articles/old.yaml',
    'M\tcontent/pages/about.yaml',
    'A\tcontent/pages/free/new.yaml',
  ])
  expect(git('status', '--short')).toBe('M  README.md')
})

it('says what has changed where the editor did not', async () => {
  initialise()
  await writeContent(root, staging)
  await commitContent(root, { ...published, summary: ' ' })
  expect(git('log', '-1', '--format=%s')).toBe('Change content/pages/about.yaml and 2 more')
})

it('publishes without a repository, and where git refuses', async () => {
  await writeContent(root, staging)
  expect(await commitContent(root, published)).toBeNull()
  initialise()
  expect(await commitContent(root, published), 'nothing has changed since').toBeNull()
})

it('leaves nothing for the next commit of an engineer where git refuses', async () => {
  initialise()
  await writeContent(root, staging)
  // A folder where git keeps its lock of the branch: it can add and reset, and not commit.
  mkdirSync(at(`.git/${git('symbolic-ref', 'HEAD')}.lock`))
  expect(await commitContent(root, published)).toBeNull()
  expect(git('diff', '--cached', '--name-only')).toBe('')
})

it('names a version by its content, whether that stands in the checkout or is laid over it', async () => {
  const facts = { root, day: '2026-11-20' }
  const none = path.join(root, 'data/none')
  await stageChanges(none, new Map())
  const before = await releaseId({ ...facts, staging: none })
  const draft = await releaseId({ ...facts, staging })
  expect(draft).not.toBe(before)
  expect(await releaseId({ ...facts, day: '2026-11-21', staging }), 'an article may be due').not.toBe(draft)
  await writeContent(root, staging)
  expect(await releaseId({ ...facts, staging: none })).toBe(draft)
  writeFileSync(at('src/pages/about.astro'), '<p>changed</p>\n')
  expect(await releaseId({ ...facts, staging: none }), 'the program counts').not.toBe(draft)
})

it('lays changes over a working copy, and leaves the checkout as it was', async () => {
  mkdirSync(at('node_modules'))
  writeFileSync(at('.env'), '')
  const work = path.join(root, 'data/releases/work')
  await makeWorkingCopy({ root, work, staging })
  expect(readFileSync(path.join(work, 'content/pages/about.yaml'), 'utf8')).toBe('heading: About us\n')
  expect(existsSync(path.join(work, 'content/articles/old.yaml'))).toBe(false)
  expect(existsSync(path.join(work, 'data'))).toBe(false)
  expect(existsSync(path.join(work, 'node_modules'))).toBe(true)
  expect(existsSync(path.join(work, '.env'))).toBe(true)
  expect(statSync(path.join(work, 'src/pages/about.astro')).ino).toBe(statSync(at('src/pages/about.astro')).ino)
  expect(readFileSync(at('content/pages/about.yaml'), 'utf8')).toBe('heading: About\n')
  expect(existsSync(at('content/articles/old.yaml'))).toBe(true)
})
