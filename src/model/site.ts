/**
 * One model of a site and a night: what the devices, rooms, rules and links of a site do while mains power or a link is away.
 *
 *   simulateNight(site, night)        a night by the minute                          simulate-night.ts
 *   sumNight(site, result)            its sums                                       night-sums.ts
 *   accountOfNight(site, result)      who hears of what when, and what is lost       night-account.ts
 *   createRemedies(site, night)       the changes of a site that end a loss          remedies.ts
 *   nightEvents(site, result)         its table of events                            night-events.ts
 *   monthlyData(loads, format)        what the readings of a site send in a month    monthly-data.ts
 *   drawsOf(gateway), hoursOn(…)      how long the battery of a gateway lasts        gateway-energy.ts
 *   monthsOnCells(…), cellsAYear(…)   how long the cells of a device last            cells.ts
 *   costOfSites(site, order, tariff)  what sites cost, once and each year            site-cost.ts
 *
 * All are pure functions of plain data: no clock, no content, no Node. The browser loads them. The caller gives the company's planning
 * values (content/facts.json), the site and its devices (content/dossiers). Minutes count from the beginning of the night; minute 0 is the
 * first. Temperatures are in °C, energy in Wh, power in W, data in bytes of 8 bits, one megabyte being 1,000,000 of them.
 */

/** What feeds a device. An inverter feeds its circuits from a battery; a `poe` device is fed by the network switch. */
export type Power = 'mains' | 'inverter' | 'poe' | 'battery'

/** Primary cells, in series or not, as one battery. A report includes what waking, measuring and sending take. */
export type Cells = {
  count: number
  kind: string
  /** Of the set, at its voltage. */
  milliampHours: number
  sleepMicroamps: number
  microampHoursAReport: number
}

/** What a kind of device does; the same for each of its number. */
export type Behaviour = {
  power: Power
  /** Hours for which its battery carries a device that mains, inverter or network switch feed. */
  ownBatteryHours?: number | undefined
  cells?: Cells | undefined
  radio: 'zigbee' | 'z-wave' | 'bluetooth' | 'modbus' | 'wifi' | 'ethernet' | 'lte' | 'wired'
  /** Seconds from one reading to the next. Absent: the device reports only what happens to it. */
  readingSeconds?: number | undefined
  /** Readings that differ enough to be sent at once, per device, where only changes and summaries are sent. */
  changesAnHour?: number | undefined
  /** Reports of what happens to it in a day, such as openings; each is sent alone. */
  eventsADay?: number | undefined
  /** Readings that the device itself keeps while the gateway does not hear it; 0 where the gateway has to ask for each. */
  memoryReadings?: number | undefined
}

/** A number of devices of the same kind at the same place. */
export type Device = Behaviour & {
  id: string
  name: string
  /** Its name in the catalogue; absent for the part of another manufacturer. */
  product?: string | undefined
  /** Name of the price of such a part, and whether it is on site already: then it costs nothing. */
  price?: string | undefined
  isOnSite?: boolean | undefined
  count: number
  /** What its owner has while it runs, and goes without while it stands still. */
  says?: { works?: string | undefined; stops?: string | undefined } | undefined
  /** The room that it stands in, whose temperature its readings tell. */
  room?: string | undefined
  /** The device that passes its messages on. While that one stands still, the gateway does not hear this one. */
  through?: string | undefined
}

/** Heat from outside and inside, while nothing cools: the air moves towards the outdoor temperature plus `gain`. */
export type Drift = {
  /** Hours in which the difference falls to 1/e, 37 %. */
  hours: number
  /** What animals, lamps or machines in the room add, in K. */
  gain: number
}

export type Room = {
  id: string
  name: string
  /** What its probes lie in; absent: air. */
  medium?: 'glycol' | 'goods' | undefined
  setPoint: number
  /** °C at the beginning of the night, where it is not the set point. */
  beginsAt?: number | undefined
  /** °C between which the goods are kept. */
  keeps?: { from: number; to: number } | undefined
  drift: Drift
  /** What holds the set point, with the hours to 1/e on the way back. Fans cool no further than to `aboveOutdoor` K above outdoors. */
  plant?: { name: string; power: Power; hours: number; aboveOutdoor?: number | undefined } | undefined
  /** Another drift while a device has been switched by a rule: an opened curtain, a closed damper. */
  relief?: { device: string; to: string; drift: Drift } | undefined
  doorOpenHours?: number | undefined
  /** The limits in °C, the minutes that one must be passed for, who gets the message, and who gets it next if it is not taken. */
  alarm?:
    | { above?: number | undefined; below?: number | undefined; delayMinutes: number; to: string; next?: string | undefined }
    | undefined
}

