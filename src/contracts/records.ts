// What the API answers. The browser imports only types from this file.
import { z } from 'zod'
import { mapContactFields } from './contact-fields.ts'
import { contactStates } from './contact-list.ts'

/** A date and time in UTC, ISO 8601 with milliseconds. */
const moment = z.iso.datetime()

/** A stored contact request (spec.md §3, contact submission). */
export const contactRecord = z.object({
  id: z.int(),
  reference: z.string(),
  ...mapContactFields(() => z.string()),
  submittedAt: moment,
  /** IANA zone of the visitor's browser, null where it was missing or unknown. */
  timeZone: z.string().nullable(),
  /** Why the submission looks unusual; empty for an ordinary one. The reasons stay when staff lift the flag. */
  flags: z.array(z.string()),
  state: z.enum(contactStates),
  /** When staff marked it as answered; null in any other state. */
  answeredAt: moment.nullable(),
  /** Whether the visitor also asked for the newsletter. */
  marketing: z.boolean(),
  consentVersion: z.string(),
})

/** A newsletter subscriber (spec.md §3). */
export const subscriberRecord = z.object({
  id: z.int(),
  email: z.string(),
  subscribedAt: moment,
  /** The form that the address came from. */
  source: z.enum(['newsletter', 'contact']),
  consentVersion: z.string(),
  flags: z.array(z.string()),
})

const page = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    /** Give it as `after` to read on, in the same order; null at the end. */
    next: z.int().nullable(),
    /** Rows in the whole list, as far as it was filtered. */
    total: z.int(),
  })

/** One page of a list, newest first unless asked otherwise. */
export const contactPage = page(contactRecord).extend({
  /** Requests in each state, as far as the rest of the filter lets them through. */
  counts: z.record(z.enum(contactStates), z.int()),
  /**
   * Zones of all requests that are kept, the most common first, and null last for those without one. Each with its requests,
   * as far as the rest of the filter lets them through.
   */
  zones: z.array(z.object({ timeZone: z.string().nullable(), total: z.int() })),
  /** All requests that are kept, whatever the filter. */
  kept: z.int(),
})
export const subscriberPage = page(subscriberRecord)

/** Who is signed in, and until when. */
export const sessionRecord = z.object({
  name: z.string(),
  mustChangePassword: z.boolean(),
  /** The session ends then even while it is used. */
  endsAt: moment,
  /** The session ends then unless it is used before. */
  idleEndsAt: moment,
})

export const contactAnswer = z.object({ success: z.literal(true), reference: z.string() })
export const plainAnswer = z.object({ success: z.literal(true) })
export const invalidAnswer = z.object({ success: z.literal(false), errors: z.record(z.string(), z.array(z.string())) })
export const tokenAnswer = z.object({ success: z.literal(true), formToken: z.string(), idempotencyKey: z.string() })

/** RFC 9457 problem details. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
})

export type ContactRecord = z.infer<typeof contactRecord>
export type SubscriberRecord = z.infer<typeof subscriberRecord>
export type ContactPage = z.infer<typeof contactPage>
export type SubscriberPage = z.infer<typeof subscriberPage>
export type SessionRecord = z.infer<typeof sessionRecord>
export type ContactAnswer = z.infer<typeof contactAnswer>
export type InvalidAnswer = z.infer<typeof invalidAnswer>
export type Problem = z.infer<typeof problem>
