import { describe, expect, it } from 'vitest'
import { calculateNight } from '#src/power-cut/night.ts'
import { darkNight, exampleSite, gateway, quietNight } from '../../tests/site-model/example-site.ts'
import { sumNight } from '../../tests/site-model/sum-night.ts'
import { Link } from './link.ts'
import { hoursUntil } from './rooms.ts'
import { simulateNight } from './simulate-night.ts'
import type { ModelSite, Night, Room } from './site.ts'
import { State } from './supply.ts'

const ethernet: ModelSite = { ...exampleSite, link: 'ethernet' }
const longCut: Night = { ...quietNight, mains: [{ from: 100, to: 1200 }] }
const eventsOf = (site: ModelSite, night: Night) => calculateNight(site, night).events
const kindsOf = (events: ReturnType<typeof eventsOf>) =>
  events.map(({ minute, kind }) => [minute, kind])

it('nothing happens in a night without a cut', () => {
  const result = simulateNight(exampleSite, quietNight)
  expect(eventsOf(exampleSite, quietNight)).toEqual([])
  // 6 sensors × 1,440 minutes
  expect(sumNight(exampleSite, result)).toMatchObject({
    minutesWithoutMains: 0,
    readings: { taken: 8640, sent: 8640, waiting: 0, lost: 0, missed: 0 },
  })
})

describe('eight hours without mains, from ten at night', () => {
  const result = simulateNight(exampleSite, darkNight)
  const sums = sumNight(exampleSite, result)

  it('warms the room by what Newton’s law of cooling says', () => {
    // 30 − 48 × e^(−4 h ÷ 40 h) = −13.43; −15 °C is passed after −40 × ln(45 ÷ 48) = 2.58 h = 154.9
    // min
    expect(result.rooms[0]?.[240 + 239]).toBeCloseTo(-13.43, 2)
    expect(result.rooms[0]?.[240 + 154]).toBeGreaterThan(-15)
    expect(result.rooms[0]?.[240 + 153]).toBeLessThan(-15)
  })

  it('raises the alarm after its delay, and the message leaves a minute later, when the modem has woken', () => {
    // The limit is passed at the end of minute 394, and the delay is two minutes. The modem sleeps
    // until the message wakes it.
    expect(result.alarms).toMatchObject([
      { rule: 'frozen-above', to: 'guard', raisedAt: 396, sentAt: 397 },
    ])
  })

  it('sounds the horn only while its inverter lasts', () => {
    // The inverter carries 120 minutes; the rule acts in minute 396 and fails until the mains are
    // back in minute 720.
    expect(result.switchings).toMatchObject([
      { device: 'horn', minute: 396, isDone: false },
      { device: 'horn', minute: 720, isDone: true },
    ])
    const stopped = result.devices.map(
      (states) => states.filter((state) => state === State.stopped).length,
    )
    expect(
      Object.fromEntries(exampleSite.devices.map(({ id }, index) => [id, stopped[index]])),
    ).toMatchObject({ horn: 360, lamp: 480 })
  })

  it('uses the battery as calculated by hand', () => {
    // 60 min at 1.60 W = 1.60 Wh; 420 min at 1.25 W = 8.75 Wh; 1.90 W in 14 scheduled minutes and
    // one of the alarm = 0.475 Wh
    expect(result.batteryLeft[719]).toBeCloseTo(16.65 - 1.6 - 8.75 - 0.475, 6)
    expect(sums.covered).toEqual({ battery: 480, inverter: 0 })
    expect(sums.minutesUncovered).toBe(0)
  })

  it('sends all readings once the line is back, and none is lost', () => {
    // The router has no mains either, so LTE is used after a minute, and the line again after ten
    // minutes of steady answers.
    expect(result.link[240]).toBe(Link.none)
    expect(result.link[241]).toBe(Link.lte)
    expect(result.link[729]).toBe(Link.lte)
    expect(result.link[730]).toBe(Link.line)
    // 490 minutes × 6 readings wait until minute 730
    expect(result.readings.waiting[729]).toBe(490 * 6)
    expect(sums.readings).toEqual({
      taken: 8640,
      sent: 8640,
      waiting: 0,
      inDevices: 0,
      lost: 0,
      missed: 0,
    })
    expect(kindsOf(eventsOf(exampleSite, darkNight))).toContainEqual([730, 'record-complete'])
  })

  it('lists what happened in order', () => {
    const kinds = kindsOf(eventsOf(exampleSite, darkNight))
    expect(kinds.slice(0, 4)).toEqual([
      [240, 'grid-lost'],
      [240, 'gateway-on-battery'],
      [240, 'devices-stopped'],
      [241, 'link-lte'],
    ])
    expect(kinds).toContainEqual([360, 'inverter-empty'])
    expect(kinds.map(([minute]) => minute)).toEqual(
      kinds.map(([minute]) => Number(minute)).sort((a, b) => a - b),
    )
  })
})

