import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { digestInputs, isBuiltFromInputs } from './build-inputs.ts'
import { readBuildRecord } from './build-record.ts'

let root = ''
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const digest = () => digestInputs(root)

beforeEach(() => {
  root = temporaryFolder()
  write('content/articles/a.yaml', 'date: 2026-12-01\ntitle: One\n')
  write('src/pages/index.astro', '<p>')
  write('package.json', '{}')
})

it.each([
  ['a program', 'src/pages/index.astro', '<b>'],
  ['a new file', 'public/film.mp4', 'x'],
  ['the packages', 'package-lock.json', '{}'],
])('differs after a change of %s', (_, file, text) => {
  const before = digest()
  write(file, text)
  expect(digest()).not.toBe(before)
})

it.each([
  'src/pages/index.test.ts',
  'content/articles/a.yaml',
  'docs/a.md',
  'data/site.db',
  'dist/server/entry.mjs',
])('does not depend on %s', (file) => {
  const before = digest()
  write(file, 'x')
  expect(digest()).toBe(before)
})

it('reads no record of a folder that has none, or a broken one', () => {
  expect(readBuildRecord(root)).toBeNull()
  write('build.json', '{"inputs":1}')
  expect(readBuildRecord(root)).toBeNull()
  const record = { inputs: 'a', commit: null, builtAt: '2026-11-20T03:15:00.000Z' }
  write('build.json', JSON.stringify(record))
  expect(readBuildRecord(root)).toEqual(record)
})

it('finds a build to be of the inputs until one is written, also the second time', () => {
  const dist = path.join(root, 'dist')
  expect(isBuiltFromInputs(dist, root)).toBe(false)
  write('dist/build.json', JSON.stringify({ inputs: digest() }))
  expect([isBuiltFromInputs(dist, root), isBuiltFromInputs(dist, root)]).toEqual([true, true])
  write('src/pages/index.astro', '<i>')
  expect(isBuiltFromInputs(dist, root)).toBe(false)
})
