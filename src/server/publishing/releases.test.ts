import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openReleases } from './releases.ts'

let root = ''
let place = { root, dist: '', folder: '' }
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'releases-'))
  place = { root, dist: path.join(root, 'dist'), folder: path.join(root, 'data/releases') }
  mkdirSync(path.join(root, 'node_modules'))
  mkdirSync(place.folder, { recursive: true })
  build(place.dist, 'first')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** What a build leaves, with one style sheet whose name changes with it. */
function build(folder: string, name: string) {
  mkdirSync(path.join(folder, 'server'), { recursive: true })
  mkdirSync(path.join(folder, 'client/_astro'), { recursive: true })
  writeFileSync(path.join(folder, 'server/entry.mjs'), `// ${name}`)
  writeFileSync(path.join(folder, `client/_astro/${name}.css`), name)
}
async function release(name: string) {
  const built = path.join(place.folder, 'work-dist')
  build(built, name)
  const releases = openReleases(place)
  await releases.add(name, built, '2026-11-20')
  releases.setPublic(name)
  await releases.purge(null)
}
const sheetsOf = (name: string) => readdirSync(path.join(place.folder, name, 'client/_astro')).sort()

it('starts the built site while nothing was published, and then the newest version, with the ones before to fall back on', async () => {
  expect(openReleases(place).candidates()).toEqual([null])
  await release('second')
  await release('third')
  const releases = openReleases(place)
  expect(releases.candidates()).toEqual(['third', 'second', null])
  expect(releases.entryOf('third')).toBe(path.join(place.folder, 'third/server/entry.mjs'))
  expect(releases.builtOn('third')).toBe('2026-11-20')
})

it('lets a later build count more than versions published before it', async () => {
  await release('second')
  utimesSync(path.join(place.dist, 'server/entry.mjs'), new Date(), new Date(Date.now() + 60_000))
  const releases = openReleases(place)
  expect(releases.candidates()).toEqual([null])
  await releases.purge(null)
  expect(existsSync(path.join(place.folder, 'second'))).toBe(false)
})

it('keeps three versions, and one that is previewed', async () => {
  for (const name of ['second', 'third', 'fourth', 'fifth']) await release(name)
  expect(readdirSync(place.folder).sort()).toEqual(['fifth', 'fourth', 'public.json', 'third'])
  await openReleases(place).purge('third')
  expect(existsSync(path.join(place.folder, 'third'))).toBe(true)
})

it('carries the files of the last three versions for pages that are still open, and no older ones', async () => {
  await release('second')
  expect(sheetsOf('second')).toEqual(['first.css', 'second.css'])
  for (const name of ['third', 'fourth', 'fifth']) await release(name)
  expect(sheetsOf('fourth')).toEqual(['first.css', 'fourth.css', 'second.css', 'third.css'])
  expect(sheetsOf('fifth')).toEqual(['fifth.css', 'fourth.css', 'second.css', 'third.css'])
  expect(readFileSync(path.join(place.folder, 'fifth/client/_astro/third.css'), 'utf8')).toBe('third')
})

it('passes over a version that is not there as a whole, and a record that is broken', async () => {
  await release('second')
  await release('third')
  rmSync(path.join(place.folder, 'third/server'), { recursive: true })
  expect(openReleases(place).candidates()).toEqual(['second', null])
  writeFileSync(path.join(place.folder, 'public.json'), '{')
  expect(openReleases(place).candidates()).toEqual([null])
})
