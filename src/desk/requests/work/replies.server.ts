import { isDeepStrictEqual } from 'node:util'
import { todayAt } from '#src/content/settings/site.ts'
import { words as wordsOfSite } from '#src/content/words/words.ts'
import { isId } from '#src/contracts/ids.ts'
import { retention } from '#src/contracts/retention.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { say } from '#src/contracts/text/say.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { insertMail, requeueFailed } from '#src/core/database/outbox-rows.ts'
import { listMailsOfRequests } from '#src/core/database/outbox-state.ts'
import { bookingReceipt } from '#src/desk/bookings/booking-mails.server.ts'
import { findBooking } from '#src/desk/bookings/booking-rows.server.ts'
import { isAgreedExact } from '#src/desk/offers/exact-prices.ts'
import { type ProForma, sumProForma } from '#src/desk/offers/form/pro-forma-form.ts'
import { isOfferEnded } from '#src/desk/offers/offer-rows.server.ts'
import {
  findProFormaOfReply,
  insertProForma,
  readRestores,
} from '#src/desk/offers/pro-forma-rows.server.ts'
import { readProFormas } from '#src/desk/offers/pro-formas.server.ts'
import { type ProFormaWords, readWords } from '#src/desk/offers/stored-pro-forma.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { mayMail } from '#src/staff/staff-mails.server.ts'
import { requestReceipt } from '../mails/receipt-mail.server.ts'
import { requestReply } from '../mails/reply-mail.server.ts'
import { readWork } from '../request-records.server.ts'
import { findRequestRow, type RequestRow, refreshSearched } from '../request-rows.server.ts'
import type { NewReply } from './request-forms.ts'
import { endPromise, letWait, openWaiting } from './waiting.server.ts'
import { markAnswered, type RequestWorkOutcome } from './work.server.ts'
import {
  countReplies,
  findReply,
  findReplyByKey,
  insertReply,
  lockRequest,
  noteReply,
  touchRequest,
} from './work-rows.server.ts'
import { workSince } from './work-since.ts'

/**
 * `flagged`: staff must check the address first. `overtaken`: a colleague has added something that
 * the sender had not seen. `limit`: too many mails in an hour. `no-address`: the request has no
 * e-mail address. `no-receipt`: no receipt was held back, or it is too late. `unprinted`: the PDF
 * cannot be made. `offer-ended`: the offer was withdrawn or replaced.
 */
export type ReplyOutcome =
  | Exclude<RequestWorkOutcome, 'forbidden'>
  | 'flagged'
  | 'no-address'
  | 'limit'
  | 'overtaken'
  | 'no-receipt'
  | 'unprinted'
  | 'offer-ended'

/** `write`: gives its words, for the number that it gets. */
type NewProForma = { proForma: ProForma; write: (number: string) => ProFormaWords }

type Printed = { proForma: ProForma; number: string; words: ProFormaWords; pdf: Uint8Array }

/**
 * Makes the PDF of a pro-forma and its mail. Gives undefined if that fails.
 * @throws {UnprintableLetters}
 */
type PrintProForma = (
  heading: string,
  text: string,
  number: string,
  words: ProFormaWords,
) => Promise<Uint8Array | undefined>

/** `hasMailServer`: whether replies are sent, and not only stored. */
export type ReplyContext = Context & { printProForma: PrintProForma; hasMailServer: boolean }

const dayMs = 24 * 3_600_000

const numbered = (title: string, number: string) =>
  say(wordsOfSite().papers.proForma.numbered, { title, number })

/** Subject of the mail of an offer. */
const titleOf = (printed: Printed | undefined, subject: string) =>
  printed?.proForma.exactFor ? wordsOfSite().papers.proForma.exactTitle : subject

/**
 * Prints a pro-forma under the next number of its request.
 * @returns undefined if its PDF cannot be made
 */
async function printProForma(
  print: PrintProForma,
  db: Queryable,
  {
    request,
    offer: { proForma, write },
    reply: { text },
  }: { request: Pick<RequestRow, 'id' | 'reference'>; offer: NewProForma; reply: NewReply },
): Promise<Printed | undefined> {
  const number = await nextNumber(db, request)
  const words = write(number)
  const heading = numbered(wordsOfSite().papers.proForma.title, number)
  const pdf = await print(heading, text, number, words)
  return pdf && { proForma, number, words, pdf }
}

