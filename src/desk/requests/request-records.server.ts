import { sql } from 'kysely'
import { listedProducts } from '#src/content/listed-products.ts'
import { isLanguageCode } from '#src/content/schemas/company-schema.ts'
import { site } from '#src/content/settings/site.ts'
import { publicSnapshotIn } from '#src/content/snapshot/snapshot.ts'
import { type RefusalReason, refusalReasons } from '#src/contracts/contact/contact-files.ts'
import { contactContext } from '#src/contracts/contact/power-cut-context.ts'
import { describeList, type ListedProduct } from '#src/contracts/contact/request-list.ts'
import { isDigested } from '#src/contracts/flags.ts'
import { withPrefix } from '#src/contracts/paths.ts'
import { phoneToDial } from '#src/contracts/phone.ts'
import { withFirmness } from '#src/contracts/quote/quote-line.ts'
import { storedQuote } from '#src/contracts/quote/stored-quote.ts'
import { retention } from '#src/contracts/retention.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import {
  listFaultsOfReplies,
  listMailsOfRequests,
  type RequestMailRow,
} from '#src/core/database/outbox-state.ts'
import { unknownAnswer } from '#src/core/mail/mail-fault.ts'
import { dayMs } from '#src/core/office-time.ts'
import { readFlags } from '#src/core/spam/spam.ts'
import {
  isoMoment,
  isoMomentOrNone,
  parseStored,
  readEach,
  readParts,
  storedDay,
  type UnreadableRow,
} from '#src/core/stored-rows.server.ts'
import { findBooked } from '#src/desk/bookings/booking-rows.server.ts'
import { openQuestions, questionOf } from '#src/desk/offers/offers.ts'
import { readOrders, readProFormas } from '#src/desk/offers/pro-formas.server.ts'
import { listFilesOf, type RequestFileRow } from './files/file-rows.server.ts'
import { phoneCountryOf } from './phone-country.server.ts'
import type {
  EarlierRequest,
  RequestMail,
  RequestNote,
  RequestRecord,
  RequestReply,
  StaffRequest,
} from './request-records.ts'
import { type RequestRow, toTexts } from './request-rows.server.ts'
import { shownState } from './request-state.server.ts'
import {
  countSamePerson,
  listNotes,
  listReplies,
  type NoteRow,
  type ReplyRow,
} from './work/work-rows.server.ts'

const isReason = (word: string): word is RefusalReason => Object.hasOwn(refusalReasons, word)

/**
 * Reads the simulated power cut of a request; null if there is none, or if it cannot be
 * read, such as one that a later version has stored in another format.
 */
function readContext(stored: string): RequestRecord['context'] {
  return stored === '' ? null : (parseStored(contactContext, stored) ?? null)
}

/** The same of its quote. */
export function readQuoteOf(stored: string): RequestRecord['quote'] {
  const quote = stored === '' ? undefined : parseStored(storedQuote, stored)
  // Lines of earlier versions do not say whether their price is an estimate.
  return quote ? { ...quote, lines: quote.lines.map(withFirmness) } : null
}

type Orders = Awaited<ReturnType<typeof readOrders>>

function outcomeOf(
  {
    outcome,
    outcome_words: words,
    outcome_at: at,
    outcome_sum: sum,
    won_with: proForma,
    id,
  }: Pick<
    RequestRow,
    'id' | 'outcome' | 'outcome_words' | 'outcome_at' | 'outcome_sum' | 'won_with'
  >,
  orders: Orders,
): RequestRecord['outcome'] {
  if (!outcome) return null
  if (sum !== null && !Number.isFinite(sum)) throw new RangeError('no sum')
  const ordered = orders.get(id)
  const order = ordered && (sum === null || ordered.worths.includes(sum)) ? ordered.sum : null
  return { result: outcome, words, sum, at: isoMoment(at ?? 0), proForma, order }
}

