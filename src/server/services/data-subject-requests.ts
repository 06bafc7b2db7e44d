import { contactRequest } from '#src/contracts/forms.ts'
import type { Database } from '../database/connect.ts'
import { type ContactRow, deleteContactsOf, listContactsOf, updateContact } from '../database/contacts.ts'
import { listMailsAbout, type OutboxRow } from '../database/outbox.ts'
import { deleteSubscriber, findSubscriberByEmail, type SubscriberRow } from '../database/subscribers.ts'

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()
const words = (text: string) => (text === '' ? [] : text.split(','))

const toMail = (row: OutboxRow) => ({
  kind: row.kind,
  createdAt: moment(row.created_at),
  sentAt: row.sent_at === null ? null : moment(row.sent_at),
  failedAt: row.failed_at === null ? null : moment(row.failed_at),
})

const toContact = (row: ContactRow, mails: OutboxRow[]) => ({
  reference: row.reference,
  submittedAt: moment(row.submitted_at),
  firstName: row.first_name,
  lastName: row.last_name,
  company: row.company,
  phone: row.phone,
  businessEmail: row.business_email,
  message: row.message,
  timeZone: row.time_zone,
  askedForNewsletter: row.marketing === 1,
  consentVersion: row.consent_version,
  consentText: row.consent_text,
  flags: words(row.flags),
  flagLiftedAt: row.flag_lifted_at === null ? null : moment(row.flag_lifted_at),
  answeredAt: row.answered_at === null ? null : moment(row.answered_at),
  submissionKey: row.idempotency_key,
  mails: mails.map(toMail),
})

const toSubscription = (row: SubscriberRow, mails: OutboxRow[]) => ({
  email: row.email,
  subscribedAt: moment(row.subscribed_at),
  form: row.source,
  consentVersion: row.consent_version,
  consentText: row.consent_text,
  flags: words(row.flags),
  mails: mails.map(toMail),
})

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  phone: 'phone',
  businessEmail: 'business_email',
  message: 'message',
} as const satisfies Record<string, keyof ContactRow>

type CorrectableField = keyof typeof columns

/** The fields of a contact request that a person may have put right: those that were typed. */
export const correctable = Object.keys(columns) as CorrectableField[] // the keys of the literal above

/** What a person may ask of the company about the data it keeps (privacy policy, Your Rights and Choices). */
export function createDataSubjectRequests(database: Database) {
  return {
    /** Everything kept under an e-mail address, in the words of the forms; moments are ISO 8601 in UTC. */
    async report(email: string) {
      const { db } = database
      const contacts = await listContactsOf(db, email.trim())
      const subscriber = await findSubscriberByEmail(db, email.trim())
      return {
        contacts: await Promise.all(contacts.map(async (row) => toContact(row, await listMailsAbout(db, 'contact_id', row.id)))),
        subscription: subscriber ? toSubscription(subscriber, await listMailsAbout(db, 'subscriber_id', subscriber.id)) : null,
      }
    },

    /**
     * Puts one field of a contact request right, by the rules of the form. Mails that wait carry the new text.
     * @returns null when it is done, else a sentence on what is wrong
     */
    async correct(reference: string, field: CorrectableField, value: string): Promise<string | null> {
      const checked = contactRequest.shape[field].safeParse(value)
      if (!checked.success) return checked.error.issues[0]?.message ?? 'The value cannot be used.'
      const isFound = await database.write((tx) => updateContact(tx, reference, { [columns[field]]: checked.data }))
      return isFound ? null : `There is no contact request ${reference}.`
    },

    /**
     * Deletes everything kept under an e-mail address, with the mails that wait.
     * @returns the references of the contact requests and the id of the subscription: copies of mails carry them
     */
    forget: (email: string): Promise<{ references: string[]; subscriberId: number | null }> =>
      database.write(async (tx) => {
        const references = await deleteContactsOf(tx, email.trim())
        const subscriber = await findSubscriberByEmail(tx, email.trim())
        if (subscriber) await deleteSubscriber(tx, subscriber.id)
        return { references, subscriberId: subscriber?.id ?? null }
      }),
  }
}
