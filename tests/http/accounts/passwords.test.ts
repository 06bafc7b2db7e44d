import { describe, expect, it } from 'vitest'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { addAccount, resetAccount } from '#src/staff/accounts/command-line-accounts.server.ts'
import { signIn } from '#src/staff/sign-in/sign-in.server.ts'
import { cookieOf, openTestSite, sqliteUnlessAll } from '../test-site.ts'

const password = 'a long pass phrase'
const next = 'four quite other words'

describe.each(sqliteUnlessAll)('passwords on %s', async (engine) => {
  const site = await openTestSite(engine)

  const change = (cookie: string, body: object) =>
    site.send('POST', '/api/session/password', body, { cookie })
  const errorsOf = async (response: Response) => (await response.json()).errors
  const enter = (username: string, secret: string, now = Date.now()) =>
    signIn(site.context, { username, password: secret }, { prefix: `net ${username}` }, now)

  it('spaces around a password make it no longer, and are part of it as it was typed', async () => {
    const cookie = await site.signIn('spaces', password)
    for (const padded of ['      short      ', '   letmein12345   '])
      expect(
        Object.keys(
          await errorsOf(await change(cookie, { currentPassword: password, newPassword: padded })),
        ),
      ).toEqual(['newPassword'])
    expect(
      (await change(cookie, { currentPassword: password, newPassword: ` ${next} ` })).status,
    ).toBe(200)
    expect((await enter('spaces', next)).outcome).toBe('refused')
    expect((await enter('spaces', ` ${next} `)).outcome).toBe('signed-in')
  })

  it('guesses of the current password are counted for the account, whatever the session and the network', async () => {
    const first = await site.signIn('guessed', password)
    const entered = await enter('guessed', password)
    const second = `__Host-session=${entered.outcome === 'signed-in' ? entered.token : ''}`
    const statuses = []
    for (let count = 0; count < 8; count++) {
      const headers = { cookie: count % 2 ? first : second, 'x-forwarded-for': `10.1.0.${count}` }
      const body = { currentPassword: `guess ${count}`, newPassword: next }
      statuses.push((await site.send('POST', '/api/session/password', body, headers)).status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
    const late = await change(first, { currentPassword: password, newPassword: next })
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(
      (await site.send('POST', '/api/session/proof', { password }, { cookie: first })).status,
    ).toBe(429)
  })

  it('a right one forgets the guesses before it', async () => {
    let cookie = await site.signIn('forgiven', password)
    let current = password
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 3; count++)
        await change(cookie, { currentPassword: 'no', newPassword: next })
      const following = `${next} number ${round}`
      const changed = await change(cookie, { currentPassword: current, newPassword: following })
      expect(changed.status).toBe(200)
      cookie = cookieOf(changed)
      current = following
    }
  })

  it('of two who use a one-time password at the same time, one comes in', async () => {
    const oneTime = (await addAccount(site.context, 'race')) ?? ''
    const outcomes = (await Promise.all([enter('race', oneTime), enter('race', oneTime)])).map(
      ({ outcome }) => outcome,
    )
    expect(outcomes.sort()).toEqual(['refused', 'signed-in'])
  })

  it('a one-time password ends after three days, and a reset makes another', async () => {
    const now = Date.now()
    const oneTime = (await addAccount(site.context, 'late', 'sales', now)) ?? ''
    expect((await enter('late', oneTime, now + staffLimits.oneTimePasswordMs)).outcome).toBe(
      'refused',
    )
    const another = (await resetAccount(site.context, 'late', now)) ?? ''
    expect((await enter('late', oneTime, now)).outcome).toBe('refused')
    expect((await enter('late', another, now + staffLimits.oneTimePasswordMs - 1000)).outcome).toBe(
      'signed-in',
    )
  })

  it('one from before passwords had an end still works once', async () => {
    const oneTime = (await addAccount(site.context, 'old')) ?? ''
    await site.database.db
      .updateTable('staff')
      .set({ one_time_until: null })
      .where('name', '=', 'old')
      .execute()
    expect(
      (await enter('old', oneTime, Date.now() + 2 * staffLimits.oneTimePasswordMs)).outcome,
    ).toBe('signed-in')
    expect((await enter('old', oneTime)).outcome).toBe('refused')
  })

  it('whoever has a password of their own cannot leave the current one out', async () => {
    const cookie = await site.signIn('own', password)
    expect(await errorsOf(await change(cookie, { newPassword: next }))).toEqual({
      currentPassword: ['Enter your current password.'],
    })
  })
})
