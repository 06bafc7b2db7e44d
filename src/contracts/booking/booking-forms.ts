// Schemas of the booking forms. The browser does not load them.
import { z } from 'zod'
import { isSlot } from '../contact/call-back.ts'
import { contactFields } from '../contact/contact-fields.ts'
import { consentVersion, hiddenFields } from '../contact/contact-forms.ts'
import { checkbox, formEmail, formText, type Home, phone } from '../contact/text-schemas.ts'
import { listedTimeZone } from '../listed-time-zones.ts'

const startsAt = z
  .string('missing')
  .refine(isSlot, 'missing')
  .meta({ description: 'Begin of a free half hour, from GET /api/book: `2026-12-01T09:30Z`.' })

/** Id of the request of a call, as a form sends it. */
const idText = z.coerce.number().int().positive()

/** A booking by a visitor (product-decisions.md, third parties). */
export const bookingRequest = (home: Home) =>
  z.object({
    startsAt,
    name: formText({ min: 1, max: 150 }),
    phone: phone(contactFields.phone, home),
    businessEmail: formEmail({ ...contactFields.businessEmail, min: 0 }, 'any')
      .nullish()
      .transform((address) => address ?? ''),
    termsAccepted: checkbox
      .refine((accepted) => accepted, 'missing')
      .transform(() => true as const),
    timeZone: z.unknown().optional().transform(listedTimeZone),
    consentVersion,
    ...hiddenFields,
  })
export type BookingRequest = z.output<ReturnType<typeof bookingRequest>>

/** Moves or cancels a booked call. The link of the page authorises it. */
export const bookingChange = z.discriminatedUnion('act', [
  z.object({ act: z.literal('move'), startsAt }),
  z.object({ act: z.literal('cancel') }),
])

/** Most calls that staff cancel with one press. */
const mostEnded = 1000

/** What staff do with a call. `isTold`: the visitors are mailed. */
export const callChange = z.discriminatedUnion('act', [
  z.object({ act: z.literal('move'), call: idText, startsAt }),
  z.object({ act: z.literal('cancel'), call: idText }),
  z.object({
    act: z.literal('end-several'),
    calls: z.preprocess(
      (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
      z.array(idText).min(1, 'Choose the calls to cancel.').max(mostEnded),
    ),
    isTold: checkbox.optional().transform((ticked) => ticked ?? false),
  }),
])

/** Free half hours; each is taken by `startsAt` of a booking. */
export const freeSlotsAnswer = z.object({ slots: z.array(z.string()) })
export const bookedAnswer = z.object({
  success: z.literal(true),
  reference: z.string(),
  /** Absent if no half hour is booked: the company calls to agree on one. */
  startsAt: z.string().optional(),
  /** Token of the page that moves or cancels the call. */
  token: z.string().optional(),
  /** Whether there are many calls, so that none is booked. */
  isOverLimit: z.boolean().optional(),
  /** Whether the form was sent again, and its address gets no mail about the change. */
  isUnmailed: z.boolean().optional(),
})
