import { expect, it } from 'vitest'
import { cutHours } from '#src/content/example-sites/model-site.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { currentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { emptyChoice } from '#src/contracts/quote/quote-address.ts'
import { readArriving, withLines } from '#src/power-cut/page/arriving-quote.ts'
import { arriving, store } from './offered-lines.ts'

/** What takes the site and hours of a stranger, each as the code that reads it calls it. */
const places: [name: string, read: (site: string, hours: number) => unknown][] = [
  [
    'the field quote of a contact request',
    (site, hours) => store({ quote: `site=${site}&hours=${hours}`, requestList: '' }, 0),
  ],
  [
    'the field night of a contact request, and the night in the address of the form',
    (site, hours) => readArriving(new URLSearchParams(), `site=${site}&hours=${hours}`),
  ],
  ['the site in the address of the form', (site, hours) => arriving(`site=${site}&hours=${hours}`)],
  [
    'a site that comes with lines, which are compared with those of the night',
    (site, hours) =>
      store({ quote: `site=${site}&hours=${hours}&lines=gateway*1`, requestList: '' }, 0),
  ],
  [
    'a choice of an earlier release that a browser kept',
    (site, hours) => withLines({ ...emptyChoice, site, hours }),
  ],
]

/** The content with sites that count how often one of their nights is calculated. */
function countingSnapshot() {
  const snapshot = currentSnapshot()
  const read = { nights: 0 }
  const examples = snapshot.derived.examples.map((example) => ({
    ...example,
    data: {
      ...example.data,
      night: {
        ...example.data.night,
        get beginsAt() {
          read.nights++
          return example.data.night.beginsAt
        },
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
  expect(counted.nights).toBeLessThanOrEqual(cutHours.length * few.length)
  expect(counted.nights).toBeGreaterThan(0)
})
