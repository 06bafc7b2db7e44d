import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { describe, expect, it, onTestFinished } from 'vitest'
import { staffRoutes } from '#src/contracts/staff/staff-routes.ts'
import { readNumbers } from '#src/desk/numbers/numbers.server.ts'
import { isOpenOn, stateOn } from '#src/desk/offers/offer-life.server.ts'
import {
  mailOfOffer,
  mayDo,
  type OfferState,
  offerActs,
  readingOf,
} from '#src/desk/offers/offer-life.ts'
import { offerAddress, offerToken } from '#src/desk/offers/offer-links.server.ts'
import { findOffer, findOfferPdf } from '#src/desk/offers/offers.server.ts'
import { readProFormaPage, sumOpen } from '#src/desk/offers/pro-formas.server.ts'
import { readPersonReport } from '#src/desk/people/person-report.server.ts'
import { boxOf } from '#src/desk/webhooks/webhooks.ts'
import { signedIn } from '../../../signed-in.ts'
import { contact, engines, from, openTestSite } from '../../test-site.ts'
import { sendProForma } from '../made-pro-forma.ts'
import { startReceiver } from '../webhook-receiver.ts'

const today = '2026-12-10'
const factNames = [
  'isWon',
  'isAccepted',
  'isWithdrawn',
  'isReplaced',
  'isUnsent',
  'isWaiting',
  'isDeclined',
  'isUnconfirmed',
  'isOver',
  'isGiven',
  'isUndated',
] as const
type Facts = Record<(typeof factNames)[number], boolean>

/** All facts that an offer can have at the same time. */
const allFacts: Facts[] = Array.from({ length: 2 ** factNames.length }, (_, bits) => {
  const facts = factNames.map((name, at) => [name, (bits & (1 << at)) > 0] as const)
  // `Object.fromEntries` loses the names.
  return Object.fromEntries(facts) as Facts
}).filter(
  ({ isUnsent, isGiven, isOver, isUndated }) => !(isUnsent && isGiven) && !(isOver && isUndated),
)

/** The first that is true is the state, and whether an offer in it can be open. */
const order: readonly [keyof Facts | null, OfferState, boolean][] = [
  ['isWon', 'won', false],
  ['isAccepted', 'accepted', false],
  ['isWithdrawn', 'withdrawn', false],
  ['isReplaced', 'replaced', false],
  ['isUnconfirmed', 'unconfirmed', false],
  ['isUnsent', 'unsent', true],
  ['isWaiting', 'waiting', true],
  ['isDeclined', 'declined', true],
  ['isOver', 'expired', false],
  ['isGiven', 'given', true],
  [null, 'sent', true],
]
const expected = (facts: Facts) => {
  const [, state, canBeOpen] = order.find(([name]) => name === null || facts[name]) ?? []
  return { state, isOpen: canBeOpen === true && !facts.isOver && !facts.isUndated ? 1 : 0 }
}

