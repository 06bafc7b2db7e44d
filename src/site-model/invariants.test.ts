import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exampleSite as example, quietNight } from '../../tests/site-model/example-site.ts'
import { sumNight } from '../../tests/site-model/sum-night.ts'
import { energyLeft } from './gateway-energy.ts'
import { type NightResult, simulateNight } from './simulate-night.ts'
import type { ModelSite, Night } from './site.ts'
import { Supply } from './supply.ts'

const whole = (min: number, max: number) => fc.integer({ min, max })
const cuts = fc.array(
  fc.tuple(whole(0, 1400), whole(1, 600)).map(([from, length]) => ({ from, to: from + length })),
  { maxLength: 3 },
)
const circuit = fc.constantFrom('mains' as const, 'inverter' as const)
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

const anyDevice = fc.record({
  count: whole(1, 40),
  power: fc.constantFrom('mains' as const, 'inverter' as const, 'poe' as const, 'battery' as const),
  readingSeconds: optional(fc.constantFrom(5, 10, 60, 300, 700)),
  eventsADay: whole(0, 50),
  memoryReadings: fc.constantFrom(0, 20, 2000),
  ownBatteryHours: fc.constantFrom(0, 4),
  isFar: fc.boolean(),
})
const anySite = fc
  .record({
    batteryAge: whole(0, 6),
    diskBytes: fc.constantFrom(1e4, 1e6, 1e9),
    gatewayPower: circuit,
    routerPower: circuit,
    poePower: circuit,
    link: fc.constantFrom('ethernet' as const, 'lte-beside-ethernet' as const, 'lte-only' as const),
    generator: optional(fc.record({ afterMinutes: whole(0, 60), hours: whole(0, 12) })),
    devices: fc.array(anyDevice, { minLength: 1, maxLength: 6 }),
  })
  .map(({ devices, ...others }): ModelSite => {
    const named = devices.map(({ isFar, ...device }, index) => ({
      id: `device-${index}`,
      name: `Device ${index}`,
      radio: 'zigbee' as const,
      room: 'frozen',
      ...device,
      ...(isFar && index > 0 && { through: 'device-0' }),
    }))
    return { ...example, ...others, devices: named, rules: [] }
  })
const anyNight = fc
  .record({
    mains: cuts,
    fixedLine: cuts,
    mobile: cuts,
    outdoor: fc.array(whole(18, 38), { minLength: 24, maxLength: 24 }),
  })
  .map((drawn): Night => ({ ...quietNight, ...drawn }))

const invariants: Record<string, (site: ModelSite, night: Night, result: NightResult) => void> = {
  'every reading is sent, waits, or is lost to a lack of room': (
    _site,
    _night,
    { minutes, readings },
  ) => {
    const { taken, sent, waiting, inDevices, lost } = readings
    for (let minute = 0; minute < minutes; minute += 7)
      expect(
        (sent[minute] ?? 0) +
          (waiting[minute] ?? 0) +
          (inDevices[minute] ?? 0) +
          (lost[minute] ?? 0),
      ).toBe(taken[minute])
  },
  'no reading is lost while disk and devices have room': (site, night) => {
    const roomy = {
      ...site,
      diskBytes: 1e12,
      devices: site.devices.map((device) => ({ ...device, memoryReadings: 1e9 })),
    }
    expect(sumNight(roomy, simulateNight(roomy, night)).readings.lost).toBe(0)
  },
  'no energy is made': (site, _night, { batteryLeft, supply }) => {
    const full = energyLeft(site.gateway.battery, site.batteryAge)
    // An inverter charges the battery just as the mains does.
    const isFed = (minute: number) =>
      supply[minute] !== Supply.none || site.gatewayPower === 'inverter'
    const before = (minute: number) => batteryLeft[minute - 1] ?? full
    expect(
      batteryLeft.findIndex(
        (energy, minute) =>
          energy < 0 || energy > full || (energy > before(minute) && !isFed(minute)),
      ),
    ).toBe(-1)
  },
  'every minute without mains is covered or not': (site, _night, result) => {
    const { covered, minutesUncovered, minutesWithoutMains, minutesWithoutGrid } = sumNight(
      site,
      result,
    )
    expect(covered.battery + covered.inverter + minutesUncovered).toBe(minutesWithoutMains)
    expect(minutesWithoutGrid).toBeGreaterThanOrEqual(minutesWithoutMains)
  },
  'a rested battery covers no more when it is older': (site, night, result) => {
    const older = { ...site, batteryAge: site.batteryAge + 2 }
    expect(sumNight(older, simulateNight(older, night)).minutesUncovered).toBeGreaterThanOrEqual(
      sumNight(site, result).minutesUncovered,
    )
  },
  'no message leaves before it is raised, nor without a link': (
    _site,
    _night,
    { alarms, link },
  ) => {
    for (const { raisedAt, sentAt } of alarms)
      if (sentAt !== null) {
        expect(sentAt).toBeGreaterThanOrEqual(raisedAt)
        expect(link[sentAt]).toBeGreaterThan(0)
      }
  },
  'more devices never send less': (site, night, result) => {
    const more = {
      ...site,
      diskBytes: 1e12,
      devices: site.devices.map((device) => ({ ...device, count: device.count + 1 })),
    }
    expect(sumNight(more, simulateNight(more, night)).readings.sent).toBeGreaterThanOrEqual(
      sumNight(site, result).readings.sent,
    )
  },
}

it.each(Object.entries(invariants))('in any night of any site %s', (_invariant, holds) =>
  fc.assert(
    fc.property(anySite, anyNight, (site, night) => holds(site, night, simulateNight(site, night))),
    { numRuns: 150, seed: 1 },
  ),
)
