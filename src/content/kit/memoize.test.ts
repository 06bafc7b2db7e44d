import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { memoize, memoizeByFile, memoizeByValue, reuse } from './memoize.ts'

const folder = temporaryFolder()

it('works once for each object, also where nothing came of it', () => {
  const asked: object[] = []
  const find = memoize((key: { name?: string }) => {
    asked.push(key)
    return key.name
  })
  const [one, nameless, alike] = [{ name: 'one' }, {}, { name: 'one' }]
  expect([one, nameless, one, nameless, alike].map(find)).toEqual([
    'one',
    undefined,
    'one',
    undefined,
    'one',
  ])
  expect(asked).toEqual([one, nameless, alike])
})

it('works once for each version of a file', () => {
  const file = path.join(folder, 'one')
  let times = 0
  const read = memoizeByFile(() => ++times)
  writeFileSync(file, 'a')
  expect([read(file), read(file)]).toEqual([1, 1])
  writeFileSync(file, 'ab')
  expect([read(file), read(file)]).toEqual([2, 2])
  rmSync(file)
  expect(() => read(file)).toThrow('ENOENT')
})

it('keeps the last two of what is asked for by turns', () => {
  let times = 0
  const made: { of: string; time: number }[] = []
  const find = (of: string) =>
    reuse(
      made,
      (one) => one.of === of,
      () => ({ of, time: ++times }),
    ).time
  expect(['public', 'draft', 'public', 'draft'].map(find)).toEqual([1, 2, 1, 2])
  expect(['later draft', 'public', 'later draft', 'draft', 'public'].map(find)).toEqual([
    3, 4, 3, 5, 6,
  ])
})

it('works once for each content, and keeps those that were asked for last', () => {
  const asked: string[] = []
  const find = memoizeByValue(2, ({ name }: { name: string }) => asked.push(name))
  for (const name of ['one', 'two', 'one', 'three', 'one', 'two']) find({ name })
  expect(asked).toEqual(['one', 'two', 'three', 'two'])
})
