import { expect, it } from 'vitest'
import { exampleSite, quietNight } from '../../tests/model/example-site.ts'
import { simulateNight } from './simulate-night.ts'
import type { Device, ModelSite } from './site.ts'
import { tightReserves } from './tight-reserves.ts'

const tightAfter = (minutes: number, site: ModelSite = exampleSite) =>
  tightReserves(
    site,
    simulateNight(site, { ...quietNight, mains: [{ from: 240, to: 240 + minutes }] }),
    5,
  )
const withOwnBattery = (id: string): ModelSite => ({
  ...exampleSite,
  devices: exampleSite.devices.map(
    (device): Device => (device.id === id ? { ...device, ownBatteryHours: 1 } : device),
  ),
})

// The inverter of the example carries its horn for 120 minutes.
it.each([
  [115, []],
  [116, [null]],
  [120, [null]],
  [121, []],
])('the inverter after %i minutes', (minutes, tight) => expect(tightAfter(minutes)).toEqual(tight))

it('a device on a battery of its own', () => {
  expect(tightAfter(60, withOwnBattery('lamp'))).toMatchObject([{ id: 'lamp' }])
  // The horn has its hour when the inverter is empty.
  expect(tightAfter(120, withOwnBattery('horn'))).toEqual([])
  expect(tightAfter(180, withOwnBattery('horn'))).toMatchObject([{ id: 'horn' }])
})
