import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { addAccount } from '#src/staff/accounts/command-line-accounts.server.ts'
import { makeRecoveryCodes, offerApp } from '#src/staff/second-factor/second-factors.server.ts'
import type { Act } from '#src/staff/sign-in/session-proofs.server.ts'
import { openTestSite, sqliteUnlessAll, type TestSite } from '../test-site.ts'
import { createPeople, otherPassword, type People, password } from './people.ts'
import { createSoftAuthenticator } from './soft-authenticator.ts'

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

type Start = {
  people: People
  site: TestSite
  name: string
  age: (cookie: string) => Promise<string>
}
/**
 * `shown`: set by the act; `kept`: as it was before the act; `never`: not shown in this session
 * yet.
 */
type Time = 'shown' | 'kept' | 'never'
type Row = {
  how: string
  /**
   * Performs the act after `age`, with which the times of the session become earlier ones.
   * @returns the cookie afterwards
   */
  perform: (start: Start) => Promise<string>
  /**
   * `proved_at` and `second_factor_at` of the session afterwards, and the time by which routes
   * decide whether a proof is recent.
   */
  expected: readonly [proved: Time, secondFactor: Time, counts: Time]
}

const rows: Record<Act | 'no proof', readonly Row[]> = {
  password: [
    {
      how: 'the sign-in of an account without a second factor',
      perform: async ({ people, site, name }) => {
        await site.signIn(name, password)
        return people.enter(name)
      },
      expected: ['shown', 'never', 'shown'],
    },
    {
      how: 'the sign-in of an account with a second factor',
      perform: async ({ people, name }) => {
        await people.withApp(name)
        return people.enter(name)
      },
      expected: ['shown', 'never', 'never'],
    },
    {
      how: 'the sign-in with a one-time password',
      perform: async ({ people, site, name }) => {
        await addAccount(site.context, name)
        return people.enterOnce(name)
      },
      expected: ['shown', 'never', 'shown'],
    },
    {
      how: 'a confirmation',
      perform: async ({ people, site, name, age }) =>
        people.prove(await age(await site.signIn(name, password)), { password }),
      expected: ['shown', 'never', 'shown'],
    },
    {
      how: 'a changed password of an account without a second factor',
      perform: async ({ people, site, name, age }) =>
        people.changePassword(await age(await site.signIn(name, password))),
      expected: ['shown', 'never', 'shown'],
    },
    {
      how: 'a changed password of an account with a second factor',
      perform: async ({ people, name, age }) =>
        people.changePassword(await age((await people.withApp(name)).cookie)),
      expected: ['shown', 'kept', 'kept'],
    },
  ],
  link: [
    {
      how: 'an invitation',
      perform: async ({ people, site, name }) => {
        const inviter = await site.signIn(`${name} inviter`, password)
        const { link } = await (
          await people.submit('/admin/accounts', { name, role: 'sales', email: '' }, inviter)
        ).json()
        return people.renewed(
          people.submit('/admin/join', { token: tokenOf(link), newPassword: otherPassword }),
        )
      },
      expected: ['shown', 'never', 'shown'],
    },
    ...([false, true] as const).map((isRemoved) => ({
      how: `a recovery that ${isRemoved ? 'removes' : 'leaves'} the second factor`,
      perform: async ({ people, site, name }: Start) => {
        const { staff } = await people.withApp(name)
        const helper = await site.signIn(`${name} helper`, password)
        const change = { act: 'link', ...(isRemoved && { removesSecondFactor: 'on' }) }
        const { link } = await (
          await people.submit(`/admin/accounts?account=${staff.id}`, change, helper)
        ).json()
        return people.renewed(
          people.submit('/admin/join', { token: tokenOf(link), newPassword: otherPassword }),
        )
      },
      expected: ['shown', 'never', isRemoved ? 'shown' : 'never'] as const,
    })),
  ],
  'chosen-password': [
    {
      how: 'after a one-time password',
      perform: async ({ people, site, name, age }) => {
        await addAccount(site.context, name)
        return people.changePassword(await age(await people.enterOnce(name)), '')
      },
      expected: ['kept', 'never', 'kept'],
    },
    {
      how: 'after a one-time password and a code',
      perform: async ({ people, name, age }) => {
        const { code } = await people.withApp(name)
        return people.changePassword(
          await age(await people.prove(await people.enterOnce(name), { code: code() })),
          '',
        )
      },
      expected: ['kept', 'kept', 'kept'],
    },
  ],
  authenticator: [
    {
      how: 'the second step of a sign-in',
      perform: async ({ people, name, age }) => {
        const { code } = await people.withApp(name)
        return people.prove(await age(await people.enter(name)), { code: code() })
      },
      expected: ['shown', 'shown', 'shown'],
    },
    {
      how: 'a confirmation',
      perform: async ({ people, name, age }) => {
        const { code, cookie } = await people.withApp(name)
        return people.prove(await age(cookie), { code: code() })
      },
      expected: ['shown', 'shown', 'shown'],
    },
  ],
  'recovery-code': [
    {
      how: 'a confirmation',
      perform: async ({ people, site, name, age }) => {
        const { staff, cookie } = await people.withApp(name)
        const [code] = await makeRecoveryCodes(site.context, staff)
        return people.prove(await age(cookie), { code })
      },
      expected: ['shown', 'shown', 'shown'],
    },
  ],
  passkey: [
    {
      how: 'a confirmation',
      perform: async ({ people, site, name, age }) => {
        const authenticator = createSoftAuthenticator()
        const cookie = await age(
          await people.addPasskey(await site.signIn(name, password), authenticator),
        )
        const response = authenticator.use(
          await people.ceremony('/api/session/passkey/options', cookie),
          1,
        )
        return people.renewed(people.send('/api/session/passkey', { response }, cookie))
      },
      expected: ['shown', 'shown', 'shown'],
    },
  ],
  'authenticator-added': [
    {
      how: 'as the first factor',
      perform: async ({ people, site, name, age }) => {
        const cookie = await age(await site.signIn(name, password))
        const offer = await offerApp(site.context, await site.staffOf(cookie))
        const code = new TOTP({ secret: Secret.fromBase32(offer?.secret ?? '') }).generate()
        return people.renewed(people.submit('/admin/account/authenticator', { code }, cookie))
      },
      expected: ['kept', 'shown', 'kept'],
    },
  ],
  'passkey-added': [
    {
      how: 'as the first factor',
      perform: async ({ people, site, name, age }) =>
        people.addPasskey(await age(await site.signIn(name, password))),
      expected: ['kept', 'shown', 'kept'],
    },
    {
      how: 'beside another factor',
      perform: async ({ people, name, age }) =>
        people.addPasskey(await age((await people.withApp(name)).cookie)),
      expected: ['kept', 'shown', 'kept'],
    },
  ],
  'no proof': [
    {
      how: 'a wrong code',
      perform: async ({ people, name, age }) => {
        const cookie = await age((await people.withApp(name)).cookie)
        expect((await people.send('/api/session/proof', { code: '000000' }, cookie)).status).toBe(
          422,
        )
        return cookie
      },
      expected: ['kept', 'kept', 'kept'],
    },
    {
      how: 'the password in the place of a code',
      perform: async ({ people, name, age }) => {
        const cookie = await age((await people.withApp(name)).cookie)
        expect((await people.send('/api/session/proof', { password }, cookie)).status).toBe(422)
        return cookie
      },
      expected: ['kept', 'kept', 'kept'],
    },
    {
      how: 'new recovery codes',
      perform: async ({ people, name, age }) => {
        const cookie = await age((await people.withApp(name)).cookie)
        expect((await people.submit('/admin/account/recovery-codes', {}, cookie)).status).toBe(200)
        return cookie
      },
      expected: ['kept', 'kept', 'kept'],
    },
    {
      how: 'the other sessions ended',
      perform: async ({ people, site, name, age }) => {
        const cookie = await age((await people.withApp(name)).cookie)
        expect((await site.send('DELETE', '/api/sessions', undefined, { cookie })).status).toBe(200)
        return cookie
      },
      expected: ['kept', 'kept', 'kept'],
    },
  ],
}

