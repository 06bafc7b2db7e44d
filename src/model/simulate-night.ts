import { drawsOf, energyLeft, hoursToFull } from './gateway-energy.ts'
import { createLink, Link } from './link.ts'
import { createReadings, type ReadingCounts } from './readings.ts'
import { createRooms, isDoorOpen } from './rooms.ts'
import { type Alarm, allRules, createRules, type Switching } from './rules.ts'
import type { Device, Night, Site } from './site.ts'
import { createCircuits, createReserve, isAway, State, Supply, supplySeries } from './supply.ts'

type Counter = keyof ReadingCounts

/** A night by the minute. Each series has one value a minute, in the order of the site's devices and rooms. */
export type NightResult = {
  minutes: number
  /** `Supply`: none, grid, generator. */
  supply: Uint8Array
  /** `Link`: none, line, lte, asleep. */
  link: Uint8Array
  /** `State` of the gateway, and Wh left in its battery at the end of the minute. */
  gateway: Uint8Array
  batteryLeft: Float64Array
  /** `State` of each device, and whether the gateway hears it (1) or not (0). */
  devices: Uint8Array[]
  heard: Uint8Array[]
  /** °C at the end of the minute. */
  rooms: Float64Array[]
  /** Counts since the beginning of the night, at the end of the minute. */
  readings: Record<Counter, Float64Array>
  alarms: Alarm[]
  switchings: Switching[]
}

const counters: readonly Counter[] = ['taken', 'sent', 'waiting', 'inDevices', 'lost', 'missed', 'lineBytes', 'billedBytes']

/** Devices that join the gateway through the router of the site. */
const needsRouter = ({ radio }: Device) => radio === 'wifi' || radio === 'ethernet'

/** What the modem does in a minute on battery. */
function modemOf({ gateway, link }: Site, minutesOnBattery: number, hasMessage: boolean): 'silent' | 'connected' | 'sending' {
  if (link === 'ethernet') return 'silent'
  const sinceConnected = minutesOnBattery - gateway.connectedFirst * 60
  if (sinceConnected < 0) return 'connected'
  return hasMessage || sinceConnected % gateway.wake.every < gateway.wake.lasts ? 'sending' : 'silent'
}

/** Writes a minute of several series. */
function note(series: readonly (Uint8Array | Float64Array)[], minute: number, values: readonly number[]): void {
  values.forEach((value, index) => {
    const one = series[index]
    if (one) one[minute] = value
  })
}

/** Calculates a night of a site. The battery begins full, the rooms at their set points, and nothing waits. */
export function simulateNight(site: Site, night: Night): NightResult {
  const { minutes } = night
  const supply = supplySeries(site, night)
  const bytes = () => new Uint8Array(minutes)
  const floats = () => new Float64Array(minutes)
  const result: NightResult = {
    minutes,
    supply,
    link: bytes(),
    gateway: bytes(),
    batteryLeft: floats(),
    devices: site.devices.map(bytes),
    heard: site.devices.map(bytes),
    rooms: site.rooms.map(floats),
    readings: {
      ...{ taken: floats(), sent: floats(), waiting: floats(), inDevices: floats(), lost: floats(), missed: floats() },
      ...{ lineBytes: floats(), billedBytes: floats() },
    },
    alarms: [],
    switchings: [],
  }
  const circuitsOf = createCircuits(site)
  const reserves = site.devices.map(({ ownBatteryHours = 0 }) => createReserve(ownBatteryHours * 60))
  const throughs = site.devices.map(({ through }) => site.devices.findIndex(({ id }) => id === through))
  const places = new Map(site.devices.map(({ id }, index) => [id, index]))
  const sensors = new Map(
    site.rooms.map(({ id }) => [id, site.devices.flatMap((device, index) => (device.room === id && device.readingSeconds ? [index] : []))]),
  )
  const roomPlaces = new Map(site.rooms.map(({ id }, index) => [id, index]))
  const stepRooms = createRooms(site.rooms, night)
  const rules = createRules(allRules(site))
  const linkAt = createLink(site)
  const readings = createReadings(site)
  const full = energyLeft(site.gateway.battery, site.batteryAge)
  const draws = drawsOf(site.gateway)
  let energy = full
  let minutesOnBattery = 0
  let wasLost = false

  for (let minute = 0; minute < minutes; minute++) {
    const circuits = circuitsOf(supply[minute] ?? Supply.none)
    const isCharged = circuits[site.gatewayPower] !== State.stopped
    const gateway = isCharged ? circuits[site.gatewayPower] : energy > 0 ? State.onBattery : State.stopped
    const gatewayRuns = gateway !== State.stopped
    const routerRuns = circuits[site.routerPower] !== State.stopped
    wasLost ||= supply[minute] === Supply.none
    minutesOnBattery = gateway === State.onBattery ? minutesOnBattery + 1 : 0

    const states = site.devices.map(({ power }, index) => {
      const state = circuits[power]
      const isCarried = reserves[index]?.(state !== State.stopped) ?? false
      return isCarried ? State.onBattery : state
    })
    const isRunning = (index: number) => states[index] !== undefined && states[index] !== State.stopped
    const heard = site.devices.map((device, index) => {
      const through = throughs[index] ?? -1
      return gatewayRuns && isRunning(index) && (through < 0 || isRunning(through)) && (routerRuns || !needsRouter(device))
    })
    const celsius = stepRooms(minute, circuits, rules.switched)

    const modem = gateway === State.onBattery ? modemOf(site, minutesOnBattery - 1, rules.hasWaiting()) : 'connected'
    const link = linkAt({
      gatewayRuns,
      lineWorks: routerRuns && !isAway(night.fixedLine, minute),
      mobileWorks: !isAway(night.mobile, minute),
      isModemAwake: modem !== 'silent',
    })
    rules.step({
      minute,
      gatewayRuns,
      hasMains: supply[minute] !== Supply.none,
      wasLost,
      hasLink: link !== Link.none,
      canSend: link === Link.line || link === Link.lte,
      temperatureOf: (room) => (sensors.get(room)?.some((index) => heard[index]) ? celsius[roomPlaces.get(room) ?? -1] : undefined),
      isDoorOpen: (room) => isDoorOpen(night, room, minute),
      isHeard: (device) => heard[places.get(device) ?? -1] ?? false,
    })
    const counts = readings.step({ minute, link, isRunning, isHeard: (index) => heard[index] ?? false })

    if (isCharged) energy = Math.min(full, energy + full / (hoursToFull * 60))
    else if (gatewayRuns) energy = Math.max(0, energy - draws[modem] / 60)

    result.link[minute] = link
    result.gateway[minute] = gateway
    result.batteryLeft[minute] = energy
    note(result.devices, minute, states)
    note(result.heard, minute, heard.map(Number))
    note(result.rooms, minute, celsius)
    for (const counter of counters) result.readings[counter][minute] = counts[counter]
  }
  return { ...result, alarms: rules.alarms, switchings: rules.switchings }
}
