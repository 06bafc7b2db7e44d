import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { site, todayAt } from '#src/content/settings/site.ts'
import { lang, words } from '#src/content/words/words.ts'
import type { FieldValues } from '#src/contracts/contact/check-form.ts'
import {
  fileFields,
  quoteNames,
  type RefusedFile,
  type UploadedFile,
} from '#src/contracts/contact/contact-files.ts'
import { formText } from '#src/contracts/contact/text-schemas.ts'
import { formatDay } from '#src/contracts/formats.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { digitsOfCode } from '#src/contracts/text/plain-digits.ts'
import { say } from '#src/contracts/text/say.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { countHit } from '#src/core/database/rates.ts'
import { retryWhenAway } from '#src/core/database/retry.ts'
import { done, type FormAnswer, failed, invalid } from '#src/core/forms/form.server.ts'
import type { Client } from '#src/core/http/client-address.ts'
import type { SpamContext } from '#src/core/spam/spam.ts'
import { assignFiles } from '#src/desk/requests/files/file-rows.server.ts'
import type { StoredFile } from '#src/desk/requests/files/request-files.server.ts'
import { type RequestRow, refreshSearched } from '#src/desk/requests/request-rows.server.ts'
import { bringBack } from '#src/desk/requests/work/work.server.ts'
import {
  countNotes,
  findNoteByText,
  hasRepliedSince,
  insertNote,
  lockRequest,
} from '#src/desk/requests/work/work-rows.server.ts'
import { queueEvent } from '#src/desk/webhooks/webhook-events.server.ts'
import type { WebhookEvent } from '#src/desk/webhooks/webhooks.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { sumProForma } from './form/pro-forma-form.ts'
import { asksForCode, checkCode, isCodeNew, makeCode, maskAddress } from './offer-code.server.ts'
import { type CustomerAct, mayDo, offerActs, readingOf } from './offer-life.ts'
import { readOfferToken } from './offer-links.server.ts'
import { mailAcceptance, mailAnswer, mailCode } from './offer-mails.server.ts'
import { findOfferRow, insertAcceptance, noteDeclined } from './offer-rows.server.ts'
import { findReadable, type ReadableOffer } from './offers.server.ts'
import { customerName, offerLimits, questionNote } from './offers.ts'
import { withdrawUnsent } from './unsent-offers.server.ts'

const { name, orderNumber, code: codeText, text } = offerLimits

/** Who signs: a text of marks or signs alone names nobody. */
const signed = formText({ min: 1, max: name }).refine(
  (typed) => /[\p{L}\p{N}]/u.test(typed),
  'missing',
)

/** What the customer says on the page of an offer. */
export const offerAnswer = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('accept'),
    name: signed,
    position: signed,
    orderNumber: formText({ max: orderNumber }).default(''),
    // Digits alone count: people copy spaces and words with them.
    code: z.string('missing').overwrite(digitsOfCode).max(codeText, 'tooLong').default(''),
  }),
  z.object({ act: z.literal('code') }),
  z.object({ act: z.literal('ask'), question: formText({ min: 1, max: text }, 'several') }),
  z.object({ act: z.literal('decline'), reason: formText({ max: text }, 'several').default('') }),
])
type OfferForm = z.output<typeof offerAnswer>
type OfferAnswer = Exclude<OfferForm, { act: 'code' }>

type SentFiles = {
  stored: StoredFile[]
  /** The same, for the form when it is shown again. */
  uploaded: UploadedFile[]
  refused: RefusedFile[]
  discard: () => Promise<void>
}
type OfferContext = Context & SpamContext & { secret: string; hasMailServer: boolean }
type Sent<Answer = OfferAnswer> = {
  token: string
  answer: Answer
  client: Client
  files: SentFiles
}

/**
 * Most questions and refusals about an offer in a day, from one network and from all: whoever has
 * the link cannot use up what the others may say.
 */
const mostAnswers = { ofNetwork: 10, ofAll: 25 } as const
/**
 * Most codes of an offer in a day. Each takes three tries, so that whoever has the link guesses one
 * in a day with a chance of 1 in 33,000.
 */
const mostCodes = { ofNetwork: 5, ofAll: 10 } as const
/** Milliseconds within which the same words are the same press. */
const repeatMs = 10 * 60_000
const dayMs = 24 * 3_600_000

class FilesGone extends Error {}

type Outcome =
  | 'done'
  | 'again'
  | 'not-open'
  /** It was accepted before, and what came now is noted. */
  | 'late'
  | 'often'
  | 'ended'
  | 'code-missing'
  | 'code-wrong'
  | 'code-ended'

/** Keeps what the customer said as a note of the request, in words for staff. */
async function note(
  tx: Queryable,
  requestId: number,
  said: { key: string; text: string; asks_about: string | null },
  now: number,
) {
  await insertNote(tx, {
    ...{ contact_id: requestId, kind: 'note', written_by: customerName, written_at: now },
    ...said,
  })
  await refreshSearched(tx, requestId)
}

