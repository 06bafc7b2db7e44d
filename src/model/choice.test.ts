import { expect, it } from 'vitest'
import { exampleSite, darkNight as night } from '../../tests/model/example-site.ts'
import { type Choice, chosenNight, readChoice, readClock, writeChoice } from './choice.ts'
import type { ModelSite } from './site.ts'

const site: ModelSite = {
  ...exampleSite,
  fitsItself: true,
  link: 'ethernet',
  devices: [
    {
      id: 'probes',
      name: 'Probes',
      count: 5,
      power: 'battery',
      radio: 'zigbee',
      readingSeconds: 60,
    },
  ],
}

const bands = [
  { name: 'A', hours: 20 },
  { name: 'D', hours: 8 },
]
const read = (query: string) => readChoice(new URLSearchParams(query), site, night, bands)

it('reads nothing from an address that says nothing', () =>
  expect(read('site=store')).toEqual({ choice: { counts: {} }, refused: [] }))

it('takes what is as in the example for no choice', () =>
  expect(read('link=ethernet&from=22:00&hours=8&n-probes=5&age=0').choice).toEqual({ counts: {} }))

it.each([
  ['link=carrier-pigeon', 'link'],
  ['band=F', 'band'],
  ['from=25:00', 'from'],
  ['hours=-3', 'hours'],
  ['hours=37', 'hours'],
  ['hours=1e1', 'hours'],
  ['age=11', 'age'],
  ['age=-1', 'age'],
  ['n-probes=2.5', 'n-probes'],
  ['n-probes=501', 'n-probes'],
  ['sites=501', 'sites'],
  ['sites=1.5', 'sites'],
  ['sites=0', 'sites'],
  ['loss=NaN', 'loss'],
])('names the field of %s and goes on with the example', (query, field) =>
  expect(read(query)).toEqual({ choice: { counts: {} }, refused: [field] }),
)

it.each<Choice>([
  { counts: {}, link: 'lte-only' },
  { counts: { probes: 12 }, batteryAge: 4, sites: 12, loss: 2_500_000 },
  { counts: { probes: 0 }, cut: { from: 19 * 60 + 30, hours: 2.5 } },
  { counts: {}, band: 'D', cut: { from: 1320, hours: 16 } },
])('reads back what it writes: %j', (choice) =>
  expect(read(writeChoice('store', choice))).toEqual({ choice, refused: [] }),
)

it.each([
  ['20:00', 1200],
  ['2000', 1200],
  ['20', 1200],
  ['8 pm', 1200],
  ['12:30 am', 30],
  ['12 PM', 720],
  ['905', 545],
  ['25:00', undefined],
  ['13 pm', undefined],
  ['20:60', undefined],
  ['soon', undefined],
])('reads %s as a time of day', (text, minutes) => expect(readClock(text)).toBe(minutes))

it('lets the mains fail when and for as long as was chosen', () => {
  // 02:00 is eight hours after 18:00.
  expect(
    chosenNight(site, night, { counts: {}, cut: { from: 120, hours: 1.5 } }).night.mains,
  ).toEqual([{ from: 480, to: 570 }])
  expect(
    chosenNight(site, night, { counts: {}, cut: { from: 120, hours: 0 } }).night.mains,
  ).toEqual([])
})

it('shows three hours after the mains is back', () =>
  expect(
    chosenNight(site, night, { counts: {}, cut: { from: 17 * 60, hours: 20 } }).night.minutes,
  ).toBe(23 * 60 + 20 * 60 + 180))

it('leaves out devices of which there are none', () =>
  expect(chosenNight(site, night, { counts: { probes: 0 } }).site.devices).toEqual([]))
