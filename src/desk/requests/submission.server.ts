import { createHash, randomUUID } from 'node:crypto'
import { quoteToStore } from '#src/content/quote-to-store.ts'
import { site } from '#src/content/settings/site.ts'
import { currentSnapshot, languageToStore, publicSnapshot } from '#src/content/snapshot/snapshot.ts'
import { consentOf } from '#src/content/words/shown-consent.ts'
import { moveCallBack } from '#src/contracts/contact/call-back.ts'
import { tellingByPhone, toldByPhone } from '#src/contracts/contact/consent.ts'
import { type ContactTexts, contactFieldNames } from '#src/contracts/contact/contact-fields.ts'
import type { RefusedFile } from '#src/contracts/contact/contact-files.ts'
import type { ContactRequest, EnteredRequest } from '#src/contracts/contact/contact-forms.ts'
import { hasPlainLetters } from '#src/contracts/contact/email-address.ts'
import { withoutMarks } from '#src/contracts/content/marks.ts'
import { isDigested, isHeld } from '#src/contracts/flags.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { findAgreed } from '#src/core/consent/consents.server.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { insertMail, type MailInQueue, requestDigest } from '#src/core/database/outbox-rows.ts'
import { retryWhenAway } from '#src/core/database/retry.ts'
import {
  digestInterval,
  flagRequest,
  limitConfirmation,
  maySendReceipt,
  type RequestSender,
  type SpamContext,
  writeFlags,
} from '#src/core/spam/spam.ts'
import { type HealthContext, storeRequest } from '#src/core/storage/health.ts'
import { askSubscriber } from '#src/newsletter/subscribers.server.ts'
import { readArriving } from '#src/power-cut/page/arriving-quote.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { newReference } from '#src/staff/sign-in/passwords.server.ts'
import { assignFiles } from './files/file-rows.server.ts'
import type { StoredFile } from './files/request-files.server.ts'
import { flaggedDigest } from './mails/digest-mail.server.ts'
import { requestNotification } from './mails/notification-mail.server.ts'
import { requestReceipt } from './mails/receipt-mail.server.ts'
import { queueRequestEvent } from './request-events.server.ts'
import { readQuoteOf } from './request-records.server.ts'
import { findRequestByKey, insertRequest, toColumns } from './request-rows.server.ts'

export type SubmissionContext = Context & HealthContext & SpamContext & { company: () => string }

/**
 * `isUnsubscribed`: the network asks too often, or the address has letters outside ASCII.
 * `files-gone`: nothing was stored. `consent-unknown`: neither, because the visitor has read words of
 * consent that were never published.
 */
type SubmitOutcome =
  | {
      outcome: 'stored'
      reference: string
      isNew: boolean
      isUnsubscribed: boolean
      quote: StoredQuote | null
    }
  | { outcome: 'files-gone' }
  | { outcome: 'consent-unknown' }

type SentFiles = { stored: StoredFile[]; refused: RefusedFile[] }
const noFiles: SentFiles = { stored: [], refused: [] }

class FilesGone extends Error {}

/** What a booked call adds to its request. */
type BookedCall = {
  /** Idempotency key: that of the form alone, because its details may be corrected. */
  key: string
  receipt: MailInQueue
  /**
   * Takes the half hour in the same transaction. A request that staff have to look at first takes
   * none from others, but its half hour is checked.
   * @returns whether it was taken
   * @throws to store nothing
   */
  claim: (tx: Queryable, requestId: number, isHeld: boolean) => Promise<boolean>
}

/**
 * Digest that repeated submissions share (decision 0019). The time zone is left out, because a form
 * without JavaScript lacks it.
 */
function submissionKey(
  {
    idempotencyKey,
    formToken,
    marketing = false,
    quote,
    ...request
  }: ContactTexts &
    Partial<Pick<ContactRequest, 'idempotencyKey' | 'formToken' | 'marketing' | 'quote'>>,
  files: StoredFile[],
): string {
  const content = JSON.stringify([
    idempotencyKey ?? formToken ?? randomUUID(),
    ...contactFieldNames.map((name) => request[name]),
    marketing,
    ...(quote ? [quote] : []),
    ...(files.length > 0 ? [files.map(({ digest }) => digest).sort()] : []),
  ])
  return createHash('sha256').update(content).digest('base64url')
}

/** Finds the request that this form was stored as before. */
export const findSubmitted = (
  { database }: Context,
  request: ContactRequest,
  { stored }: SentFiles = noFiles,
) => findRequestByKey(database.db, submissionKey(request, stored))

/**
 * Stores a request with its mails; resolves once both are on disk. If key and content are repeated,
 * returns the first reference.
 */
