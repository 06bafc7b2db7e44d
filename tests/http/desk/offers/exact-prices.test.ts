import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { todayAt } from '#src/content/settings/site.ts'
import { shiftDay } from '#src/contracts/days.ts'
import { formatUnits } from '#src/contracts/formats.ts'
import { readNumbers } from '#src/desk/numbers/numbers.server.ts'
import { offerAddress, offerToken } from '#src/desk/offers/offer-links.server.ts'
import { findOffer } from '#src/desk/offers/offers.server.ts'
import { readProFormaPage, readProFormas, sumOpen } from '#src/desk/offers/pro-formas.server.ts'
import { changeRequests } from '#src/desk/requests/work/work.server.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { signedIn } from '../../../signed-in.ts'
import { contact, from, openTestSite } from '../../test-site.ts'
import { filledProForma, postProForma, sendProForma } from '../made-pro-forma.ts'

it('an offer gives the exact prices of an accepted offer of its contact alone, and names its estimates', async () => {
  const site = await openTestSite('sqlite')
  const cookie = await site.signIn('tunde', undefined, 'sales')
  for (const businessEmail of [contact.businessEmail, 'other@works.example'])
    await site.send('POST', '/api/contact', { ...contact, businessEmail })
  await site.database.db.updateTable('contact').set({ flag_lifted_at: 1 }).execute()
  await sendProForma(site, cookie, { 'priceIs.0': 'estimate' })
  await site.outbox.sendDue()
  const { items } = await readProFormaPage(site.context)
  const exactFor = items[0]?.number ?? ''

  const asks = { act: 'send', key: randomUUID(), text: 'Dear Ann,', exactFor }
  const send = async (id = 1) =>
    (await postProForma(site, cookie, { ...filledProForma, ...asks }, { id })).status
  expect(await send()).toBe(409)
  const page = offerAddress(offerToken(site.context, exactFor))
  const acceptance = { act: 'accept', name: 'Bola Ade', position: 'Owner', orderNumber: 'PO-12' }
  expect((await site.submit(page, acceptance, from('192.0.2.7'))).status).toBe(303)
  expect(await send(2)).toBe(409)
  expect(await send()).toBe(200)

  const exact = (await readProFormaPage(site.context)).items.find((one) => one.exactFor !== null)
  expect(exact).toMatchObject({ exactFor, estimated: 0 })
  const found = await findOffer(site.context, offerToken(site.context, exact?.number ?? ''))
  expect(typeof found === 'object' && found?.words.facts[1]?.[1]).toMatch(
    new RegExp(`^${exactFor}, where they were ₦`),
  )

  // The same price is within what was accepted, and a higher one above it; each leads to the other.
  const read = async (number = '') => {
    const one = await findOffer(site.context, offerToken(site.context, number))
    return typeof one === 'object' ? one : null
  }
  const give = () =>
    site.database.db.updateTable('contact_reply').set({ sent_at: 1, filed: 2 }).execute()
  expect((await read(exactFor))?.pricedIn).toBeNull()
  await give()
  const firstSum = items[0]?.gross
    ? formatUnits(items[0].gross, { locale: 'en-NG', currency: 'NGN' })
    : ''
  expect((await read(exact?.number))?.exact).toMatchObject({
    ...{ of: exactFor, isWithin: true, orderNumber: 'PO-12' },
    sums: { above: null, exact: firstSum, all: firstSum },
  })
  expect((await read(exactFor))?.pricedIn).toMatchObject({ number: exact?.number, isHeld: true })
  expect(await sumOpen(site.context)).toEqual([])
  // Another item is not among the estimates, however little it costs.
  const other = { 'text.1': 'Plinth', 'quantity.1': '1', 'price.1': '1', 'priceIs.1': 'firm' }
  await sendProForma(site, cookie, { exactFor, ...other })
  const withOther = (await readProFormaPage(site.context)).items[0]?.number
  expect((await read(withOther))?.exact).toMatchObject({ of: exactFor, isWithin: false })
  await sendProForma(site, cookie, { exactFor, 'price.0': '200' })
  await give()
  const newest = (await readProFormaPage(site.context)).items[0]?.number
  const higher = await read(newest)
  expect(higher?.exact).toMatchObject({ of: exactFor, isWithin: false })
  // They are named, and said to wait for an answer.
  expect((await read(exactFor))?.pricedIn).toMatchObject({ number: newest, isHeld: false })
  // It names what it is above, and what comes of both, as the first does.
  const { above, most, all } = higher?.exact?.sums ?? {}
  expect([above, most, all]).toEqual(Array(3).fill(expect.stringMatching(/^₦[\d,.]+$/)))
  expect((await read(exactFor))?.pricedIn?.sums?.all).toBe(all)
  // Another offer is in the place of none of them.
  await sendProForma(site, cookie)
  const { items: sent } = (await readProFormas(site.database.db, [1]))(1)
  expect(sent.at(-1)?.words.facts.map(([name]) => name)).not.toContain('Instead of offer')
})