/**
 * Whether the customer has just said this, and presses again: the same person accepts the offer that
 * they have accepted, or the same words come before they are answered. Some days later they may mean
 * the same words anew.
 */
async function isSaidAgain(
  tx: Queryable,
  { row }: ReadableOffer,
  answer: OfferAnswer,
  now: number,
): Promise<boolean> {
  if (answer.act === 'accept' && isAcceptedBy(row, answer)) return true
  const said = await findNoteByText(tx, row.contact_id, {
    ...{ by: customerName, text: inWords(row, answer), since: now - repeatMs },
  })
  return said !== undefined && !(await hasRepliedSince(tx, row.contact_id, said.written_at))
}

type Accepting = Extract<OfferAnswer, { act: 'accept' }>

const isAcceptedBy = (row: ReadableOffer['row'], { name, position, orderNumber }: Accepting) =>
  row.accepted_name === name &&
  row.accepted_position === position &&
  row.accepted_order === orderNumber

/**
 * Writes what the customer said for staff, and what counts where the offer was accepted before.
 * @param withdrawn the newer offers that end with it
 */
const inWords = (
  row: ReadableOffer['row'],
  answer: OfferAnswer,
  withdrawn: readonly string[] = [],
): string => {
  const { number, accepted_name: first } = row
  if (answer.act === 'ask') return questionNote(number, answer.question)
  if (answer.act === 'decline') {
    const after = first === null ? '' : `, after ${first} accepted it, so it stays accepted`
    const reason = answer.reason ? `:\n${answer.reason}` : ', without a reason.'
    return `Not now, about pro-forma ${number}${after}${reason}`
  }
  const order = answer.orderNumber ? ` Their order number: ${answer.orderNumber}.` : ''
  const who = `${answer.name}, ${answer.position}.${order}`
  if (first !== null)
    return `Pressed to accept pro-forma ${number} after ${first} had accepted it, which counts: ${who}`
  const code = asksForCode() ? ' They typed the code that went to the address of the request.' : ''
  const ended = withdrawn.map(
    (newer) =>
      ` Pro-forma ${newer} was not known to have reached them, and is withdrawn: ask them if it is the one they meant.`,
  )
  return `Accepted pro-forma ${number}: ${who}${code}${ended.join('')}`
}

type Said = { request: RequestRow; number: string; act: CustomerAct; key: string; isLate: boolean }

const mail = {
  company: (tx: Queryable, { request, ...said }: Said, now: number) =>
    mailAnswer(tx, { requestId: request.id, ...said }, now),
  async customer(tx: Queryable, { request, number }: Said, now: number) {
    if (request.business_email) await mailAcceptance(tx, { requestId: request.id, number }, now)
  },
} as const

/** Accepts an offer that is open, once. @returns whether it is the first to accept it */
async function accept(
  tx: Queryable,
  { row }: ReadableOffer,
  { answer, files }: { answer: Extract<OfferAnswer, { act: 'accept' }>; files: SentFiles },
  now: number,
): Promise<{ isFirst: boolean; digest: string }> {
  const digest = row.pdf ? createHash('sha256').update(row.pdf).digest('hex') : ''
  const isFirst = await insertAcceptance(tx, {
    ...{ pro_forma_id: row.id, accepted_at: now, digest },
    ...{ name: answer.name, position: answer.position, order_number: answer.orderNumber },
  })
  if (isFirst) await storeFiles(tx, row.contact_id, files)
  return { isFirst, digest }
}

/** Stores the files that came with an answer with its request. */
async function storeFiles(tx: Queryable, requestId: number, { stored }: SentFiles) {
  const ids = stored.map(({ id }) => id)
  if ((await assignFiles(tx, requestId, ids)) < ids.length) throw new FilesGone()
}

/**
 * Stores what the customer says, with its mails, and brings the request back to staff. What the page
 * showed is checked again, because the offer may have been replaced, withdrawn, accepted or erased,
 * or its last day may have passed, since it was opened.
 */
