import { drawsOf, energyLeft, hoursToFull } from './gateway-energy.ts'
import { Link, simulatedNetworks, startLink, stepLink } from './link.ts'
import { type ReadingCounts, startReadings, stepReadings } from './readings.ts'
import { isDoorOpen, startTemperatures, stepTemperatures } from './rooms.ts'
import {
  type Alarm,
  allRules,
  hasUnsent,
  type RuleMinute,
  type Switching,
  startRules,
  stepRules,
} from './rules.ts'
import type { Device, ModelSite, Night } from './site.ts'
import {
  awaySeries,
  fullReserve,
  State,
  Supply,
  stepCircuits,
  stepReserve,
  supplySeries,
} from './supply.ts'

/**
 * A simulated night. Each series has one value a minute; lists of series are in the order of the
 * site's devices or rooms.
 */
export type NightResult = {
  minutes: number
  /** Values of `Supply` and of `Link`. */
  supply: Uint8Array
  link: Uint8Array
  /** Whether phones at the site have no network (1). */
  phonesAway: Uint8Array
  /** `State` of the gateway, and Wh left in its battery at the end of the minute. */
  gateway: Uint8Array
  batteryLeft: Float64Array
  /** `State` of each device, and whether the gateway hears the device (1) or not (0). */
  devices: Uint8Array[]
  heard: Uint8Array[]
  /** °C at the end of the minute. */
  rooms: Float64Array[]
  /** Counts since the beginning of the night, at the end of the minute. */
  readings: Record<keyof ReadingCounts, Float64Array>
  alarms: Alarm[]
  switchings: Switching[]
}

const counters = ['taken', 'sent', 'waiting', 'inDevices', 'lost', 'missed'] as const

const needsRouter = ({ radio }: Device) => radio === 'wifi' || radio === 'ethernet'

function modemOf(
  { gateway, link }: ModelSite,
  minutesOnBattery: number,
  hasMessage: boolean,
): 'silent' | 'connected' | 'sending' {
  if (!simulatedNetworks(link).hasMobile) return 'silent'
  const sinceConnected = minutesOnBattery - gateway.connectedFirst * 60
  if (sinceConnected < 0) return 'connected'
  return hasMessage || sinceConnected % gateway.wake.every < gateway.wake.lasts
    ? 'sending'
    : 'silent'
}

/**
 * Simulates a night of a site. The night begins with a full battery, rooms at `beginsAt` or the set
 * point, and no waiting readings.
 */
