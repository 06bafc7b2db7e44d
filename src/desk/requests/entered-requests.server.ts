import { tellingByPhone, toldByPhone } from '#src/contracts/contact/consent.ts'
import type { EnteredContact } from '#src/contracts/contact/forms.ts'
import type { Context } from '#src/core/context.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { newReference } from '#src/staff/sign-in/passwords.server.ts'
import { queueContactEvent } from './request-events.server.ts'
import { findContactByKey, insertContact, toColumns } from './request-rows.server.ts'
import { submissionKey } from './submission-key.server.ts'

/** Campaign under which the numbers count requests of people who called. */
const campaign = 'telephone'

/**
 * Stores the request of a caller and assigns it to the account that enters it. No mail is sent. If
 * the same key and content were stored before, returns the id of that request.
 */
export const enterContact = (
  { database }: Context,
  actor: Actor,
  { key, isTold: _, ...texts }: EnteredContact,
  now = Date.now(),
): Promise<number> =>
  database.write(async (tx): Promise<number> => {
    const idempotency_key = submissionKey({ ...texts, idempotencyKey: key }, [])
    const earlier = await findContactByKey(tx, idempotency_key)
    if (earlier) return earlier.id
    const added = await insertContact(tx, {
      ...toColumns(texts),
      reference: newReference(),
      idempotency_key,
      submitted_at: now,
      campaign,
      marketing: 0,
      consent_version: toldByPhone,
      consent_text: tellingByPhone(actor.name),
      flags: '',
      taken_by: actor.name,
    })
    const stored = added ?? (await findContactByKey(tx, idempotency_key))
    if (!stored) throw new Error('an entered request was neither stored nor found')
    if (!added) return stored.id
    await recordAudit(
      tx,
      actor,
      { action: 'contact.entered', subject: `contact ${stored.id}` },
      now,
    )
    const writing = { db: tx, engine: database.engine }
    await queueContactEvent(writing, 'contact.received', stored.id, now)
    return stored.id
  })
