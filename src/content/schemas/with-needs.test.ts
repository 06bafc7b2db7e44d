import { z } from 'astro/zod'
import { describe, expect, it } from 'vitest'
import { withNeeds } from './with-needs.ts'

const cell = z.strictObject({ text: z.string().max(9) })
const page = withNeeds(
  z.strictObject({
    heading: z.strictObject({ name: z.string() }),
    picture: cell.optional(),
    list: z
      .array(z.union([cell, z.strictObject({ inset: z.strictObject({ of: cell }) })]))
      .min(1)
      .max(2),
    rows: z.array(z.array(z.string())).default([]),
  }),
)
const needs = { onlyWith: ['/prices'] }
const whole = { heading: { name: 'A' }, list: [{ text: 'b' }] }
const isAllowed = (part: object) => page.safeParse({ ...whole, ...part }).success

describe('a part may say what it needs', () => {
  it.each<[string, object]>([
    ['as an entry of a list', { list: [{ text: 'b', ...needs }] }],
    ['of any kind', { list: [{ inset: { of: { text: 'b' } }, ...needs }] }],
    ['as a group that may be absent', { picture: { text: 'b', ...needs } }],
  ])('%s', (_, part) => expect(isAllowed(part)).toBe(true))

  it.each<[string, object]>([
    ['where it has to be there', { heading: { name: 'A', ...needs } }],
    ['inside of one', { list: [{ inset: { of: { text: 'b' }, ...needs } }] }],
    ['with no need', { picture: { text: 'b', onlyWith: [] } }],
  ])('not %s', (_, part) => expect(isAllowed(part)).toBe(false))
})

it('keeps all rules of the schema', () => {
  expect(isAllowed({ list: [] })).toBe(false)
  expect(isAllowed({ list: [{ text: 'b' }, { text: 'c' }, { text: 'd' }] })).toBe(false)
  expect(isAllowed({ list: [{ text: 'longer than nine' }] })).toBe(false)
  expect(isAllowed({ other: 1 })).toBe(false)
  expect(page.parse(whole).rows).toEqual([])
})
