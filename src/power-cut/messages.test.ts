import { describe, expect, it } from 'vitest'
import { simulateNight } from '#src/site-model/simulate-night.ts'
import type { ModelSite, Night } from '#src/site-model/site.ts'
import { exampleSite, quietNight } from '../../tests/site-model/example-site.ts'
import { deliveriesOf, firstReached, silencesOf } from './messages.ts'

const site: ModelSite = {
  ...exampleSite,
  routerPower: 'inverter',
  inverterHours: 20,
  silent: { to: 'guard', next: 'manager' },
  atSite: ['guard'],
}
const nightWith = (away: Partial<Night>): Night => ({ ...quietNight, ...away })
const silences = (of: ModelSite, night: Night) => silencesOf(of, simulateNight(of, night))

describe('a message', () => {
  const { phonesAway } = simulateNight(site, nightWith({ mobile: [{ from: 100, to: 200 }] }))
  const alarm = { to: 'guard', next: 'manager', sentAt: 150, passedAt: 152 }
  it('waits for the phone of somebody at a site without a network, and goes on to the next', () => {
    const deliveries = deliveriesOf(alarm, site, { phonesAway })
    expect(deliveries).toEqual([
      { to: 'guard', at: 150, reachedAt: 200 },
      { to: 'manager', at: 152, reachedAt: 152 },
    ])
    expect(firstReached(deliveries)).toEqual({ to: 'manager', at: 152 })
  })
  it('reaches nobody if all are there and the network stays away', () => {
    const all = { ...site, atSite: ['guard', 'manager'] }
    const gone = { phonesAway: new Uint8Array(1440).fill(1) }
    expect(firstReached(deliveriesOf(alarm, all, gone))).toBeNull()
  })
})

// Both networks fail at minute 300, for two hours.
const both = { fixedLine: [{ from: 300, to: 420 }], mobile: [{ from: 300, to: 420 }] }

describe('the platform', () => {
  it('notices within three minutes that a site on a line with mains is silent, and calls who has a network meanwhile', () =>
    expect(silences(site, nightWith(both))).toEqual([
      {
        from: 300,
        to: 420,
        reportsAt: 420,
        noticedAt: 303,
        deliveries: [
          // His phone has a network again when the site reports again.
          { to: 'guard', at: 303, reachedAt: null },
          { to: 'manager', at: 305, reachedAt: 305 },
        ],
      },
    ]))
  it('waits 45 minutes for LTE, and 31 once the modem sleeps on battery', () => {
    const lte: ModelSite = { ...site, link: 'lte-only' }
    expect(silences(lte, nightWith(both))[0]?.noticedAt).toBe(345)
    const dark = { ...both, mains: [{ from: 280, to: 600 }] }
    expect(silences(lte, nightWith(dark))[0]?.noticedAt).toBe(345)
    // More than an hour on battery has passed at minute 300.
    const darker = { ...both, mains: [{ from: 239, to: 600 }] }
    expect(silences(lte, nightWith(darker))[0]?.noticedAt).toBe(331)
  })
  it('does not notice a silence that ends before, nor the minute until LTE takes over', () => {
    const short = { fixedLine: [{ from: 300, to: 303 }], mobile: [{ from: 300, to: 303 }] }
    expect(silences(site, nightWith(short)).map(({ noticedAt }) => noticedAt)).toEqual([null])
    const line = { fixedLine: [{ from: 300, to: 420 }] }
    expect(silences(site, nightWith(line))).toMatchObject([{ from: 300, to: 301, noticedAt: null }])
  })
  it('tells nobody where nobody is named', () => {
    expect(silences({ ...site, silent: undefined }, nightWith(both))[0]?.noticedAt).toBeNull()
  })
})