function storeAnswer(
  { database, secretKey, secret }: OfferContext,
  number: string,
  { answer, client, files }: Sent,
  now: number,
): Promise<Outcome> {
  const actor: Actor = { id: null, name: customerName, network: client.address }
  return database.write(async (tx): Promise<Outcome> => {
    const { contact_id: requestId = 0 } = (await findOfferRow(tx, number, todayAt(now))) ?? {}
    const request = await lockRequest(tx, database.engine, requestId)
    const offer = request && (await findReadable(tx, number, now))
    if (!offer) return 'ended'
    if (await isSaidAgain(tx, offer, answer, now))
      return answer.act === 'accept' && !isAcceptedBy(offer.row, answer) ? 'not-open' : 'again'
    // Whoever comes after an acceptance reads what counts, and staff read what they typed.
    const isLate = offer.row.accepted_at !== null && answer.act !== 'ask'
    const isRefused = !mayDo(offer, answer.act)
    if (isRefused && !isLate) return 'not-open'
    let digest: string | undefined
    let withdrawn: string[] = []
    if (answer.act === 'accept' && !isRefused) {
      if (asksForCode()) {
        if (answer.code === '') return 'code-missing'
        const code = await checkCode(tx, { secret }, offer.row, answer.code, now)
        if (code !== 'right') return `code-${code}`
      }
      const accepted = await accept(tx, offer, { answer, files }, now)
      if (!accepted.isFirst) return 'not-open'
      digest = accepted.digest
      withdrawn = await withdrawUnsent(tx, actor, offer.row, now)
    } else if (
      (await countNotes(tx, requestId, 'customer')) >= staffLimits.requestWork.fromCustomer ||
      (await countHit(tx, secretKey(`offer ${number} ${client.prefix}`), dayMs, now)) >
        mostAnswers.ofNetwork ||
      (await countHit(tx, secretKey(`offer ${number}`), dayMs, now)) > mostAnswers.ofAll
    )
      return 'often'
    if (answer.act === 'accept' && isRefused) await storeFiles(tx, requestId, files)
    if (answer.act === 'decline' && offer.isOpen) await noteDeclined(tx, offer.row.id, now)
    const { audit, mails, event } = offerActs[answer.act]
    const key = randomUUID()
    const asks_about = answer.act === 'ask' ? number : null
    const text = inWords(offer.row, answer, withdrawn)
    await note(tx, requestId, { key, text, asks_about }, now)
    await bringBack({ tx, engine: database.engine, actor, now }, request, number)
    if (isRefused) {
      await mail.company(tx, { request, number, act: answer.act, key, isLate }, now)
      return 'late'
    }
    const hasCode = answer.act === 'accept' && asksForCode()
    const detail = { number, ...(digest && { pdfSha256: digest }), ...(hasCode && { hasCode }) }
    const subject = `contact ${requestId}`
    await recordAudit(tx, actor, { action: audit, subject, detail }, now)
    for (const to of mails)
      await mail[to](tx, { request, number, act: answer.act, key, isLate }, now)
    if (event)
      await queueOfferEvent(event, { db: tx, engine: database.engine }, request, offer, now)
    return 'done'
  })
}

/** Mails a code with which the offer is accepted to the address of its request. */
const sendCode = (
  { database, secretKey, hasMailServer }: OfferContext,
  number: string,
  client: Client,
  now: number,
): Promise<Outcome | 'cannotSend'> =>
  database.write(async (tx) => {
    const { contact_id: requestId = 0 } = (await findOfferRow(tx, number, todayAt(now))) ?? {}
    const request = await lockRequest(tx, database.engine, requestId)
    const offer = request && (await findReadable(tx, number, now))
    if (!offer) return 'ended'
    if (!mayDo(offer, 'accept') || !asksForCode()) return 'not-open'
    if (!hasMailServer || !request.business_email) return 'cannotSend'
    if (isCodeNew(offer.row, now)) return 'again'
    const network = secretKey(`offer code ${number} ${client.prefix}`)
    if (
      (await countHit(tx, network, dayMs, now)) > mostCodes.ofNetwork ||
      (await countHit(tx, secretKey(`offer code ${number}`), dayMs, now)) > mostCodes.ofAll
    )
      return 'often'
    await makeCode(tx, offer.row.id, now)
    await mailCode(tx, { requestId, number }, now)
    const actor: Actor = { id: null, name: customerName, network: client.address }
    const subject = `contact ${requestId}`
    await recordAudit(tx, actor, { action: 'offer.code-sent', subject, detail: { number } }, now)
    return 'done'
  })

/** Refuses what comes too late. The page says what has happened to the offer meanwhile. */
const notOpen = (offer: ReadableOffer | undefined, values: FieldValues): FormAnswer =>
  failed(409, {
    ...(offer && readingOf(offer) === 'accepted' && { message: words().offer.answers.already }),
    values,
  })

/** Names the files for which there is no room; empty without any. */
function refusedOf({ refused }: SentFiles): string {
  const names = refused.map(({ name }) => name)
  const { files } = words().forms
  return names.length === 0
    ? ''
    : say(words().offer.answers.filesRefused, { files: quoteNames(names, files, lang()) })
}