/** @throws RangeError for a size or a number that no file has */
function toFile({ id, name, type, size }: RequestFileRow): RequestRecord['files'][number] {
  if (!Number.isSafeInteger(size) || size < 0) throw new RangeError('a size that no file has')
  return { id, name, type, size }
}

/** What is read of a request besides its row. */
type Read = Pick<RequestRecord, 'files' | 'isBooked'> & {
  catalogue: ListedProduct[]
  orders: Orders
}

const toRequestRecord = (
  row: RequestRow,
  { files, isBooked, catalogue, orders }: Read,
): RequestRecord => {
  const language = row.language !== null && isLanguageCode(row.language) ? row.language : null
  const context = readContext(row.context)
  const { prefix } = publicSnapshotIn(language)
  const cameFrom = withPrefix(prefix, context?.href ?? row.asked_about)
  return {
    id: row.id,
    reference: row.reference,
    ...toTexts(row),
    files,
    filesRefused: row.files_refused.split(' ').filter(isReason),
    listed: describeList(row.request_list, catalogue, site().locale),
    isBooked,
    askedAbout: row.asked_about,
    campaign: row.campaign,
    trade: row.trade,
    cameFrom,
    context: context && { ...context, href: cameFrom },
    quote: readQuoteOf(row.quote),
    submittedAt: isoMoment(row.submitted_at),
    writtenAt: isoMomentOrNone(row.written_at),
    timeZone: row.time_zone,
    language,
    flags: readFlags(row.flags),
    state: shownState(row),
    answeredAt: isoMomentOrNone(row.answered_at),
    answeredBy: row.answered_by,
    outcome: outcomeOf(row, orders),
    marketing: row.marketing === 1,
    consentVersion: row.consent_version,
  }
}

/** Reads requests with their files. @returns also how many files cannot be shown */
async function readRequestRecords(
  db: Queryable,
  rows: RequestRow[],
): Promise<(row: RequestRow) => { record: RequestRecord; lostFiles: number }> {
  const ids = rows.map(({ id }) => id)
  const byRequest = Map.groupBy(await listFilesOf(db, ids), (file) => file.contact_id)
  const catalogue = listedProducts()
  const booked = await findBooked(db, ids)
  const orders = await readOrders(db, rows)
  return (row) => {
    const files = readParts('contact', row.id, byRequest.get(row.id) ?? [], toFile)
    const isBooked = booked.has(row.id)
    const record = toRequestRecord(row, { files: files.items, isBooked, catalogue, orders })
    return { record, lostFiles: files.lost }
  }
}

export const readRequestWithFiles = async (db: Queryable, row: RequestRow) =>
  (await readRequestRecords(db, [row]))(row)

export const readRequestRecord = async (db: Queryable, row: RequestRow): Promise<RequestRecord> =>
  (await readRequestWithFiles(db, row)).record

/** The recipients of mails about a request, by the kind of the mail. */
const recipients: ReadonlyMap<string, RequestMail['to']> = new Map([
  ['contact-notification', 'company'],
  ['contact-acknowledgement', 'visitor'],
  ['booking-receipt', 'visitor'],
  ['offer-accepted', 'customer'],
])

type Outcome = Pick<RequestMailRow | ReplyRow, 'sent_at' | 'filed' | 'failed_at'>
function sendState({ sent_at, filed, failed_at }: Outcome, fault: string | null) {
  if (sent_at !== null) return (['sent', 'filed', 'given'] as const)[filed]
  if (failed_at === null) return 'waiting'
  return fault === unknownAnswer ? 'unknown' : 'failed'
}

/**
 * Lists the mails about a request. A digest lists a request with other flags than notes; staff may send its
 * receipt later, and that of a call, which carries the links to move and cancel it.
 */
