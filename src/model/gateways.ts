import type { Device, Gateway, ModelSite } from './site.ts'

const fieldRadios = ['zigbee', 'z-wave', 'bluetooth']

/** Gateways that a site takes: one a floor, or as many as the kind of devices with the largest need. */
export function gatewaysFor({
  floors,
  devices,
  gateway: { limits },
}: Pick<ModelSite, 'floors' | 'devices'> & { gateway: Pick<Gateway, 'limits'> }): number {
  const needOf = (limit: number, isOfKind: (device: Device) => boolean) =>
    Math.ceil(devices.reduce((sum, device) => sum + (isOfKind(device) ? device.count : 0), 0) / limit)
  return Math.max(
    1,
    floors,
    needOf(limits.heard, ({ radio }) => fieldRadios.includes(radio)),
    needOf(limits.zigbee, ({ radio }) => radio === 'zigbee'),
    needOf(limits.onBattery, ({ radio, power }) => radio === 'zigbee' && power === 'battery'),
    needOf(limits.zWave, ({ radio }) => radio === 'z-wave'),
    needOf(limits.modbus, ({ radio }) => radio === 'modbus'),
  )
}

/** Floors at other numbers of devices: of a site counted by rooms, as many as the most frequent of its devices of each room takes. */
export function floorsAt({ size, floors, devices }: Pick<ModelSite, 'size' | 'floors' | 'devices'>, chosen: readonly Device[]): number {
  const rooms = devices.find(({ id }) => id === size?.device)?.count
  if (!size || rooms === undefined) return floors
  const ofRoom = chosen.filter(({ id }) => devices.some((one) => one.id === id && one.count === rooms))
  return Math.max(1, ...ofRoom.map(({ count }) => Math.ceil(count / size.aGateway)))
}
