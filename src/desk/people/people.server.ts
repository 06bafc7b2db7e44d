import { createHash } from 'node:crypto'
import { site } from '#src/content/settings/site.ts'
import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import {
  type ContactColumn,
  type ContactFieldName,
  contactFieldNames,
  contactFields,
} from '#src/contracts/contact/contact-fields.ts'
import { contactRequest } from '#src/contracts/contact/forms.ts'
import { countDeleted } from '#src/desk/numbers/request-counts.server.ts'
import { readProFormas } from '#src/desk/pro-formas/pro-formas.server.ts'
import { listFilesOf, readFileParts } from '#src/desk/requests/file-rows.server.ts'
import { readContactRecord } from '#src/desk/requests/request-records.server.ts'
import {
  type ContactRow,
  deleteContactsOf,
  findContact,
  findContactByReference,
  listContactsOf,
  updateContact,
} from '#src/desk/requests/request-rows.server.ts'
import { readWritten } from '#src/desk/requests/staff-requests.server.ts'
import { deleteEventsOf } from '#src/desk/webhooks/webhook-events.server.ts'
import { newsletterIssue } from '#src/newsletter/issue-mails.server.ts'
import { listIssuesOf } from '#src/newsletter/issue-rows.server.ts'
import {
  findSubscriber,
  findSubscriberByEmail,
  findSuppression,
  type SubscriberRow,
  suppressionKey,
  toSubscriberRecord,
} from '#src/newsletter/subscriber-rows.server.ts'
import { endSubscription } from '#src/newsletter/subscribers.server.ts'
import type { Database, Queryable } from '#src/server/database/connect.ts'
import { listMailsAbout } from '#src/server/database/outbox-state.ts'
import { mailsByKind } from '#src/server/services/outbox/mails.ts'
import { type Actor, commandLine, recordAudit } from '#src/staff/audit/audit.server.ts'
import type { PersonKey, PersonReport } from './people.ts'

const moment = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()

type MailRow = Awaited<ReturnType<typeof listMailsAbout>>[number]
const toMail = (row: MailRow) => ({
  kind: row.kind,
  name: row.recipient ? `Told to ${row.recipient}` : (mailsByKind.get(row.kind)?.name ?? row.kind),
  createdAt: moment(row.created_at),
  sentAt: row.filed === 1 ? null : moment(row.sent_at),
  filedAt: row.filed === 1 ? moment(row.sent_at) : null,
  failedAt: moment(row.failed_at),
})

async function toContact(db: Queryable, row: ContactRow) {
  const {
    id,
    state: _,
    answeredBy: __,
    marketing: askedForNewsletter,
    files,
    ...record
  } = await readContactRecord(db, row)
  const { notes, replies } = (await readWritten(db, [row.id]))(row.id)
  return {
    ...record,
    comeBackOn: row.come_back_on,
    notes: notes.map(({ id: _, by: __, ...note }) => note),
    replies: replies.map(({ id: _, by: __, ...reply }) => reply),
    proFormas: (await readProFormas(db, [row.id]))(row.id).map(
      ({
        id,
        contactId: _,
        sentBy: __,
        hasPdf: ___,
        worth: ____,
        words: { given: _____, ...words },
        ...sent
      }) => ({
        ...sent,
        words,
        address: `/api/contact/${row.id}/pro-formas/${id}`,
      }),
    ),
    files: files.map(({ id: file, ...rest }) => ({
      ...rest,
      address: `/api/contact/${id}/files/${file}`,
    })),
    askedForNewsletter,
    consentText: row.consent_text,
    flagLiftedAt: moment(row.flag_lifted_at),
    submissionKey: row.idempotency_key,
    mails: (await listMailsAbout(db, { contact_id: row.id, about_contact_id: row.id })).map(toMail),
  }
}