function mailsOf(
  { flags, awaits_digest, business_email, submitted_at }: RequestRow,
  rows: RequestMailRow[],
  isBooked: boolean,
): RequestMail[] {
  const mails = rows.flatMap((row): RequestMail[] => {
    const to = recipients.get(row.kind)
    return to ? [{ to, state: sendState(row, row.last_error), fault: row.last_error }] : []
  })
  const receipt = mails.find(({ to }) => to === 'visitor') ?? {
    to: 'visitor',
    state: 'none',
    fault: null,
  }
  if (!isDigested(readFlags(flags))) {
    // Later the rows of sent mails are deleted.
    const isKnown = submitted_at > Date.now() - retention.mailLineDays * dayMs
    return isBooked && isKnown && business_email !== '' && !mails.includes(receipt)
      ? [...mails, receipt]
      : mails
  }
  const state = awaits_digest === 1 ? 'waiting' : 'digested'
  const confirmations = mails.filter(({ to }) => to === 'customer')
  return [{ to: 'company', state, fault: null }, receipt, ...confirmations]
}

async function readMails(
  db: Queryable,
  rows: RequestRow[],
): Promise<(row: RequestRow, isBooked: boolean) => RequestMail[]> {
  const ids = rows.map(({ id }) => id)
  const mails = await listMailsOfRequests(db, ids)
  const byRequest = Map.groupBy(mails, (mail) => mail.contact_id)
  return (row, isBooked) => mailsOf(row, byRequest.get(row.id) ?? [], isBooked)
}

type Same = EarlierRequest['same']
const sameColumns = {
  address: 'email_key',
  phone: 'phone_key',
  company: 'company_key',
} as const satisfies Record<Same, keyof RequestRow>

/**
 * Maximum number of requests in a statement: SQLite accepts 500 terms in a union, and each request
 * needs one for each column.
 */
const rowsPerUnion = 100

type EarlierRow = Pick<
  RequestRow,
  | 'id'
  | 'submitted_at'
  | 'state'
  | 'outcome'
  | 'outcome_words'
  | 'outcome_at'
  | 'outcome_sum'
  | 'won_with'
> & {
  of: number
  same: Same
}

/** @returns undefined if no request has an address, telephone number or company */
export function selectEarlier(rows: RequestRow[], limit: number) {
  const parts = rows.flatMap((row) =>
    (Object.entries(sameColumns) as [Same, (typeof sameColumns)[Same]][]).flatMap(
      ([same, column]) =>
        row[column] === ''
          ? []
          : [
              sql`select * from (select ${sql.lit(row.id)} as ${sql.ref('of')}, ${sql.lit(same)} as same, id, submitted_at, state, outcome, outcome_words,
              outcome_at, outcome_sum, won_with from contact where ${sql.ref(column)} = ${row[column]} and id < ${row.id} order by id desc limit ${limit}) as ${sql.ref(`${same}_${row.id}`)}`,
            ],
    ),
  )
  return parts.length === 0 ? undefined : sql<EarlierRow>`${sql.join(parts, sql` union all `)}`
}

/**
 * Lists up to `limit` earlier requests with the same address, telephone number or company, newest
 * first; `of` is the later request.
 */
async function listEarlier(
  db: Queryable,
  rows: RequestRow[],
  limit: number,
): Promise<EarlierRow[]> {
  if (rows.length > rowsPerUnion)
    return [
      ...(await listEarlier(db, rows.slice(0, rowsPerUnion), limit)),
      ...(await listEarlier(db, rows.slice(rowsPerUnion), limit)),
    ]
  const found = await selectEarlier(rows, limit)?.execute(db)
  if (!found) return []
  // A request that shares two columns is listed once, with the first of these.
  const seen = new Set<string>()
  const once = found.rows.filter(
    ({ of, id }) => !seen.has(`${of} ${id}`) && seen.add(`${of} ${id}`),
  )
  return once.sort((a, b) => b.id - a.id)
}

const toNote = ({ id, kind, text, written_by, written_at, changed_at }: NoteRow): RequestNote => ({
  id,
  kind,
  text,
  by: written_by,
  at: isoMoment(written_at),
  changedAt: isoMomentOrNone(changed_at),
})

