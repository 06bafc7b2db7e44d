import { describe, expect, it } from 'vitest'
import { simulateNight } from '#src/site-model/simulate-night.ts'
import type { ModelSite, Night } from '#src/site-model/site.ts'
import { darkNight, exampleSite, quietNight } from '../../tests/site-model/example-site.ts'
import { coverOf } from './cover.ts'
import { calculateNight } from './night.ts'
import { isCovered } from './night-account.ts'

const alarmed: ModelSite = {
  ...exampleSite,
  rooms: exampleSite.rooms.map((room) => ({
    ...room,
    alarm: { above: -15, delayMinutes: 2, to: 'guard' },
  })),
}
/** The horn is on an inverter of two hours, and its owner counts on it. */
const counted: ModelSite = {
  ...alarmed,
  devices: exampleSite.devices.map((device) =>
    device.id === 'horn' ? { ...device, words: { stops: 'The horn can’t sound' } } : device,
  ),
}
const isCoveredIn = (site: ModelSite, night: Night) =>
  isCovered(site, night, simulateNight(site, night))
const accountOf = (site: ModelSite, night: Night) => calculateNight(site, night).account

describe('the account of a night', () => {
  it('lists times without mains, of stopped devices and beyond a limit', () => {
    const { dark, devices, rooms, gatewayOff } = accountOf(alarmed, darkNight)
    expect(dark).toEqual([{ from: 240, to: 720 }])
    expect(devices.find(({ device }) => device.id === 'horn')?.off).toEqual([
      { from: 360, to: 720 },
    ])
    expect(gatewayOff).toEqual([])
    const [room] = rooms
    // 2.58 h from −18 to −15 °C, by Newton's law of cooling
    expect(room?.passages[0]?.from).toBeGreaterThan(240 + 150)
    expect(room?.passages[0]).toMatchObject({ side: 'above', celsius: -15 })
  })
  it('takes the highest temperature from the power cut, not from before or after it', () => {
    const warmBefore = {
      ...alarmed,
      rooms: alarmed.rooms.map((room) => ({ ...room, beginsAt: 20 })),
    }
    const { rooms } = accountOf(warmBefore, { ...darkNight, mains: [{ from: 900, to: 960 }] })
    expect(rooms[0]?.highest).toBeLessThan(-15)
  })
  it('lists when no network works, to the end of that, even after the mains is back', () => {
    const both = [{ from: 600, to: 760 }]
    const { gaps } = accountOf(alarmed, { ...darkNight, fixedLine: both, mobile: both })
    expect(gaps).toMatchObject([{ from: 600 }])
    expect(gaps[0]?.to).toBeGreaterThanOrEqual(760)
    const later = [{ from: 800, to: 900 }]
    expect(accountOf(alarmed, { ...darkNight, fixedLine: later, mobile: later }).gaps).toEqual([])
  })
})

describe('a night is covered', () => {
  it('while what the owner counts on runs', () => {
    expect(isCoveredIn(alarmed, darkNight)).toBe(true)
    expect(isCoveredIn(counted, darkNight)).toBe(false)
    expect(isCoveredIn(counted, { ...quietNight, mains: [{ from: 240, to: 350 }] })).toBe(true)
  })
  it('although both networks are down, but not while a SIM card would help', () => {
    const both = [{ from: 300, to: 400 }]
    expect(isCoveredIn(alarmed, { ...darkNight, fixedLine: both, mobile: both })).toBe(true)
    const onLine: ModelSite = { ...alarmed, link: 'ethernet', routerPower: 'inverter' }
    const lineAway = { ...quietNight, mains: [{ from: 240, to: 350 }], fixedLine: both }
    expect(isCoveredIn(onLine, lineAway)).toBe(false)
  })
  it('not while a room with an alarm is unmeasured', () => {
    const wired = {
      ...alarmed,
      devices: alarmed.devices.map((device) =>
        device.id === 'sensor' ? { ...device, power: 'mains' as const } : device,
      ),
    }
    expect(isCoveredIn(wired, darkNight)).toBe(false)
  })
})

describe('the cover of a night', () => {
  const priceOf = ({ extras = [], link }: ModelSite) =>
    extras.reduce((sum, { count }) => sum + count, link === 'ethernet' ? 0 : 1)
  it('is nothing where the site runs through', () =>
    expect(coverOf(alarmed, darkNight, priceOf)).toMatchObject({ changes: [], site: alarmed }))
  it('is the cheapest set that is enough', () => {
    // 2 h of the inverter and 3 further batteries last 8 h
    expect(coverOf(counted, darkNight, priceOf)).toMatchObject({
      changes: ['inverter-battery'],
      batteries: 3,
    })
    const shorter = { ...quietNight, mains: [{ from: 240, to: 470 }] }
    expect(coverOf(counted, shorter, priceOf)).toMatchObject({ batteries: 1 })
  })
  it('is unknown where no set is enough', () =>
    expect(
      coverOf(counted, { ...quietNight, mains: [{ from: 240, to: 740 }] }, priceOf),
    ).toBeUndefined())
})