export async function submitRequest(
  context: SubmissionContext,
  request: ContactRequest,
  sender: RequestSender,
  {
    files = noFiles,
    call,
    now = Date.now(),
  }: { files?: SentFiles; call?: BookedCall; now?: number } = {},
): Promise<SubmitOutcome> {
  const { database } = context
  const key = call?.key ?? submissionKey(request, files.stored)
  const consent = await retryWhenAway(() =>
    findAgreed(
      database.db,
      request.consentVersion,
      consentOf(publicSnapshot(currentSnapshot().prefix)),
    ),
  )
  if (!consent) return { outcome: 'consent-unknown' }
  const terms = withoutMarks(consent.request)
  const choice = readArriving(new URLSearchParams(request.quote), request.night)
  const asked = quoteToStore({ choice, requestList: request.requestList }, now)
  const quote = asked.quote ? JSON.stringify(asked.quote) : ''
  const writtenAt = now - request.waitedSeconds * 1000
  const times = { chosen: new Date(writtenAt), now: new Date(now) }
  const callBack = moveCallBack(request.callBack, times, site()) ?? request.callBack
  const language = languageToStore()
  const store = async (tx: Queryable) => {
    const earlier = await findRequestByKey(tx, key)
    if (earlier) return { ...earlier, isNew: false, isUnsubscribed: false }
    const flags = await flagRequest(context, tx, { request, sender, now })
    const added = await insertRequest(tx, {
      reference: newReference(),
      idempotency_key: key,
      submitted_at: now,
      written_at: request.waitedSeconds > 60 ? writtenAt : null,
      ...toColumns({ ...request, callBack, requestList: asked.requestList }),
      quote,
      time_zone: request.timeZone,
      language,
      asked_about: request.askedAbout,
      campaign: request.campaign,
      marketing: request.marketing ? 1 : 0,
      consent_version: consent.version,
      consent_text: request.marketing ? `${terms}\n${consent.marketing}` : terms,
      flags: writeFlags(flags),
      flag_lifted_at: flags.length > 0 && !isHeld(flags) ? now : null,
      files_refused: files.refused.map(({ reason }) => reason).join(' '),
      awaits_digest: isDigested(flags) ? 1 : 0,
    })
    if (!added) {
      const other = await findRequestByKey(tx, key)
      return other && { ...other, isNew: false, isUnsubscribed: false }
    }
    const ids = files.stored.map(({ id }) => id)
    if ((await assignFiles(tx, added.id, ids)) < ids.length) throw new FilesGone()
    const isBooked = await call?.claim(tx, added.id, isHeld(flags))
    const { businessEmail: email } = request
    const mayWrite = email !== '' && hasPlainLetters(email)
    const [receipt, of] =
      isBooked && call
        ? ([call.receipt, 'booking'] as const)
        : ([requestReceipt, 'request'] as const)
    if (!isDigested(flags)) {
      await insertMail(tx, requestNotification, { contact_id: added.id }, now)
      if (mayWrite && (await maySendReceipt(context, tx, { email, of, now })))
        await insertMail(tx, receipt, { contact_id: added.id }, now)
    }
    // Staff get a flood in digests, and strangers get no receipts.
    else await requestDigest(tx, flaggedDigest, { intervalMs: digestInterval([flags]), now })
    const verdict =
      request.marketing && !isHeld(flags)
        ? await limitConfirmation(context, tx, { email, sender, now })
        : 'send'
    const isUnsubscribed = request.marketing && (!mayWrite || verdict === 'refuse')
    if (request.marketing && mayWrite && verdict !== 'refuse') {
      await askSubscriber(
        tx,
        {
          email,
          source: 'contact',
          flags,
          verdict,
          consent: { version: consent.version, text: consent.marketing },
          writtenAt,
          language,
        },
        now,
      )
    }
    if (!isHeld(flags))
      await queueRequestEvent(
        { db: tx, engine: database.engine },
        'contact.received',
        added.id,
        now,
      )
    return { ...added, quote, isNew: true, isUnsubscribed }
  }
  try {
    // A submission waits while the database restarts. The key makes a retry safe.
    const stored = await storeRequest(context, () => retryWhenAway(() => database.write(store)))
    if (!stored) throw new Error('a contact request was neither stored nor found')
    const { reference, isNew, isUnsubscribed } = stored
    return { outcome: 'stored', reference, isNew, isUnsubscribed, quote: readQuoteOf(stored.quote) }
  } catch (error) {
    if (error instanceof FilesGone) return { outcome: 'files-gone' }
    throw error
  }
}

/** Campaign under which the numbers count requests of people who called. */
const telephone = 'telephone'

/**
 * Stores the request of a caller and assigns it to the account that enters it. No mail is sent. If
 * the same key and content were stored before, returns the id of that request.
 */
export async function enterRequest(
  { database }: Context,
  actor: Actor,
  { key, isTold: _, ...texts }: EnteredRequest,
  now = Date.now(),
): Promise<number> {
  return database.write(async (tx): Promise<number> => {
    const idempotency_key = submissionKey({ ...texts, idempotencyKey: key }, [])
    const earlier = await findRequestByKey(tx, idempotency_key)
    if (earlier) return earlier.id
    const added = await insertRequest(tx, {
      ...toColumns(texts),
      reference: newReference(),
      idempotency_key,
      submitted_at: now,
      campaign: telephone,
      marketing: 0,
      consent_version: toldByPhone,
      consent_text: tellingByPhone(actor.name),
      flags: '',
      taken_by: actor.name,
    })
    const stored = added ?? (await findRequestByKey(tx, idempotency_key))
    if (!stored) throw new Error('an entered request was neither stored nor found')
    if (!added) return stored.id
    await recordAudit(
      tx,
      actor,
      { action: 'contact.entered', subject: `contact ${stored.id}` },
      now,
    )
    const writing = { db: tx, engine: database.engine }
    await queueRequestEvent(writing, 'contact.received', stored.id, now)
    return stored.id
  })
}
