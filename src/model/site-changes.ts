import type { Device, ModelSite } from './site.ts'

/**
 * Possible additions to an example site, in the order in which they are preferred. The number ends
 * the name of the batteries that an inverter gets.
 */
export const siteChanges = [
  'sim-card',
  'probe-battery',
  'gateway-circuit',
  'device-circuit',
  'inverter-battery',
  'inverter-battery-2',
  'inverter-battery-3',
  'second-gateway',
] as const
export type SiteChange = (typeof siteChanges)[number]

/** Whether a change adds a battery to the inverter, or something that it feeds. */
export const isOnInverter = (change: SiteChange): boolean =>
  change.startsWith('inverter-') || change.endsWith('-circuit')

/** Hours that a probe runs on its battery: a planning value. */
const probeBatteryHours = 72

/** The site with one change; undefined if the change does not apply to it. */
export function changeSite(site: ModelSite, change: SiteChange): ModelSite | undefined {
  const { devices, inverterHours = 0, gateways = 1, extras = [] } = site
  const withExtra = (price: string, count: number, changed: Partial<ModelSite>) =>
    count > 0 ? { ...site, ...changed, extras: [...extras, { price, count }] } : undefined
  const changed = (isMeant: (device: Device) => boolean, difference: Partial<Device>) => ({
    devices: devices.map((device) => (isMeant(device) ? { ...device, ...difference } : device)),
  })
  const withBatteries = (count: number) =>
    withExtra('inverter-battery', inverterHours ? count : 0, {
      inverterHours: inverterHours * (count + 1),
    })
  switch (change) {
    case 'sim-card':
      return site.link === 'ethernet' ? { ...site, link: 'lte-beside-ethernet' } : undefined
    case 'probe-battery': {
      const isFed = ({ room, readingSeconds, power, ownBatteryHours }: Device) =>
        site.rooms.some(({ id, alarm }) => id === room && alarm) &&
        readingSeconds !== undefined &&
        power !== 'battery' &&
        !ownBatteryHours
      const count = devices.filter(isFed).reduce((sum, one) => sum + one.count, 0)
      return withExtra(change, count, changed(isFed, { ownBatteryHours: probeBatteryHours }))
    }
    case 'gateway-circuit':
      return withExtra(
        'inverter-circuit',
        inverterHours && site.gatewayPower === 'mains' ? gateways : 0,
        { gatewayPower: 'inverter' },
      )
    case 'device-circuit': {
      const isOnMains = ({ says, power }: Device) => says?.stops !== undefined && power === 'mains'
      const count = inverterHours ? devices.filter(isOnMains).length : 0
      return withExtra('inverter-circuit', count, changed(isOnMains, { power: 'inverter' }))
    }
    case 'inverter-battery':
      return withBatteries(1)
    case 'inverter-battery-2':
      return withBatteries(2)
    case 'inverter-battery-3':
      return withBatteries(3)
    case 'second-gateway':
      return devices.some(({ through }) => through !== undefined)
        ? { ...site, ...changed(() => true, { through: undefined }), gateways: gateways + 1 }
        : undefined
  }
}
