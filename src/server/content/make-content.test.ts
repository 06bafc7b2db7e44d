import { expect, it, vi } from 'vitest'
import * as snapshots from '#src/content/make-snapshot.ts'
import { someProduct } from '../../../tests/content/some-products.ts'
import type { PublishedEntry } from '../database/content/content-entries.ts'
import { makeContent } from './make-content.ts'

const { file, text } = someProduct
const facts = {
  path: file,
  picture: null,
  base: text,
  merged: null,
  editor: 'Ada',
  published_at: 1,
  width: null,
  height: null,
}
const row: PublishedEntry = { ...facts, text: `${text}unknownField: 1\n` }

it('looks for the reason of a refusal once, when somebody asks', () => {
  const make = vi.spyOn(snapshots, 'makeSnapshot')
  const { refused } = makeContent(process.cwd(), [row], {
    number: 1,
    as_of: '2026-11-22T10:00',
    held: [],
  })
  const tries = make.mock.calls.length
  expect([refused.map(({ path }) => path), tries]).toEqual([[file], 2])
  for (let times = 0; times < 2; times++)
    expect(refused[0]?.why().problems).toMatchObject([{ file }])
  expect(make.mock.calls.length).toBe(tries + 1)
  make.mockRestore()
})