export function simulateNight(site: ModelSite, night: Night): NightResult {
  const { minutes } = night
  const supply = supplySeries(site, night)
  const bytes = () => new Uint8Array(minutes)
  const floats = () => new Float64Array(minutes)
  const result: NightResult = {
    minutes,
    supply,
    link: bytes(),
    phonesAway: awaySeries(night.mobile, minutes),
    gateway: bytes(),
    batteryLeft: floats(),
    devices: site.devices.map(bytes),
    heard: site.devices.map(bytes),
    rooms: site.rooms.map(floats),
    readings: {
      taken: floats(),
      sent: floats(),
      waiting: floats(),
      inDevices: floats(),
      lost: floats(),
      missed: floats(),
    },
    alarms: [],
    switchings: [],
  }
  const lineAway = awaySeries(night.fixedLine, minutes)
  const units = site.devices.map((device, index) => ({
    device,
    states: result.devices[index] ?? bytes(),
    heard: result.heard[index] ?? bytes(),
    reserve: device.ownBatteryHours ? fullReserve(device.ownBatteryHours) : undefined,
    through: site.devices.findIndex(({ id }) => id === device.through),
    isRouted: needsRouter(device),
  }))
  const places = new Map(site.devices.map(({ id }, index) => [id, index]))
  const roomPlaces = new Map(site.rooms.map(({ id }, index) => [id, index]))
  const sensorsOf = new Map(
    site.rooms.map(({ id }) => [
      id,
      units.filter(({ device }) => device.room === id && device.readingSeconds),
    ]),
  )
  const inverter = fullReserve(site.inverterHours ?? 0)
  const rules = startRules(allRules(site))
  const celsius = startTemperatures(site.rooms)
  const linkState = startLink(site)
  const readings = startReadings(site)
  const full = energyLeft(site.gateway.battery, site.batteryAge)
  const draws = drawsOf(site.gateway)
  let energy = full
  let minutesOnBattery = 0
  let minute = 0

  // These functions are made once, because a night calls them some ten thousand times.
  const isRunning = (index: number) => units[index]?.states[minute] !== State.stopped
  const isHeard = (index: number) => units[index]?.heard[minute] === 1
  const now: RuleMinute = {
    minute,
    gatewayRuns: true,
    hasMains: true,
    wasLost: false,
    hasLink: false,
    canSend: false,
    temperatureOf: (room) =>
      sensorsOf.get(room)?.some(({ heard }) => heard[minute] === 1)
        ? celsius[roomPlaces.get(room) ?? -1]
        : undefined,
    isDoorOpen: (room) => isDoorOpen(night, room, minute),
    isHeard: (device) => isHeard(places.get(device) ?? -1),
  }

  for (; minute < minutes; minute++) {
    const circuits = stepCircuits(inverter, site, supply[minute] ?? Supply.none)
    const isCharged = circuits[site.gatewayPower] !== State.stopped
    const gateway = isCharged
      ? circuits[site.gatewayPower]
      : energy > 0
        ? State.onBattery
        : State.stopped
    const gatewayRuns = gateway !== State.stopped
    const routerRuns = circuits[site.routerPower] !== State.stopped
    minutesOnBattery = gateway === State.onBattery ? minutesOnBattery + 1 : 0

    for (const { device, states, reserve } of units) {
      const state = circuits[device.power]
      const isOnOwnBattery = reserve && stepReserve(reserve, state !== State.stopped)
      states[minute] = isOnOwnBattery ? State.onBattery : state
    }
    for (const { states, heard, through, isRouted } of units) {
      const isReached = (through < 0 || isRunning(through)) && (routerRuns || !isRouted)
      heard[minute] = Number(gatewayRuns && states[minute] !== State.stopped && isReached)
    }
    stepTemperatures(celsius, site.rooms, night, { minute, circuits, switched: rules.switched })

    const mobileWorks = result.phonesAway[minute] === 0
    // Without a network a waiting message does not wake the modem, which tries to connect only at
    // its usual times.
    const hasMessage = mobileWorks && hasUnsent(rules)
    const modem =
      gateway === State.onBattery ? modemOf(site, minutesOnBattery - 1, hasMessage) : 'connected'
    const link = stepLink(linkState, site, {
      gatewayRuns,
      lineWorks: routerRuns && lineAway[minute] === 0,
      mobileWorks,
      isModemAwake: modem !== 'silent',
    })
    now.minute = minute
    now.gatewayRuns = gatewayRuns
    now.hasMains = supply[minute] !== Supply.none
    now.wasLost ||= !now.hasMains
    now.hasLink = link !== Link.none
    now.canSend = link === Link.line || link === Link.lte
    stepRules(rules, site.passOnMinutes, now)
    stepReadings(readings, site, { minute: night.beginsAt + minute, link, isRunning, isHeard })

    if (isCharged) energy = Math.min(full, energy + full / (hoursToFull * 60))
    else if (gatewayRuns) energy = Math.max(0, energy - draws[modem] / 60)

    result.link[minute] = link
    result.gateway[minute] = gateway
    result.batteryLeft[minute] = energy
    result.rooms.forEach((series, index) => {
      series[minute] = celsius[index] ?? 0
    })
    for (const counter of counters) result.readings[counter][minute] = readings.counts[counter]
  }
  return { ...result, alarms: rules.alarms, switchings: rules.switchings }
}