it('exact prices hold without an answer on the terms of their estimates alone, once, and as long as the order', async () => {
  const site = await openTestSite('sqlite')
  const cookie = await site.signIn('tunde', undefined, 'sales')
  await site.send('POST', '/api/contact', contact)
  await site.database.db.updateTable('contact').set({ flag_lifted_at: 1 }).execute()
  const second = { 'text.1': 'Survey', 'quantity.1': '1', 'price.1': '50', 'priceIs.1': 'estimate' }
  await sendProForma(site, cookie, { 'priceIs.0': 'estimate', ...second })
  await site.outbox.sendDue()
  const of = (await readProFormaPage(site.context)).items[0]?.number ?? ''
  const accept = (number: string) =>
    site.submit(
      offerAddress(offerToken(site.context, number)),
      { act: 'accept', name: 'Bola Ade', position: 'Owner', orderNumber: '' },
      from('192.0.2.7'),
    )
  await accept(of)
  const asks = { act: 'send', text: 'Dear Ann,', exactFor: of }
  const firm = { ...second, 'priceIs.1': 'firm' }
  const send = async (more: object) =>
    (await postProForma(site, cookie, { ...filledProForma, ...asks, key: randomUUID(), ...more }))
      .status
  const isWithin = async () => {
    await site.database.db.updateTable('contact_reply').set({ sent_at: 1, filed: 2 }).execute()
    const { number = '' } = (await readProFormaPage(site.context)).items[0] ?? {}
    const found = await findOffer(site.context, offerToken(site.context, number))
    return typeof found === 'object' && found.exact?.isWithin
  }
  // An estimate that is left out, or priced by another estimate, is refused.
  expect([await send({}), await send({ ...firm, 'priceIs.0': 'estimate' })]).toEqual([422, 422])
  const tries: Record<string, unknown> = {}
  for (const [what, more] of Object.entries({
    'as accepted': {},
    'more of it for less': { 'quantity.0': '80', 'price.0': '1' },
    'fewer for the same': { 'quantity.0': '20', 'price.0': '240' },
    'fewer for less': { 'quantity.0': '20' },
    'other terms of payment': { payment: '100% before delivery' },
    'another day': { delivery: 'Perhaps in 2030' },
    'a first payment': { firstShare: '100' },
  })) {
    expect(await send({ ...firm, ...more }), what).toBe(200)
    tries[what] = await isWithin()
  }
  expect(tries).toEqual({
    ...{ 'as accepted': true, 'more of it for less': false, 'other terms of payment': false },
    ...{ 'fewer for the same': false, 'fewer for less': true },
    ...{ 'another day': false, 'a first payment': false },
  })
  // It holds when its day is over and something else was sent, and leaves when another is accepted.
  await send(firm)
  const { number = '' } = (await readProFormaPage(site.context)).items[0] ?? {}
  const change = site.database.db.updateTable('pro_forma')
  await change
    .set({ valid_until: shiftDay(todayAt(Date.now()), -1) })
    .where('number', '=', number)
    .execute()
  expect(await isWithin()).toBe(true)
  const first = await findOffer(site.context, offerToken(site.context, of))
  expect(typeof first === 'object' && first.pricedIn?.number).toBe(number)
  await send(firm)
  await isWithin()
  const last = (await readProFormaPage(site.context)).items[0]?.number ?? ''
  const holds = async (one: string) => {
    const found = await findOffer(site.context, offerToken(site.context, one))
    return typeof found === 'object' && [found.exact?.isWithin, found.hasPdf]
  }
  // An offer of other things takes the place of none of them, also once it is withdrawn.
  await sendProForma(site, cookie)
  await site.database.db.updateTable('contact_reply').set({ sent_at: 1, filed: 2 }).execute()
  const states = (await readProFormaPage(site.context)).items
  expect(states.find((one) => one.number === last)?.state).toBe('given')
  // Of two that could hold the last one does, and none that was withdrawn.
  expect([await holds(number), await holds(last)]).toEqual([
    [false, false],
    [true, true],
  ])
  const withdraw = (withdrawn_at: number | null) =>
    site.database.db
      .updateTable('pro_forma')
      .set({ withdrawn_at })
      .where('number', '=', last)
      .execute()
  await withdraw(1)
  expect(await holds(last)).toEqual([false, false])
  await withdraw(null)
  expect((await accept(last)).status).toBe(303)
  // The mail says what comes of both, and names the order for what is paid when.
  const priced = await findOffer(site.context, offerToken(site.context, last))
  const sum = typeof priced === 'object' ? (priced.exact?.sums?.all ?? '') : ''
  await site.outbox.sendDue()
  const confirmed = (await site.readMails()).findLast(({ subject }) =>
    subject?.includes(`${last} is accepted`),
  )
  expect(confirmed?.text).toContain(`all comes to ${sum}`)
  expect(confirmed?.text?.replaceAll(/\s+/g, ' ')).toContain(`As in offer ${of}: `)
  const over = await findOffer(site.context, offerToken(site.context, number))
  expect(typeof over === 'object' && over.exact?.isWithin).toBe(false)
  expect(await send(firm)).toBe(422)
  // Ordered with them, what was firm is counted too.
  await site.database.db
    .updateTable('contact')
    .set({ outcome: 'won', outcome_at: Date.now(), won_with: last })
    .execute()
  const { offers } = await readNumbers(site.context, signedIn(), '4-weeks')
  const sums = (await readProFormaPage(site.context)).items
  const firstSum = sums.find((one) => one.number === of)
  const exactSum = sums.find((one) => one.number === last)
  const all = (firstSum?.gross ?? 0) - (firstSum?.estimated ?? 0) + (exactSum?.gross ?? 0)
  expect(firstSum?.estimated).toBeGreaterThan(0)
  expect(offers[0]).toMatchObject({ orders: { now: 1 }, ordersMoney: { now: all } })
})