const toReply = ({
  id,
  subject,
  text,
  written_by,
  written_at,
  number,
  sent_at,
  filed,
  failed_at,
  fault,
}: ReplyRow): RequestReply => ({
  id,
  subject,
  text,
  by: written_by,
  at: isoMoment(written_at),
  number,
  state: sendState({ sent_at, filed, failed_at }, fault),
  sentAt: isoMomentOrNone(sent_at),
  fault,
})

export async function readWritten(db: Queryable, ids: number[]) {
  const notes = Map.groupBy(await listNotes(db, ids), (note) => note.contact_id)
  const written = await listReplies(db, ids)
  const waiting = await listFaultsOfReplies(
    db,
    written.flatMap(({ id, sent_at }) => (sent_at === null ? [id] : [])),
  )
  const faults = new Map(waiting.map(({ reply_id, last_error }) => [reply_id, last_error]))
  const replies = Map.groupBy(
    written.map((reply) => ({ ...reply, fault: reply.fault ?? faults.get(reply.id) ?? null })),
    (reply) => reply.contact_id,
  )
  return (id: number) => {
    const read = {
      notes: readParts('contact', id, notes.get(id) ?? [], toNote),
      replies: readParts('contact', id, replies.get(id) ?? [], toReply),
    }
    return {
      notes: read.notes.items,
      replies: read.replies.items,
      lostParts: read.notes.lost + read.replies.lost,
      asked: openQuestions(notes.get(id) ?? [], replies.get(id) ?? []).map(({ asks_about, text }) =>
        questionOf(asks_about ?? '', text),
      ),
    }
  }
}

/** Reads what staff have written and whether they have answered (work-since.ts). */
export const readWork = async (db: Queryable, row: RequestRow) => ({
  ...(await readWritten(db, [row.id]))(row.id),
  answeredAt: isoMomentOrNone(row.answered_at),
  answeredBy: row.answered_by,
})

/**
 * Reads requests for staff, with files, mails, notes and replies, each that can be read.
 * @param isExport leaves out earlier requests
 */
export async function readStaffRequests(
  db: Queryable,
  rows: RequestRow[],
  isExport = false,
): Promise<(StaffRequest | UnreadableRow)[]> {
  const ids = rows.map(({ id }) => id)
  const recordOf = await readRequestRecords(db, rows)
  const mailsOf = await readMails(db, rows)
  const writtenOf = await readWritten(db, ids)
  const proFormasOf = await readProFormas(db, ids)
  const samePerson = await countSamePerson(db, ids)
  const before = isExport ? [] : await listEarlier(db, rows, staffLimits.requestWork.earlier)
  const orders = await readOrders(db, before)
  const earlierOf = Map.groupBy(before, ({ of }) => of)
  return readEach('contact', rows, (row) => {
    const { taken_by: takenBy, touched_by, touched_at } = row
    const comeBackOn = storedDay(row.come_back_on)
    const touched =
      touched_by !== null && touched_at !== null
        ? { by: touched_by, at: isoMoment(touched_at) }
        : null
    const { lostParts, asked, ...written } = writtenOf(row.id)
    const proFormas = proFormasOf(row.id)
    // Earlier requests that cannot be read have a line of their own.
    const earlier = readParts('contact', row.id, earlierOf.get(row.id) ?? [], (one) => ({
      ...{ id: one.id, same: one.same, state: one.state },
      ...{ submittedAt: isoMoment(one.submitted_at), outcome: outcomeOf(one, orders) },
    }))
    const { record, lostFiles } = recordOf(row)
    return {
      ...record,
      ...written,
      openQuestions: record.state === 'new' ? asked : [],
      proFormas: proFormas.items.map(({ words: _, ...one }) => one),
      lostParts: lostFiles + lostParts + proFormas.lost,
      mails: mailsOf(row, record.isBooked),
      takenBy,
      comeBackOn,
      touched,
      phoneToDial: phoneToDial(row.phone, phoneCountryOf(record.quote)),
      fromPerson: samePerson.get(row.id) ?? 1,
      earlier: earlier.items,
    }
  })
}