/** `mains-back`: they are there, and were lost earlier in the night. */
export type Condition =
  | { kind: 'above' | 'below'; room: string; celsius: number }
  | { kind: 'door-open'; room: string }
  | { kind: 'mains-lost' | 'mains-back' | 'link-lost' }
  | { kind: 'silent'; device: string }

export type Action =
  | { kind: 'switch'; device: string; to: string; says?: string | undefined }
  | { kind: 'message'; to: string; next?: string | undefined }

/** When something has been true for some minutes, do something: once for each time that it becomes true. */
export type Rule = {
  id: string
  /** Absent where the limit of a room makes the rule. */
  name?: string | undefined
  when: Condition
  delayMinutes: number
  actions: Action[]
}

/** What a site is called, by its number where one names it: `Hotel, 40 rooms`. */
export function nameOfSite({ name, size, devices }: Pick<ModelSite, 'name' | 'size' | 'devices'>): string {
  const count = size && (devices.find(({ id }) => id === size.device)?.count ?? 0)
  return size ? `${name}, ${count}\u00a0${size.unit}` : name
}

/** How the site reaches its platform. Beside a fixed line, LTE takes over while the line is away. `neither`: there is no network. */
export type LinkKind = 'ethernet' | 'lte-beside-ethernet' | 'lte-only' | 'neither'

/** Planning values of a gateway; the company's own stand in content/facts.json. */
export type Gateway = {
  /** `usable`: the share of its energy that passes the converter; `aged`: the share that is left in the fourth year. */
  battery: { milliampHours: number; volts: number; usable: number; aged: number }
  /** W. The modem adds to board and radios what it does. */
  draw: { board: number; fieldRadios: number; lteConnected: number; lteSending: number }
  /** Minutes: how often the modem wakes on battery, and for how long. */
  wake: { every: number; lasts: number }
  /** Hours on battery for which the modem stays connected before it begins to wake so. */
  connectedFirst: number
  /** Readings a second that are handed over after a link was away, in addition to the live ones. */
  handOver: number
  /** Minutes until LTE takes over from a dead line, and of steady answers until the line is used again. */
  failover: { after: number; back: number }
  /** How many devices one is planned for: within its hearing, by Zigbee, of these on batteries, by Z-Wave, and on its bus. */
  limits: { heard: number; zigbee: number; onBattery: number; zWave: number; modbus: number }
}

export type ModelSite = {
  id: string
  name: string
  gateway: Gateway
  /** How many there are, each with its share of the devices, its own disk, battery and SIM card; absent: one. */
  gateways?: number | undefined
  /** Floors, or other parts that each have a gateway: radio does not pass from one to the next. */
  floors: number
  /** Whether the buyer can fit its devices. */
  fitsItself?: boolean | undefined
  /** The device whose number names the site, in which unit, and how many of it stand on a floor. */
  size?: { device: string; unit: string; aGateway: number } | undefined
  batteryAge: number
  /** Bytes on each gateway's disk for readings, and bytes of a reading, there and sent alone with all headers. */
  diskBytes: number
  readingBytes: number
  /** Feeds the gateway, and the router or fibre terminal of the fixed line. */
  gatewayPower: 'mains' | 'inverter'
  routerPower: 'mains' | 'inverter'
  poePower: 'mains' | 'inverter'
  /** Minutes after which the platform passes on a message that was not taken. It needs no link of the site for that. */
  passOnMinutes: number
  /** Hours for which the inverter carries its circuits; absent: there is none. */
  inverterHours?: number | undefined
  /** Takes over as mains, some minutes after the grid fails. */
  generator?: { afterMinutes: number; hours: number } | undefined
  link: LinkKind
  devices: Device[]
  rooms: Room[]
  rules: Rule[]
  /** What else is bought, such as an inverter circuit, by the names of its prices. */
  extras?: { price: string; count: number }[] | undefined
}

/** Away from minute `from` until before minute `to`. */
export type PowerCut = { from: number; to: number }

export type Night = {
  /** Minutes after local midnight: 18 × 60 for a night that begins at six. */
  beginsAt: number
  minutes: number
  mains: PowerCut[]
  fixedLine: PowerCut[]
  mobile: PowerCut[]
  /** °C for the whole night, or for each hour of it; the last hour lasts on. */
  outdoor: number | number[]
  doors?: (PowerCut & { room: string })[] | undefined
}

export const minutesADay = 24 * 60
export const bytesAMegabyte = 1e6
