import type { Device, ModelSite } from './site.ts'

/** What a site can have besides its example site, in the order in which it is offered. */
export const siteChanges = ['sim-card', 'probe-battery', 'gateway-circuit', 'device-circuit', 'inverter-battery', 'second-gateway'] as const
export type SiteChange = (typeof siteChanges)[number]

/** Hours for which its battery carries a probe: a planning value. */
const probeBatteryHours = 72
export const mostBatteries = 3

const withDevices = (site: ModelSite, change: (device: Device) => Partial<Device> | undefined): ModelSite['devices'] =>
  site.devices.map((device) => ({ ...device, ...change(device) }))
const withExtra = ({ extras = [] }: ModelSite, price: string, count: number) => [...extras, { price, count }]

/** The site with one change; undefined where it has nothing that the change is for. */
export function changeSite(site: ModelSite, change: SiteChange): ModelSite | undefined {
  const { devices, inverterHours, gateways = 1, extras = [] } = site
  const added = extras.filter(({ price }) => price === 'inverter-battery').length
  switch (change) {
    case 'sim-card':
      return site.link === 'ethernet' ? { ...site, link: 'lte-beside-ethernet' } : undefined
    case 'probe-battery': {
      const limited = new Set(site.rooms.flatMap(({ id, alarm }) => (alarm ? [id] : [])))
      const isFed = ({ room = '', readingSeconds, power, ownBatteryHours }: Device) =>
        limited.has(room) && readingSeconds !== undefined && power !== 'battery' && !ownBatteryHours
      const count = devices.filter(isFed).reduce((sum, one) => sum + one.count, 0)
      const own = withDevices(site, (device) => (isFed(device) ? { ownBatteryHours: probeBatteryHours } : undefined))
      return count > 0 ? { ...site, devices: own, extras: withExtra(site, change, count) } : undefined
    }
    case 'gateway-circuit':
      return inverterHours && site.gatewayPower === 'mains'
        ? { ...site, gatewayPower: 'inverter', extras: withExtra(site, 'inverter-circuit', gateways) }
        : undefined
    case 'device-circuit': {
      const isOnMains = ({ says, power }: Device) => says?.stops !== undefined && power === 'mains'
      const inverted = withDevices(site, (device) => (isOnMains(device) ? { power: 'inverter' } : undefined))
      const count = devices.filter(isOnMains).length
      return inverterHours && count > 0 ? { ...site, devices: inverted, extras: withExtra(site, 'inverter-circuit', count) } : undefined
    }
    case 'inverter-battery':
      return inverterHours && added < mostBatteries
        ? { ...site, inverterHours: (inverterHours * (added + 2)) / (added + 1), extras: withExtra(site, change, 1) }
        : undefined
    case 'second-gateway':
      return devices.some(({ through }) => through !== undefined)
        ? { ...site, gateways: gateways + 1, devices: withDevices(site, () => ({ through: undefined })) }
        : undefined
  }
}

export const changedSite = (site: ModelSite, changes: readonly SiteChange[]): ModelSite =>
  changes.reduce((changed, change) => changeSite(changed, change) ?? changed, site)
