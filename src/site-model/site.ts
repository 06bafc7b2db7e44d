/**
 * Model of a site and a night with power cuts: how devices, rooms, rules and links behave while
 * mains power or a link is missing. All of src/site-model are pure functions of plain data, without
 * clock, content or Node, because browsers load them. The caller passes the company's planning
 * values (content/facts.json), and the site with its devices (content/example-sites). Minutes count from
 * the beginning of the night; the first is 0. Temperatures are in °C, energy in Wh, power in W,
 * data in bytes of 8 bits, one megabyte being 1,000,000 bytes.
 */

/**
 * Power source of a device. An inverter feeds its circuits from a battery; a `poe` device is fed by
 * the network switch.
 */
export type Power = 'mains' | 'inverter' | 'poe' | 'battery'

/**
 * Primary cells, in series or not, as one battery. A report includes the charge for waking,
 * measuring and sending.
 */
export type Cells = {
  count: number
  kind: string
  /** Capacity of the set, at its voltage. */
  milliampHours: number
  sleepMicroamps: number
  microampHoursAReport: number
}

export type Behaviour = {
  power: Power
  /**
   * Hours for which a device without its supply (mains, inverter or network switch) runs on its own
   * battery.
   */
  ownBatteryHours?: number | undefined
  cells?: Cells | undefined
  radio: 'zigbee' | 'z-wave' | 'bluetooth' | 'modbus' | 'wifi' | 'ethernet' | 'lte' | 'wired'
  /** Seconds from one reading to the next; absent if the device reports only events. */
  readingSeconds?: number | undefined
  /**
   * Readings per hour and device that differ enough to be sent at once, if only changes and
   * summaries are sent.
   */
  changesAnHour?: number | undefined
  /** Events per day and device, such as openings, each of which is sent in its own message. */
  eventsADay?: number | undefined
  /**
   * Maximum readings that a device stores while the gateway does not hear it; 0 if the gateway has
   * to ask for each reading.
   */
  memoryReadings?: number | undefined
}

/** A number of devices of the same kind at the same place. */
export type Device = Behaviour & {
  id: string
  name: string
  /** Name in the catalogue; absent for another manufacturer's part. */
  product?: string | undefined
  /**
   * `price`: name of the price of another manufacturer's part. `isOnSite`: true if it is on site
   * already and costs nothing.
   */
  price?: string | undefined
  isOnSite?: boolean | undefined
  count: number
  /**
   * Words for what the owner has while the device runs, and for what is missing while it is
   * stopped.
   */
  words?: { works?: string | undefined; stops?: string | undefined } | undefined
  /** Whether it also stops, even with power, while the gateway has none. */
  needsGateway?: boolean | undefined
  /** Whether there is one of the device for each unit of the site's size, or for each floor. */
  per?: 'unit' | 'floor' | undefined
  opensDoor?: boolean | undefined
  /** The room in which the device is, and whose temperature it reads. */
  room?: string | undefined
  /**
   * Id of the device that forwards this device's messages. While it is stopped, the gateway does
   * not hear this device.
   */
  through?: string | undefined
}

/**
 * Heat from outside and inside while nothing cools: the air approaches the outdoor temperature plus
 * `gain`.
 */
export type Drift = {
  /** Hours in which the difference falls to 1/e, or 37 %. */
  hours: number
  /** Warmth that animals, lamps or machines in the room add, in K. */
  gain: number
}

export type Room = {
  id: string
  name: string
  /** Medium around the probes; absent for air. */
  medium?: 'glycol' | 'goods' | undefined
  setPoint: number
  /** °C at the beginning of the night, if it is not the set point. */
  beginsAt?: number | undefined
  /** Range in °C in which the goods are kept. */
  keeps?: { from: number; to: number } | undefined
  drift: Drift
  /**
   * The machine that keeps the set point. It reduces a difference to 1/e in `hours`. Fans only cool
   * to `aboveOutdoor` K above outdoors.
   */
  plant?:
    | { name: string; power: Power; hours: number; aboveOutdoor?: number | undefined }
    | undefined
  /** Another drift while a rule has switched a device: an opened curtain, a closed damper. */
  relief?: { device: string; to: string; drift: Drift } | undefined
  doorOpenHours?: number | undefined
  /**
   * Limits in °C, minutes for which a limit must be passed, the receiver of the message, and the
   * next receiver if nobody takes it.
   */
  alarm?:
    | {
        above?: number | undefined
        below?: number | undefined
        delayMinutes: number
        to: string
        next?: string | undefined
      }
    | undefined
}

/** `mains-back`: the mains is on, and failed earlier in the night. */
export type Condition =
  | { kind: 'above' | 'below'; room: string; celsius: number }
  | { kind: 'door-open'; room: string }
  | { kind: 'mains-lost' | 'mains-back' | 'link-lost' }
  | { kind: 'silent'; device: string }

