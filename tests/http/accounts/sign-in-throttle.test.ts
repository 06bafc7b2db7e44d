import { describe, expect, it } from 'vitest'
import { addAccount, resetAccount } from '#src/staff/accounts/command-line-accounts.server.ts'
import { signIn as signInAt } from '#src/staff/sign-in/sign-in.server.ts'
import {
  countSignIn,
  forgetSignIn,
  signInThrottle,
} from '#src/staff/sign-in/sign-in-throttle.server.ts'
import { strictEngine } from '../strict-engine.ts'
import { openTestSite } from '../test-site.ts'

const second = 1000

describe.each(strictEngine)('guesses at sign-in on %s', async (engine) => {
  const password = 'a long pass phrase'
  const site = await openTestSite(engine, {}, undefined, { hashing: 'as in production' })
  await site.signIn('Ngozi', password)

  type Try = {
    name?: string
    secret?: string
    prefix?: string
    now?: number
    deviceCookie?: string
  }
  const attempt = ({
    name = 'ngozi',
    secret = 'wrong',
    prefix = 'home',
    now = Date.now(),
    deviceCookie,
  }: Try) =>
    signInAt(site.context, { username: name, password: secret }, { prefix, deviceCookie }, now)
  async function meetDevice(secret = password, name = 'ngozi') {
    const entered = await attempt({ name, secret, prefix: 'first time' })
    return entered.outcome === 'signed-in' ? entered.deviceCookie : ''
  }
  const signIn = (username: string, secret: string, headers: Record<string, string> = {}) =>
    site.send('POST', '/api/session', { username, password: secret }, headers)

  it('delays one network at one account after five failures, and never for good', async () => {
    await addAccount(site.context, 'Tunde')
    const start = Date.now()
    const guessAt = (ms: number, more: Try = {}) =>
      attempt({ name: 'tunde', prefix: '10.0.0.1', now: start + ms, ...more })
    const outcomes = []
    for (let count = 0; count < 6; count++) outcomes.push((await guessAt(0)).outcome)
    expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused', 'refused', 'wait'])
    expect(await guessAt(1.1 * second)).toEqual({ outcome: 'refused' })
    expect(await guessAt(1.2 * second)).toEqual({ outcome: 'wait', seconds: 2 })
    // Each sign-in needs a new one-time password, because it is only valid once.
    const reset = async () => (await resetAccount(site.context, 'tunde')) ?? ''
    const elsewhere = await guessAt(1.2 * second, { prefix: '10.0.0.2', secret: await reset() })
    expect(elsewhere, 'its owner is elsewhere').toMatchObject({ outcome: 'signed-in' })
    expect(await guessAt(4 * second, { secret: await reset() })).toMatchObject({
      outcome: 'signed-in',
    })
    expect(await guessAt(4 * second)).toEqual({ outcome: 'refused' })
  })

  it('ignores a delay that was set by a clock that was a year ahead', async () => {
    const ahead = Date.now() + 365 * 86_400_000
    const late = (now: number) => attempt({ name: 'late', prefix: '10.0.1.1', now })
    for (let count = 0; count < 6; count++) await late(ahead)
    expect((await late(ahead)).outcome).toBe('wait')
    expect((await late(Date.now())).outcome).toBe('refused')
  })

  it('delays a network after twenty tries at once, and the API says how long', async () => {
    const tries = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        signIn(`name${n}`, 'wrong', { 'x-forwarded-for': '192.0.2.50' }),
      ),
    )
    const statuses = tries.map((response) => response.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(
      Number(tries.find((response) => response.status === 429)?.headers.get('retry-after')),
    ).toBeGreaterThan(0)
    expect((await signIn('ngozi', password, { 'x-forwarded-for': '192.0.2.51' })).status).toBe(200)
  })

  it('brakes many networks at one account, but not a device that the account knows', async () => {
    const context = { secretKey: (text: string) => text }
    const now = Date.now()
    const { free, longestDelayMs } = signInThrottle.everybody
    const record = (prefix: string, ms = 0, deviceId: string | null = null) =>
      site.database.write((tx) =>
        countSignIn(context, tx, { username: 'Ngozi ', prefix, deviceId }, now + ms),
      )
    const waits = []
    for (let count = 0; count < free + 1; count++)
      waits.push(await record(`100.64.0.${count % 40}`))
    expect(waits.filter((wait) => wait > 0)).toHaveLength(1)
    expect(await record('elsewhere'), 'an unknown device waits').toBeGreaterThan(0)
    expect(
      await record('100.64.0.1', 0, 'phone'),
      'a known one does not, whatever its network',
    ).toBe(0)
    const attempt = { username: 'ngozi', prefix: '100.64.0.1', deviceId: 'phone' }
    await site.database.write((tx) => forgetSignIn(context, tx, attempt))
    expect(await record('elsewhere'), 'which does not set the guesses free').toBeGreaterThan(0)
    expect(await record('another', longestDelayMs), 'never for good').toBe(0)
  })

  it('lets the owner of an account in at a known device, from a network that guesses its password', async () => {
    const deviceCookie = await meetDevice()
    const now = Date.now() + 1_800_000
    for (let count = 0; count < 6; count++) await attempt({ prefix: 'guessing', now })
    expect(await attempt({ secret: password, prefix: 'guessing', now })).toMatchObject({
      outcome: 'wait',
    })
    expect(
      await attempt({ secret: password, prefix: 'guessing', now, deviceCookie }),
    ).toMatchObject({
      outcome: 'signed-in',
      isKnownDevice: true,
    })
  })

  it('a known device has five failures of its own, and is known to no other account', async () => {
    const deviceCookie = await meetDevice()
    const now = Date.now() + 3_600_000
    const outcomes = []
    for (let count = 0; count < 6; count++)
      outcomes.push((await attempt({ prefix: `10.1.0.${count}`, now, deviceCookie })).outcome)
    expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused', 'refused', 'wait'])
    expect(
      (await attempt({ prefix: '10.1.1.1', secret: password, now })).outcome,
      'others are not delayed by it',
    ).toBe('signed-in')
    await addAccount(site.context, 'Bola')
    const secret = (await resetAccount(site.context, 'bola')) ?? ''
    expect(
      await attempt({ name: 'bola', secret, prefix: '10.1.1.2', now, deviceCookie }),
    ).toMatchObject({ isKnownDevice: false })
  })

  it('checks passwords of one network after another, and of a known device first', async () => {
    const deviceCookie = await meetDevice()
    const now = Date.now() + 7_200_000
    const order: string[] = []
    const tell = (who: string, tried: Promise<{ outcome: string }>) =>
      tried.then(({ outcome }) => void order.push(`${who} ${outcome}`))
    const crowd = Array.from({ length: 50 }, (_, count) =>
      tell('crowd', attempt({ name: `n${count}`, prefix: 'crowd', now })),
    )
    const away = attempt({ name: 'n50', prefix: 'crowd', now })
    const home = tell('home', attempt({ secret: password, prefix: 'home', now }))
    const known = tell('known', attempt({ secret: password, prefix: 'crowd', now, deviceCookie }))
    // Whether it finds no place or one of those before it has failed is a matter of the machine.
    expect(await away, 'a network has so many places').toMatchObject({ outcome: 'wait' })
    await Promise.all([...crowd, home, known])
    const checked = order.filter((one) => one !== 'crowd wait')
    // Both are among the first third, although 20 of the crowd are checked.
    expect(checked.indexOf('known signed-in')).toBeLessThan(8)
    expect(checked.indexOf('home signed-in')).toBeLessThan(8)
    // A network may fail 20 times. Sign-ins that are refused without a check do not count.
    expect(checked.filter((one) => one === 'crowd refused')).toHaveLength(20)
  })

  it('sends the cookie of the device with a good sign-in, and keeps it at sign-out', async () => {
    const response = await signIn('ngozi', password, { 'x-forwarded-for': '192.0.2.60' })
    const device =
      response.headers.getSetCookie().find((one) => one.startsWith('__Host-device=')) ?? ''
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Max-Age=34560000'])
      expect(device).toContain(part)
    const cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const left = await site.send('DELETE', '/api/session', undefined, { cookie })
    expect(left.headers.getSetCookie().filter((one) => one.startsWith('__Host-device'))).toEqual([])
    expect(left.headers.get('clear-site-data') ?? '').not.toContain('cookies')
    expect(
      (await signIn('ngozi', 'wrong', { 'x-forwarded-for': '192.0.2.60' })).headers.getSetCookie(),
    ).toEqual([])
  })
})