describe.each(engines)('the life of an offer on %s', (engine) => {
  it('is one state and one answer for all facts', async () => {
    const site = await openTestSite(engine)
    const rows = allFacts.map((facts, id) => {
      const filed = facts.isUnsent ? 1 : facts.isGiven ? 2 : 0
      const day = facts.isUndated ? 'null' : facts.isOver ? "'2026-12-09'" : `'${today}'`
      const bit = (name: keyof Facts) => (facts[name] ? 1 : 0)
      const bits = factNames.slice(0, 8).map(bit)
      return sql.raw(`(${[id, ...bits, filed, day].join()})`)
    })
    // These stand in for the tables of the same names.
    const { rows: found } = await sql<{ id: number; state: OfferState; isOpen: 0 | 1 }>`
      with fact (id, won, accepted, withdrawn, replaced, unsent, waiting, declined, unconfirmed, filed, day)
        as (values ${sql.join(rows)}),
      contact as (select id, case won when 1 then 'won' end as outcome,
        case won when 1 then cast(id as text) else 'other' end as won_with from fact),
      contact_reply as (select id, filed, case waiting when 0 then 1 end as sent_at from fact
        union all select id + 10000, 0, 1 from fact where replaced = 1),
      pro_forma as (select id, id as contact_id, id as reply_id, cast(id as text) as number,
          case withdrawn when 1 then 1 end as withdrawn_at,
          case declined when 1 then 1 end as declined_at,
          case unconfirmed when 1 then 1 end as unconfirmed_since, day as valid_until,
          cast(null as text) as exact_for
          from fact
        union all select id + 10000, id, id + 10000, '', null, null, null, null, null
          from fact where replaced = 1),
      offer_acceptance as (select id as pro_forma_id, 1 as accepted_at from fact where accepted = 1)
      select pro_forma.id, ${stateOn(today)} as state, ${isOpenOn(today)} as "isOpen" from pro_forma
        join contact on contact.id = pro_forma.contact_id
        join contact_reply on contact_reply.id = pro_forma.reply_id
        left join offer_acceptance on offer_acceptance.pro_forma_id = pro_forma.id
        where pro_forma.id < 10000 order by pro_forma.id`.execute(site.database.db)
    expect(found).toEqual(allFacts.map((facts, id) => ({ id, ...expected(facts) })))
    expect(new Set(found.map(({ state }) => state)).size).toBe(order.length)
  })
})

describe.each(engines)('an offer that was refused and then replaced, on %s', (engine) => {
  it('is replaced on page, list, export and report, and has no PDF to pay by', async () => {
    const receiver = await startReceiver()
    onTestFinished(receiver.close)
    const site = await openTestSite(engine, {}, undefined, { route: receiver.route })
    const cookie = await site.signIn('tunde', undefined, 'sales')
    const webhook = { act: 'add', recipient: 'courts and authorities', url: receiver.url }
    await site.submit(
      '/admin/webhooks',
      { ...webhook, [boxOf('event', 'offer.accepted')]: 'on' },
      { cookie: await site.signIn() },
    )
    await site.send('POST', '/api/contact', contact)
    await site.database.db.updateTable('contact').set({ flag_lifted_at: 1 }).execute()
    const offer = async () => {
      await sendProForma(site, cookie)
      await site.outbox.sendDue()
      const { items } = await readProFormaPage(site.context)
      const number = items[0]?.number ?? ''
      return { number, token: offerToken(site.context, number) }
    }
    const say = async ({ token }: { token: string }, fields: Record<string, string>) =>
      (await site.submit(offerAddress(token), fields, from('192.0.2.7'))).status
    const old = await offer()
    expect(await say(old, { act: 'decline' })).toBe(303)
    const { number, token } = await offer()
    // Without a mail server staff give its link by hand.
    await site.database.db.updateTable('contact_reply').set({ filed: 2 }).execute()
    const acceptance = { act: 'accept', name: 'Bola Ade', position: 'Owner', orderNumber: '' }
    expect(await say(old, acceptance)).toBe(409)
    // Of both only the newer is open, until it is accepted.
    const { items: made } = await readProFormaPage(site.context)
    expect(await sumOpen(site.context)).toEqual([
      { currency: 'NGN', count: 1, gross: made[0]?.gross, estimated: 0, atMost: made[0]?.gross },
    ])
    expect(await say({ token }, acceptance)).toBe(303)
    expect(await sumOpen(site.context)).toEqual([])

    const page = await findOffer(site.context, old.token)
    expect(page).toMatchObject({ state: 'replaced', isOpen: false })
    const listed = await readProFormaPage(site.context)
    expect(listed.items.map(({ state }) => state)).toEqual(['accepted', 'replaced'])
    const csv = await (await site.get('/api/pro-formas.csv?state=replaced', cookie)).text()
    expect([csv.includes(old.number), csv.includes(number)]).toEqual([true, false])
    expect(await findOfferPdf(site.context, old.token)).toBeNull()
    expect((await findOfferPdf(site.context, token))?.number).toBe(number)
    const report = await readPersonReport(site.context, contact.businessEmail)
    expect(report.contacts[0]?.proFormas.map(({ state }) => state)).toEqual([
      'replaced',
      'accepted',
    ])
    // What happened is counted, whatever became of the offer later.
    const { offers } = await readNumbers(site.context, signedIn(), '4-weeks')
    expect(offers).toMatchObject([
      { offers: { now: 2 }, accepted: { now: 1 }, declined: { now: 1 } },
    ])
    await site.outbox.sendDue()
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['offer.accepted'])
    expect(receiver.received[0]?.body).toContain(number)
  })
})

