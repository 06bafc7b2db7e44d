import { expect, it } from 'vitest'
import { exampleSite, darkNight as night } from '../../tests/model/example-site.ts'
import { type Choice, chosenNight, readChoice, writeChoice } from './choice.ts'
import type { ModelSite, Night } from './site.ts'

const site: ModelSite = { ...exampleSite, link: 'ethernet' }
const read = (query: string) => readChoice(new URLSearchParams(query), site, night)

it.each(['site=example', 'from=22:00&hours=8&link=ethernet', 'utm_source=letter'])(
  'reads nothing from %s, because that is the example’s night',
  (query) => expect(read(query)).toEqual({ choice: {}, refused: [] }),
)

it.each([
  ['link=carrier-pigeon', 'link=carrier-pigeon'],
  ['link=lte-only', 'link=lte-only'],
  ['from=25:00', 'from=25:00'],
  ['from=20:30', 'from=20:30'],
  ['from=8 pm', 'from=8 pm'],
  ['hours=0', 'hours=0'],
  ['hours=-3', 'hours=-3'],
  ['hours=25', 'hours=25'],
  ['hours=1e1', 'hours=1e1'],
  ['hours=5.5', 'hours=5.5'],
  ['with=a-moat', 'with=a-moat'],
  ['with=second-gateway', 'with=second-gateway'],
  ['with=inverter-battery inverter-battery', 'with'],
  ['site=nowhere', 'site=nowhere'],
  ['site=example&site=hotel', 'site=hotel'],
  ['n-sensor=60', 'n-sensor'],
  ['line=02:10-05:40', 'line'],
  ['mobile=never', 'mobile'],
  ['band=C', 'band'],
  ['age=4', 'age'],
  ['floors=3', 'floors'],
  ['fit=self', 'fit'],
  ['sites=12', 'sites'],
  ['loss=2500000', 'loss'],
])('names what is refused of %s, and shows the night without it', (query, named) =>
  expect(read(`hours=5&${query}`.replace(/hours=5&(?=hours)/, ''))).toEqual({
    choice: named.startsWith('hours') ? {} : { hours: 5 },
    refused: [named],
  }),
)

it.each<Choice>([
  { link: 'none' },
  { link: 'neither', from: 0 },
  { hours: 24, from: 23 * 60, change: 'sim-card' },
  { hours: 1 },
])('reads back what it writes: %j', (choice) =>
  expect(read(writeChoice('example', choice))).toEqual({ choice, refused: [] }),
)

it('reads the first value of a field that is given twice, and names the other', () =>
  expect(read('link=none&link=neither&hours=5&hours=5')).toEqual({
    choice: { hours: 5, link: 'none' },
    refused: ['link=neither'],
  }))

it('names an addition that adds nothing to a site without a network', () => {
  const choice = { link: 'neither' as const }
  expect(read('link=neither&with=sim-card')).toEqual({ choice, refused: ['with=sim-card'] })
  expect(chosenNight(site, night, { ...choice, change: 'sim-card' }).site.link).toBe('neither')
})

it('takes the hours of a site with two cuts for a choice, because they mean one cut', () => {
  const twice: Night = { ...night, mains: [...night.mains, { from: 900, to: 960 }] }
  expect(readChoice(new URLSearchParams('hours=8'), site, twice).choice).toEqual({ hours: 8 })
})

it('lets the mains fail when and for as long as was chosen, after the evening of the example', () => {
  // The mains of the example fails four hours after its night begins.
  expect(chosenNight(site, night, { from: 120, hours: 2 }).night).toMatchObject({
    beginsAt: 22 * 60,
    mains: [{ from: 240, to: 360 }],
    minutes: 1440,
  })
  expect(chosenNight(site, night, { from: 120 }).night.mains).toEqual(night.mains)
})

it('shows three hours after the mains is back', () =>
  expect(chosenNight(site, night, { hours: 24 }).night.minutes).toBe(240 + 24 * 60 + 180))

it('brings what happens each day at its hour', () => {
  // The night of the example begins at 18:00: the line is down from 02:00 to 03:00.
  const daily: Night = {
    ...night,
    outdoor: Array.from({ length: 24 }, (_, hour) => (18 + hour) % 24),
    fixedLine: [{ from: 480, to: 540 }],
    doors: [{ room: 'frozen', from: 0, to: 5 }],
  }
  // From 02:00 with a night that begins at 22:00, so that the line is down with the mains.
  const later = chosenNight(site, daily, { from: 120, hours: 24 }).night
  expect(later.fixedLine).toEqual([
    { from: 240, to: 300 },
    { from: 240 + 1440, to: 300 + 1440 },
  ])
  expect(later.doors).toEqual([{ room: 'frozen', from: 1200, to: 1205 }])
  expect(later.outdoor).toHaveLength(31)
  expect([later.outdoor].flat().slice(0, 4)).toEqual([22, 23, 0, 1])
})

it('begins before an outage that would be under way, and ends after one', () => {
  const evening: Night = { ...night, fixedLine: [{ from: 75, to: 180 }] }
  // The night would begin at 20:00, when the line has been down since 19:15.
  expect(chosenNight(site, evening, { from: 0 }).night).toMatchObject({
    beginsAt: 19 * 60,
    minutes: 60 + 1500 + 60,
    mains: [{ from: 300, to: 780 }],
    fixedLine: [
      { from: 15, to: 120 },
      { from: 1455, to: 1560 },
    ],
  })
})

it('lets both networks fail with the mains, and leaves out a network that is not there', () => {
  const { mains, fixedLine, mobile } = chosenNight(site, night, { hours: 3, link: 'none' }).night
  expect([fixedLine, mobile]).toEqual([mains, mains])
  expect(chosenNight(site, night, { link: 'neither' }).site.link).toBe('neither')
})
