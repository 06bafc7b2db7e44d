import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { callFile, findBookedCall, listCalls } from '#src/desk/bookings/booked-calls.server.ts'
import { changeBooking, mostMoves } from '#src/desk/bookings/booking-changes.server.ts'
import { bookingToken } from '#src/desk/bookings/booking-links.server.ts'
import { findRequest } from '#src/desk/requests/requests.server.ts'
import { signedIn } from '../../signed-in.ts'
import { engines, testOrigin } from '../test-site.ts'
import { caller, openCalendar } from './booking-calendar.ts'

const { businessEmail } = caller

describe.each(engines)('§2 a change of a booked call on %s', async (engine) => {
  const { site, free, post, change, contactOf, mailsOf } = await openCalendar(engine)

  it('mails the company several changes of a call as one', async () => {
    const slots = await free()
    const { token, reference } = await (await post({ startsAt: slots[0] })).json()
    const mails = async () => {
      await site.outbox.sendDue()
      return (await site.readMails()).filter(
        ({ subject = '' }) =>
          subject.includes(`Call ${reference}`) && !subject.includes('is booked'),
      )
    }
    for (const index of [5, 6, 7, 8]) {
      await change(token, { act: 'move', startsAt: slots[index] ?? '' })
      expect(await mails()).toHaveLength(1)
    }
    await site.database.db
      .updateTable('outbox')
      .set({ due_at: 0 })
      .where('kind', '=', 'booking-changed')
      .where('sent_at', 'is', null)
      .execute()
    expect(await mails()).toHaveLength(2)
  })

  it('says that a change is not mailed, until a link of the mail was opened', async () => {
    const slots = await free()
    const address = `${randomUUID()}@works.example`
    const body = { startsAt: slots[0], businessEmail: address }
    const { token, reference } = await (await post(body)).json()
    const move = async (index: number) =>
      (await change(token, { act: 'move', startsAt: slots[index] ?? '' })).json()
    expect(await move(4)).toMatchObject({ isUnmailed: true })
    const { id } = await contactOf(reference)
    await findBookedCall(site.context, bookingToken(site.context, id, 'mail'))
    expect(await move(5)).toMatchObject({ isUnmailed: false })
  })

  it('is cancelled with others that staff have ticked, and no call that came since', async () => {
    const ids: number[] = []
    for (let count = 0; count < 6; count++) {
      const answer = await post({ startsAt: (await free())[0] }, `198.18.7.${count + 1}`)
      ids.push((await contactOf((await answer.json()).reference)).id)
    }
    const cookie = await site.signIn('ticks')
    const send = (fields: [string, string][]) =>
      site.request('/admin/calls', {
        method: 'POST',
        headers: { cookie, origin: testOrigin },
        body: new URLSearchParams([['act', 'end-several'], ...fields]),
      })
    expect((await send([])).status).toBe(422)
    const answer = await send(ids.slice(0, 5).map((id) => ['calls', String(id)]))
    expect(await answer.text()).toContain('Calls cancelled: 5.')
    const left = (await listCalls(site.context, signedIn())).items.map(({ id }) => id)
    expect(ids.filter((id) => left.includes(id))).toEqual(ids.slice(5))
  })

  it('is moved a few times in a day, and each change is mailed once its mail was opened', async () => {
    const address = `${randomUUID()}@works.example`
    const slots = await free()
    const { token, reference } = await (
      await post({ startsAt: slots[0], businessEmail: address })
    ).json()
    const { id } = await contactOf(reference)
    const mails = async () => {
      await site.outbox.sendDue()
      return (await site.readMails()).filter(({ to }) => to?.[0]?.address === address)
    }
    const move = async (index: number) =>
      (await change(token, { act: 'move', startsAt: slots[index] ?? '' })).status
    expect(await mails()).toHaveLength(1)
    expect(await move(9)).toBe(200)
    expect(await mails()).toHaveLength(1)
    await findBookedCall(site.context, bookingToken(site.context, id, 'mail'))
    for (const index of [10, 9, 10]) {
      expect(await move(index)).toBe(200)
      await mails()
    }
    const ids = (await mails()).map(({ messageId }) => messageId)
    // Moved there and back, each mail has an id of its own.
    expect([ids.length, new Set(ids).size]).toEqual([4, 4])
    for (let count = 4; count < mostMoves; count++) expect(await move(11)).toBe(200)
    expect(await move(12)).toBe(429)
    expect((await change(token, { act: 'cancel' })).status).toBe(200)
  })

  it('is only cancelled within two hours, and stays in the list until it has a note', async () => {
    const slots = await free()
    const { token, reference } = await (await post({ startsAt: slots[0] })).json()
    const { id } = await contactOf(reference)
    const startsAt = Date.parse(slots[0] ?? '')
    const [soon, during, after] = [-90, 10, 40].map((minutes) => startsAt + minutes * 60_000)
    const to = { requestId: id, to: slots[8] ?? '' }
    expect(await findBookedCall(site.context, token, soon)).toMatchObject({ isSoon: true })
    expect(await changeBooking(site.context, to, soon)).toBe('soon')
    expect(await changeBooking(site.context, to, during)).toBe('ended')
    const isListed = async (now?: number) =>
      (await listCalls(site.context, signedIn(), now)).items.some((call) => call.id === id)
    expect([await isListed(during), await isListed(after)]).toEqual([true, true])
    await site.database.db
      .insertInto('contact_note')
      .values({
        ...{ contact_id: id, key: randomUUID(), kind: 'call', text: 'Called', written_by: 'Ada' },
        written_at: startsAt + 1,
      })
      .execute()
    expect([await isListed(during), await isListed(after)]).toEqual([false, false])
  })

  it('is moved and cancelled by staff who may change requests, under their name', async () => {
    const [first = '', second = ''] = await free()
    const { reference } = await (await post({ startsAt: first, businessEmail })).json()
    const { id } = await contactOf(reference)
    const send = (cookie: string, fields: Record<string, string>) =>
      site.request('/admin/calls', {
        method: 'POST',
        headers: { cookie, origin: testOrigin },
        body: new URLSearchParams({ call: String(id), ...fields }),
      })
    const viewer = await site.signIn('viewer', undefined, 'viewer')
    expect((await send(viewer, { act: 'cancel' })).status).toBe(403)
    const staff = await site.signIn()
    expect((await send(staff, { act: 'move', startsAt: second })).status).toBe(200)
    expect((await contactOf(reference)).call_back).toBe(second)
    expect((await findRequest(site.context, id))?.notes.at(-1)?.by).not.toBe('Booking page')
    const logged = await site.database.db
      .selectFrom('audit')
      .select('subject')
      .where('action', '=', 'call.changed')
      .execute()
    expect(logged).toContainEqual({ subject: `contact ${id}` })
  })

  it('has a calendar file with our own address, which a later one replaces and a last one removes', async () => {
    const [startsAt = ''] = await free()
    const { token } = await (await post({ startsAt })).json()
    const file = () => callFile(site.context, token, startsAt)
    expect((await file())?.replaceAll('\r\n ', '')).toContain(
      `${site.context.mailContext().origin}/book/change?`,
    )
    expect(await file()).toMatch(/STATUS:CONFIRMED/)
    await change(token, { act: 'cancel' })
    expect(await file()).toMatch(/METHOD:CANCEL.*SEQUENCE:\d+.*STATUS:CANCELLED.*DTSTART:\d{8}T/s)
  })

  it('has a calendar file for staff, with name and number but no link of the visitor', async () => {
    const [startsAt = ''] = await free()
    const { token, reference } = await (await post({ startsAt })).json()
    const { id, phone } = await contactOf(reference)
    const read = async (cookie: string) =>
      site.request(`/api/contact/${id}/call.ics`, { headers: { cookie } })
    const response = await read(await site.signIn('calendar'))
    expect(response.headers.get('content-type')).toMatch(/^text\/calendar/)
    const file = (await response.text()).replaceAll('\r\n ', '')
    expect(file).toContain(phone)
    expect(file).toContain(`/admin/dashboard?search=${reference}`)
    expect(file).not.toContain(token)
    expect((await read('')).status).toBe(401)
    await change(token, { act: 'cancel' })
    expect((await read(await site.signIn('calendar-later'))).status).toBe(404)
  })

  it('changes once if it is cancelled and moved at once', async () => {
    const slots = await free()
    const { reference } = await (await post({ startsAt: slots[0] })).json()
    const { id } = await contactOf(reference)
    const outcomes = await Promise.all(
      [null, slots[5] ?? '', null].map((to) => changeBooking(site.context, { requestId: id, to })),
    )
    expect(outcomes.filter((outcome) => outcome === 'ended').length).toBeGreaterThan(0)
    const row = await site.database.db
      .selectFrom('booking')
      .select('starts_at')
      .where('contact_id', '=', id)
      .execute()
    expect(row).toEqual([])
  })

  it('is moved and cancelled by its link, and both sides are told', async () => {
    const [first = '', second = ''] = await free()
    const { reference, token } = await (await post({ startsAt: first, businessEmail })).json()
    const { id } = await contactOf(reference)
    await findBookedCall(site.context, bookingToken(site.context, id, 'mail'))
    const date = second.slice(0, 10)
    const picked = { day: date, [`startsAt-${date}`]: second, 'startsAt-2020-01-01': first }
    expect((await change(token, { act: 'move', ...picked })).status).toBe(200)
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
})
