import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dateRate } from './date-rate.server.ts'

const file = 'content/prices.json'
const shipped = readFileSync(file, 'utf8')
const prices = JSON.parse(shipped)
const dated = (on?: string, rate = 1450) =>
  JSON.stringify({ ...prices, local: { ...prices.local, rate, ...(on && { on }) } })
const dayOf = (text: string) => JSON.parse(text).local.on

it('is delivered without a day, which no age can be counted from', () =>
  expect(dayOf(shipped)).toBeUndefined())

it.each([
  ['a first rate', dated(undefined, 1500), shipped],
  ['another rate', dated('2026-10-01', 1500), dated('2026-10-01')],
  ['the same rate, published once more', dated('2026-10-01'), dated('2026-10-01')],
  ['a day of the future, which nobody may enter', dated('2027-10-01'), dated('2026-10-01')],
])('dates %s with the day of its publication', (_, draft, before) =>
  expect(dayOf(dateRate(file, draft, before, '2026-11-29'))).toBe('2026-11-29'),
)

it('leaves a restored rate its day', () =>
  expect(dayOf(dateRate(file, dated('2026-09-01'), dated('2026-10-01'), '2026-11-29'))).toBe(
    '2026-09-01',
  ))

it('changes no other entry', () =>
  expect(dateRate('content/company.json', '{"local":{}}', null, '2026-11-29')).toBe('{"local":{}}'))
