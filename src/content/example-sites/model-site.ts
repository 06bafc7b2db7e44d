import { currentPart } from '#src/contracts/contact/request-list.ts'
import { gatewaysFor } from '#src/site-model/gateways.ts'
import {
  type Gateway,
  type ModelSite,
  minutesADay,
  type Night,
  type PowerCut,
} from '#src/site-model/site.ts'
import type { DeviceBehaviour } from '../schemas/behaviour-schema.ts'
import type { ExampleSiteData } from '../schemas/example-site-schema.ts'
import type { DeviceFacts } from '../schemas/facts-schema.ts'

export const gatewayOf = ({ gateway }: Pick<DeviceFacts, 'gateway'>): Gateway => ({
  ...gateway,
  handOver: gateway.store.handOver,
})

/**
 * Bytes on a gateway's disk for readings: hours for which readings are stored, times the maximum
 * rate that the gateway accepts.
 */
export const diskBytesOf = ({
  gateway: { store },
  reading,
}: Pick<DeviceFacts, 'gateway' | 'reading'>): number =>
  store.hours * 3600 * store.rate * reading.bytes

/** Minutes without a report after which the platform raises an alarm, by the way of reporting. */
export const silentAfter = ({
  gateway: { wake },
  support: { reports, silentReports },
}: Pick<DeviceFacts, 'gateway' | 'support'>): ModelSite['silentAfter'] => ({
  line: silentReports * reports.line,
  lte: silentReports * reports.lte,
  asleep: wake.every + wake.lasts,
})

type ModelSiteParts = {
  facts: Pick<DeviceFacts, 'gateway' | 'reading' | 'support'>
  behaviourOf: (product: string) => DeviceBehaviour | undefined
}

/** Whether the gateway has to move a device for a room, or when a room passes a limit. */
const isMovedByGateway = (id: string, { rooms, rules }: ExampleSiteData): boolean =>
  rooms.some(({ relief }) => relief?.device === id) ||
  rules.some(
    ({ when, actions }) =>
      (when.kind === 'above' || when.kind === 'below') &&
      actions.some((action) => action.kind === 'switch' && action.device === id),
  )

/** Returns the model's input for an example site. @throws Error for a product without behaviour */
export function siteOf(
  id: string,
  data: ExampleSiteData,
  { facts, behaviourOf }: ModelSiteParts,
): ModelSite {
  const { name, gateways: floors, fitsItself, size, batteryAge, link, supply, rooms, rules } = data
  const { silent, atSite = [] } = data
  const gateway = gatewayOf(facts)
  const devices = data.devices.map((device) => {
    const behaviour = 'part' in device ? device.part : behaviourOf(device.product)
    if (!behaviour)
      throw new Error(
        `The device ${device.id} of the example site ${id} has no behaviour: give its product one`,
      )
    const { operating: _, ...rest } = behaviour
    const differs = 'differs' in device ? device.differs : undefined
    return {
      ...rest,
      ...differs,
      power: differs?.power ?? rest.power,
      id: device.id,
      name: device.name,
      count: device.count,
      per: device.per,
      room: device.room,
      through: device.through,
      words: device.words,
      needsGateway: device.needsGateway ?? isMovedByGateway(device.id, data),
      opensDoor: device.opensDoor,
      ...('product' in device
        ? { product: device.product }
        : { price: device.price && currentPart(device.price), isOnSite: device.isOnSite }),
    }
  })
  return {
    id,
    name,
    floors,
    fitsItself,
    size,
    batteryAge,
    link,
    rooms,
    rules,
    gateway,
    devices,
    silent,
    atSite,
    silentAfter: silentAfter(facts),
    gateways: gatewaysFor({ floors, devices, gateway }),
    diskBytes: diskBytesOf(facts),
    readingBytes: facts.reading.bytes,
    gatewayPower: supply.gateway,
    routerPower: supply.router,
    poePower: supply.networkSwitch,
    passOnMinutes: facts.support.passOnMinutes,
    inverterHours: supply.inverterHours,
    generator: supply.generator,
  }
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Hours without mains that a visitor can choose. */
export const cutHours = [4, 8, 12, 24] as const
export type CutHours = (typeof cutHours)[number]
/** Hours that are shown until a visitor chooses, and from which texts take their figures. */
export const usualHours: CutHours = 8

/** Minutes of the night after the mains is back, in which stored readings are sent. */
const afterwards = 180

/**
 * Returns the night of an example site, of at least 24 hours, with times in minutes from its
 * beginning.
 */
export function nightOf(
  {
    night: { beginsAt, failsAt, outdoor, fixedLine, mobile, doors },
  }: Pick<ExampleSiteData, 'night'>,
  hours: number,
): Night {
  const begin = minuteOf(beginsAt)
  const since = (time: string) => (minuteOf(time) - begin + minutesADay) % minutesADay
  const cut = ({ from, to }: { from: string; to: string }): PowerCut => ({
    from: since(from),
    to: since(to),
  })
  const from = since(failsAt)
  const to = from + hours * 60
  return {
    beginsAt: begin,
    minutes: Math.max(minutesADay, to + afterwards),
    outdoor,
    mains: [{ from, to }],
    fixedLine: fixedLine.map(cut),
    mobile: mobile.map(cut),
    doors: doors?.map((door) => ({ room: door.room, ...cut(door) })),
  }
}