it('an empty battery stops the gateway until the mains are back', () => {
  // without an LTE modem 16.65 ÷ 1.25 = 13.32 h = 799.2 min: the gateway runs through minute 799
  const result = simulateNight(ethernet, longCut)
  expect(result.gateway[100 + 799]).toBe(State.onBattery)
  expect(result.gateway[100 + 800]).toBe(State.stopped)
  expect(result.gateway[1200]).toBe(State.onMains)
  const sums = sumNight(ethernet, result)
  expect(sums.covered.battery).toBe(800)
  expect(sums.minutesUncovered).toBe(300)
  // The sensors store no readings while no gateway hears them.
  expect(sums.readings.missed).toBe(300 * 6)
})

it('a sensor with a memory keeps its readings while nobody hears it', () => {
  const storing = {
    ...ethernet,
    devices: exampleSite.devices.map((device) => ({ ...device, memoryReadings: 2000 })),
  }
  const result = simulateNight(storing, longCut)
  expect(result.readings.inDevices[1199]).toBe(300 * 6)
  expect(sumNight(storing, result).readings).toEqual({
    taken: 8640,
    sent: 8640,
    waiting: 0,
    inDevices: 0,
    lost: 0,
    missed: 0,
  })
})

it('a sensor behind a repeater on the mains falls silent with it', () => {
  const devices = exampleSite.devices.map((device) =>
    device.id === 'sensor' ? { ...device, through: 'lamp' } : device,
  )
  const behind = { ...exampleSite, devices }
  const result = simulateNight(behind, darkNight)
  expect(result.devices[0]?.[300]).toBe(State.onBattery)
  expect(result.heard[0]?.[300]).toBe(0)
  expect(result.alarms).toMatchObject([{ raisedAt: 722 }])
  expect(kindsOf(eventsOf(behind, darkNight))).toContainEqual([240, 'devices-not-heard'])
})

it('an alarm stays raised while no sensor of its room is heard, until one measures that it is over', () => {
  const devices = exampleSite.devices.map((device) =>
    device.id === 'sensor' ? { ...device, power: 'inverter' as const } : device,
  )
  const rooms = exampleSite.rooms.map((room) => ({
    ...room,
    alarm: { above: -17, delayMinutes: 2, to: 'guard' },
  }))
  const result = simulateNight({ ...exampleSite, devices, rooms }, darkNight)
  // −17 °C is passed −40 × ln(47 ÷ 48) = 50.5 min after the mains fail. The inverter feeds the
  // sensor until minute 360, the mains from 720.
  expect(result.alarms).toMatchObject([{ rule: 'frozen-above', raisedAt: 292 }])
  expect(result.alarms[0]?.clearedAt).toBeGreaterThan(720)
})

it('without the mobile network a message waits for it', () => {
  const result = simulateNight(exampleSite, { ...darkNight, mobile: [{ from: 300, to: 500 }] })
  expect(result.alarms).toMatchObject([{ raisedAt: 396, sentAt: 500 }])
})

it('a message that waits for the mobile network does not keep the modem sending', () => {
  const away = simulateNight(exampleSite, {
    ...darkNight,
    fixedLine: darkNight.mains,
    mobile: darkNight.mains,
  })
  // The alarm of minute 396 is not sent. Apart from the minute of sending, the battery is used as
  // in a night with a network.
  expect(away.batteryLeft[719]).toBeCloseTo(16.65 - 1.6 - 8.75 - (14 * 1.9) / 60, 6)
})

it('a message that nobody takes goes to the next person after some minutes, unless its cause is over by then', () => {
  const rooms = exampleSite.rooms.map((room) => ({
    ...room,
    alarm: { above: -15, delayMinutes: 2, to: 'guard', next: 'manager' },
  }))
  const passedOn = (minutes: number) =>
    simulateNight({ ...exampleSite, rooms, passOnMinutes: minutes }, darkNight)
  const [alarm] = passedOn(2).alarms
  expect(alarm).toMatchObject({ to: 'guard', sentAt: 397, next: 'manager', passedAt: 399 })
  expect(
    calculateNight({ ...exampleSite, rooms, passOnMinutes: 2 }, darkNight).events,
  ).toContainEqual({
    minute: 399,
    kind: 'alarm-passed',
    rule: 'frozen-above',
    to: 'manager',
  })
  expect(passedOn((alarm?.clearedAt ?? 0) - 397).alarms).toMatchObject([
    { sentAt: 397, passedAt: null },
  ])
})