const walked = Object.entries(rows).flatMap(([act, ways]) =>
  ways.map((row) => [act, row.how, row] as const),
)

describe.each(sqliteUnlessAll)('what an act shows in a session, on %s', async (engine) => {
  const site = await openTestSite(engine)
  const people = createPeople(site)
  const timesOf = async (cookie: string) => {
    const { sessionId, provedAt } = await site.staffOf(cookie)
    const query = site.database.db
      .selectFrom('session')
      .select(['proved_at', 'second_factor_at', 'created_at'])
    return {
      ...(await query.where('id', '=', sessionId).executeTakeFirstOrThrow()),
      sessionId,
      provedAt,
    }
  }
  /**
   * Half the time for which a proof counts, so that the routes that need one still take the act.
   */
  const earlier = Date.now() - staffLimits.proofMs / 2

  it.each(walked)('%s: %s', async (act, how, { perform, expected }) => {
    let before: { sessionId: number; created_at: number } | undefined
    const age = async (cookie: string) => {
      const { sessionId, second_factor_at } = await timesOf(cookie)
      const change = {
        created_at: earlier,
        proved_at: earlier,
        ...(second_factor_at !== null && { second_factor_at: earlier }),
      }
      await site.database.db
        .updateTable('session')
        .set(change)
        .where('id', '=', sessionId)
        .execute()
      before = { sessionId, created_at: earlier }
      return cookie
    }
    const after = await timesOf(
      await perform({
        people,
        site,
        name: `${act} ${how}`.slice(0, staffLimits.username.max),
        age,
      }),
    )
    const nameTime = (at: number | null): Time =>
      at === null || at === 0 ? 'never' : at === earlier ? 'kept' : 'shown'
    expect([after.proved_at, after.second_factor_at, after.provedAt].map(nameTime)).toEqual(
      expected,
    )
    // A proof does not prolong a session beyond its end.
    if (before) expect(after).toMatchObject(before)
  })
})
