import { createHash, randomUUID } from 'node:crypto'
import { consentTexts } from '#src/contracts/consent.ts'
import type { ContactRequest } from '#src/contracts/forms.ts'
import { limits } from '#src/contracts/limits.ts'
import type { ContactPage, ContactRecord } from '#src/contracts/records.ts'
import type { Database } from '../database/connect.ts'
import { type ContactRow, countContacts, findContactByKey, insertContact, listContacts } from '../database/contacts.ts'
import { insertMail } from '../database/outbox.ts'
import { newReference } from './passwords.ts'
import type { Sender, SpamCheck } from './spam.ts'
import { storeSubscriber } from './subscribers.ts'

export type PageRequest = { before?: number | undefined; limit?: number | undefined }

const words = (text: string) => (text === '' ? [] : text.split(','))

const toRecord = (row: ContactRow): ContactRecord => ({
  id: row.id,
  reference: row.reference,
  firstName: row.first_name,
  lastName: row.last_name,
  company: row.company,
  phone: row.phone,
  businessEmail: row.business_email,
  message: row.message,
  submittedAt: new Date(row.submitted_at).toISOString(),
  timeZone: row.time_zone,
  flags: words(row.flags),
  marketing: row.marketing === 1,
  consentVersion: row.consent_version,
})

/**
 * What makes two submissions one: the client's key and everything a person typed or ticked (decision 0019). A message that
 * was changed under the same key is another one. The time zone is no part of it: only some ways of sending know it.
 */
function submissionKey({ idempotencyKey = randomUUID(), ...request }: ContactRequest): string {
  const { firstName, lastName, company, phone, businessEmail, message, marketing } = request
  const content = JSON.stringify([idempotencyKey, firstName, lastName, company, phone, businessEmail, message, marketing])
  return createHash('sha256').update(content).digest('base64url')
}

type Parts = { database: Database; spam: SpamCheck; company: string; mailsWaiting: () => void }

/** Contact requests: taking them in and reading them back. */
export function createContacts({ database, spam, company, mailsWaiting }: Parts) {
  return {
    /**
     * Stores a contact request with its mails, all or nothing. Resolves once it is on disk.
     * The same idempotency key with the same content again stores nothing and gives the first reference.
     */
    async submit(request: ContactRequest, sender: Sender, now = Date.now()): Promise<{ reference: string }> {
      const key = submissionKey(request)
      const consent = consentTexts(company, request.consentVersion)
      const stored = await database.write(async (tx) => {
        const earlier = await findContactByKey(tx, key)
        if (earlier) return earlier
        const flags = await spam.contact(tx, request, sender, now)
        const added = await insertContact(tx, {
          reference: newReference(),
          idempotency_key: key,
          submitted_at: now,
          first_name: request.firstName,
          last_name: request.lastName,
          company: request.company,
          phone: request.phone,
          business_email: request.businessEmail,
          message: request.message,
          time_zone: request.timeZone,
          marketing: request.marketing ? 1 : 0,
          consent_version: consent.version,
          consent_text: request.marketing ? `${consent.terms}\n${consent.marketing}` : consent.terms,
          flags: flags.join(','),
        })
        // Another process stored the same key in between.
        if (!added) return await findContactByKey(tx, key)
        await insertMail(tx, { kind: 'contact-notification', contactId: added.id }, now)
        // Nobody shall use the form to send our mail to strangers.
        if (flags.length === 0) await insertMail(tx, { kind: 'contact-acknowledgement', contactId: added.id }, now)
        if (request.marketing) {
          const { version, marketing: text } = consent
          await storeSubscriber(tx, { email: request.businessEmail, source: 'contact', flags, consent: { version, text } }, now)
        }
        return added
      })
      if (!stored) throw new Error('a contact request was neither stored nor found')
      mailsWaiting()
      return { reference: stored.reference }
    },

    /** One page of contact requests, newest first. */
    async list({ before, limit = limits.page.usual }: PageRequest = {}): Promise<ContactPage> {
      const [rows, total] = await Promise.all([listContacts(database.db, { before, limit: limit + 1 }), countContacts(database.db)])
      const items = rows.slice(0, limit).map(toRecord)
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null, total }
    },

    /** Every contact request, newest first, read in pages. */
    async *all(): AsyncGenerator<ContactRecord> {
      for (let before: number | undefined; ; ) {
        const rows = await listContacts(database.db, { before, limit: limits.page.max })
        yield* rows.map(toRecord)
        if (rows.length < limits.page.max) return
        before = rows.at(-1)?.id
      }
    },
  }
}

export type Contacts = ReturnType<typeof createContacts>
