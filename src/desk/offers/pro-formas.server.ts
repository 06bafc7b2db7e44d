import { todayAt } from '#src/content/settings/site.ts'
import { currencyCode, decimalsOf } from '#src/contracts/formats.ts'
import { isId } from '#src/contracts/ids.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { PageRequest } from '#src/core/database/results.ts'
import { requirePermission, type SignedIn } from '#src/core/signed-in.server.ts'
import {
  isoMoment,
  nearestIsoMoment,
  parseStored,
  readEach,
  readParts,
  splitRead,
  storedDay,
  type UnreadableRow,
} from '#src/core/stored-rows.server.ts'
import { logAccess, logItemsRead, type ReadingContext } from '#src/staff/audit/readings.server.ts'
import { isHeldExact } from './exact-prices.ts'
import { sumProForma } from './form/pro-forma-form.ts'
import { promisedBy } from './offer-follows.server.ts'
import { addOrders, listUnpriced, type OrderSum, ordersOf, worthOf } from './orders.ts'
import {
  countProFormas,
  findProForma,
  listOpenProFormas,
  listProFormas,
  listProFormasOf,
  type ProFormaSelection,
  readRestores,
} from './pro-forma-rows.server.ts'
import type { ProFormaPage, ProFormaRecord } from './sent-pro-forma.ts'
import { type ProFormaWords, proFormaWords, readWords } from './stored-pro-forma.ts'

type ProFormaRow = Awaited<ReturnType<typeof listProFormas>>[number]

function toRecord({
  words,
  sentAt,
  hasPdf,
  acceptedBy,
  acceptedAs,
  acceptedAt,
  orderNumber,
  isOpen,
  ...row
}: ProFormaRow): ProFormaRecord {
  const { parties, given } = readWords(words)
  const { estimated = 0, atMost = null } = given ? sumProForma(given) : {}
  if (row.currency !== null && !currencyCode.test(row.currency)) throw new RangeError('no currency')
  for (const amount of [row.net, row.tax, row.gross])
    if (amount !== null && !Number.isSafeInteger(amount)) throw new RangeError('no amount')
  return {
    ...row,
    validUntil: storedDay(row.validUntil),
    sentAt: isoMoment(sentAt),
    customer: parties[0]?.[1] ?? '',
    ...{ estimated, atMost },
    worth:
      given && row.net !== null && row.currency !== null
        ? Math.round(row.net / 10 ** decimalsOf(row.currency) / Number(given.exchange?.rate ?? 1))
        : null,
    isOpen: isOpen === 1,
    hasPdf: hasPdf === 1,
    accepted:
      acceptedAt === null
        ? null
        : {
            by: acceptedBy ?? '',
            position: acceptedAs ?? '',
            orderNumber: orderNumber ?? '',
            at: isoMoment(acceptedAt),
            promisedBy: promisedBy(acceptedAt),
          },
  }
}

const today = () => todayAt(Date.now())

/**
 * Reads the pro-formas of requests. @returns those of a request that can be read, oldest first, with
 * their words, and how many cannot
 */
export async function readProFormas(db: Queryable, ids: number[]) {
  const rows = Map.groupBy(await listProFormasOf(db, ids, today()), (row) => row.requestId)
  return (id: number) => {
    const { items, lost } = readParts('contact', id, rows.get(id) ?? [], (row) => ({
      ...toRecord(row),
      words: readWords(row.words),
    }))
    return { items: items.map((one) => ({ ...one, isHeld: isHeldExact(one, items) })), lost }
  }
}

/**
 * Reads what is owed in the currency of the offer with which a request was won: all that is ordered.
 * `worths`: what staff who typed no other sum have won with it, before and after its exact prices.
 * @returns by the ids of the requests
 */
export async function readOrders(
  db: Queryable,
  rows: readonly { id: number; won_with: string | null }[],
): Promise<ReadonlyMap<number, { sum: OrderSum; worths: (number | null)[] }>> {
  const won = rows.filter(({ won_with }) => won_with !== null)
  const ofRequest = await readProFormas(
    db,
    won.map(({ id }) => id),
  )
  return new Map(
    won.flatMap(({ id, won_with }) => {
      const { items } = ofRequest(id)
      const order = items.find(({ number }) => number === won_with)
      if (!order) return []
      const orders = ordersOf(items)
      const worths = [order.worth, worthOf(orders)]
      return [[id, { sum: addOrders(orders, order.currency), worths }]]
    }),
  )
}

type SentProForma = { number: string; words: ProFormaWords; pdf: Uint8Array | null }

export async function readProFormaPage(
  { database: { db } }: Context,
  { after, limit = staffLimits.page.usual, ...selection }: PageRequest & ProFormaSelection = {},
): Promise<ProFormaPage> {
  const [rows, total] = await Promise.all([
    listProFormas(db, { ...selection, after, limit: limit + 1 }, today()),
    countProFormas(db, selection, today()),
  ])
  const shown = rows.slice(0, limit)
  const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null
  return { ...splitRead(await readEach('pro_forma', shown, toRecord)), next, total }
}

