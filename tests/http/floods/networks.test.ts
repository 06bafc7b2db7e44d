import { describe, expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { contactRequest, newsletterRequest } from '#src/contracts/contact/contact-forms.ts'
import { isMarked } from '#src/contracts/flags.ts'
import { mailConnections } from '#src/core/mail/transport.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { issueFormToken } from '#src/core/spam/form-token.ts'
import { flagThresholds, limitConfirmation } from '#src/core/spam/spam.ts'
import { submitRequest } from '#src/desk/requests/submission.server.ts'
import { subscribe as store } from '#src/newsletter/subscribers.server.ts'
import { signIn } from '#src/staff/sign-in/sign-in.server.ts'
import { signInThrottle } from '#src/staff/sign-in/sign-in-throttle.server.ts'
import { aMinuteAgo, contact, from, openTestSite, sqliteUnlessAll } from '../test-site.ts'

const { onSite, perNetwork, windowMs } = serverLimits.newsletter.confirmations
const shareOfWider = serverLimits.sharesOfWider * perNetwork
const prefixOf = (index: number) => `2001:db8:1:${index.toString(16)}::/64`
const addressOf = (index: number) => `2001:db8:1:${index.toString(16)}::1`

describe.each(sqliteUnlessAll)('networks nest on %s', async (engine) => {
  const open = () => openTestSite(engine)
  type Site = Awaited<ReturnType<typeof open>>

  const confirmations = async (site: Site) =>
    (await site.readMails()).map((mail) => mail.to?.[0]?.address ?? '')

  const subscribe = async (site: Site, email: string, prefix: string) => {
    const { data } = newsletterRequest.safeParse({ email, subject: '' })
    if (!data) throw new Error('no request')
    expect(await store(site.context, data, { prefix })).toBe('stored')
  }
  const later = (ms = 0) => Date.now() + serverLimits.newsletter.markedWaitMs + ms

  it('a /48 has its share of confirmations sent at once, and others at a pace, none refused', async () => {
    const site = await open()
    for (let n = 0; n < shareOfWider + 80; n++)
      await subscribe(site, `r${n}@works.example`, prefixOf(n))
    await site.outbox.sendDue(later)
    // Each connection of the outbox may have counted before the last mail was noted.
    const sent = (await confirmations(site)).length
    expect([sent >= onSite, sent < onSite + mailConnections]).toEqual([true, true])
    await subscribe(site, 'else@works.example', '203.0.113.9')
    await site.outbox.sendDue(later)
    expect(await confirmations(site)).toContain('else@works.example')
    await site.outbox.sendDue(() => later(windowMs + 1))
    expect(await confirmations(site)).toHaveLength(shareOfWider + 81)
  })

  it('waits for the pace above the share of an IPv4 /24, and above that of the site', async () => {
    const site = await open()
    const limit = (prefix: string) =>
      site.database.write((tx) =>
        limitConfirmation({ secret: '', secretKey: String }, tx, {
          email: `a${limits.length}${prefix}@works.example`,
          sender: { prefix },
          now: Date.now(),
        }),
      )
    const limits: string[] = []
    for (let n = 0; n < shareOfWider + 1; n++) limits.push(await limit(`198.51.100.${n % 250}`))
    expect(limits.lastIndexOf('send')).toBe(shareOfWider - 1)
    expect(limits.at(-1)).toBe('delay')
    const others = onSite - shareOfWider
    for (let n = 0; n < others; n++) expect(await limit(`2001:db8:${n}:1::/64`)).toBe('send')
    expect(await limit('203.0.113.9')).toBe('delay')
  })

  it('requests above the share of a /48 are marked, and are as new as others', async () => {
    const site = await open()
    const flags: string[][] = []
    const { hits } = flagThresholds.wider
    for (let index = 0; index < hits + 2; index++) {
      const request = contactRequest(company().address).parse({
        ...contact,
        ...site.hiddenFields(),
        message: `Request ${index}`,
        businessEmail: `a${index}@works.example`,
      })
      const sent = await submitRequest(site.context, request, { prefix: prefixOf(index) })
      expect(sent.outcome).toBe('stored')
    }
    for (const { flags: stored } of await site.database.db
      .selectFrom('contact')
      .select('flags')
      .orderBy('id')
      .execute())
      flags.push(stored === '' ? [] : stored.split(','))
    expect(flags.slice(0, hits).flat()).toEqual([])
    expect(flags.slice(hits).map(isMarked)).toEqual([true, true])
  })

  it('a /48 that guesses passwords waits for seconds, and another network does not', async () => {
    const site = await open()
    const { free, longestDelayMs } = signInThrottle.wider
    const guess = async (index: number, prefix: string) =>
      signIn(site.context, { username: `nobody${index}`, password: 'a guess' }, { prefix })
    for (let index = 0; index < free; index++) await guess(index, prefixOf(index))
    await guess(free, prefixOf(free))
    const waiting = await guess(free + 1, prefixOf(free + 1))
    expect(waiting.outcome).toBe('wait')
    if (waiting.outcome === 'wait')
      expect(waiting.seconds * 1000).toBeLessThanOrEqual(longestDelayMs)
    expect((await guess(0, '203.0.113.9')).outcome).not.toBe('wait')
  })
})

it.each([
  ['one IPv4 address', () => '198.51.100.7'],
  ['one /48', addressOf],
])(
  '200 people of %s are all served a page, a search and a form in a minute',
  async (_, address) => {
    const site = await openTestSite('sqlite')
    const people = Array.from({ length: 200 }, async (__, index) => {
      const headers = from(address(index))
      const page = await site.request('/contact', { headers })
      const search = await site.request('/search?q=battery', { headers })
      const form = await site.send(
        'POST',
        '/api/contact',
        {
          ...contact,
          subject: '',
          formToken: issueFormToken(site.context, aMinuteAgo()),
          businessEmail: `a${index}@works.example`,
        },
        headers,
      )
      return [page.status, search.status, form.status].join()
    })
    expect(new Set(await Promise.all(people))).toEqual(new Set(['200,200,201']))
  },
)