type Action =
  | { kind: 'switch'; device: string; to: string; words?: string | undefined }
  | { kind: 'message'; to: string; next?: string | undefined }

/** Actions that are taken once each time that a condition has been true for some minutes. */
export type Rule = {
  id: string
  /** Absent if the rule was made from the limit of a room. */
  name?: string | undefined
  when: Condition
  delayMinutes: number
  actions: Action[]
}

/** Names a site, with its size if it has one: `Hotel, 40 rooms`. */
export function nameOfSite({
  name,
  size,
  devices,
}: Pick<ModelSite, 'name' | 'size' | 'devices'>): string {
  const count = size && (devices.find(({ id }) => id === size.device)?.count ?? 0)
  return size ? `${name}, ${count}\u00a0${size.unit}` : name
}

/**
 * How the site reaches its platform. Beside a fixed line, LTE takes over while the line is down.
 */
export type LinkKind = 'ethernet' | 'lte-beside-ethernet' | 'lte-only'

export type Gateway = {
  /**
   * `usable`: the share of the energy that passes the converter; `aged`: the share that is left in
   * the fourth year.
   */
  battery: { milliampHours: number; volts: number; usable: number; aged: number }
  /** Power in W. The modem's power is added to that of board and radios. */
  draw: { board: number; fieldRadios: number; lteConnected: number; lteSending: number }
  /** Minutes between two wakings of the modem on battery, and minutes awake. */
  wake: { every: number; lasts: number }
  /** Hours on battery for which the modem stays connected before it sleeps and wakes. */
  connectedFirst: number
  /** Stored readings a second that are sent after an outage of the link, besides new readings. */
  handOver: number
  /**
   * Minutes until LTE replaces a dead line, and minutes of steady answers until the line is used
   * again.
   */
  failover: { after: number; back: number }
  /**
   * Number of devices planned for one gateway: in total by radio, by Zigbee, by Zigbee on
   * batteries, by Z-Wave, and on its bus.
   */
  limits: { heard: number; zigbee: number; onBattery: number; zWave: number; modbus: number }
}

export type ModelSite = {
  id: string
  name: string
  gateway: Gateway
  /**
   * Number of gateways, each with its share of the devices, its own disk, battery and SIM card;
   * absent for one.
   */
  gateways?: number | undefined
  /** Floors, or other parts that each need a gateway, because radio does not pass between them. */
  floors: number
  /** Whether the buyer can install the devices. */
  fitsItself?: boolean | undefined
  /**
   * Id of the device whose count is the site's size, the unit of the size, and the number of such
   * devices on a floor.
   */
  size?: { device: string; unit: string; aGateway: number } | undefined
  batteryAge: number
  /**
   * Bytes for readings on each gateway's disk, and bytes of one reading, whether stored or sent in
   * its own message with all headers.
   */
  diskBytes: number
  readingBytes: number
  gatewayPower: 'mains' | 'inverter'
  routerPower: 'mains' | 'inverter'
  poePower: 'mains' | 'inverter'
  /**
   * Minutes after which the platform passes on a message that nobody takes. This needs no link to
   * the site.
   */
  passOnMinutes: number
  /**
   * Minutes without a report after which the platform raises an alarm of its own, at the latest: on
   * a fixed line and on LTE while the gateway has mains power, and while it runs on its battery and
   * the modem sleeps.
   */
  silentAfter: { line: number; lte: number; asleep: number }
  /** Who gets the platform's own alarm, and who next; absent if nobody does. */
  silent?: { to: string; next?: string | undefined } | undefined
  /** Receivers of messages who are at the site, and reached only while its mobile network works. */
  atSite: readonly string[]
  /** Hours for which the inverter feeds its circuits; absent if there is none. */
  inverterHours?: number | undefined
  generator?: { afterMinutes: number; hours: number } | undefined
  link: LinkKind
  devices: Device[]
  rooms: Room[]
  rules: Rule[]
  /** Other things to be bought, such as an inverter circuit, by the names of their prices. */
  extras?: { price: string; count: number }[] | undefined
}

/**
 * An outage from minute `from` until before minute `to`, which may begin before and end after the night.
 */
export type PowerCut = { from: number; to: number }

export type Night = {
  /** Minutes after local midnight: 18 × 60 for a night that begins at six in the evening. */
  beginsAt: number
  minutes: number
  mains: PowerCut[]
  fixedLine: PowerCut[]
  mobile: PowerCut[]
  /** °C for the whole night, or for each hour; after the last hour they come again. */
  outdoor: number | number[]
  doors?: (PowerCut & { room: string })[] | undefined
}

export const minutesADay = 24 * 60
export const bytesAMegabyte = 1e6