export async function* allProFormas(
  context: Context,
  selection: ProFormaSelection,
): AsyncGenerator<(ProFormaRecord | UnreadableRow)[]> {
  for (let after: number | null | undefined; after !== null; ) {
    const page: ProFormaPage = await readProFormaPage(context, {
      ...selection,
      after,
      limit: staffLimits.page.max,
    })
    const faults = (page.unreadable ?? []).map((id) => ({ unreadable: 'pro_forma' as const, id }))
    yield [...page.items, ...faults]
    after = page.next
  }
}

/** When numbers last continued at another hundred, after a restore; ISO 8601. */
export async function restoredAt({ database }: Context): Promise<string | null> {
  const { at } = await readRestores(database.db)
  return at ? nearestIsoMoment(at) : null
}

/** @returns null if the request has none of this id, or its words cannot be read any more */
export async function findSentProForma(
  { database: { db } }: Context,
  staff: SignedIn,
  requestId: number,
  id: number,
): Promise<SentProForma | null> {
  requirePermission(staff, 'contacts.pro-forma')
  const row = isId(requestId) && isId(id) ? await findProForma(db, requestId, id) : undefined
  const words = row && parseStored(proFormaWords, row.words)
  return words ? { number: row.number, words, pdf: row.pdf } : null
}

/** Sums up, by currency, what customers may accept now, and what of it is an estimate. */
export async function sumOpen({ database: { db } }: Context) {
  const rows = await listOpenProFormas(db, today())
  const exact = rows.flatMap((row) => (row.exact_for === null ? [] : [row.contact_id]))
  const ofRequest = await readProFormas(db, exact)
  // Exact prices that hold wait for nobody.
  const held = new Set(
    exact.flatMap((request) =>
      ofRequest(request).items.flatMap(({ id, isHeld }) => (isHeld ? [id] : [])),
    ),
  )
  const waiting = rows.filter(({ id }) => !held.has(id))
  const open = waiting.flatMap(({ currency, gross, words }) =>
    // A damaged row is named in the list; its currency has no sum.
    currency !== null && currencyCode.test(currency) && Number.isSafeInteger(gross)
      ? [{ currency, gross: gross ?? 0, given: parseStored(proFormaWords, words)?.given }]
      : [],
  )
  return [...Map.groupBy(open, ({ currency }) => currency)].map(([currency, offers]) => {
    const sums = offers.map(({ given }) => (given ? sumProForma(given) : null))
    const add = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)
    return {
      ...{ currency, count: offers.length, gross: add(offers.map(({ gross }) => gross)) },
      estimated: add(sums.map((one) => one?.estimated ?? 0)),
      atMost: add(sums.map((one, at) => one?.atMost ?? offers[at]?.gross ?? 0)),
    }
  })
}

/**
 * Reads a page of pro-formas for staff, and logs it. `unpriced`: ids of the orders whose estimates
 * wait for their exact prices.
 */
export async function viewProFormaPage(
  context: ReadingContext,
  staff: SignedIn,
  query: PageRequest & ProFormaSelection,
): Promise<ProFormaPage & { unpriced: number[] }> {
  requirePermission(staff, 'contacts.pro-forma')
  const page = await readProFormaPage(context, query)
  const withEstimates = page.items.filter(({ estimated }) => estimated > 0)
  const requests = [...new Set(withEstimates.map(({ requestId }) => requestId))]
  const ofRequest = await readProFormas(context.database.db, requests)
  const unpriced = requests.flatMap((id) => listUnpriced(ofRequest(id).items).map((one) => one.id))
  const filters = query.state ? ['state'] : []
  await logItemsRead(context, staff, 'pro-formas.read', { items: page.items, filters })
  return { ...page, unpriced }
}

/**
 * Finds the PDF of a pro-forma for staff, and logs it.
 * @returns null if the request has no such pro-forma, or one without a stored PDF
 * @throws if it cannot be logged
 */
export async function viewProFormaPdf(
  context: Context,
  staff: SignedIn,
  requestId: number,
  id: number,
): Promise<{ number: string; pdf: Uint8Array<ArrayBuffer> } | null> {
  requirePermission(staff, 'contacts.pro-forma')
  // The PDF can be saved although its words cannot be read any more.
  const { db } = context.database
  const sent = isId(requestId) && isId(id) ? await findProForma(db, requestId, id) : undefined
  if (!(sent?.pdf instanceof Uint8Array)) return null
  await logAccess(context, staff, {
    action: 'contact.pro-forma-read',
    subject: `contact ${requestId}`,
    detail: { number: sent.number },
  })
  return { number: sent.number, pdf: new Uint8Array(sent.pdf) }
}

export async function exportProFormas(
  context: Context,
  staff: SignedIn,
  selection: ProFormaSelection,
): Promise<AsyncGenerator<(ProFormaRecord | UnreadableRow)[]>> {
  requirePermission(staff, 'contacts.export')
  const { total } = await readProFormaPage(context, { ...selection, limit: 1 })
  await logAccess(context, staff, { action: 'pro-formas.exported', detail: { rows: total } })
  return allProFormas(context, selection)
}
