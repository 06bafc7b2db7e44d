import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dateRate } from './date-rate.server.ts'

const file = 'content/prices.json'
const shipped = readFileSync(file, 'utf8')
const prices = JSON.parse(shipped)
const dated = (on?: string, change: object = {}) =>
  JSON.stringify({ ...prices, local: { ...prices.local, ...change, ...(on && { on }) } })
const dearer = { rate: 1500 }
const dayOf = (text: string) => JSON.parse(text).local.on

it('is delivered without a day, which no age can be counted from', () =>
  expect(dayOf(shipped)).toBeUndefined())

it.each([
  ['a first rate', dated(undefined, dearer), shipped],
  ['another rate', dated('2026-10-01', dearer), dated('2026-10-01')],
  ['another currency', dated('2026-10-01', { currency: 'GHS' }), dated('2026-10-01')],
  ['a rate that is confirmed', dated('2026-11-29'), dated('2026-10-01')],
])('dates %s with the day of its publication', (_, draft, before) =>
  expect(dayOf(dateRate(file, draft, before, '2026-11-29'))).toBe('2026-11-29'),
)

it.each([
  ['another price is published', dated('2026-10-01', { roundTo: 50 }), '2026-10-01'],
  ['a draft has a day of the future', dated('2027-10-01'), '2026-10-01'],
  ['a draft has lost it', dated(), '2026-10-01'],
])('leaves a rate its day when %s', (_, draft, day) =>
  expect(dayOf(dateRate(file, draft, dated(day), '2026-11-29'))).toBe(day),
)

it('leaves a rate without a day when another price is published', () => {
  const draft = dated(undefined, { roundTo: 50 })
  expect(dateRate(file, draft, shipped, '2026-11-29')).toBe(draft)
  expect(dayOf(dateRate(file, dated('2027-10-01'), shipped, '2026-11-29'))).toBeUndefined()
})

it('leaves a restored rate its day', () =>
  expect(dayOf(dateRate(file, dated('2026-09-01'), dated('2026-10-01'), '2026-11-29'))).toBe(
    '2026-09-01',
  ))

it('changes no other entry', () =>
  expect(dateRate('content/company.json', '{"local":{}}', null, '2026-11-29')).toBe('{"local":{}}'))
