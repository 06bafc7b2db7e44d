import { createHash, randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import { publicSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { readingOf } from '#src/desk/offers/offer-life.ts'
import { findLastDay } from '#src/desk/offers/offer-rows.server.ts'
import { findOffer, findOfferPdf } from '#src/desk/offers/offers.server.ts'
import { findSentProForma, readProFormas } from '#src/desk/offers/pro-formas.server.ts'
import { erasePerson } from '#src/desk/people/people.server.ts'
import { findRequest } from '#src/desk/requests/requests.server.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { ownersSettings } from '../../../desk/owners-company.ts'
import { signedIn } from '../../../signed-in.ts'
import { contact, engines, from, openTestSite, type TestSite } from '../../test-site.ts'
import { filledProForma, sendProForma } from '../made-pro-forma.ts'
import { formDataOf, pdf, post } from '../sent-files.ts'

const acceptance = {
  act: 'accept',
  name: 'Bola Ade',
  position: 'Head of purchasing',
  orderNumber: 'PO-77',
}
const question = { act: 'ask', question: 'Is fitting included?' }

describe.each(engines)('the offer of a link on %s', (engine) => {
  let site: TestSite
  let cookie: string

  beforeEach(async () => {
    site = await openTestSite(engine)
    cookie = await site.signIn('tunde', undefined, 'sales')
    await site.send('POST', '/api/contact', contact)
    await site.database.db.updateTable('contact').set({ flag_lifted_at: 1 }).execute()
  })

  const mailsTo = async (subject: string) => {
    await site.outbox.sendDue()
    const mails = await Promise.all(site.mails().map((mail) => PostalMime.parse(mail)))
    return mails.filter((mail) => mail.subject?.includes(subject))
  }
  /** Sends a pro-forma. @returns the address in its mail */
  const offer = async () => {
    await sendProForma(site, cookie)
    const mail = (await mailsTo('Our offer')).at(-1)
    const link = /\S+\/offer\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const { pathname, search, searchParams } = new URL(link)
    return { address: pathname + search, token: searchParams.get('token') ?? '' }
  }
  /** @returns the answer, or where the browser is led after it was stored */
  const say = async (address: string, fields: Record<string, string>, address4 = '192.0.2.7') => {
    const answer = await site.submit(address, fields, from(address4))
    if (answer.status !== 303) return answer.json()
    return { outcome: 'done', status: 303, location: answer.headers.get('location') }
  }
  const stateOf = async (token: string, now?: number) => {
    const found = await findOffer(site.context, token, now)
    return typeof found === 'object' ? readingOf(found) : found
  }
  const change = (valid_until: string) =>
    site.database.db.updateTable('pro_forma').set({ valid_until }).execute()

  it('is accepted once, in the log with the address and the digest of the PDF, and both sides get a mail', async () => {
    const { address, token } = await offer()
    for (const _ of ['a scanner', 'a preview', 'the customer'])
      expect((await site.request(address)).status).toBe(200)
    expect(await stateOf(token)).toBe('open')
    expect(await say(address, acceptance)).toMatchObject({ outcome: 'done' })
    const found = await findOffer(site.context, token)
    expect(found).toMatchObject({
      state: 'accepted',
      acceptance: { name: 'Bola Ade', position: 'Head of purchasing', orderNumber: 'PO-77' },
    })
    const sent = await findOfferPdf(site.context, token)
    const digest = createHash('sha256')
      .update(sent?.pdf ?? '')
      .digest('hex')
    const [entry, ...more] = await site.audited('offer.accepted')
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      ...{ actor: 'the customer', origin: '192.0.2.7', subject: 'contact 1' },
      detail: { number: sent?.number, pdfSha256: digest },
    })
    expect((await mailsTo('is accepted')).map(({ to }) => to?.[0]?.address)).toEqual([
      contact.businessEmail,
    ])
    // What follows, by when, and what is to be paid first.
    expect((await mailsTo('is accepted'))[0]?.text?.replaceAll(/\s+/g, ' ')).toMatch(
      /What follows .*By \S+,? \d.*, we send you the invoice.* Payment: 70% with the order Delivery: Six weeks after payment /,
    )
    // It says what was accepted, and brings the paper.
    const [confirmation] = await mailsTo('is accepted')
    expect(confirmation?.text).toContain('40 × ')
    const paper = confirmation?.attachments.find(({ mimeType }) => mimeType === 'application/pdf')
    expect(paper?.content).toHaveProperty('byteLength', sent?.pdf.byteLength)
    const notice = (await mailsTo(': accepted'))[0]?.text ?? ''
    expect(notice).toContain('Their order number: PO-77.')
    expect(notice.replaceAll(/\s+/g, ' ')).toMatch(
      /Sum:? \S*\d.*What they read:? invoice and day of delivery promised by \S+,? \d/,
    )

    // The same press again, and another person with the same link.
    expect(await say(address, acceptance)).toMatchObject({ outcome: 'done' })
    expect(await say(address, { ...acceptance, name: 'Somebody Else' })).toMatchObject({
      ...{ status: 409, message: 'This offer was accepted before.' },
    })
    expect(await site.audited('offer.accepted')).toHaveLength(1)
    expect(await mailsTo('is accepted')).toHaveLength(1)
    expect(await findOffer(site.context, token)).toMatchObject({
      acceptance: { name: 'Bola Ade' },
    })
    // Today's prices do not matter: the sheet is the one that was sent.
    const { settings, ...rest } = publicSnapshot()
    const prices = { ...settings.prices, vat: { ...settings.prices.vat, percent: 50 } }
    const later = withSnapshot({ ...rest, settings: { ...settings, prices } }, () =>
      findOffer(site.context, token),
    )
    expect(await later).toEqual(found)
  })

  describe('whose owner asks for a code', () => {
    /** Runs in a company that asks for a code. */
    const asking = <Result>(act: () => Promise<Result>) => {
      const { settings, ...rest } = publicSnapshot()
      const { company } = ownersSettings(settings)
      const tradeTerms = company.tradeTerms && { ...company.tradeTerms, asksForCode: true }
      return withSnapshot(
        { ...rest, settings: { ...settings, company: { ...company, tradeTerms } } },
        act,
      )
    }
    const newestCode = async () =>
      /\b\d{6}\b/.exec((await mailsTo('Code to accept')).at(-1)?.text ?? '')?.[0] ?? ''
    /** A code that is not the given one. */
    const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const accepting = (address: string, code: string) =>
      asking(() => say(address, { ...acceptance, code }))
    const askForCode = (address: string, network = '192.0.2.7') =>
      asking(() => say(address, { act: 'code' }, network))
    const older = (ms: number) =>
      site.database.db
        .updateTable('pro_forma')
        .set((e) => ({ code_made_at: e('code_made_at', '-', ms) }))
        .execute()

    beforeEach(() => {
      site.context.hasMailServer = true
    })

    it('is accepted with the newest code alone, which went to the address of the request', async () => {
      const { address, token } = await offer()
      expect(await accepting(address, '')).toMatchObject({
        ...{ status: 422, errors: { code: [expect.stringContaining('Enter the code')] } },
      })
      expect(await askForCode(address)).toMatchObject({
        location: expect.stringMatching(/&answer=code$/),
      })
      expect((await mailsTo('Code to accept')).map(({ to }) => to?.[0]?.address)).toEqual([
        contact.businessEmail,
      ])
      const first = await newestCode()
      expect(await asking(() => findOffer(site.context, token))).toMatchObject({
        code: { to: 'a…@works.example', isSent: true },
      })
      expect(await accepting(address, another(first))).toMatchObject({
        ...{ status: 422, errors: { code: [expect.stringContaining('newest e-mail')] } },
        values: { name: 'Bola Ade' },
      })
      // Staff hear of it once it is accepted, not before.
      expect((await findRequest(site.context, 1))?.notes).toEqual([])
      expect(await askForCode(address)).toMatchObject({ outcome: 'done' })
      expect(await mailsTo('Code to accept')).toHaveLength(2)
      const codes = (await mailsTo('Code to accept')).map(
        ({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0],
      )
      const second = codes.find((code) => code !== first) ?? first
      expect(await accepting(address, ` ${second.slice(0, 3)} ${second.slice(3)} `)).toMatchObject({
        outcome: 'done',
      })
      expect(await findOffer(site.context, token)).toMatchObject({
        ...{ state: 'accepted', acceptance: { name: 'Bola Ade', hasCode: true } },
      })
      const [entry] = await site.audited('offer.accepted')
      expect(entry?.detail).toMatchObject({ hasCode: true })
      expect(await site.audited('offer.code-sent')).toHaveLength(2)
      expect((await mailsTo('is accepted'))[0]?.text).toContain('with a code that we had sent')
      expect(JSON.stringify([site.logged, await site.audited()])).not.toContain(second)
    })

    it('keeps the order that is chosen before a code is asked for, and takes it with the acceptance', async () => {
      const { address } = await offer()
      const body = formDataOf({ act: 'code' }, [['order.pdf', pdf()]])
      const sent = await asking(() => post(site, body, { network: '192.0.2.9', target: address }))
      const { files } = await sent.json()
      expect(files).toMatchObject([{ name: 'order.pdf' }])
      const typed = { ...acceptance, code: await newestCode() }
      const accepted = await asking(() =>
        post(site, formDataOf(typed, [], [files[0].token]), {
          network: '192.0.2.9',
          target: address,
        }),
      )
      expect(accepted.status).toBe(303)
      expect((await findRequest(site.context, 1))?.files).toMatchObject([{ name: 'order.pdf' }])
    })

    it('ends a code after three wrong tries or half an hour, and sends so many a day', async () => {
      const { address } = await offer()
      await askForCode(address)
      const code = await newestCode()
      for (const _ of [1, 2]) await accepting(address, another(code))
      const ended = { errors: { code: [expect.stringContaining('has ended')] } }
      expect(await accepting(address, another(code))).toMatchObject(ended)
      expect(await accepting(address, code)).toMatchObject(ended)
      await askForCode(address)
      await older(31 * 60_000)
      const late = (await mailsTo('Code to accept')).at(-1)
      expect(late).toBeDefined()
      expect(await accepting(address, await newestCode())).toMatchObject(ended)
      // A second press sends no second code.
      await askForCode(address)
      const sent = (await mailsTo('Code to accept')).length
      await askForCode(address)
      expect(await mailsTo('Code to accept')).toHaveLength(sent)
      for (const _ of [1, 2]) {
        await older(2 * 60_000)
        await askForCode(address)
      }
      await older(2 * 60_000)
      expect(await askForCode(address)).toMatchObject({ status: 429 })
      expect(await askForCode(address, '192.0.9.1')).toMatchObject({ outcome: 'done' })
      expect(await site.audited('offer.accepted')).toEqual([])
    })

    it('sends none where nobody asks for one, and says so where none can be sent', async () => {
      const { address, token } = await offer()
      expect(await say(address, { act: 'code' })).toMatchObject({ status: 409 })
      site.context.hasMailServer = false
      expect(await asking(() => findOffer(site.context, token))).toMatchObject({
        code: { to: null },
      })
      expect(await askForCode(address)).toMatchObject({
        ...{ status: 409, detail: expect.stringContaining('cannot send you a code') },
      })
      expect(await mailsTo('Code to accept')).toEqual([])
      expect(await say(address, acceptance)).toMatchObject({ outcome: 'done' })
    })
  })

  it('is accepted by one of two who press at once', async () => {
    const { address } = await offer()
    const answers = await Promise.all(
      ['Bola', 'Chidi', 'Dayo'].map((name) => say(address, { ...acceptance, name })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409])
    expect(await site.audited('offer.accepted')).toHaveLength(1)
    expect(
      await site.database.db.selectFrom('offer_acceptance').selectAll().execute(),
    ).toHaveLength(1)
  })

  it('takes questions and refusals alone once it is expired, withdrawn or replaced after it was opened, and nothing once it is erased', async () => {
    const { address, token } = await offer()
    expect(await stateOf(token)).toBe('open')
    const refused = async (state: string) => {
      expect(await stateOf(token)).toBe(state)
      expect(await say(address, acceptance)).toMatchObject({ status: 409, outcome: 'failed' })
      const refusal = { act: 'decline', reason: `Not while it is ${state}.` }
      expect(await say(address, refusal)).toMatchObject({ outcome: 'done' })
      expect(await stateOf(token)).toBe(state)
      // What was typed while it was open is not lost.
      const asked = { ...question, question: `May we still, though it is ${state}?` }
      expect(await say(address, asked)).toMatchObject({ outcome: 'done' })
    }
    await change('2026-01-05')
    expect(await stateOf(token, Date.UTC(2026, 0, 5, 12))).toBe('open')
    expect(await stateOf(token, Date.UTC(2026, 0, 6, 12))).toBe('expired')
    expect(await stateOf(token, Date.UTC(2026, 3, 6, 12))).toBe('ended')
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    await change(yesterday)
    await refused('expired')
    await change('2099-12-04')
    const withdraw = (act: string) =>
      site.submit('/admin/pro-forma?contact=1&sent=1', { act }, { cookie })
    expect((await withdraw('withdraw')).status).toBe(200)
    await refused('withdrawn')
    expect((await withdraw('offer-again')).status).toBe(200)
    expect(await stateOf(token)).toBe('open')
    const newer = await offer()
    // Without a mail server staff give its link by hand.
    await site.database.db.updateTable('contact_reply').set({ filed: 2 }).execute()
    await refused('replaced')
    expect(await stateOf(newer.token)).toBe('open')
    await erasePerson(site.context, commandLine, contact.businessEmail)
    expect([await stateOf(token), await stateOf(newer.token)]).toEqual(['ended', 'ended'])
    const gone = await say(address, acceptance)
    expect(gone).toMatchObject({ status: 410, values: {} })
    expect(JSON.stringify(gone)).not.toContain('Ann')
    expect(await site.audited('offer.accepted')).toEqual([])
  })

  it('is replaced by a newer one that its customer has, and by no other', async () => {
    const { address, token } = await offer()
    // The mail server is down: the newer one waits.
    await sendProForma(site, cookie)
    const replies = site.database.db.updateTable('contact_reply').where('id', '=', 2)
    const isWithdrawn = (withdrawn_at: number | null) =>
      site.database.db.updateTable('pro_forma').set({ withdrawn_at }).where('id', '=', 2).execute()
    const states: Record<string, unknown> = { waiting: await stateOf(token) }
    await replies.set({ sent_at: 1, filed: 1 }).execute()
    states['stored only'] = await stateOf(token)
    await replies.set({ sent_at: 1, filed: 2 }).execute()
    states['given by hand'] = await stateOf(token)
    await replies.set({ sent_at: 1, filed: 0 }).execute()
    states['sent'] = await stateOf(token)
    await isWithdrawn(1)
    states['sent and withdrawn'] = await stateOf(token)
    expect(states).toEqual({
      ...{ waiting: 'open', 'stored only': 'open', 'given by hand': 'replaced' },
      // Its customer may have refused this one meanwhile: withdrawing the newer offers nothing.
      ...{ sent: 'replaced', 'sent and withdrawn': 'replaced' },
    })
    await replies.set({ filed: 1 }).execute()
    expect(await findLastDay(site.database.db, 1, '2026-01-01')).toBe(filledProForma.validUntil)
    expect(await say(address, acceptance)).toMatchObject({ outcome: 'done' })
    // Stored only, the newer one can still have been accepted by its link.
    await isWithdrawn(null)
    await replies.set({ filed: 1 }).execute()
    const move = site.database.db.updateTable('offer_acceptance').set({ pro_forma_id: 2 })
    await move.execute()
    expect(await stateOf(token)).toBe('replaced')
  })

  it('confirms what of it is firm, what an estimate, and what it costs at most', async () => {
    const lines = {
      'text.1': 'Survey',
      'quantity.1': '1',
      'price.1': '50',
      'priceIs.1': 'estimate',
    }
    await sendProForma(site, cookie, lines)
    const link = /\S+\/offer\?token=\S+/.exec((await mailsTo('Our offer')).at(-1)?.text ?? '')
    const { pathname, search, searchParams } = new URL(link?.[0] ?? '')
    const found = await findOffer(site.context, searchParams.get('token') ?? '')
    const split = typeof found === 'object' ? found.words.split : []
    expect(split.map(([name]) => name)).toEqual(['Firm', 'Estimated', 'At most'])
    // 40 gateways at $120 and a survey at $50, which may be a tenth above, with 7 % of tax.
    expect(split[2]?.[1]).toContain('₦7,540,324.78')
    await say(pathname + search, acceptance)
    const text = (await mailsTo('is accepted'))[0]?.text?.replaceAll(/\s+/g, ' ') ?? ''
    // The same figures, now that it is accepted.
    for (const [name, means] of split)
      expect(text).toContain(`${name}: ${/₦[\d,.]*\d/.exec(means)?.[0]}`)
  })

  it('counts after a restore what was confirmed, not what was claimed', async () => {
    await offer()
    const confirm = async (offers: string) =>
      (await site.submit('/admin/restored', { offers, calls: '5' }, { cookie })).status
    expect(await confirm('1,2,3')).toBe(409)
    expect(await site.audited('restore.confirmed')).toEqual([])
    await site.database.db.updateTable('pro_forma').set({ unconfirmed_since: 1 }).execute()
    expect(await confirm('1,2,3')).toBe(303)
    expect((await site.audited('restore.confirmed')).map(({ detail }) => detail)).toEqual([
      { offers: 1, calls: 0 },
    ])
  })

  it('says after a press of staff what it is now', async () => {
    await offer()
    const rows = () => site.database.db.updateTable('pro_forma').where('id', '=', 1)
    const press = async (act: string) =>
      (await (await site.submit('/admin/pro-forma?contact=1&sent=1', { act }, { cookie })).json())
        .message
    const offerAgain = async (facts: { unconfirmed_since?: number; valid_until?: string }) => {
      await rows()
        .set({ withdrawn_at: 1, unconfirmed_since: null, valid_until: '2099-12-04', ...facts })
        .execute()
      return press('offer-again')
    }
    expect(await offerAgain({})).toBe('The offer is open, as long as it is valid.')
    expect(await press('offer-again')).toBe('The offer is open, as long as it is valid.')
    expect(await offerAgain({ unconfirmed_since: 1 })).toContain('until staff have checked it')
    expect(await offerAgain({ valid_until: '2020-12-04' })).toContain('its last day has passed')
    await offer()
    await site.database.db.updateTable('contact_reply').set({ filed: 2 }).execute()
    expect(await offerAgain({})).toContain('has a newer one')
    expect(await press('withdraw')).toContain('is withdrawn')
    await site.database.db
      .insertInto('offer_acceptance')
      .values({
        ...{ pro_forma_id: 1, accepted_at: 1, name: 'Bola', position: 'Owner' },
        ...{ order_number: '', digest: '' },
      })
      .execute()
    expect(await press('offer-again')).toContain('is accepted or ordered')
  })

  it('has a link that cannot be guessed, and stands in no log', async () => {
    const { address, token } = await offer()
    const { token: other } = await offer()
    const [number = '', signature = ''] = token.split('.')
    for (const guess of [number, `${number}.`, `${other.split('.')[0]}.${signature}`, `${token}x`])
      expect(await stateOf(guess)).toBe('damaged')
    expect(await say(`/offer?token=${number}.x`, acceptance)).toMatchObject({ status: 400 })
    await site.request(address)
    expect(JSON.stringify(site.logged)).not.toContain(signature)
  })

  it('takes a question and “not now”, which bring the request back, and neither floods staff', async () => {
    const { address, token } = await offer()
    await site.database.db
      .updateTable('contact')
      .set({ answered_at: 1, answered_by: 'tunde', come_back_on: '2099-01-01' })
      .execute()
    expect(await say(address, question)).toMatchObject({ outcome: 'done' })
    expect(await say(address, question)).toMatchObject({ outcome: 'done' })
    const asked = await findRequest(site.context, 1)
    expect(asked).toMatchObject({
      ...{ state: 'new', comeBackOn: null },
      notes: [{ by: 'the customer', text: expect.stringContaining('Is fitting included?') }],
    })
    // Staff cannot change what the customer has said.
    const note = `/api/contact/1/notes/${asked?.notes[0]?.id}`
    const owner = await site.signIn('ngozi')
    const changed = await site.send('PUT', note, { text: 'No question' }, { cookie: owner })
    expect(changed.status).toBe(403)
    expect((await site.send('DELETE', note, {}, { cookie: owner })).status).toBe(403)
    expect((await mailsTo('a question'))[0]?.text).toContain('Is fitting included?')
    // It is open until staff answer it, on the page and at the request.
    expect(await findOffer(site.context, token)).toMatchObject({
      asked: { at: asked?.notes[0]?.at, question: 'Is fitting included?' },
    })
    expect(asked?.openQuestions).toEqual(['Is fitting included?'])
    const open = async () => (await findRequest(site.context, 1))?.openQuestions.length
    // A mail about something else leaves it open, and the request too.
    site.context.hasMailServer = true
    const other = { key: randomUUID(), subject: 'Our van', text: 'On its way.' }
    const path = '/api/contact/1/replies'
    await site.send('POST', path, { ...other, answersQuestions: false }, { cookie })
    expect(await open()).toBe(1)
    expect(await findOffer(site.context, token)).toMatchObject({
      asked: { question: 'Is fitting included?' },
    })
    // Marked as answered, it stays so when the request is opened, unless that was a mistake.
    const change = (to: object) =>
      site.send('POST', '/api/contact/changes', { changes: [{ id: 1, ...to }] }, { cookie })
    const done = { was: 'new', to: 'answered' }
    const again = { was: 'answered', to: 'new' }
    await change({ state: done })
    await change({ state: again, reopensQuestions: true })
    expect(await open()).toBe(1)
    await change({ state: done })
    await change({ state: again })
    expect(await open()).toBe(0)
    await site.database.db.updateTable('contact_note').set({ closed_at: null }).execute()
    site.context.hasMailServer = false
    const reply = { key: randomUUID(), subject: 'Your question', text: 'Yes.' }
    await site.send('POST', path, reply, { cookie })
    expect(await findOffer(site.context, token)).toMatchObject({ asked: null })
    expect((await findRequest(site.context, 1))?.openQuestions).toEqual([])
    expect(await say(address, { act: 'decline', reason: 'In May.' })).toMatchObject({
      location: expect.stringMatching(/^\?token=\S+&answer=decline$/),
    })
    expect(await stateOf(token)).toBe('open')
    expect((await findRequest(site.context, 1))?.proFormas).toMatchObject([{ state: 'declined' }])
    expect(await say(address, { ...question, question: '' })).toMatchObject({
      errors: { question: ['Enter your question.'] },
    })
    let count = 0
    const ask = async (network: string) =>
      (await say(address, { ...question, question: `And ${count++}?` }, network)).status
    const askAll = async (times: number, networkOf: (at: number) => string) => {
      const answers = []
      for (let at = 0; at < times; at++) answers.push(await ask(networkOf(at)))
      return answers
    }
    // One network cannot use up what the others may say.
    expect((await askAll(11, () => '192.0.3.1')).at(-1)).toBe(429)
    expect(await ask('192.0.5.1')).toBe(303)
    expect((await askAll(15, (at) => `192.0.6.${at}`)).at(-1)).toBe(429)
    // Many questions do not keep anybody from accepting.
    expect(await say(address, acceptance, '192.0.4.1')).toMatchObject({ outcome: 'done' })
  })

  // What is said before, and what is said then.
  const answers = {
    accept: acceptance,
    'accept by another': { ...acceptance, name: 'Chidi Obi', orderNumber: 'PO-88' },
    ask: question,
    decline: { act: 'decline', reason: 'In May.' },
  }
  const names = ['accept', 'accept by another', 'ask', 'decline'] as const
  it.each(
    (['accept', 'ask', 'decline'] as const).flatMap((before) =>
      names.map((then) => [before, then] as const),
    ),
  )('keeps each answer for staff, who are told: %s, then %s', async (before, then) => {
    const { address, token } = await offer()
    await say(address, answers[before])
    await site.outbox.sendDue()
    const mailed = new Set(site.mails())
    const answer = await say(address, answers[then])
    const isPressedAgain = before === then
    const isLate = before === 'accept' && then === 'accept by another'
    expect(answer.status).toBe(isLate ? 409 : 303)
    const texts = (await findRequest(site.context, 1))?.notes.map(({ text }) => text) ?? []
    expect(texts).toHaveLength(isPressedAgain ? 1 : 2)
    const kept = {
      accept: 'PO-77',
      'accept by another': 'PO-88',
      ask: 'fitting',
      decline: 'In May.',
    }
    expect(texts.at(-1)).toContain(kept[then])
    await site.outbox.sendDue()
    const told = (
      await Promise.all(
        site
          .mails()
          .filter((one) => !mailed.has(one))
          .map((mail) => PostalMime.parse(mail)),
      )
    ).filter(({ subject }) => subject?.startsWith('Offer ') && !subject.includes('is accepted'))
    expect(told.map(({ text }) => text?.includes(kept[then]))).toEqual(isPressedAgain ? [] : [true])
    const hasAccepted = before === 'accept' || then.startsWith('accept')
    expect(await stateOf(token)).toBe(hasAccepted ? 'accepted' : 'open')
  })

  it('takes the same words again once they are answered, or some minutes later', async () => {
    const { address } = await offer()
    const refusal = { act: 'decline' }
    const texts = async () => (await findRequest(site.context, 1))?.notes.map(({ text }) => text)
    for (const _ of ['one press', 'the same press']) {
      await say(address, question)
      await say(address, refusal)
    }
    expect(await texts()).toHaveLength(2)
    await site.database.db
      .updateTable('contact_note')
      .set({ written_at: Date.now() - 11 * 60_000 })
      .execute()
    await say(address, refusal)
    await say(address, question)
    expect(await texts()).toHaveLength(4)
    const reply = { key: randomUUID(), subject: 'Your question', text: 'Yes.' }
    await site.send('POST', '/api/contact/1/replies', reply, { cookie })
    await say(address, question)
    expect(await texts()).toHaveLength(5)
  })

  it('leaves staff their notes when the customer has written as many as they can', async () => {
    const { address } = await offer()
    const { entries, fromCustomer } = staffLimits.requestWork
    const notes = (count: number, written_by: string) =>
      site.database.db
        .insertInto('contact_note')
        .values(
          Array.from({ length: count }, (_, n) => ({
            ...{ contact_id: 1, kind: 'note' as const, key: `${written_by} ${n}`, written_by },
            ...{ written_at: 1, text: String(n) },
          })),
        )
        .execute()
    await notes(fromCustomer - 1, 'the customer')
    await notes(entries - 1, 'tunde')
    expect(await say(address, question)).toMatchObject({ status: 303 })
    expect(await say(address, { act: 'decline' })).toMatchObject({ status: 429 })
    const add = async (text: string) => {
      const note = { key: randomUUID(), text }
      return (await site.send('POST', '/api/contact/1/notes', note, { cookie })).status
    }
    expect([await add('The last'), await add('One more')]).toEqual([200, 409])
    expect(await say(address, acceptance)).toMatchObject({ outcome: 'done' })
  })

  it('is not sent once it is withdrawn or replaced, and staff see why', async () => {
    const withdraw = (act: string) =>
      site.submit('/admin/pro-forma?contact=1&sent=1', { act }, { cookie })
    const again = async (id: number) =>
      (await site.send('POST', `/api/contact/1/replies/${id}/again`, {}, { cookie })).status
    const sent = async () => (await mailsTo('Our offer')).map(({ subject }) => subject)
    await sendProForma(site, cookie)
    await withdraw('withdraw')
    expect(await sent()).toEqual([])
    const ended = { state: 'failed', fault: 'ENDED' }
    expect((await findRequest(site.context, 1))?.replies).toMatchObject([ended])
    // Its customer has nothing to answer.
    expect(await findRequest(site.context, 1)).toMatchObject({ state: 'new', comeBackOn: null })
    expect(await again(1)).toBe(409)
    await withdraw('offer-again')
    await change('2020-01-01')
    expect(await again(1)).toBe(409)
    await change(filledProForma.validUntil)
    expect(await again(1)).toBe(200)
    // A newer one replaces it before the mail goes out.
    await sendProForma(site, cookie)
    expect(await sent()).toEqual([expect.stringMatching(/-2$/)])
    expect((await findRequest(site.context, 1))?.replies).toMatchObject([ended, { fault: null }])
    expect(await again(1)).toBe(409)
  })

  it('withdraws a newer one that has not come to its customer when they accept it', async () => {
    const { address, token } = await offer()
    const first = await stateOf(token)
    await sendProForma(site, cookie)
    expect([first, await stateOf(token)]).toEqual(['open', 'open'])
    expect((await say(address, acceptance)).status).toBe(303)
    const request = await findRequest(site.context, 1)
    expect(request?.proFormas.map(({ state }) => state)).toEqual(['accepted', 'withdrawn'])
    expect(request?.notes.at(-1)?.text).toMatch(
      /-2 was not known to have reached them, and is withdrawn/,
    )
    expect(await site.audited('offer.withdrawn')).toMatchObject([{ actor: 'the customer' }])
    expect(await mailsTo('Our offer')).toHaveLength(1)
  })

  it('names the offer that it replaces, and none that was accepted or is not with its customer', async () => {
    const replaced = async () => {
      const { items } = await readProFormas(site.database.db, [1]).then((of) => of(1))
      return items.map(
        ({ words }) => words.facts.find(([name]) => name === 'Instead of offer')?.[1],
      )
    }
    const { address } = await offer()
    // Without a mail server staff give its link by hand.
    await site.database.db.updateTable('contact_reply').set({ filed: 2 }).execute()
    await sendProForma(site, cookie)
    await sendProForma(site, cookie)
    const { items } = await readProFormas(site.database.db, [1]).then((of) => of(1))
    expect(await replaced()).toEqual([undefined, items[0]?.number, items[0]?.number])
    await say(address, acceptance)
    await sendProForma(site, cookie)
    expect((await replaced()).at(-1)).toBeUndefined()
  })

  it('is accepted by a name, not by marks alone', async () => {
    const { address, token } = await offer()
    expect(await say(address, { ...acceptance, name: '\u0301' })).toMatchObject({
      errors: { name: ['Enter your name.'] },
    })
    expect(await stateOf(token)).toBe('open')
  })

  it.each([{ words: '{"version":1}' }, { valid_until: 'abc' }])(
    'has ended when its row is damaged: %j',
    async (damage) => {
      const { address, token } = await offer()
      await site.database.db.updateTable('pro_forma').set(damage).execute()
      expect(await stateOf(token)).toBe('ended')
      expect(await say(address, acceptance)).toMatchObject({ status: 410 })
      expect(await site.audited('offer.accepted')).toEqual([])
      const kept = await findSentProForma(site.context, signedIn(), 1, 1)
      expect(kept === null).toBe('words' in damage)
    },
  )

  it('says at the request why its confirmation waits when its row is damaged after it', async () => {
    const { address } = await offer()
    await say(address, acceptance)
    await site.database.db.updateTable('pro_forma').set({ words: '{"version":1}' }).execute()
    expect(await mailsTo('is accepted')).toEqual([])
    expect((await findRequest(site.context, 1))?.mails).toContainEqual({
      ...{ to: 'customer', state: 'waiting', fault: 'DAMAGED' },
    })
  })

  it('keeps no file that comes with another answer, or without a link of ours', async () => {
    const { address } = await offer()
    const file: [string, Buffer] = ['order.pdf', pdf()]
    const send = (to: string, fields: Record<string, string>) =>
      post(site, formDataOf(fields, [file]), { network: '192.0.2.9', target: to })
    expect((await send('/offer?token=x', acceptance)).status).toBe(400)
    expect((await send(address, question)).status).toBe(303)
    expect((await send(address, { act: 'decline' })).status).toBe(303)
    expect(await site.database.db.selectFrom('contact_file').select('id').execute()).toEqual([])
  })

  it('takes the order of the customer as a file, by the rules of the contact form', async () => {
    const { address } = await offer()
    const send = (name: string, bytes: Buffer) =>
      post(site, formDataOf(acceptance, [[name, bytes]]), {
        network: '192.0.2.9',
        target: address,
      })
    const wrong = await send('order.exe', Buffer.from('MZ program'))
    expect([wrong.status, (await wrong.json()).errors.files[0]]).toEqual([
      422,
      expect.stringContaining('order.exe'),
    ])
    expect((await send('order.pdf', pdf())).status).toBe(303)
    expect((await findRequest(site.context, 1))?.files).toMatchObject([{ name: 'order.pdf' }])
  })
})
