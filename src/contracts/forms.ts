// The browser imports only types from this file, so that neither zod nor the telephone table reaches a visitor.
import { z } from 'zod'
import { type ContactField, type ContactFieldType, mapContactFields } from './contact-fields.ts'
import { contactStates } from './contact-list.ts'
import { fieldErrors, fieldLabels } from './field-texts.ts'
import { limits } from './limits.ts'
import { isPlausiblePhone } from './phone.ts'
import { honeypotField } from './texts.ts'

// Control characters and invisible marks that reorder text; text of several lines may hold tabs and line breaks.
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const controlsInText = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u
/** More combining marks on a letter than any language has (Unicode, UAX #15 §13): NFC sorts them in quadratic time. */
const tooManyMarks = /\p{M}{31}/u
const toNfc = (value: string) => (tooManyMarks.test(value) ? value : value.normalize('NFC'))

type Text = Pick<ContactField, 'label' | 'min' | 'max'>

function text({ label, min = 0, max }: Text, forbidden = controls) {
  return (
    z
      .string(fieldErrors.missing(label))
      // A lone surrogate becomes U+FFFD: neither a URL nor PostgreSQL can hold it.
      .transform((value) => toNfc(value.toWellFormed()).replace(/\r\n?/g, '\n').trim())
      .pipe(
        z
          .string()
          .min(Math.min(min, 1), fieldErrors.missing(label))
          .min(min, `${label} needs at least ${min} characters.`)
          .max(max, `${label} can have at most ${max} characters.`)
          .refine(
            (value) => !forbidden.test(value) && !tooManyMarks.test(value),
            `${label} holds characters that cannot be shown. Type it again.`,
          ),
      )
      .meta({ ...(min > 0 ? { minLength: min } : {}), maxLength: max })
  )
}

// Whether a field may be empty is for `min` to say.
const email = (field: Text) =>
  text(field)
    .pipe(z.union([z.literal(''), z.email(fieldErrors.email)]))
    .meta({ format: 'email', maxLength: field.max })

const phone = (field: Text) =>
  text(field).refine(
    (value) => value === '' || isPlausiblePhone(value),
    'Enter a phone number with its country code, like +234 802 345 6789, or a Nigerian number.',
  )

const byType: Record<ContactFieldType, (field: ContactField) => z.ZodType<string>> = {
  text,
  tel: phone,
  email,
  textarea: (field) => text(field, controlsInText),
}

/** The schema of a field of the contact form. One that may be left empty may also be missing or null. */
const contactText = (field: ContactField): z.ZodType<string> =>
  field.min
    ? byType[field.type](field)
    : byType[field.type](field)
        .nullish()
        .transform((value) => value ?? '')

const checkbox = z.union([z.boolean(), z.enum(['on', 'true', '']).transform((value) => value !== '')], {
  error: fieldErrors.consent,
})
const optionalString = (max: number) => z.string().max(max).optional().catch(undefined)

/** Hidden fields of our own forms. A submission without them is accepted and flagged. */
const hidden = {
  /** Honeypot: present and empty in every form of ours. */
  [honeypotField]: z
    .unknown()
    .optional()
    .transform((value) => (value === undefined ? 'missing' : value === '' ? 'empty' : 'filled'))
    .meta({ type: 'string', description: 'Honeypot: send it empty.' }),
  formToken: optionalString(500),
  /** Made by the client; a malformed one counts as none. */
  idempotencyKey: z
    .string()
    .regex(/^[\w-]+$/)
    .min(limits.idempotencyKey.min)
    .max(limits.idempotencyKey.max)
    .optional()
    .catch(undefined),
}

/** Gives the zone if `Intl.DateTimeFormat` accepts it, else null (product-decisions.md, Forms). */
export function knownTimeZone(zone: unknown): string | null {
  if (typeof zone !== 'string' || zone === '' || zone.length > limits.timeZone.max) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone && zone
  } catch {
    return null
  }
}

/** A contact request (spec.md §3 and §5). */
export const contactRequest = z.object({
  ...mapContactFields(contactText),
  termsAccepted: checkbox.refine((accepted) => accepted, fieldErrors.consent).transform(() => true as const),
  timeZone: z
    .unknown()
    .optional()
    .transform(knownTimeZone)
    .meta({ type: 'string', description: 'IANA zone; an unknown one is stored as null.' }),
  marketing: checkbox.optional().default(false),
  consentVersion: optionalString(20),
  ...hidden,
})

/** A newsletter request (spec.md §3). */
export const newsletterRequest = z.object({
  email: email({ label: fieldLabels.email, min: 1, ...limits.email }),
  consentVersion: optionalString(20),
  ...hidden,
})

/** A sign-in (spec.md §5). The password is taken as it is typed. */
export const signInRequest = z.object({
  username: text({ label: fieldLabels.username, ...limits.username }),
  password: z.string('Enter your password.').min(1, 'Enter your password.').max(limits.password.max, 'The password is too long.'),
})

/** A change of one's own password. */
export const passwordChange = z
  .object({
    currentPassword: z.string('Enter your current password.').min(1, 'Enter your current password.').max(limits.password.max),
    newPassword: z
      .string('Enter a new password.')
      .min(limits.password.min, `Use at least ${limits.password.min} characters. A few words in a row are easy to remember.`)
      .max(limits.password.max, `Use at most ${limits.password.max} characters.`),
  })
  .refine((change) => change.newPassword !== change.currentPassword, {
    path: ['newPassword'],
    error: 'Choose a password that differs from the current one.',
  })

const contactState = z.enum(contactStates, `Name one of these states: ${contactStates.join(', ')}.`)

/** A change of a contact's state by staff; `was` is the state that they saw. */
export const contactChange = z
  .object({ state: contactState, was: contactState })
  .refine(({ state, was }) => state !== was, { path: ['state'], error: 'Name a state that differs from the one before.' })

export type ContactChange = z.output<typeof contactChange>
export type ContactRequest = z.output<typeof contactRequest>
export type NewsletterRequest = z.output<typeof newsletterRequest>
