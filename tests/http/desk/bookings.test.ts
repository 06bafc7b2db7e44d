import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { site as companySite } from '#src/content/settings/site.ts'
import { slotsFrom } from '#src/contracts/booking/slots.ts'
import { slotOf } from '#src/contracts/contact/call-back.ts'
import { issueFormToken } from '#src/core/spam/form-token.ts'
import { findBookedCall, listCalls } from '#src/desk/bookings/booked-calls.server.ts'
import { changeBooking, endCalls, mostMoves } from '#src/desk/bookings/booking-changes.server.ts'
import { bookingToken } from '#src/desk/bookings/booking-links.server.ts'
import { book, mostOpen } from '#src/desk/bookings/bookings.server.ts'
import { deleteRequests } from '#src/desk/requests/deletion.server.ts'
import { wordsOfField } from '#src/desk/requests/request-field-words.ts'
import { countRequests, findRequest } from '#src/desk/requests/requests.server.ts'
import { changeRequests } from '#src/desk/requests/work/work.server.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { signedIn } from '../../signed-in.ts'
import { engines, openTestSite } from '../test-site.ts'
import { caller, newPhone, openCalendar } from './booking-calendar.ts'

const { name, businessEmail } = caller

describe.each(engines)('§2 a booked call on %s', async (engine) => {
  const { site, free, post, change, contactOf, mailsOf } = await openCalendar(engine)

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

  it('is an ordinary request above the limit of a number or a network', async () => {
    const phone = newPhone()
    for (let count = 0; count < mostOpen.phone; count++)
      expect((await post({ startsAt: (await free())[0], phone })).status).toBe(201)
    const before = await free()
    const spelt = phone.replace('+234 ', '0')
    const third = await (await post({ startsAt: before[0], phone: spelt })).json()
    expect(third).toEqual({ success: true, reference: expect.any(String), isOverLimit: true })
    expect(await free()).toEqual(before)
    const { id, call_back } = await contactOf(third.reference)
    expect(call_back).toBe(before[0])
    expect((await findRequest(site.context, id))?.notes[0]?.text).toContain('which is not booked')
    for (let count = 0; count < mostOpen.network; count++)
      expect((await post({ startsAt: (await free())[0] }, '198.51.100.9')).status).toBe(201)
    const eleventh = await post({ startsAt: (await free())[0] }, '198.51.100.9')
    expect(await eleventh.json()).toMatchObject({ isOverLimit: true })
  })

  it.each([
    ['a /48', (index: number) => `2001:db8:7:${index.toString(16)}::1`],
    ['a /28', (index: number) => `203.0.113.${16 + (index % 16)}`],
  ])(
    '%s takes at most a quarter of the half hours, and staff end its calls',
    async (_, address) => {
      const offered = slotsFrom(Date.now(), companySite()).length
      const booked: string[] = []
      for (let index = 0; index < offered / 4 + 3; index++) {
        const answer = await (
          await post({ startsAt: (await free()).at(-1) }, address(index))
        ).json()
        if (answer.token) booked.push(answer.reference)
      }
      expect(booked).toHaveLength(Math.floor(offered / 4))
      const first = await contactOf(booked[0] ?? '')
      const listed = (await listCalls(site.context, signedIn())).items
      const { network } = listed.find(({ id }) => id === first.id) ?? {}
      const requestIds = listed.flatMap((call) => (call.network === network ? [call.id] : []))
      expect(requestIds).toHaveLength(booked.length)
      expect(listed.find(({ id }) => id === first.id)?.isOfMany).toBe(true)
      expect(await endCalls(site.context, { requestIds, by: commandLine, isTold: false })).toBe(
        booked.length,
      )
      expect(await mailsOf(first.id)).toEqual(['contact-notification'])
    },
  )

  it('is moved by the form that is sent again with another half hour', async () => {
    const [first = '', second = ''] = await free()
    const body = { name, phone: newPhone(), idempotencyKey: randomUUID() }
    const before = await countRequests(site.context)
    const one = await (await post({ ...body, startsAt: first })).json()
    const other = await (await post({ ...body, startsAt: second })).json()
    expect(other).toEqual({ ...one, startsAt: second })
    expect(await countRequests(site.context)).toBe(before + 1)
    expect(await free()).toContain(first)
  })

  it('stays where it was moved to when the form that booked it comes again', async () => {
    const [first = '', second = ''] = await free()
    const body = { name, phone: newPhone(), idempotencyKey: randomUUID(), startsAt: first }
    const { token } = await (await post(body)).json()
    expect((await change(token, { act: 'move', startsAt: second })).status).toBe(200)
    const again = await (await post({ ...body, waitedSeconds: 600 })).json()
    expect(again.startsAt).toBe(second)
    expect(await free()).toContain(first)
  })

  describe('when its form is sent again', () => {
    const form = async (more: object = {}) => {
      const [startsAt = ''] = await free()
      const body = { name, phone: newPhone(), idempotencyKey: randomUUID(), startsAt, ...more }
      const { reference, token } = await (await post(body)).json()
      return { body, reference, token, id: (await contactOf(reference)).id }
    }

    it.each([
      ['name', { name: 'Ada Obi' }, { first_name: 'Ada', last_name: 'Obi' }],
      ['phone', { phone: '+234 803 555 0000' }, { phone: '+234 803 555 0000' }],
      ['e-mail', { businessEmail: 'obi@works.example' }, { business_email: 'obi@works.example' }],
    ])('takes over a corrected %s, and another half hour with it', async (_, fields, columns) => {
      const { body, reference, id } = await form({ businessEmail: `${randomUUID()}@old.example` })
      const before = await countRequests(site.context)
      const same = await (await post({ ...body, ...fields })).json()
      expect(same).toMatchObject({ reference, startsAt: body.startsAt })
      const [other = ''] = await free()
      const moved = await (await post({ ...body, ...fields, startsAt: other })).json()
      expect(moved).toMatchObject({ reference, startsAt: other })
      expect(await contactOf(reference)).toMatchObject({ ...columns, call_back: other })
      expect(await countRequests(site.context)).toBe(before)
      expect(await free()).toContain(body.startsAt)
      expect((await findRequest(site.context, id))?.notes[0]?.text).toContain(
        `${name}, ${body.phone}`,
      )
    })

    it('mails the corrected address the links, and says what it does not mail', async () => {
      const { body } = await form({ businessEmail: `${randomUUID()}@wrong.example` })
      await site.outbox.sendDue()
      const right = `${randomUUID()}@right.example`
      await post({ ...body, businessEmail: right })
      await site.outbox.sendDue()
      const mails = (await site.readMails()).filter(({ to }) => to?.[0]?.address === right)
      expect(mails.map(({ text }) => text)).toEqual([
        expect.stringContaining('/book/change?token='),
      ])
      const moved = await post({ ...body, businessEmail: right, startsAt: (await free())[0] })
      expect(await moved.json()).toMatchObject({ isUnmailed: true })
    })

    it('stays where staff have moved it to, whatever the form says', async () => {
      const { body, reference, id } = await form()
      const slots = await free()
      await post({ ...body, startsAt: slots[3] })
      const by = commandLine
      await changeBooking(site.context, { requestId: id, to: slots[6] ?? '', by })
      for (const startsAt of [slots[3], body.startsAt, slots[9]])
        expect(await (await post({ ...body, startsAt })).json()).toMatchObject({
          reference,
          startsAt: slots[6],
        })
    })

    it('says that it was cancelled, and books nothing', async () => {
      const { body, token } = await form()
      await change(token, { act: 'cancel' })
      const before = await countRequests(site.context)
      for (const startsAt of [body.startsAt, (await free())[5]])
        expect((await post({ ...body, startsAt })).status).toBe(410)
      expect(await countRequests(site.context)).toBe(before)
    })

    it('says that it begins too soon to be moved, and takes over the number', async () => {
      const { body, reference } = await form()
      const soon = Date.parse(body.startsAt) - 90 * 60_000
      const sender = { prefix: '192.0.2.9' }
      const slots = slotsFrom(soon, companySite())
      const phone = newPhone()
      const again = {
        ...{ name, phone, businessEmail: '', subject: 'empty' as const, waitedSeconds: 0 },
        ...({ termsAccepted: true, timeZone: null, formToken: undefined } as const),
        ...{ consentVersion: undefined, idempotencyKey: body.idempotencyKey },
        startsAt: slotOf(slots.at(-3) ?? 0),
      }
      expect(await book(site.context, again, sender, soon)).toEqual({ outcome: 'soon' })
      expect(await contactOf(reference)).toMatchObject({ phone, call_back: body.startsAt })
    })

    it('is another booking of another person if only the page is the same', async () => {
      const formToken = issueFormToken(site.context, Date.now() - 60_000)
      const send = async (fields: object) =>
        (await (await post({ formToken, idempotencyKey: undefined, ...fields })).json()).reference
      const [first, second] = await free()
      const [mine, hers] = [newPhone(), newPhone()]
      const one = await send({ startsAt: first, name: 'Ada Obi', phone: mine })
      const other = await send({ startsAt: second, name: 'Bola Ade', phone: hers })
      expect(other).not.toBe(one)
      expect(await send({ startsAt: second, name: 'Bola Ade', phone: hers })).toBe(other)
      expect(await send({ startsAt: first, name: 'Ada Obi', phone: newPhone() })).toBe(one)
      const namesake = { name: 'Ada Obi', phone: newPhone(), businessEmail: 'ada@other.example' }
      expect(await send({ startsAt: (await free())[0], ...namesake })).not.toBe(one)
    })

    it('is booked once its number is one with fewer calls', async () => {
      const phone = newPhone()
      for (let count = 0; count < mostOpen.phone; count++)
        await post({ startsAt: (await free())[0], phone })
      const { body, reference } = await form({ phone })
      expect((await (await post(body)).json()).isOverLimit).toBe(true)
      const again = await (await post({ ...body, phone: newPhone() })).json()
      expect(again).toMatchObject({ reference, startsAt: body.startsAt })
    })

    it('changes a few times in a day', async () => {
      const { body } = await form()
      const statuses: number[] = []
      for (let count = 0; count <= mostMoves; count++)
        statuses.push((await post({ ...body, name: `Ada ${count}` })).status)
      expect(statuses.slice(-2)).toEqual([201, 429])
    })
  })

  it('leaves half of the calendar to those who have opened a link of our mail', async () => {
    const other = await openTestSite(engine)
    const offered = slotsFrom(Date.now(), companySite())
    const body = (index: number) => ({
      ...{
        name: `${name} ${index}`,
        phone: newPhone(),
        businessEmail: '',
        subject: 'empty' as const,
      },
      ...{ waitedSeconds: 0, termsAccepted: true as const, timeZone: null },
      ...{
        formToken: issueFormToken(other.context, Date.now() - 60_000),
        idempotencyKey: randomUUID(),
      },
      ...{ consentVersion: undefined, startsAt: slotOf(offered[offered.length - 1 - index] ?? 0) },
    })
    const most = Math.floor(offered.length / 2)
    const outcomes: string[] = []
    for (let index = 0; index < most + 5; index++) {
      const { outcome } = await book(other.context, body(index), { prefix: `203.0.${index}.1` })
      outcomes.push(outcome)
    }
    expect(outcomes.filter((one) => one === 'booked')).toHaveLength(most)
    expect(outcomes.slice(most)).toEqual(Array(5).fill('limit'))
    const [first] = (await listCalls(other.context, signedIn())).items
    await findBookedCall(other.context, bookingToken(other.context, first?.id ?? 0, 'mail'))
    expect(await book(other.context, body(most), { prefix: '203.0.113.1' })).toMatchObject({
      outcome: 'booked',
    })
  })

  it('mails both calls of a person the links, and staff send them again', async () => {
    const address = `${randomUUID()}@works.example`
    const ids: number[] = []
    for (let count = 0; count < 3; count++) {
      const startsAt = (await free())[0]
      const { reference } = await (await post({ startsAt, businessEmail: address })).json()
      ids.push((await contactOf(reference)).id)
    }
    const kinds = await Promise.all(ids.map(mailsOf))
    const both = ['booking-receipt', 'contact-notification']
    expect(kinds).toEqual([both, both, ['contact-notification']])
    const third = ids[2] ?? 0
    expect((await findRequest(site.context, third))?.mails).toContainEqual({
      ...{ to: 'visitor', state: 'none', fault: null },
    })
    const cookie = await site.signIn('receipts')
    const sendReceipt = async (id: number) =>
      (await site.send('POST', `/api/contact/${id}/receipt`, {}, { cookie })).status
    expect(await sendReceipt(third)).toBe(200)
    expect(await mailsOf(third)).toEqual(both)
    const [first = 0] = ids
    await site.database.db
      .updateTable('outbox')
      .set({ failed_at: Date.now() })
      .where('contact_id', '=', first)
      .execute()
    expect(await sendReceipt(first)).toBe(200)
    expect(await mailsOf(first)).toEqual(both)
  })

  it('is booked with "Not spam" if its half hour is still free, and staff read whether it is', async () => {
    const [first = '', second = ''] = await free()
    const held = async (startsAt: string) => {
      const { reference } = await (await post({ startsAt, subject: 'filled' })).json()
      return (await contactOf(reference)).id
    }
    const [one, two] = [await held(first), await held(second)]
    const shown = async (id: number) => {
      const contact = await findRequest(site.context, id)
      if (!contact) throw new Error('no such request')
      return wordsOfField(contact, 'callBack', companySite())
    }
    expect(await shown(one)).toContain('not booked')
    await post({ startsAt: second })
    const move = (id: number, was: 'flagged' | 'new', to: 'flagged' | 'new') =>
      changeRequests(site.context, commandLine, [{ id, state: { was, to } }])
    await move(one, 'flagged', 'new')
    await move(two, 'flagged', 'new')
    expect(await shown(one)).not.toContain('not booked')
    expect(await free()).not.toContain(first)
    expect(await shown(two)).toContain('not booked')
    expect((await findRequest(site.context, two))?.notes.at(-1)?.text).toContain('no longer free')
    await move(one, 'new', 'flagged')
    expect(await free()).toContain(first)
    expect(await shown(one)).toContain('not booked')
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