it('a generator takes over as mains', () => {
  // mains off from minute 240: no supply for 5 minutes, then 3 hours of fuel
  const generated = { ...exampleSite, generator: { afterMinutes: 5, hours: 3 } }
  const result = simulateNight(generated, darkNight)
  const sums = sumNight(exampleSite, result)
  expect(sums.minutesWithoutGrid).toBe(480)
  expect(sums.minutesWithoutMains).toBe(480 - 180)
  expect(kindsOf(eventsOf(generated, darkNight))).toContainEqual([245, 'generator-on'])
  expect(kindsOf(eventsOf(generated, darkNight))).toContainEqual([425, 'generator-empty'])
})

it('a full disk keeps the newest readings', () => {
  // 1,000 readings of 120 B; 6 a minute; the line is down all night
  const small = { ...ethernet, diskBytes: 120_000 }
  const result = simulateNight(small, { ...quietNight, fixedLine: [{ from: 0, to: 1440 }] })
  expect(sumNight(small, result).readings).toMatchObject({
    taken: 8640,
    sent: 0,
    waiting: 1000,
    lost: 7640,
  })
})

it('names what fails in the first minute of a night', () => {
  const night = { ...quietNight, mains: [{ from: 0, to: 30 }] }
  const first = eventsOf(exampleSite, night).filter(({ minute }) => minute === 0)
  expect(first).toMatchObject([
    { kind: 'grid-lost' },
    { kind: 'gateway-on-battery' },
    { kind: 'devices-stopped', devices: ['lamp'] },
    { kind: 'link-lte' },
  ])
})

it('a rule that opens a curtain slows how a house of birds warms up', () => {
  const house: Room = {
    id: 'house',
    name: 'House',
    setPoint: 26,
    drift: { hours: 0.7, gain: 14 },
    plant: { name: 'Fans', power: 'mains', hours: 0.2, aboveOutdoor: 1 },
    relief: { device: 'horn', to: 'open', drift: { hours: 0.7, gain: 4 } },
    alarm: { above: 34, delayMinutes: 0, to: 'farm hand' },
  }
  const farm: ModelSite = {
    ...exampleSite,
    rooms: [house],
    devices: exampleSite.devices.map((device) => ({ ...device, room: 'house' })),
    rules: [
      {
        id: 'open',
        when: { kind: 'mains-lost' },
        delayMinutes: 1,
        actions: [{ kind: 'switch', device: 'horn', to: 'open' }],
      },
    ],
  }
  const night = { ...darkNight, outdoor: 27 }
  const withCurtain = simulateNight(farm, night)
  const without = simulateNight({ ...farm, rules: [] }, night)
  // fans reach 27 + 1 °C; a closed room nears 27 + 14 = 41 °C, an open one 27 + 4 = 31 °C
  expect(withCurtain.rooms[0]?.[239]).toBeCloseTo(28, 1)
  expect(without.rooms[0]?.[719]).toBeCloseTo(41, 1)
  expect(withCurtain.rooms[0]?.[719]).toBeCloseTo(31, 1)
  expect(withCurtain.alarms).toEqual([])
  expect(without.alarms).toHaveLength(1)
})

it('an open door warms a room', () => {
  const room = {
    ...exampleSite.rooms[0],
    id: 'frozen',
    name: 'Room',
    setPoint: -18,
    drift: { hours: 40, gain: 0 },
    doorOpenHours: 1,
  }
  const night = { ...quietNight, doors: [{ room: 'frozen', from: 10, to: 20 }] }
  const [open, closed] = [night, quietNight].map(
    (each) => simulateNight({ ...exampleSite, rooms: [room] }, each).rooms[0]?.[19],
  )
  expect(open).toBeGreaterThan((closed ?? 0) + 1)
})

it('LTE only keeps the readings for the weekly batch', () => {
  const only = { ...exampleSite, link: 'lte-only' as const }
  const sums = sumNight(only, simulateNight(only, quietNight))
  expect(sums.readings).toMatchObject({ sent: 0, waiting: 8640 })
})

it('a modem that sends without a pause would empty the battery in half the time', () => {
  const { lteSending } = gateway.draw
  const busy = {
    ...exampleSite,
    gateway: {
      ...gateway,
      draw: { ...gateway.draw, lteConnected: lteSending },
      connectedFirst: 24,
    },
  }
  // 16.65 ÷ 3.15 = 5.29 h = 317.1 min
  const result = simulateNight(busy, { ...quietNight, mains: [{ from: 0, to: 1440 }] })
  expect(sumNight(busy, result).covered.battery).toBe(318)
})

it('says how long a closed room has, as the simulation does', () => {
  // 40 h × ln(48 ÷ 45) = 2.58 h
  const [room] = exampleSite.rooms
  if (!room) throw new Error('The example has a room')
  expect(hoursUntil(room, -15, quietNight)).toBeCloseTo(2.58, 2)
  expect(hoursUntil(room, 31, quietNight)).toBe(Number.POSITIVE_INFINITY)
})
