import { expect, it } from 'vitest'
import { exampleSite, quietNight } from '../../tests/model/example-site.ts'
import { chosenNight } from './choice.ts'
import { gatewaysFor } from './gateways.ts'
import type { Device } from './site.ts'

const sensors: Device = { id: 'many', name: 'Many', count: 1, power: 'mains', radio: 'zigbee' }
const many = (count: number, device: Partial<Device>): Device => ({ ...sensors, count, ...device })
const needed = (device: Device, limits = {}) =>
  gatewaysFor({
    floors: 1,
    devices: [device],
    gateway: { limits: { ...exampleSite.gateway.limits, heard: 1000, ...limits } },
  })

it.each([
  [many(201, {}), 2],
  [many(51, { power: 'battery' }), 2],
  [many(50, { power: 'battery' }), 1],
  [many(232, { radio: 'z-wave' }), 2],
  [many(33, { radio: 'modbus' }), 2],
  [many(500, { radio: 'wired' }), 1],
])('takes as many gateways as the largest need', (device, expected) =>
  expect(needed(device)).toBe(expected),
)

it('counts all radios within its hearing', () =>
  expect(needed(many(81, { radio: 'bluetooth' }), { heard: 40 })).toBe(3))

const hotel = {
  ...exampleSite,
  floors: 4,
  size: { device: 'locks', unit: 'rooms', aGateway: 10 },
  devices: ['locks', 'sensors', 'lamps'].map((id) => many(40, { id })),
}

it.each([
  [{ counts: { locks: 60, sensors: 60, lamps: 60 } }, 6],
  // Without locks, the floors follow from the rooms' other devices.
  [{ counts: { locks: 0 } }, 4],
  [{ counts: { locks: 10, sensors: 10, lamps: 10 } }, 1],
  [{ counts: { locks: 10, sensors: 10, lamps: 10 }, floors: 3 }, 3],
])('lets the floors of a hotel follow its rooms, unless they are chosen: %j', (chosen, expected) =>
  expect(chosenNight(hotel, quietNight, chosen).site.gateways).toBe(expected),
)
