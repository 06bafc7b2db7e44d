import { randomUUID } from 'node:crypto'
import { issueFormToken } from '#src/core/spam/form-token.ts'
import { openTestSite, type TestEngine, testOrigin } from '../test-site.ts'

export const caller = { name: 'Ada Ngozi', businessEmail: 'ada@works.example' }
let number = 0
const next = () => {
  number += 1
  return number
}
export const newPhone = () => `+234 802 ${1_000_000 + next()}`

/** Opens a site, with the calls by which visitors book half hours and change them. */
export async function openCalendar(engine: TestEngine) {
  const site = await openTestSite(engine)
  const free = async (): Promise<string[]> => (await (await site.request('/api/book')).json()).slots
  const post = (fields: object, address = `192.0.2.${next() % 250}`) =>
    site.request('/api/book', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({
        ...{
          name: `${caller.name} ${number}`,
          phone: newPhone(),
          termsAccepted: true,
          subject: '',
        },
        formToken: issueFormToken(site.context, Date.now() - 60_000),
        idempotencyKey: randomUUID(),
        timeZone: 'Europe/London',
        ...fields,
      }),
    })
  const change = (token: string, fields: Record<string, string>) =>
    site.request(`/book/change?token=${encodeURIComponent(token)}`, {
      method: 'POST',
      headers: { origin: testOrigin },
      body: new URLSearchParams(fields),
    })
  const contactOf = async (reference: string) =>
    site.database.db
      .selectFrom('contact')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  const mailsOf = async (id: number) =>
    (
      await site.database.db
        .selectFrom('outbox')
        .select('kind')
        .where('contact_id', '=', id)
        .orderBy('kind')
        .execute()
    ).map(({ kind }) => kind)
  return { site, free, post, change, contactOf, mailsOf }
}
