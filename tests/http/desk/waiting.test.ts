import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { shiftDay } from '#src/contracts/days.ts'
import { isoDay } from '#src/contracts/formats.ts'
import { readNumbers } from '#src/desk/numbers/numbers.server.ts'
import { listAnsweredRequests } from '#src/desk/numbers/request-counts.server.ts'
import { offerAddress, offerToken } from '#src/desk/offers/offer-links.server.ts'
import { viewProFormaPage } from '#src/desk/offers/pro-formas.server.ts'
import { requestReply } from '#src/desk/requests/mails/reply-mail.server.ts'
import { findRequest, readRequestPage } from '#src/desk/requests/requests.server.ts'
import { returnWaiting } from '#src/desk/requests/work/waiting.server.ts'
import { signedIn } from '../../signed-in.ts'
import { contact, engines, openTestSite, type TestSite } from '../test-site.ts'
import { sendProForma } from './made-pro-forma.ts'

const dayMs = 24 * 3_600_000

describe.each(engines)('a request that waits for its customer on %s', (engine) => {
  let site: TestSite
  let cookie: string
  const today = () => isoDay(new Date(), company().timeZone)
  const inDays = (days: number) => shiftDay(today(), days)

  beforeEach(async () => {
    site = await openTestSite(engine)
    site.context.hasMailServer = true
    cookie = await site.signIn('tunde', undefined, 'sales')
    await site.send('POST', '/api/contact', contact)
    await site.database.db.updateTable('contact').set({ flag_lifted_at: 1 }).execute()
  })
  const reply = (more: object = {}) =>
    site.send(
      'POST',
      '/api/contact/1/replies',
      { key: randomUUID(), subject: 'Your message', text: 'We deliver in March.', ...more },
      { cookie },
    )
  const read = async () => {
    const found = await findRequest(site.context, 1)
    return [found?.state, found?.comeBackOn]
  }
  const listed = async (state: 'new' | 'waiting' | 'answered') => {
    const { items, counts } = await readRequestPage(site.context, { state })
    return [items.length, counts[state]]
  }
  const change = (to: object) =>
    site.send('POST', '/api/contact/changes', { changes: [{ id: 1, ...to }] }, { cookie })

  it('leaves the open ones after a reply, and comes back to staff after the days of the owner', async () => {
    await reply()
    expect(await read()).toEqual(['waiting', inDays(3)])
    expect([await listed('new'), await listed('waiting'), await listed('answered')]).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
    ])
    expect(await returnWaiting(site.context, Date.now() + 2 * dayMs)).toEqual([])
    const queued = () => site.database.db.selectFrom('outbox').selectAll().execute()
    const before = await queued()
    expect(await returnWaiting(site.context, Date.now() + 3 * dayMs)).toEqual([1])
    expect(await read()).toEqual(['new', inDays(3)])
    expect(await listed('new')).toEqual([1, 1])
    // The customer gets no mail by itself.
    expect(await queued()).toEqual(before)
    expect(
      (await site.audited('contact.changed')).map(({ actor, detail }) => [actor, detail]),
    ).toEqual([
      ['tunde', { from: 'new', to: 'waiting', day: inDays(3) }],
      ['the site', { from: 'waiting', to: 'new' }],
    ])
  })

  it('keeps its first answer for the numbers when it comes back by itself, and not when staff open it', async () => {
    const answers = async () =>
      (await listAnsweredRequests(site.database.db, { from: 0, to: Date.now() + dayMs })).map(
        ({ answeredAt }) => answeredAt !== null,
      )
    // Answered by telephone: no reply says when.
    await change({ state: { was: 'new', to: 'waiting' } })
    expect(await answers()).toEqual([true])
    await returnWaiting(site.context, Date.now() + 90 * dayMs)
    expect([(await read())[0], await answers()]).toEqual(['new', [true]])
    await site.database.db.updateTable('contact').set({ first_answered_at: null }).execute()
    await change({ state: { was: 'new', to: 'answered' } })
    await change({ state: { was: 'answered', to: 'new' } })
    expect(await answers()).toEqual([false])
  })

  it('comes back before its offer ends, and at once when the customer answers it', async () => {
    await sendProForma(site, cookie, { validUntil: inDays(3) })
    expect(await read()).toEqual(['waiting', inDays(1)])
    const { number } = await site.database.db
      .selectFrom('pro_forma')
      .select('number')
      .executeTakeFirstOrThrow()
    const address = offerAddress(offerToken(site.context, number))
    await site.submit(address, { act: 'ask', question: 'With fitting?' })
    expect(await read()).toEqual(['new', null])
    await reply()
    await site.submit(address, { act: 'accept', name: 'Bola', position: 'Owner' })
    expect(await read()).toEqual(['new', null])
    const outcome = {
      was: { result: null, words: '' },
      to: { result: 'won', words: '', proForma: number },
    }
    await change({ outcome, state: { was: 'new', to: 'answered' } })
    expect((await findRequest(site.context, 1))?.proFormas).toMatchObject([{ state: 'won' }])
    // The invoice that was promised is still due, until somebody writes.
    const by = (await findRequest(site.context, 1))?.proFormas[0]?.accepted?.promisedBy ?? ''
    expect(by > today()).toBe(true)
    expect(await read()).toEqual(['answered', by])
    // A press by mistake is undone: the offer is accepted, and not ordered.
    const undo = {
      outcome: { was: outcome.to, to: outcome.was },
      state: { was: 'answered', to: 'new' },
    }
    await change({ ...undo, comeBackOn: { was: by, to: null } })
    expect(await read()).toEqual(['new', null])
    // Also where it was answered and put off before; what is lost is not due.
    await change({ state: { was: 'new', to: 'answered' } })
    await change({ comeBackOn: { was: null, to: inDays(40) } })
    await change({ outcome })
    expect(await read()).toEqual(['answered', by])
    const lost = { result: 'lost', words: '', proForma: null }
    await change({ outcome: { was: outcome.to, to: lost } })
    expect(await read()).toEqual(['answered', null])
    await change({
      outcome: { was: lost, to: outcome.was },
      state: { was: 'answered', to: 'new' },
    })
    // Once its day is past, it is due at once.
    const before = Date.now() - 9 * dayMs
    await site.database.db
      .updateTable('contact_reply')
      .set({ written_at: before - 1 })
      .execute()
    await site.database.db.updateTable('offer_acceptance').set({ accepted_at: before }).execute()
    await change({ outcome, state: { was: 'new', to: 'answered' } })
    const [, past = ''] = await read()
    expect((past ?? '') < today() && past !== null).toBe(true)
    expect((await readRequestPage(site.context, { work: 'today' })).items).toHaveLength(1)
    await reply()
    expect(await read()).toEqual(['answered', null])
    expect((await site.audited('contact.put-off')).at(-1)?.detail).toEqual({ day: null })
    // A reply that could not be sent makes it due.
    const mail = { draft: undefined, error: 'EENVELOPE 550', now: Date.now(), isFiled: false }
    const queued = await site.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'contact-reply')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await site.database.write((tx) => requestReply.noted(tx, queued, mail))
    expect(await read()).toEqual(['answered', today()])
    await reply()
    expect(await read()).toEqual(['answered', null])
    await site.database.db
      .updateTable('contact_reply')
      .set({ failed_at: null, fault: null })
      .execute()
    // What was written before it was ordered ended the promise.
    await change(undo)
    await change({ outcome, state: { was: 'new', to: 'answered' } })
    expect(await read()).toEqual(['answered', null])
    await change(undo)
    expect((await findRequest(site.context, 1))?.proFormas).toMatchObject([{ state: 'accepted' }])
  })

  it('does not wait while an offer leaves a question open, and waits once one answers it', async () => {
    await sendProForma(site, cookie)
    const number = (await findRequest(site.context, 1))?.proFormas[0]?.number ?? ''
    const address = offerAddress(offerToken(site.context, number))
    await site.submit(address, { act: 'ask', question: 'With fitting?' })
    await sendProForma(site, cookie)
    expect((await findRequest(site.context, 1))?.openQuestions).toEqual(['With fitting?'])
    expect((await read())[0]).toBe('new')
    await sendProForma(site, cookie, { answersQuestions: 'on' })
    expect((await read())[0]).toBe('waiting')
    await change({ state: { was: 'waiting', to: 'new' } })
    expect((await findRequest(site.context, 1))?.openQuestions).toEqual([])
  })

  it('keeps a day that staff have set, and is answered, opened again and undone by staff', async () => {
    await change({ comeBackOn: { was: null, to: inDays(9) } })
    await reply()
    expect(await read()).toEqual(['waiting', inDays(9)])
    await change({ state: { was: 'waiting', to: 'answered' } })
    expect(await read()).toEqual(['answered', null])
    // One of two who press at once.
    expect(
      await (await change({ state: { was: 'waiting', to: 'answered' } })).json(),
    ).toMatchObject({
      refused: [1],
    })
    await change({ state: { was: 'answered', to: 'waiting' } })
    expect(await read()).toEqual(['waiting', inDays(3)])
    await reply({ marksAnswered: true })
    expect(await read()).toEqual(['answered', null])
  })

  it('waits for its customer, once staff say that they gave a stored pro-forma to them', async () => {
    site.context.hasMailServer = false
    await sendProForma(site, cookie)
    await site.database.db.updateTable('contact_reply').set({ sent_at: 1, filed: 1 }).execute()
    const proForma = async () => (await findRequest(site.context, 1))?.proFormas[0]?.state
    expect([...(await read()), await proForma()]).toEqual(['new', null, 'unsent'])
    const given = { state: { was: 'new', to: 'waiting' }, given: { was: false, to: true } }
    await change(given)
    expect([...(await read()), await proForma()]).toEqual(['waiting', inDays(3), 'given'])
    expect((await findRequest(site.context, 1))?.replies[0]?.state).toBe('given')
    // A press by mistake is undone.
    await change({
      state: { was: 'waiting', to: 'new' },
      ...{ given: { was: true, to: false }, comeBackOn: { was: inDays(3), to: null } },
    })
    expect([...(await read()), await proForma()]).toEqual(['new', null, 'unsent'])
    // The form without a script names the state alone; an opened request stays given.
    await change({ state: given.state })
    await change({ state: { was: 'waiting', to: 'new' } })
    expect([...(await read()), await proForma()]).toEqual(['new', null, 'given'])
  })

  it('does not wait where exact prices hold without an answer, and names what is owed once', async () => {
    const second = { 'text.1': 'Survey', 'quantity.1': '1', 'price.1': '50' }
    const given = () =>
      site.database.db.updateTable('contact_reply').set({ sent_at: 1, filed: 2 }).execute()
    await sendProForma(site, cookie, { ...second, 'priceIs.1': 'estimate' })
    await given()
    const found = async () => await findRequest(site.context, 1)
    const first = (await found())?.proFormas[0]
    const address = offerAddress(offerToken(site.context, first?.number ?? ''))
    await site.submit(address, { act: 'accept', name: 'Bola', position: 'Owner' })
    expect((await viewProFormaPage(site.context, signedIn(), {})).unpriced).toEqual([first?.id])
    // The answer to a question waits, and the exact prices end that.
    await reply()
    expect((await read())[0]).toBe('waiting')
    const survey = { 'text.0': 'Survey', 'quantity.0': '1', 'price.0': '45' }
    await sendProForma(site, cookie, { ...survey, exactFor: first?.number ?? '' })
    expect((await read())[0]).toBe('new')
    expect((await viewProFormaPage(site.context, signedIn(), {})).unpriced).toEqual([])
    // Until they are sent, nobody owes them.
    expect((await found())?.proFormas[1]?.isHeld).toBe(false)
    await given()
    const [sent, exact] = (await found())?.proFormas ?? []
    expect(exact).toMatchObject({ state: 'given', isHeld: true, accepted: null })
    const gross = (sent?.gross ?? 0) - (sent?.estimated ?? 0) + (exact?.gross ?? 0)
    await change({
      outcome: {
        was: { result: null, words: '' },
        to: { result: 'won', words: '', proForma: first?.number, sum: first?.worth },
      },
      state: { was: 'new', to: 'answered' },
    })
    expect((await found())?.outcome?.order).toMatchObject({ gross, estimated: 0 })
    const { offers } = await readNumbers(site.context, signedIn(), '4-weeks')
    expect(offers[0]).toMatchObject({ orders: { now: 1 }, ordersMoney: { now: gross } })
    // What is ordered already does not wait for them either.
    await sendProForma(site, cookie, { ...survey, exactFor: first?.number ?? '' })
    expect((await read())[0]).toBe('answered')
  })

  it('is open where nothing was sent: without a mail server, and after a mail that failed', async () => {
    site.context.hasMailServer = false
    await reply()
    expect(await read()).toEqual(['new', null])
    site.context.hasMailServer = true
    await reply()
    const outcome = { draft: undefined, error: 'EENVELOPE 550', now: Date.now(), isFiled: false }
    const row = await site.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'contact-reply')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await site.database.write((tx) => requestReply.noted(tx, row, outcome))
    expect((await read())[0]).toBe('new')
  })
})
