import { expect, it } from 'vitest'
import { exampleSite } from '../../tests/site-model/example-site.ts'
import { gatewaysFor, siteOfSize } from './gateways.ts'
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
  devices: [
    many(40, { id: 'locks', per: 'unit' }),
    many(40, { id: 'sensors', per: 'unit' }),
    many(4, { id: 'lamps', per: 'floor' }),
    many(1, { id: 'encoder' }),
  ],
}

it('makes a hotel of another size with all that each room and each floor has', () => {
  const bigger = siteOfSize(hotel, 60)
  const counts = Object.fromEntries(bigger.devices.map(({ id, count }) => [id, count]))
  expect(counts).toEqual({ locks: 60, sensors: 60, lamps: 6, encoder: 1 })
  expect(bigger).toMatchObject({ floors: 6, gateways: 6 })
  expect(siteOfSize(hotel, 55).floors).toBe(6)
  expect(siteOfSize(exampleSite, 60)).toEqual(exampleSite)
})