async function nextNumber(db: Queryable, { id, reference }: Pick<RequestRow, 'id' | 'reference'>) {
  const { count } = await readRestores(db)
  const { entries } = staffLimits.requestWork
  return `${reference}-${count * entries + (await countReplies(db, id)) + 1}`
}

/** Whether exact prices hold, so that nothing is asked of their customer. */
async function isAgreed(db: Queryable, requestId: number, number: string): Promise<boolean> {
  const { items } = (await readProFormas(db, [requestId]))(requestId)
  const exact = items.find((one) => one.number === number)
  return exact !== undefined && isAgreedExact(exact, items)
}

const toRow = ({ proForma, number, words, pdf }: Printed) => {
  const { net, tax, gross } = sumProForma(proForma)
  const { validUntil: valid_until, currency, exactFor: exact_for } = proForma
  const sums = { currency, net, tax, gross }
  return { number, valid_until, ...sums, words: JSON.stringify(words), pdf, exact_for }
}

export async function sendReceipt(
  { database }: Context,
  actor: Actor,
  id: number,
  now = Date.now(),
): Promise<ReplyOutcome> {
  return database.write(async (tx) => {
    const row = await lockRequest(tx, database.engine, id)
    if (!row) return 'missing'
    if (row.state === 'flagged') return 'flagged'
    const booking = await findBooking(tx, id)
    if (booking && booking.starts_at <= now) return 'no-receipt'
    const mail = booking ? bookingReceipt : requestReceipt
    const mails = await listMailsOfRequests(tx, [id])
    const receipt =
      mails.find(({ kind }) => kind === mail.kind) ??
      (booking ? undefined : mails.find(({ kind }) => kind === bookingReceipt.kind))
    if (receipt && receipt.failed_at === null) return 'done'
    // Later the rows of sent mails are deleted, so a sent receipt could not be recognised.
    if (!receipt && row.flags === '' && !booking) return 'no-receipt'
    if (row.submitted_at < now - retention.mailLineDays * dayMs) return 'no-receipt'
    if (!(await mayMail(tx, actor.id, now))) return 'limit'
    if (!receipt) await insertMail(tx, mail, { contact_id: id }, now)
    else await requeueFailed(tx, { kind: receipt.kind, contact_id: id }, now)
    await touchRequest(tx, id, { by: actor.name, now })
    await recordAudit(tx, actor, { action: 'contact.receipt-sent', subject: `contact ${id}` }, now)
    return 'done'
  })
}

/** Sends a reply again that was not sent, or to which the mail server has not answered. */
export async function sendReplyAgain(
  { database }: Context,
  actor: Actor,
  [id, replyId]: [number, number],
  now = Date.now(),
): Promise<ReplyOutcome> {
  return database.write(async (tx) => {
    const request = await lockRequest(tx, database.engine, id)
    const reply = request && isId(replyId) ? await findReply(tx, replyId) : undefined
    if (!request || reply?.contact_id !== id) return 'missing'
    // A second press finds the mail on its way.
    if (reply.failed_at === null) return 'done'
    if (request.state === 'flagged') return 'flagged'
    if (await isOfferEnded(tx, replyId, todayAt(now))) return 'offer-ended'
    if (!(await mayMail(tx, actor.id, now))) return 'limit'
    await noteReply(tx, replyId, { failed_at: null, fault: null })
    // Rows of the outbox are deleted after a while.
    if (!(await requeueFailed(tx, { kind: requestReply.kind, reply_id: replyId }, now)))
      await insertMail(tx, requestReply, { reply_id: replyId }, now)
    const act = { tx, engine: database.engine, actor, now }
    if (reply.number === null) await endPromise(act, request, replyId)
    if (request.state === 'new') await letWait(act, request)
    await touchRequest(tx, id, { by: actor.name, now })
    const entry = { action: 'contact.sent-again', subject: `contact ${id}` } as const
    await recordAudit(tx, actor, entry, now)
    return 'done'
  })
}