it('an order by telephone stays one when staff order its exact prices, and ends what waits beside it', async () => {
  const site = await openTestSite('sqlite')
  const cookie = await site.signIn('tunde', undefined, 'sales')
  await site.send('POST', '/api/contact', contact)
  await site.database.db.updateTable('contact').set({ flag_lifted_at: 1 }).execute()
  const second = { 'text.1': 'Survey', 'quantity.1': '1', 'price.1': '50', 'priceIs.1': 'estimate' }
  await sendProForma(site, cookie, second)
  await site.database.db.updateTable('contact_reply').set({ sent_at: 1, filed: 2 }).execute()
  await sendProForma(site, cookie)
  const states = async () =>
    (await readProFormas(site.database.db, [1]))(1).items.map(({ state }) => state)
  const order = (proForma: string, before: string | null) => {
    const was = { result: before === null ? null : 'won', proForma: before } as const
    const outcome = {
      was: { words: '', sum: null, ...was },
      to: { result: 'won' as const, words: '', proForma, sum: null },
    }
    return changeRequests(site.context, commandLine, [{ id: 1, outcome }])
  }
  const [first = ''] = (await readProFormas(site.database.db, [1]))(1).items.map(
    ({ number }) => number,
  )
  expect(await states()).toEqual(['given', 'waiting'])
  expect(await order(first, null)).toEqual([])
  expect(await states()).toEqual(['won', 'withdrawn'])
  const exact = { 'text.0': 'Survey', 'quantity.0': '1', 'price.0': '50', exactFor: first }
  await sendProForma(site, cookie, exact)
  const { items } = (await readProFormas(site.database.db, [1]))(1)
  expect(await order(items.at(-1)?.number ?? '', first)).toEqual([])
  expect(await states()).toEqual(['won', 'withdrawn', 'won'])
  const { offers } = await readNumbers(site.context, signedIn(), '4-weeks')
  const sum = (items[0]?.gross ?? 0) - (items[0]?.estimated ?? 0) + (items[2]?.gross ?? 0)
  expect(offers[0]).toMatchObject({ orders: { now: 1 }, ordersMoney: { now: sum } })
})

it('exact prices of two orders of a contact hold beside each other', async () => {
  const site = await openTestSite('sqlite')
  const cookie = await site.signIn('tunde', undefined, 'sales')
  await site.send('POST', '/api/contact', contact)
  await site.database.db.updateTable('contact').set({ flag_lifted_at: 1 }).execute()
  const give = () =>
    site.database.db.updateTable('contact_reply').set({ sent_at: 1, filed: 2 }).execute()
  const accepting = { act: 'accept', name: 'Bola Ade', position: 'Owner', orderNumber: '' }
  const orders: string[] = []
  for (const item of ['Gateway', 'Siren']) {
    await sendProForma(site, cookie, { 'text.0': item, 'priceIs.0': 'estimate' })
    await give()
    const number = (await readProFormaPage(site.context)).items[0]?.number ?? ''
    const address = offerAddress(offerToken(site.context, number))
    expect((await site.submit(address, accepting, from('192.0.2.7'))).status).toBe(303)
    orders.push(number)
  }
  for (const [at, exactFor] of orders.entries())
    await sendProForma(site, cookie, { exactFor, 'text.0': at === 0 ? 'Gateway' : 'Siren' })
  await give()
  const { items } = (await readProFormas(site.database.db, [1]))(1)
  expect(items.slice(2).map(({ exactFor, isHeld }) => [exactFor, isHeld])).toEqual([
    [orders[0], true],
    [orders[1], true],
  ])
})
