import { floorsAt, gatewaysFor } from './gateways.ts'
import type { LinkKind, ModelSite, Night, PowerCut } from './site.ts'

/** What a visitor changes of a site and its night. */
export type Overrides = {
  /** Numbers of devices by their ids; 0 leaves a kind out. */
  counts?: Readonly<Record<string, number>>
  floors?: number | undefined
  link?: LinkKind
  batteryAge?: number
  inverterHours?: number
  mains?: PowerCut[]
  fixedLine?: PowerCut[]
  mobile?: PowerCut[]
  outdoor?: Night['outdoor']
}

/** A site and its night with what a visitor changed. */
export function withOverrides(site: ModelSite, night: Night, overrides: Overrides): { site: ModelSite; night: Night } {
  const { counts = {}, floors: chosenFloors, link, batteryAge, inverterHours, mains, fixedLine, mobile, outdoor } = overrides
  const devices = site.devices
    .map((device) => ({ ...device, count: Object.hasOwn(counts, device.id) ? (counts[device.id] ?? 0) : device.count }))
    .filter(({ count }) => count > 0)
  const floors = chosenFloors ?? floorsAt(site, devices)
  return {
    site: {
      ...site,
      devices,
      floors,
      gateways: gatewaysFor({ floors, devices, gateway: site.gateway }),
      ...(link !== undefined && { link }),
      ...(batteryAge !== undefined && { batteryAge }),
      ...(inverterHours !== undefined && { inverterHours }),
    },
    night: {
      ...night,
      ...(mains && { mains }),
      ...(fixedLine && { fixedLine }),
      ...(mobile && { mobile }),
      ...(outdoor !== undefined && { outdoor }),
    },
  }
}
