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
 * Returns a site that is counted, such as a hotel by its rooms, in another size: with devices for
 * each room and floor, and the gateways for them.
 */
export function siteOfSize(site: ModelSite, count: number): ModelSite {
  const { size, gateway } = site
  if (!size) return site
  const floors = Math.ceil(count / size.aGateway)
  const devices = site.devices.map((device) => ({
    ...device,
    ...(device.per && { count: device.per === 'unit' ? count : floors }),
  }))
  return { ...site, devices, floors, gateways: gatewaysFor({ floors, devices, gateway }) }
}
