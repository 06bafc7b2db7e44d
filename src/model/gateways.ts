import type { Device, Gateway, ModelSite } from './site.ts'

const fieldRadios = ['zigbee', 'z-wave', 'bluetooth']

/** Number of gateways for a site: one for each floor, or more if a kind of device needs more. */
export function gatewaysFor({
  floors,
  devices,
  gateway: { limits },
}: Pick<ModelSite, 'floors' | 'devices'> & { gateway: Pick<Gateway, 'limits'> }): number {
  const needOf = (limit: number, isOfKind: (device: Device) => boolean) =>
    Math.ceil(
      devices.reduce((sum, device) => sum + (isOfKind(device) ? device.count : 0), 0) / limit,
    )
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

/**
 * Number of floors for the chosen numbers of devices: for a site counted by rooms, enough for the
 * most frequent device of its rooms.
 */
export function floorsAt(
  { size, floors, devices }: Pick<ModelSite, 'size' | 'floors' | 'devices'>,
  chosen: readonly Device[],
): number {
  const rooms = devices.find(({ id }) => id === size?.device)?.count
  if (!size || rooms === undefined) return floors
  const ofRoom = chosen.filter(({ id }) =>
    devices.some((one) => one.id === id && one.count === rooms),
  )
  return Math.max(1, ...ofRoom.map(({ count }) => Math.ceil(count / size.aGateway)))
}
