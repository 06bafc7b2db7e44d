import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findBookedCall, mostInDay, mostOpen } from '#src/desk/bookings/bookings.server.ts'
import { deleteRequests } from '#src/desk/requests/deletion.server.ts'
import { countRequests, findRequest } from '#src/desk/requests/requests.server.ts'
import { issueFormToken } from '#src/server/services/spam/form-token.ts'
import { engines, openTestSite, testOrigin } from '../test-site.ts'

const name = 'Ada Ngozi'
const businessEmail = 'ada@works.example'
let number = 0
const next = () => {
  number += 1
  return number
}
const newPhone = () => `+234 802 ${1_000_000 + next()}`

describe.each(engines)('§2 a booked call on %s', async (engine) => {
  const site = await openTestSite(engine)
  const free = async (): Promise<string[]> => (await (await site.request('/api/book')).json()).slots
  const post = (fields: object, address = `192.0.2.${next() % 250}`) =>
    site.request('/api/book', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({
        ...{ name: `${name} ${number}`, phone: newPhone(), termsAccepted: true, subject: '' },
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

  it('is a request with its time, a notice and a receipt, and its half hour is gone', async () => {
    const [startsAt = ''] = await free()
    const body = { startsAt, businessEmail, idempotencyKey: randomUUID(), phone: newPhone() }
    const answer = await post(body)
    expect(answer.status).toBe(201)
    const { reference, token, ...more } = await answer.json()
    expect(more).toEqual({ success: true, startsAt })
    const contact = await contactOf(reference)
    expect(contact).toMatchObject({
      first_name: 'Ada Ngozi',
      last_name: expect.stringMatching(/^\d+$/),
      call_back: startsAt,
      flags: '',
      asked_about: '/book',
    })
    expect(await mailsOf(contact.id)).toEqual(['booking-receipt', 'contact-notification'])
    expect(await free()).not.toContain(startsAt)
    expect(await findBookedCall(site.context, token)).toMatchObject({
      reference,
      startsAt,
    })
  })

  it('is booked once if the same form is sent again', async () => {
    const [startsAt = ''] = await free()
    const body = {
      startsAt,
      name,
      phone: newPhone(),
      formToken: issueFormToken(site.context, Date.now() - 60_000),
      idempotencyKey: randomUUID(),
    }
    const [one, other] = [await (await post(body)).json(), await (await post(body)).json()]
    expect(other).toEqual(one)
  })

  it('goes to one of those who want the same half hour; the others get the next free ones', async () => {
    const [startsAt = ''] = await free()
    const answers = await Promise.all(Array.from({ length: 5 }, () => post({ startsAt })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    const refused = await answers.find(({ status }) => status === 409)?.json()
    expect(refused.slots).toEqual(await free())
    const rows = await site.database.db.selectFrom('booking').select('starts_at').execute()
    expect(new Set(rows.map(({ starts_at }) => starts_at)).size).toBe(rows.length)
  })

  it.each([
    ['2020-01-06T09:00Z', 409],
    ['2099-01-05T09:00Z', 409],
    ['2026-13-45T99:99Z', 422],
    ['2026-02-30T09:00Z', 422],
  ])('is no half hour of the office, held or not: %s', async (startsAt, status) => {
    const before = await countRequests(site.context)
    expect((await post({ startsAt })).status).toBe(status)
    expect((await post({ startsAt, subject: 'filled' })).status).toBe(status)
    expect((await post({ startsAt, formToken: undefined })).status).toBe(status)
    expect(await countRequests(site.context)).toBe(before)
  })

  it('says what is missing, and stores nothing', async () => {
    const before = await countRequests(site.context)
    const answer = await post({ startsAt: 'soon', name: ' ', phone: '', termsAccepted: false })
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).errors).sort()).toEqual([
      'name',
      'phone',
      'startsAt',
      'termsAccepted',
    ])
    expect(await countRequests(site.context)).toBe(before)
  })

  it('takes no half hour if staff have to look at it first', async () => {
    const [startsAt = ''] = await free()
    const answer = await post({ startsAt, subject: 'filled' })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ success: true, reference: expect.any(String) })
    expect(await free()).toContain(startsAt)
  })

  it('is refused to a number with two open calls, and to a network with many', async () => {
    const phone = newPhone()
    for (let count = 0; count < mostOpen.phone; count++)
      expect((await post({ startsAt: (await free())[0], phone })).status).toBe(201)
    const spelt = phone.replace('+234 ', '0')
    expect((await post({ startsAt: (await free())[0], phone: spelt })).status).toBe(409)
    for (let count = 0; count < mostOpen.network; count++)
      expect((await post({ startsAt: (await free())[0] }, '198.51.100.9')).status).toBe(201)
    expect((await post({ startsAt: (await free())[0] }, '198.51.100.9')).status).toBe(409)
  })

  it('is moved a few times in a day, and a mailbox gets a few mails about it', async () => {
    const slots = await free()
    const book = async () =>
      (await post({ startsAt: (await free())[0], businessEmail: stranger })).json()
    const stranger = 'stranger@works.example'
    const { token } = await book()
    const statuses: number[] = []
    for (let count = 0; count <= mostInDay.moves; count++)
      statuses.push((await change(token, { act: 'move', startsAt: slots[9 + count] ?? '' })).status)
    expect(statuses).toEqual([...Array(mostInDay.moves).fill(200), 429])
    const mails = async () => {
      await site.outbox.sendDue()
      return (await site.readMails()).filter(({ to }) => to?.[0]?.address === stranger).length
    }
    for (let count = 0; count < mostInDay.mails; count++) {
      const other = await book()
      expect((await change(other.token, { act: 'cancel' })).status).toBe(200)
      // Mails of the last change take the place of those that wait.
      await mails()
    }
    expect(await mails()).toBeLessThanOrEqual(mostInDay.mails + 1)
    expect((await change(token, { act: 'cancel' })).status).toBe(200)
  })

  it('is moved and cancelled by its link, and both sides are told', async () => {
    const [first = '', second = ''] = await free()
    const { reference, token } = await (await post({ startsAt: first, businessEmail })).json()
    const { id } = await contactOf(reference)
    expect((await change(token, { act: 'move', startsAt: second })).status).toBe(200)
    expect((await contactOf(reference)).call_back).toBe(second)
    expect(await free()).toContain(first)
    expect(await free()).not.toContain(second)
    expect((await change(token, { act: 'cancel' })).status).toBe(200)
    expect((await contactOf(reference)).call_back).toBe('')
    expect(await free()).toContain(second)
    expect(await mailsOf(id)).toEqual([
      'booking-changed',
      'booking-receipt',
      'contact-notification',
    ])
    const contact = await findRequest(site.context, id)
    expect(contact?.notes.map(({ text }) => /(moved|cancelled)/.exec(text)?.[1])).toEqual([
      'moved',
      'cancelled',
    ])
    expect((await change(token, { act: 'cancel' })).status).toBe(410)
    expect((await change(`${token}x`, { act: 'cancel' })).status).toBe(410)
  })

  it('keeps its time if somebody else has the half hour that it should move to', async () => {
    const [first = '', second = ''] = await free()
    const { token, reference } = await (await post({ startsAt: first })).json()
    await post({ startsAt: second })
    expect((await change(token, { act: 'move', startsAt: second })).status).toBe(409)
    expect((await contactOf(reference)).call_back).toBe(first)
    expect(await findBookedCall(site.context, token)).toMatchObject({ startsAt: first })
  })

  it('frees its half hour when the request is erased', async () => {
    const [startsAt = ''] = await free()
    const { reference } = await (await post({ startsAt })).json()
    const { id } = await contactOf(reference)
    const owner = { id: null, name: 'owner', network: '' }
    await deleteRequests(site.context, { ids: [id] }, owner)
    expect(await free()).toContain(startsAt)
  })
})
