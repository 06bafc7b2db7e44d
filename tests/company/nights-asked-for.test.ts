import { expect, it } from 'vitest'
import { cutHours } from '#src/content/example-sites/model-site.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { quoteOf } from '#src/content/quote-of.ts'
import { quoteToStore } from '#src/content/quote-to-store.ts'
import { currentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { readQuote } from '#src/contracts/quote/quote-address.ts'
import { nightContext, nightTopic } from '#src/power-cut/page/night-context.ts'

/** What takes the site and hours of a stranger, each as the code that reads it calls it. */
const places: [name: string, read: (site: string, hours: number) => unknown][] = [
  [
    'the field quote of a contact request',
    (site, hours) => quoteToStore({ quote: `site=${site}&hours=${hours}`, requestList: '' }, 0),
  ],
  [
    'the field night of a contact request',
    (site, hours) => nightContext(new URLSearchParams({ site, hours: `${hours}` })),
  ],
  [
    'the button that takes a site off, and the address of the form',
    (site, hours) => quoteOf(readQuote(new URLSearchParams({ site, hours: `${hours}` }))),
  ],
  [
    'the night in the address of the form',
    (site, hours) => nightTopic(new URLSearchParams({ site, hours: `${hours}` })),
  ],
]

/** The content with sites that count how often one of their nights is read to be calculated. */
function countingSnapshot() {
  const snapshot = currentSnapshot()
  const read = { nights: 0 }
  const examples = snapshot.derived.examples.map((example) => ({
    ...example,
    data: {
      ...example.data,
      get night() {
        read.nights++
        return example.data.night
      },
    },
  }))
  return { snapshot: { ...snapshot, derived: { ...snapshot.derived, examples } }, read }
}

it.each(places)('%s leads to each night once', (_, read) => {
  const { snapshot, read: counted } = countingSnapshot()
  const few = exampleSites().slice(1, 3)
  withSnapshot(snapshot, () => {
    for (const { id } of few)
      for (const hours of [0, 1, 4, 5, 8, 9, 12, 23, 24, 48])
        for (let times = 0; times < 3; times++) read(id, hours)
  })
  // A night is calculated with the site as it is, and to find what covers it.
  expect(counted.nights).toBeLessThanOrEqual(2 * cutHours.length * few.length)
  expect(counted.nights).toBeGreaterThan(0)
})
