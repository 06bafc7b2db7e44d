import { readdirSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { cachedFile, deleteUnused, digestOf } from './file-cache.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const made: string[] = []
const make = (text: string) => async () => {
  made.push(text)
  return Buffer.from(text)
}

it('makes a file once, also when two builds ask for it', async () => {
  const key = digestOf('a')
  await Promise.all([cachedFile(key, make('1'), folder), cachedFile(key, make('1'), folder)])
  made.length = 0
  expect(Buffer.from(await cachedFile(key, make('2'), folder)).toString()).toBe('1')
  expect(made).toEqual([])
  expect(files()).toHaveLength(1)
})

it('keeps nothing where making fails', async () => {
  await expect(
    cachedFile(digestOf('b'), () => Promise.reject(new Error('broken')), folder),
  ).rejects.toThrow('broken')
  expect(files()).toEqual([])
})

it('forgets what no build has used for long, and nothing else', async () => {
  await cachedFile(digestOf('c'), make('3'), folder)
  await deleteUnused(folder, Date.now() + 29 * 86_400_000)
  expect(files()).toHaveLength(1)
  await deleteUnused(folder, Date.now() + 31 * 86_400_000)
  expect(files()).toEqual([])
})

it('tells parts from each other', () => expect(digestOf('ab', 'c')).not.toBe(digestOf('a', 'bc')))