/** Answers who asks for a code. */
async function answerCode(
  context: OfferContext,
  {
    token,
    number,
    client,
    files,
  }: { token: string; number: string; client: Client; files: SentFiles },
  values: FieldValues,
  now: number,
): Promise<FormAnswer> {
  const { answers, ended, code } = words().offer
  const outcome = await retryWhenAway(() => sendCode(context, number, client, now))
  if (outcome === 'ended') return failed(410, { detail: ended.text })
  if (outcome === 'often') return failed(429, { detail: answers.often, values })
  if (outcome === 'cannotSend') return failed(409, { detail: code.cannotSend, values })
  if (outcome === 'not-open')
    return notOpen(await findReadable(context.database.db, number, now), values)
  // What was typed and chosen beside it stays, without a script too.
  const { uploaded } = files
  if (
    uploaded.length > 0 ||
    files.refused.length > 0 ||
    values['name'] ||
    values['position'] ||
    values['orderNumber']
  ) {
    const sent = await findReadable(context.database.db, number, now)
    const address = maskAddress(sent?.row.sentTo ?? '')
    return done({
      values,
      files: uploaded,
      message: code.sent,
      detail: refusedOf(files) || say(code.sentTo, { address }),
    })
  }
  return done({ location: `?${new URLSearchParams({ token, answer: 'code' })}` })
}

const queueOfferEvent = (
  event: WebhookEvent,
  writing: Parameters<typeof queueEvent>[0],
  { id, reference }: Pick<RequestRow, 'id' | 'reference'>,
  { row: { number, currency, net, gross }, words: { given } }: ReadableOffer,
  now: number,
) => {
  const { firm, estimated, atMost } = given
    ? sumProForma(given)
    : { firm: gross, estimated: 0, atMost: null }
  return queueEvent(
    writing,
    event,
    {
      known: { id, reference, offer: { number, currency, net, gross, firm, estimated, atMost } },
      fields: {},
      requestId: id,
    },
    now,
  )
}

/** How an offer stands after an answer. `isExact`: it gives exact prices. */
type Standing = { validUntil: string; isOpen: boolean; isAccepted: boolean; isExact: boolean }

/** What the page says once an answer is stored. A mail is named only where mails go out. */
export function offerThanks(
  { hasMailServer }: Pick<OfferContext, 'hasMailServer'>,
  act: CustomerAct,
  { validUntil, isOpen, isAccepted, isExact }: Standing,
): Pick<FormAnswer, 'message' | 'detail'> {
  const { answers } = words().offer
  if (act === 'ask') return { message: answers.asked, detail: answers.answer }
  if (act === 'accept')
    return {
      message: isExact ? answers.acceptedExact : answers.accepted,
      detail: hasMailServer ? answers.confirmed : '',
    }
  const day = formatDay(validUntil, site().locale, 'long')
  const stays = isAccepted ? answers.staysAccepted : isOpen ? say(answers.stays, { day }) : ''
  return { message: answers.declined, detail: stays }
}

/** Receives what a customer says on the page of an offer. */
export async function answerOffer(
  context: OfferContext,
  { answer, ...rest }: Sent<OfferForm>,
  values: FieldValues,
  now = Date.now(),
): Promise<FormAnswer> {
  const { token, files, client } = rest
  const { answers, ended } = words().offer
  const number = readOfferToken(context, token)
  if (number === null) {
    await files.discard()
    return failed(400)
  }
  if (answer.act === 'code')
    return answerCode(context, { token, number, client, files }, values, now)
  const sent = { ...rest, answer }
  try {
    const outcome = await retryWhenAway(() => storeAnswer(context, number, sent, now))
    const faults = words().forms.errors.code
    if (outcome === 'code-missing') return invalid({ code: [faults.missing] }, { values })
    if (outcome === 'code-wrong') return invalid({ code: [faults.wrong] }, { values })
    if (outcome === 'code-ended') return invalid({ code: [faults.ended] }, { values })
    const isStored = outcome === 'done' || outcome === 'late'
    if (!isStored || answer.act !== 'accept') await files.discard()
    if (outcome === 'ended') return failed(410, { detail: ended.text })
    if (outcome === 'often') return failed(429, { detail: answers.often, values })
    const offer = await findReadable(context.database.db, number, now)
    if (outcome === 'not-open' || outcome === 'late') return notOpen(offer, values)
    const thanks = offerThanks(context, answer.act, {
      validUntil: offer?.row.valid_until ?? '',
      isOpen: offer?.isOpen === true,
      isAccepted: offer !== undefined && readingOf(offer) === 'accepted',
      isExact: typeof offer?.row.exact_for === 'string',
    })
    const noRoom = refusedOf(files)
    if (answer.act === 'accept' && outcome === 'done' && noRoom)
      return done({ ...thanks, detail: noRoom })
    // Relative, because the address may begin with a language. It keeps the fragment.
    const location = `?${new URLSearchParams({ token, answer: answer.act })}`
    return done({ ...thanks, location })
  } catch (error) {
    if (error instanceof FilesGone)
      return invalid({ [fileFields.files]: [words().forms.files.errors.gone] }, { values })
    throw error
  }
}
