import { expect, it } from 'vitest'
import { words } from '#src/content/words/words.ts'
import { nameOfQuote } from './name-of-quote.ts'
import { emptyChoice } from './quote-address.ts'

const lineOf = (id: string) =>
  ({ kind: 'product', id, name: id, quantity: '1', price: '1' }) as const
const site = { id: 'shop', name: 'Shop', failsAt: '19:00', lines: 'gateway*1' }
const sets = [{ name: 'Log', lines: ['meter', 'probe'].map((slug) => ({ slug, quantity: 1 })) }]
const nameOf = (listed: string[], isOfSite = false) =>
  nameOfQuote(
    {
      choice: isOfSite ? { ...emptyChoice, site: 'shop', lines: 'gateway*1' } : null,
      ofSites: [],
      listed: listed.map(lineOf),
    },
    { plans: [], sites: [site], sets, words: words().quote, locale: 'en-GB' },
  )

it.each([
  [nameOf([]), ''],
  [nameOf(['a', 'b', 'c']), '1 × a, 1 × b and 1 × c'],
  [nameOf(['a', 'b', 'c', 'd']), '1 × a, 1 × b and 2 more'],
  [nameOf(['a', 'meter', 'b', 'probe', 'c', 'd']), 'Log, 1 × a and 3 more'],
  [nameOf(['a'], true), 'Shop and 1 × a'],
  [nameOf(['a', 'b', 'c', 'd'], true), 'Shop, 1 × a and 3 more'],
])('names what is on a quote, and how much more: %s', (name, expected) =>
  expect(name.replaceAll('\u00a0', ' ')).toBe(expected),
)