it('each act is in the log and in its route, and sends the mails of its row', async () => {
  const site = await openTestSite('sqlite')
  const cookie = await site.signIn('tunde', undefined, 'sales')
  await site.send('POST', '/api/contact', contact)
  await site.database.db.updateTable('contact').set({ flag_lifted_at: 1 }).execute()
  await sendProForma(site, cookie)
  await site.outbox.sendDue()
  const { items } = await readProFormaPage(site.context)
  const page = offerAddress(offerToken(site.context, items[0]?.number ?? ''))
  const fields = {
    ask: { question: 'Is fitting included?' },
    decline: { reason: 'Later.' },
    withdraw: null,
    'offer-again': null,
    accept: { name: 'Bola Ade', position: 'Owner', orderNumber: '' },
  } satisfies Record<keyof typeof offerActs, Record<string, string> | null>
  const staffPage = staffRoutes.find(
    ({ method, path }) => method === 'POST' && path === '/admin/pro-forma',
  )
  for (const [act, typed] of Object.entries(fields)) {
    const row = offerActs[act as keyof typeof fields] // the keys of `fields`
    const before = new Set(site.mails())
    const { status } = typed
      ? await site.submit(page, { act, ...typed }, from('192.0.2.7'))
      : await site.submit('/admin/pro-forma?contact=1&sent=1', { act }, { cookie })
    expect([act, status]).toEqual([act, typed ? 303 : 200])
    await site.outbox.sendDue()
    const more = site.mails().filter((mail) => !before.has(mail))
    const sent = await Promise.all(more.map((mail) => PostalMime.parse(mail)))
    const sides = sent.map(({ to }) =>
      to?.[0]?.address === contact.businessEmail ? 'customer' : 'company',
    )
    expect([act, ...sides.sort()]).toEqual([act, ...row.mails])
    expect([act, (await site.audited(row.audit)).length]).toEqual([act, 1])
    if (!typed) expect(staffPage?.audit).toContain(row.audit)
  }
})

const open = { isOpen: true }
const over = { isOpen: false }
it.each([
  ['sent', open, 'open', ['accept', 'decline', 'ask', 'withdraw']],
  ['declined', open, 'open', ['accept', 'decline', 'ask', 'withdraw']],
  ['unsent', open, 'open', ['accept', 'decline', 'ask', 'withdraw']],
  ['declined', over, 'expired', ['decline', 'ask', 'withdraw']],
  ['expired', over, 'expired', ['decline', 'ask', 'withdraw']],
  ['unconfirmed', over, 'paused', ['decline', 'ask', 'withdraw']],
  ['replaced', over, 'replaced', ['decline', 'ask', 'withdraw']],
  ['withdrawn', over, 'withdrawn', ['decline', 'ask', 'offer-again']],
  ['accepted', over, 'accepted', ['decline', 'ask']],
  ['won', over, 'accepted', ['decline', 'ask']],
] as const)('an offer that is %s with %j reads %s', (state, { isOpen }, reading, acts) => {
  const all = ['accept', 'decline', 'ask', 'withdraw', 'offer-again'] as const
  expect(readingOf({ state, isOpen })).toBe(reading)
  expect(all.filter((act) => mayDo({ state, isOpen }, act))).toEqual(acts)
  expect(mailOfOffer(state)).toBe(
    state === 'withdrawn' || state === 'replaced' ? 'dropped' : 'sent',
  )
})
