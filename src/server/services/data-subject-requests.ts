import { type ContactFieldName, contactFields } from '#src/contracts/contact-fields.ts'
import { contactRequest } from '#src/contracts/forms.ts'
import type { Database } from '../database/connect.ts'
import { type ContactRow, deleteContactsOf, listContactsOf, updateContact } from '../database/contacts.ts'
import { listMailsAbout, type OutboxRow } from '../database/outbox.ts'
import { deleteSubscriber, findSubscriberByEmail, type SubscriberRow } from '../database/subscribers.ts'
import { toContactRecord } from './contacts.ts'
import { toSubscriberRecord } from './subscribers.ts'

const moment = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds).toISOString())

const toMail = (row: OutboxRow) => ({
  kind: row.kind,
  createdAt: moment(row.created_at),
  sentAt: moment(row.sent_at),
  failedAt: moment(row.failed_at),
})

function toContact(row: ContactRow, mails: OutboxRow[]) {
  const { id: _, state: __, marketing: askedForNewsletter, ...record } = toContactRecord(row)
  return {
    ...record,
    askedForNewsletter,
    consentText: row.consent_text,
    flagLiftedAt: moment(row.flag_lifted_at),
    submissionKey: row.idempotency_key,
    mails: mails.map(toMail),
  }
}

function toSubscription(row: SubscriberRow, mails: OutboxRow[]) {
  const { id: _, source: form, ...record } = toSubscriberRecord(row)
  return { ...record, form, consentText: row.consent_text, mails: mails.map(toMail) }
}

/** Export, correction and deletion of a person's data (privacy policy, Your Rights and Choices). */
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
     * Corrects one text of a contact request, by the rules of the form. Waiting mails are sent with the new text.
     * @returns null when it is done, else a sentence on what is wrong
     */
    async correct(reference: string, field: ContactFieldName, value: string): Promise<string | null> {
      const checked = contactRequest.shape[field].safeParse(value)
      if (!checked.success) return checked.error.issues[0]?.message ?? 'The value cannot be used.'
      const isFound = await database.write((tx) => updateContact(tx, reference, { [contactFields[field].column]: checked.data }))
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
