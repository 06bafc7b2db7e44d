import { describe, expect, it } from 'vitest'
import { askForPasskey, relyingPartyOf } from '#src/staff/second-factor/passkeys.server.ts'
import { readSecondFactors } from '#src/staff/second-factor/second-factors.server.ts'
import { findSignedIn } from '#src/staff/sign-in/sessions.server.ts'
import { cookieOf, openTestSite, sqliteUnlessAll, testOrigin } from '../test-site.ts'
import { createSoftAuthenticator } from './soft-authenticator.ts'

const password = 'a long pass phrase'
const rpId = new URL(testOrigin).hostname

describe.each(sqliteUnlessAll)('passkeys on %s', async (engine) => {
  const site = await openTestSite(engine)

  let visitors = 0
  const post = (target: string, cookie: string, body: object = {}) => {
    visitors += 1
    return site.send('POST', target, body, {
      cookie,
      'x-forwarded-for': `100.65.${visitors >> 8}.${visitors & 255}`,
    })
  }
  const signIn = async (username: string) =>
    cookieOf(await post('/api/session', '', { username, password }))
  const ceremony = async (target: string, cookie: string) => ({
    challenge: (await (await post(target, cookie)).json()).challenge,
    origin: testOrigin,
    rpId,
  })
  const toAdd = (cookie: string) => ceremony('/api/account/passkeys/options', cookie)
  const toUse = (cookie: string) => ceremony('/api/session/passkey/options', cookie)
  const add = (cookie: string, response: object, name = 'Test key') =>
    post('/api/account/passkeys', cookie, { name, response })
  const use = (cookie: string, response: object) =>
    post('/api/session/passkey', cookie, { response })

  /** Makes an account with a passkey, and a session in which only the password was given. */
  async function withPasskey(name: string) {
    const first = await site.signIn(name, password)
    const authenticator = createSoftAuthenticator()
    const added = await add(first, authenticator.make(await toAdd(first)))
    if (added.status !== 200) throw new Error(await added.text())
    return { authenticator, first, cookie: cookieOf(added), half: await signIn(name) }
  }

  it('adds one, lists it, and lets it be the second step under a new token', async () => {
    const { authenticator, first, cookie, half } = await withPasskey('Key holder')
    expect((await site.get('/api/session', first)).status).toBe(401)
    const staff = await findSignedIn(site.context, cookie.split('=')[1])
    expect(staff).toMatchObject({ hasSecondFactor: true, standing: 'open' })
    expect((await readSecondFactors(site.context, staff?.id ?? 0)).passkeys).toMatchObject([
      { name: 'Test key', usedAt: null },
    ])

    expect((await site.get('/api/contact', half)).status).toBe(403)
    const options = await (await post('/api/session/passkey/options', half)).json()
    expect(options).toMatchObject({
      rpId,
      userVerification: 'preferred',
      allowCredentials: [{ transports: ['internal'] }],
    })
    const proved = await use(
      half,
      authenticator.use({ challenge: options.challenge, origin: testOrigin, rpId }, 1),
    )
    expect(proved.status).toBe(200)
    expect((await site.get('/api/contact', cookieOf(proved))).status).toBe(200)
    expect((await site.get('/api/session', half)).status).toBe(401)
    expect(
      (await readSecondFactors(site.context, staff?.id ?? 0)).passkeys[0]?.usedAt,
    ).not.toBeNull()
    const actions = (await site.audited()).filter(({ actor_id }) => actor_id === staff?.id)
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['second-factor.added', 'identity.confirmed']),
    )
  })

  const wrong = {
    challenge: { challenge: Buffer.from('another challenge').toString('base64url') },
    origin: { origin: 'https://forged.example' },
    domain: { rpId: 'forged.example' },
  }
  it.each(Object.entries(wrong))(
    'refuses an answer with a wrong %s, to make and to use one',
    async (what, change) => {
      const { authenticator, half } = await withPasskey(`Wrong ${what}`)
      const refused = await use(half, authenticator.use({ ...(await toUse(half)), ...change }, 1))
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([409, []])
      const { cookie } = await withPasskey(`Wrong ${what} made`)
      const made = await add(
        cookie,
        createSoftAuthenticator().make({ ...(await toAdd(cookie)), ...change }),
      )
      expect([made.status, made.headers.getSetCookie()]).toEqual([409, []])
    },
  )

  it('refuses an answer that was sent before, in the same session and in another', async () => {
    const { authenticator, half } = await withPasskey('Replayed')
    const answer = authenticator.use(await toUse(half), 1)
    const proved = await use(half, answer)
    expect(proved.status).toBe(200)
    expect((await use(cookieOf(proved), answer)).status).toBe(409)
    const other = await signIn('replayed')
    expect((await use(other, answer)).status).toBe(409)
    await toUse(other)
    expect((await use(other, answer)).status).toBe(409)
  })

  it('takes a challenge once, even for an answer that was refused', async () => {
    const { authenticator, half } = await withPasskey('One try')
    const asked = await toUse(half)
    expect((await use(half, createSoftAuthenticator().use(asked, 1))).status).toBe(409)
    expect((await use(half, authenticator.use(asked, 1))).status).toBe(409)
    expect((await use(half, authenticator.use(await toUse(half), 1))).status).toBe(200)
  })

  it('refuses a counter that goes back: the key may have been copied', async () => {
    const { authenticator, half } = await withPasskey('Copied')
    expect((await use(half, authenticator.use(await toUse(half), 7))).status).toBe(200)
    for (const counter of [7, 6, 0]) {
      const other = await signIn('copied')
      expect((await use(other, authenticator.use(await toUse(other), counter))).status).toBe(409)
    }
    const other = await signIn('copied')
    expect((await use(other, authenticator.use(await toUse(other), 8))).status).toBe(200)
  })

  it('refuses a challenge that has waited too long', async () => {
    const { authenticator, half } = await withPasskey('Slow')
    const staff = await site.staffOf(half)
    const options = await askForPasskey(
      site.context,
      staff,
      { id: rpId, origins: [testOrigin] },
      Date.now() - 300_001,
    )
    expect(
      (
        await use(
          half,
          authenticator.use({ challenge: options?.challenge ?? '', origin: testOrigin, rpId }, 1),
        )
      ).status,
    ).toBe(409)
  })

  it('refuses the passkey of somebody else, and one that is added already', async () => {
    const { authenticator, cookie } = await withPasskey('Hers')
    const { half, cookie: his } = await withPasskey('His')
    expect((await use(half, authenticator.use(await toUse(half), 1))).status).toBe(409)
    expect((await add(cookie, authenticator.make(await toAdd(cookie)))).status).toBe(409)
    expect((await add(his, authenticator.make(await toAdd(his)))).status).toBe(409)
  })

  it('refuses what is no answer at all', async () => {
    const { authenticator, half, cookie } = await withPasskey('Damaged')
    const asked = await toUse(half)
    const good = authenticator.use(asked, 1)
    for (const body of [
      {},
      { ...good, id: '***' },
      { ...good, type: 'password' },
      { ...good, response: { ...good.response, signature: 7 } },
    ])
      expect((await use(half, body)).status).toBe(422)
    const damaged = { ...good, response: { ...good.response, clientDataJSON: 'AAAA' } }
    expect((await use(half, damaged)).status).toBe(409)
    const made = createSoftAuthenticator().make(await toAdd(cookie))
    expect((await add(cookie, made, ' ')).status).toBe(422)
    expect(
      (await add(cookie, { ...made, response: { ...made.response, attestationObject: 'AAAA' } }))
        .status,
    ).toBe(409)
  })
})

it.each([
  [
    'http://internal:3000/api',
    'https://www.site.example',
    { id: 'www.site.example', origins: ['https://www.site.example'] },
  ],
  ['http://site.example/api', undefined, { id: 'site.example', origins: ['https://site.example'] }],
  [
    'http://localhost:4520/api',
    undefined,
    { id: 'localhost', origins: ['https://localhost:4520', 'http://localhost:4520'] },
  ],
])('a passkey at %s with the origin %s counts for %j', (url, publicOrigin, party) =>
  expect(relyingPartyOf(url, publicOrigin)).toEqual(party),
)
