import { beforeEach, describe, expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { contactRequest } from '#src/contracts/contact/contact-forms.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { flagThresholds } from '#src/core/spam/spam.ts'
import { readRequestPage } from '#src/desk/requests/requests.server.ts'
import { submitRequest } from '#src/desk/requests/submission.server.ts'
import { contact, from, openTestSite, sqliteUnlessAll, type TestSite } from '../test-site.ts'

const hour = 3_600_000
const later = (milliseconds: number) => () => Date.now() + milliseconds

describe.each(sqliteUnlessAll)('§4 contact form · floods on %s', (engine) => {
  let site: TestSite
  beforeEach(async () => {
    site = await openTestSite(engine)
  })

  /** Sends a contact request: ordinary, or flagged because it lacks the form's hidden fields. */
  async function send({
    isFlagged = false,
    address = '192.0.2.1',
    email = 'ann@works.example',
    target = '/api/contact',
  } = {}) {
    const body = {
      ...contact,
      ...(isFlagged ? {} : site.hiddenFields()),
      businessEmail: email,
      email,
    }
    return site.send('POST', target, body, from(address))
  }
  const flags = async () => (await readRequestPage(site.context)).items.map((item) => item.flags)
  const digests = async () =>
    (await site.readMails()).filter(({ messageId }) => messageId?.startsWith('<contact-digest-'))

  it('a flood from one network does not make the requests of others look unusual', async () => {
    const flood = contactRequest(company().address).parse({ ...contact, ...site.hiddenFields() })
    for (let n = 0; n < flagThresholds.site.hits + 10; n++)
      await submitRequest(
        site.context,
        { ...flood, businessEmail: `a${n}@flood.example` },
        { prefix: 'one network' },
      )
    await send({ address: '198.51.100.7', email: 'real@works.example' })
    expect((await flags())[0]).toEqual([])
    expect((await flags())[1]).toEqual(['token-reused', 'many-from-network', 'same-text'])
  })

  it('flagged requests are told in one mail, at most once an hour, and none is left out', async () => {
    const references: string[] = []
    const flood = async (count: number) => {
      for (let n = 0; n < count; n++) {
        const sender = references.length
        const response = await send({
          isFlagged: true,
          address: `192.0.2.${sender}`,
          email: `${sender}@flood.example`,
        })
        references.push((await response.json()).reference)
      }
    }
    await flood(1)
    expect(await site.outbox.sendDue()).toBe(1)
    await flood(20)
    expect(await site.outbox.sendDue()).toBe(0)
    expect(await site.outbox.sendDue(later(serverLimits.digest.intervalMs - 60_000))).toBe(0)
    expect(await site.outbox.sendDue(later(serverLimits.digest.intervalMs + 60_000))).toBe(1)
    expect(await site.outbox.sendDue(later(24 * hour))).toBe(0)
    const [first, second] = (await digests()).sort(
      (one, other) => Number(one.text?.length) - Number(other.text?.length),
    )
    expect(await site.readMails()).toHaveLength(2)
    expect(first).toMatchObject({
      to: [{ address: company().email }],
      subject: '[check] One contact request looks unusual',
    })
    expect(first?.text).toContain(
      `${references[0]}: a field of our form is missing; not sent from our form`,
    )
    expect(second?.subject).toBe('[check] 20 contact requests look unusual')
    expect(second?.text).toContain('/admin/dashboard?state=flagged')
    expect(second?.text).toContain('20 of them: not sent from our form')
    for (const reference of references.slice(1)) expect(second?.text).toContain(reference)
    expect(second?.text).not.toContain(references[0])
  })

  it('a request that comes in while a digest is on its way is told in the next one', async () => {
    await send({ isFlagged: true })
    const { write } = site.database
    // Sends a request just before the first write, between reading the digest's requests and
    // recording that they were mailed.
    site.database.write = async (run) => {
      site.database.write = write
      await send({ isFlagged: true, address: '192.0.2.2' })
      return write(run)
    }
    await site.outbox.sendDue()
    await site.outbox.sendDue(later(2 * hour))
    const text = (await digests()).map((mail) => mail.text).join()
    for (const { reference } of (await readRequestPage(site.context)).items)
      expect(text).toContain(reference)
  })

  it('a digest survives that its requests are deleted, and one about nothing is not sent', async () => {
    await send({ isFlagged: true })
    await site.database.db.deleteFrom('contact').execute()
    await site.outbox.sendDue()
    await send({ isFlagged: true, address: '192.0.2.3' })
    await site.outbox.sendDue(later(2 * hour))
    expect(await digests()).toHaveLength(1)
  })

  it('mails about ordinary requests go before all others, however long those wait', async () => {
    await site.send('POST', '/api/newsletter', { email: 'reader@works.example', subject: '' })
    await send({ isFlagged: true })
    await send({ address: '192.0.2.4' })
    const { db } = site.database
    await db
      .updateTable('outbox')
      .set({ due_at: 1 })
      .where('kind', 'not like', 'contact-notification')
      .execute()
    const rows = await db
      .selectFrom('outbox')
      .select('kind')
      .orderBy('priority')
      .orderBy('due_at')
      .execute()
    expect(rows[0]?.kind).toBe('contact-notification')
    expect(rows.at(-1)?.kind).toMatch(/^newsletter-/)
    expect(rows).toHaveLength(4)
  })
})