/** Logs a pro-forma. @returns whether the request exists */
export const noteProForma = (
  { database }: Context,
  actor: Actor,
  id: number,
  lines: number,
): Promise<boolean> =>
  database.write(async (tx) => {
    if (!isId(id) || !(await findRequestRow(tx, id))) return false
    await recordAudit(tx, actor, {
      action: 'contact.pro-forma',
      subject: `contact ${id}`,
      detail: { lines },
    })
    return true
  })

/**
 * Stores a reply with its mail. A repeated key stores nothing.
 * @throws {UnprintableLetters} for a pro-forma
 */
export async function sendReply(
  { database, hasMailServer, printProForma: print }: ReplyContext,
  actor: Actor,
  { id, reply, offer }: { id: number; reply: NewReply; offer?: NewProForma | undefined },
  now = Date.now(),
): Promise<ReplyOutcome> {
  const { key, subject, text, marksAnswered = false, seen, answersQuestions = true } = reply
  const isRepeated = offer && (await findReplyByKey(database.db, key))
  const asked = offer && !isRepeated && isId(id) ? await findRequestRow(database.db, id) : undefined
  // Setting a PDF takes too long for a transaction.
  const printed =
    asked && offer
      ? await printProForma(print, database.db, { request: asked, offer, reply })
      : undefined
  if (asked && !printed) return 'unprinted'
  return database.write(async (tx) => {
    const request = await lockRequest(tx, database.engine, id)
    if (!request) return 'missing'
    const before = await findReplyByKey(tx, key)
    if (before) {
      const sent = await findProFormaOfReply(tx, before.id)
      const isSame = isDeepStrictEqual(
        [before.contact_id, before.written_by, before.text, sent && readWords(sent.words).given],
        [id, actor.name, text, offer?.proForma],
      )
      const said = sent ? numbered(subject, sent.number) : subject
      return isSame && before.subject === said ? 'done' : 'reused'
    }
    if (request.state === 'flagged') return 'flagged'
    if (request.business_email === '') return 'no-address'
    if (seen && workSince(await readWork(tx, request), seen, actor.name).length > 0)
      return 'overtaken'
    const earlier = await countReplies(tx, id)
    if (earlier >= staffLimits.requestWork.entries) return 'full'
    // Somebody has replied while the PDF was printed under the same number.
    if (printed && printed.number !== (await nextNumber(tx, request))) return 'overtaken'
    if (!(await mayMail(tx, actor.id, now))) return 'limit'
    const number = printed?.number ?? null
    const leavesQuestions =
      !answersQuestions && request.state === 'new' && (await readWork(tx, request)).asked.length > 0
    const written = { contact_id: id, written_by: actor.name, written_at: now }
    const replyId = await insertReply(tx, {
      ...{ ...written, key, text, number, leaves_questions: leavesQuestions ? 1 : 0 },
      subject: number ? numbered(titleOf(printed, subject), number) : subject,
    })
    // Another request used the key meanwhile.
    if (replyId === undefined) return 'reused'
    if (printed)
      await insertProForma(tx, {
        ...{ contact_id: id, reply_id: replyId, sent_at: now, sent_by: actor.name },
        ...toRow(printed),
      })
    await insertMail(tx, requestReply, { reply_id: replyId }, now)
    await refreshSearched(tx, id)
    await touchRequest(tx, id, { by: actor.name, now })
    const detail = printed ? { number, lines: printed.proForma.lines.length } : {}
    await recordAudit(
      tx,
      actor,
      { action: 'contact.replied', subject: `contact ${id}`, detail },
      now,
    )
    const act = { tx, engine: database.engine, actor, now }
    if (!offer && hasMailServer) await endPromise(act, request, replyId)
    if (marksAnswered) await markAnswered(act, request)
    else if (printed?.proForma.exactFor && (await isAgreed(tx, id, printed.number))) {
      if (request.outcome === null) await openWaiting(tx, id, now)
    } else if (leavesQuestions) return 'done'
    else if (hasMailServer && (offer || request.state === 'new' || request.waits_since !== null))
      await letWait(act, request)
    return 'done'
  })
}
