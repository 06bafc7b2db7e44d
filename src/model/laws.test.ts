import { describe, expect, it } from 'vitest'
import { exampleSite as example, quietNight } from '../../tests/model/example-site.ts'
import { cases, oneOf, whole } from '../../tests/model/seeded-cases.ts'
import { energyLeft } from './gateway-energy.ts'
import { sumNight } from './night-sums.ts'
import { simulateNight } from './simulate-night.ts'
import type { Device, ModelSite, Night, PowerCut } from './site.ts'
import { Supply } from './supply.ts'

type Random = () => number

const cuts = (random: Random): PowerCut[] =>
  Array.from({ length: whole(random, 0, 3) }, () => {
    const from = whole(random, 0, 1400)
    return { from, to: from + whole(random, 1, 600) }
  })

const anyDevice = (random: Random, index: number): Device => ({
  id: `device-${index}`,
  name: `Device ${index}`,
  count: whole(random, 1, 40),
  power: oneOf(random, ['mains', 'inverter', 'poe', 'battery']),
  radio: oneOf(random, ['zigbee', 'wifi', 'modbus']),
  ...(random() < 0.7 && { readingSeconds: oneOf(random, [5, 10, 60, 300, 700]) }),
  eventsADay: whole(random, 0, 50),
  memoryReadings: oneOf(random, [0, 20, 2000]),
  ownBatteryHours: oneOf(random, [0, 4]),
  ...(index > 0 && random() < 0.3 && { through: 'device-0' }),
  room: 'frozen',
})

const anySite = (random: Random): ModelSite => ({
  ...example,
  batteryAge: whole(random, 0, 6),
  diskBytes: oneOf(random, [1e4, 1e6, 1e9]),
  gatewayPower: oneOf(random, ['mains', 'inverter']),
  routerPower: oneOf(random, ['mains', 'inverter']),
  poePower: oneOf(random, ['mains', 'inverter']),
  link: oneOf(random, ['ethernet', 'lte-beside-ethernet', 'lte-only']),
  ...(random() < 0.4 && { generator: { afterMinutes: whole(random, 0, 60), hours: whole(random, 0, 12) } }),
  devices: Array.from({ length: whole(random, 1, 6) }, (_, index) => anyDevice(random, index)),
  rules: [],
})

const anyNight = (random: Random): Night => ({
  ...quietNight,
  mains: cuts(random),
  fixedLine: cuts(random),
  mobile: cuts(random),
  outdoor: Array.from({ length: 24 }, () => whole(random, 18, 38)),
})

describe('in any night of any site', () => {
  const nights = cases(150).map((random) => {
    const [site, night] = [anySite(random), anyNight(random)]
    return { site, night, result: simulateNight(site, night) }
  })

  it('every reading is sent, waits, or is lost to a lack of room', () => {
    for (const { result } of nights) {
      const { taken, sent, waiting, inDevices, lost } = result.readings
      for (let minute = 0; minute < result.minutes; minute += 7)
        expect((sent[minute] ?? 0) + (waiting[minute] ?? 0) + (inDevices[minute] ?? 0) + (lost[minute] ?? 0)).toBe(taken[minute])
    }
  })

  it('no reading is lost while disk and devices have room', () => {
    for (const { site, night } of nights) {
      const roomy = { ...site, diskBytes: 1e12, devices: site.devices.map((device) => ({ ...device, memoryReadings: 1e9 })) }
      expect(sumNight(roomy, simulateNight(roomy, night)).readings.lost).toBe(0)
    }
  })

  it('no energy is made', () => {
    for (const { site, result } of nights) {
      const full = energyLeft(site.gateway.battery, site.batteryAge)
      // An inverter charges the battery as well as mains do.
      const isFed = (minute: number) => result.supply[minute] !== Supply.none || site.gatewayPower === 'inverter'
      const before = (minute: number) => result.batteryLeft[minute - 1] ?? full
      const made = result.batteryLeft.findIndex(
        (energy, minute) => energy < 0 || energy > full || (energy > before(minute) && !isFed(minute)),
      )
      expect(made).toBe(-1)
    }
  })

  it('every minute without mains is covered or not', () => {
    for (const { site, result } of nights) {
      const { covered, minutesUncovered, minutesWithoutMains, minutesWithoutGrid } = sumNight(site, result)
      expect(covered.battery + covered.inverter + minutesUncovered).toBe(minutesWithoutMains)
      expect(minutesWithoutGrid).toBeGreaterThanOrEqual(minutesWithoutMains)
    }
  })

  it('a rested battery covers no more when it is older', () => {
    for (const { site, night, result } of nights) {
      const older = { ...site, batteryAge: site.batteryAge + 2 }
      expect(sumNight(older, simulateNight(older, night)).minutesUncovered).toBeGreaterThanOrEqual(sumNight(site, result).minutesUncovered)
    }
  })

  it('no message leaves before it is raised, nor without a link', () => {
    for (const { result } of nights)
      for (const { raisedAt, sentAt } of result.alarms)
        if (sentAt !== null) {
          expect(sentAt).toBeGreaterThanOrEqual(raisedAt)
          expect(result.link[sentAt]).toBeGreaterThan(0)
        }
  })

  it('more devices never send less', () => {
    for (const { site, night, result } of nights) {
      const more = { ...site, diskBytes: 1e12, devices: site.devices.map((device) => ({ ...device, count: device.count + 1 })) }
      const [fewer, many] = [sumNight(site, result), sumNight(more, simulateNight(more, night))]
      expect(many.megabytesByLine).toBeGreaterThanOrEqual(fewer.megabytesByLine)
      expect(many.megabytesOnBill).toBeGreaterThanOrEqual(fewer.megabytesOnBill)
    }
  })
})