type IssueOf = Awaited<ReturnType<typeof listIssuesOf>>[number]
const toIssueMail = ({ subject, send_at: begins, sent_at: sentAt, refused }: IssueOf) => ({
  kind: newsletterIssue.kind,
  name: `${newsletterIssue.name}: ${subject}${refused === null ? '' : ` (refused: ${refused})`}`,
  createdAt: moment(begins),
  sentAt: moment(sentAt),
  filedAt: null,
  failedAt: null,
})

function toSubscription(row: SubscriberRow, mails: MailRow[], issues: IssueOf[]) {
  const { id: _, source: form, ...record } = toSubscriberRecord(row)
  return {
    ...record,
    form,
    refusals: row.refusals,
    consentText: row.consent_text,
    mails: [...mails.map(toMail), ...issues.map(toIssueMail)],
  }
}

export type Correction =
  | { outcome: 'done'; fields: ContactFieldName[] }
  | { outcome: 'missing' }
  | { outcome: 'invalid'; errors: FieldErrors }

/**
 * References of deleted requests, id of the subscription, number of deleted mail files.
 * `isCleared`: result of Database.clearDeleted.
 */
export type Erasure = {
  references: string[]
  subscriberId: number | null
  files: number
  isCleared: boolean
}

const wordsOf = ({
  references,
  subscriberId: id,
}: Pick<Erasure, 'references' | 'subscriberId'>) => [
  ...references,
  ...(id === null
    ? []
    : [`newsletter-issue-${id}-`, `newsletter-welcome-${id}-`, `newsletter-confirmation-${id}-`]),
]

/**
 * Shows, exports, corrects and erases a person's data (privacy policy, Your Rights and Choices).
 * The audit log has references only.
 */
