import type { Device, ModelSite } from '#src/site-model/site.ts'

/** Possible additions to an example site, each of which can be had with the others. */
export const siteChanges = [
  'sim-card',
  'probe-battery',
  'gateway-circuit',
  'device-circuit',
  'inverter-battery',
] as const
export type SiteChange = (typeof siteChanges)[number]

/** Most further batteries that an inverter gets. */
export const mostBatteries = 3

/** Hours that a probe runs on its battery: a planning value. */
const probeBatteryHours = 72

/**
 * The site with one change; undefined if the change does not apply to it.
 * @param batteries further batteries of the inverter, each of which adds its whole hours again
 */
export function changeSite(
  site: ModelSite,
  change: SiteChange,
  batteries = 1,
): ModelSite | undefined {
  const { devices, inverterHours = 0, gateways = 1, extras = [] } = site
  const withExtra = (price: string, count: number, changed: Partial<ModelSite>) =>
    count > 0 ? { ...site, ...changed, extras: [...extras, { price, count }] } : undefined
  const changed = (isMeant: (device: Device) => boolean, difference: Partial<Device>) => ({
    devices: devices.map((device) => (isMeant(device) ? { ...device, ...difference } : device)),
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
      const isOnMains = ({ words, power }: Device) =>
        words?.stops !== undefined && power === 'mains'
      const count = inverterHours ? devices.filter(isOnMains).length : 0
      return withExtra('inverter-circuit', count, changed(isOnMains, { power: 'inverter' }))
    }
    case 'inverter-battery':
      return withExtra('inverter-battery', inverterHours ? batteries : 0, {
        inverterHours: inverterHours * (batteries + 1),
      })
  }
}
