import { createHash } from 'node:crypto'
import { site } from '#src/content/settings/site.ts'
import { lang, words } from '#src/content/words/words.ts'
import { describeIssue, type FieldErrors } from '#src/contracts/contact/check-form.ts'
import {
  type ContactColumn,
  type ContactFieldName,
  contactFieldNames,
  contactFields,
} from '#src/contracts/contact/contact-fields.ts'
import { contactRequest } from '#src/contracts/contact/contact-forms.ts'
import type { Context } from '#src/core/context.server.ts'
import { requirePermission, type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import { deleteRequestsOf } from '#src/desk/requests/deletion.server.ts'
import { listFilesOf, readFileParts } from '#src/desk/requests/files/file-rows.server.ts'
import {
  findRequestByReference,
  findRequestRow,
  listRequestsOf,
  updateRequest,
} from '#src/desk/requests/request-rows.server.ts'
import { deleteEventsOf } from '#src/desk/webhooks/webhook-events.server.ts'
import {
  findSubscriber,
  findSubscriberByEmail,
  suppressionKey,
} from '#src/newsletter/subscriber-rows.server.ts'
import { endSubscription } from '#src/newsletter/subscribers.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import type { PersonKey, PersonReport } from './people.ts'
import { type ReportContext, readPersonReport } from './person-report.server.ts'

// What the privacy policy promises under "Your Rights and Choices". The audit log has references
// only.

type OnDatabase = Pick<Context, 'database'>

type ErasureContext = OnDatabase & {
  /**
   * Deletes copies of mails whose file names contain a word, such as a reference.
   * @returns the number of deleted copies
   */
  deleteMails: (words: string[]) => Promise<number>
}

export type PeopleContext = ErasureContext &
  ReportContext & {
    /** Digest of the report that each account saw last, so that a reloaded page is not logged again. */
    reportsSeen: Map<Actor['id'], string>
  }

const recordReport = (
  { database }: OnDatabase,
  actor: Actor,
  action: 'subject.read' | 'subject.exported',
  { contacts: requests, subscription }: Omit<PersonReport, 'email'>,
) =>
  database.write((tx) =>
    recordAudit(tx, actor, {
      action,
      detail: {
        references: requests.map(({ reference }) => reference),
        subscriptions: subscription ? 1 : 0,
      },
    }),
  )

/** Returns the e-mail address of a person, or the telephone number of one without it. */
export async function findEmailOrPhone(
  { database: { db } }: OnDatabase,
  key: PersonKey,
): Promise<string | null> {
  if ('contact' in key) {
    const request = await findRequestRow(db, key.contact)
    return request?.business_email || request?.phone || null
  }
  return (await findSubscriber(db, key.subscriber))?.email ?? null
}

/** Finds a person by address or telephone number, and logs the search if there is none. */
export async function findPerson(
  context: ReportContext,
  staff: SignedIn,
  email: string,
): Promise<{ person: PersonKey } | { person: null; leftNewsletterAt: string | null }> {
  requirePermission(staff, 'subjects.manage')
  const { db } = context.database
  const [request] = await listRequestsOf(db, email.trim())
  if (request) return { person: { contact: request.id } }
  const subscriber = await findSubscriberByEmail(db, email.trim())
  if (subscriber) return { person: { subscriber: subscriber.id } }
  const report = await readPersonReport(context, email)
  await recordReport(context, toActor(staff), 'subject.read', report)
  return { person: null, leftNewsletterAt: report.leftNewsletterAt }
}

/** Reads the report for a page, and logs that the account has read it. */
export async function showPerson(
  context: PeopleContext,
  staff: SignedIn,
  key: PersonKey,
): Promise<PersonReport | null> {
  requirePermission(staff, 'subjects.manage')
  const email = await findEmailOrPhone(context, key)
  if (email === null) return null
  const report = await readPersonReport(context, email)
  // Only a digest is stored, so that memory holds no personal data.
  const digest = createHash('sha256')
    .update(JSON.stringify([key, staff.network, report]))
    .digest('base64url')
  if (context.reportsSeen.get(staff.id) !== digest)
    await recordReport(context, toActor(staff), 'subject.read', report)
  context.reportsSeen.set(staff.id, digest)
  return { email, ...report }
}

/** @param given e-mail address or telephone number, which the report names as what it is */
export async function exportPerson(context: ReportContext, actor: Actor, given: string) {
  const report = await readPersonReport(context, given)
  await recordReport(context, actor, 'subject.exported', report)
  return { ...(given.includes('@') ? { email: given } : { phone: given }), ...report }
}

/** Reads the report for a file of staff, and logs that they get it; null without a person. */
export async function exportShownPerson(context: ReportContext, staff: SignedIn, key: PersonKey) {
  requirePermission(staff, 'subjects.manage')
  const given = await findEmailOrPhone(context, key)
  return given === null ? null : exportPerson(context, toActor(staff), given)
}

/** Reads a person's files in parts, to hand them out, with the references of their requests. */
export async function exportPersonFiles(
  context: ReportContext,
  actor: Actor,
  email: string,
): Promise<{ reference: string; name: string; parts: AsyncGenerator<Uint8Array> }[]> {
  const { db } = context.database
  const requests = await listRequestsOf(db, email.trim())
  const report = await readPersonReport(context, email)
  await recordReport(context, actor, 'subject.exported', report)
  const references = new Map(requests.map(({ id, reference }) => [id, reference]))
  const files = await listFilesOf(db, [...references.keys()])
  return files.map((file) => ({
    reference: references.get(file.contact_id ?? 0) ?? '',
    name: file.name,
    parts: readFileParts(db, file.id),
  }))
}

type Correction =
  | { outcome: 'done'; fields: ContactFieldName[] }
  | { outcome: 'missing' }
  | { outcome: 'invalid'; errors: FieldErrors }

/**
 * Corrects texts of a request by the rules of the form; unchanged texts are not checked.
 * Mails that wait get the new texts.
 */
export async function correctPerson(
  { database }: OnDatabase,
  actor: Actor,
  reference: string,
  values: { [Name in ContactFieldName]?: string | undefined },
): Promise<Correction> {
  const errors: FieldErrors = {}
  const fields: ContactFieldName[] = []
  const isFound = await database.write(async (tx) => {
    const row = await findRequestByReference(tx, reference)
    if (!row) return false
    const change: Partial<Record<ContactColumn, string>> = {}
    for (const name of contactFieldNames) {
      const { column } = contactFields[name]
      const value = values[name]?.replace(/\r\n?/g, '\n').trim()
      if (value === undefined || value === row[column]) continue
      const checked = contactRequest(site().address).shape[name].safeParse(value)
      if (!checked.success)
        errors[name] = checked.error.issues
          .slice(0, 1)
          .map((issue) => describeIssue(issue, name, words().forms.errors, lang()))
      else change[column] = checked.data
      fields.push(name)
    }
    if (fields.length === 0 || Object.keys(errors).length > 0) return true
    await updateRequest(tx, reference, change)
    await recordAudit(tx, actor, {
      action: 'subject.corrected',
      subject: `contact ${row.id}`,
      detail: { reference, fields },
    })
    return true
  })
  if (!isFound) return { outcome: 'missing' }
  return Object.keys(errors).length > 0
    ? { outcome: 'invalid', errors }
    : { outcome: 'done', fields }
}

/**
 * References of deleted requests, id of the subscription, number of deleted mail files.
 * `isCleared`: result of Database.clearDeleted.
 */
type Erasure = {
  references: string[]
  subscriberId: number | null
  files: number
  isCleared: boolean
}

const mailFileWords = (references: string[], subscriberId: number | null) => [
  ...references,
  ...(subscriberId === null
    ? []
    : ['issue', 'welcome', 'confirmation'].map((kind) => `newsletter-${kind}-${subscriberId}-`)),
]

/**
 * Deletes all data stored for an address, with waiting mails and copies of mails. For a
 * subscription a keyed hash stays.
 */
export async function erasePerson(
  { database, deleteMails }: ErasureContext,
  actor: Actor,
  given: string,
): Promise<Erasure> {
  const email = given.trim()
  const { references, subscriberId } = await database.write(async (tx) => {
    const now = Date.now()
    const references = await deleteRequestsOf({ db: tx, engine: database.engine }, email, now)
    await deleteEventsOf(tx, await suppressionKey(tx, email))
    const subscriber = await findSubscriberByEmail(tx, email)
    if (subscriber) await endSubscription({ db: tx, engine: database.engine }, subscriber.id, now)
    const detail = { references, subscriptions: subscriber ? 1 : 0 }
    if (references.length > 0 || subscriber)
      await recordAudit(tx, actor, { action: 'subject.erased', detail })
    return { references, subscriberId: subscriber?.id ?? null }
  })
  const files = await deleteMails(mailFileWords(references, subscriberId))
  return { references, subscriberId, files, isCleared: await database.clearDeleted() }
}