export function createDataSubjectRequests(
  database: Database,
  deleteMails: (words: string[]) => Promise<number> = async () => 0,
) {
  /**
   * Reads all data stored for an e-mail address, or for the telephone number of somebody without
   * one, in the words of the forms; times are ISO 8601 in UTC.
   */
  async function report(email: string): Promise<Omit<PersonReport, 'email'>> {
    const { db } = database
    const contacts = await listContactsOf(db, email.trim())
    const subscriber = await findSubscriberByEmail(db, email.trim())
    const personKey = await suppressionKey(db, email.trim())
    return {
      contacts: await Promise.all(contacts.map((row) => toContact(db, row))),
      leftNewsletterAt: moment((await findSuppression(db, personKey))?.left_at ?? null),
      subscription: subscriber
        ? toSubscription(
            subscriber,
            await listMailsAbout(db, { subscriber_id: subscriber.id, person_key: personKey }),
            await listIssuesOf(db, subscriber.id),
          )
        : null,
    }
  }

  const note = (
    actor: Actor,
    action: 'subject.read' | 'subject.exported',
    { contacts, subscription }: Omit<PersonReport, 'email'>,
  ) =>
    database.write((tx) =>
      recordAudit(tx, actor, {
        action,
        detail: {
          references: contacts.map(({ reference }) => reference),
          subscriptions: subscription ? 1 : 0,
        },
      }),
    )

  /** Digest of the data that each account saw last, so that a reloaded page is not logged again. */
  const seen = new Map<Actor['id'], string>()

  /** Gives the e-mail address of a person, or the telephone number of one without it. */
  async function addressOf(key: PersonKey): Promise<string | null> {
    if ('contact' in key) {
      const contact = await findContact(database.db, key.contact)
      return contact?.business_email || contact?.phone || null
    }
    return (await findSubscriber(database.db, key.subscriber))?.email ?? null
  }

  return {
    report,

    /** Finds a person by address or telephone number, and logs the search if there is none. */
    async find(
      actor: Actor,
      email: string,
    ): Promise<{ person: PersonKey } | { person: null; leftNewsletterAt: string | null }> {
      const [contact] = await listContactsOf(database.db, email.trim())
      if (contact) return { person: { contact: contact.id } }
      const subscriber = await findSubscriberByEmail(database.db, email.trim())
      if (subscriber) return { person: { subscriber: subscriber.id } }
      const nothing = await report(email)
      await note(actor, 'subject.read', nothing)
      return { person: null, leftNewsletterAt: nothing.leftNewsletterAt }
    },

    async see(actor: Actor, key: PersonKey): Promise<PersonReport | null> {
      const email = await addressOf(key)
      if (email === null) return null
      const found = await report(email)
      // Only a digest is stored, so that memory holds no personal data.
      const sight = createHash('sha256')
        .update(JSON.stringify([key, actor.network, found]))
        .digest('base64url')
      if (seen.get(actor.id) !== sight) await note(actor, 'subject.read', found)
      seen.set(actor.id, sight)
      return { email, ...found }
    },

    /** @param given e-mail address or telephone number, which the report names as what it is */
    async export(actor: Actor, given: string) {
      const found = await report(given)
      await note(actor, 'subject.exported', found)
      return { ...(given.includes('@') ? { email: given } : { phone: given }), ...found }
    },

    /** Reads a person's files in parts, to hand them out, with the references of their requests. */
    async exportFiles(
      actor: Actor,
      email: string,
    ): Promise<{ reference: string; name: string; parts: AsyncGenerator<Uint8Array> }[]> {
      const contacts = await listContactsOf(database.db, email.trim())
      await note(actor, 'subject.exported', await report(email))
      const ids = contacts.map(({ id }) => id)
      const files = await listFilesOf(database.db, ids)
      const references = new Map(contacts.map(({ id, reference }) => [id, reference]))
      return files.map((file) => ({
        reference: references.get(file.contact_id ?? 0) ?? '',
        name: file.name,
        parts: readFileParts(database.db, file.id),
      }))
    },

    addressOf,

    /**
     * Corrects texts by the rules of the form; unchanged texts are not checked. Mails that wait get
     * the new texts.
     */
    async correct(
      actor: Actor,
      reference: string,
      values: { [Name in ContactFieldName]?: string | undefined },
    ): Promise<Correction> {
      const errors: FieldErrors = {}
      const fields: ContactFieldName[] = []
      const isFound = await database.write(async (tx) => {
        const row = await findContactByReference(tx, reference)
        if (!row) return false
        const change: Partial<Record<ContactColumn, string>> = {}
        for (const name of contactFieldNames) {
          const { column } = contactFields[name]
          const value = values[name]?.replace(/\r\n?/g, '\n').trim()
          if (value === undefined || value === row[column]) continue
          const checked = contactRequest(site().address).shape[name].safeParse(value)
          if (!checked.success)
            errors[name] = [checked.error.issues[0]?.message ?? 'The value cannot be used.']
          else change[column] = checked.data
          fields.push(name)
        }
        if (fields.length === 0 || Object.keys(errors).length > 0) return true
        await updateContact(tx, reference, change)
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
    },

    /**
     * Deletes all data stored for an address, with waiting mails and copies of mails. For a
     * subscription a keyed hash stays.
     */
    async forget(email: string, actor: Actor = commandLine): Promise<Erasure> {
      const gone = await database.write(async (tx) => {
        const now = Date.now()
        const references = await deleteContactsOf(
          { db: tx, engine: database.engine, count: countDeleted(now) },
          email.trim(),
        )
        const personKey = await suppressionKey(tx, email.trim())
        await deleteEventsOf(tx, personKey)
        const subscriber = await findSubscriberByEmail(tx, email.trim())
        if (subscriber)
          await endSubscription({ db: tx, engine: database.engine }, subscriber.id, now)
        const subscriberId = subscriber?.id ?? null
        const detail = { references, subscriptions: subscriber ? 1 : 0 }
        if (references.length > 0 || subscriber)
          await recordAudit(tx, actor, { action: 'subject.erased', detail })
        return { references, subscriberId }
      })
      const files = await deleteMails(wordsOf(gone))
      return { ...gone, files, isCleared: await database.clearDeleted() }
    },
  }
}
