// Schemas of texts that people type. The browser does not load them.
import { z } from 'zod'
import { limits } from '../limits.ts'
import { hasTooManyMarks, toNormalForm } from '../normal-form.ts'
import { examplePhone, isPlausiblePhone } from '../phone.ts'
import type { ContactField } from './contact-fields.ts'
import { fieldErrors } from './field-texts.ts'

// Control characters, and invisible marks that reorder text. A text of several lines may contain
// tabs and line breaks.
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
export const controlsInText = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u

type Text = Pick<ContactField, 'label' | 'min' | 'max'>

export function formText({ label, min = 0, max }: Text, forbidden = controls) {
  return (
    z
      .string(fieldErrors.missing(label))
      // A lone surrogate becomes U+FFFD: neither a URL nor PostgreSQL can hold it.
      .transform((value) =>
        toNormalForm(value.toWellFormed(), 'NFC').replace(/\r\n?/g, '\n').trim(),
      )
      .pipe(
        z
          .string()
          .min(Math.min(min, 1), fieldErrors.missing(label))
          .min(min, `${label} needs at least ${min} characters.`)
          .max(max, `${label} can have at most ${max} characters.`)
          .refine(
            (value) => !forbidden.test(value) && !hasTooManyMarks(value),
            `${label} holds characters that cannot be shown. Type it again.`,
          ),
      )
      .meta({ ...(min > 0 ? { minLength: min } : {}), maxLength: max })
  )
}

export const formEmail = (field: Text) =>
  formText(field)
    .pipe(z.union([z.literal(''), z.email(fieldErrors.email)]))
    .meta({ format: 'email', maxLength: field.max })

export const checkbox = z.union(
  [z.boolean(), z.enum(['on', 'true', '']).transform((value) => value !== '')],
  {
    error: fieldErrors.consent,
  },
)

/** Key by which the server recognises a repeated request, made by the client. */
export const idempotencyKey = z
  .string('Give a key.')
  .regex(/^[\w-]+$/, 'A key has letters, digits, _ and -.')
  .min(limits.idempotencyKey.min)
  .max(limits.idempotencyKey.max)

/** Country to which telephone numbers without a country code belong. */
export type Home = Readonly<{ country: string; countryCode: string }>

export function phone(field: Text, { country, countryCode }: Home) {
  const example = examplePhone(countryCode)
  const fault = `${fieldErrors.phone}${example ? `, like ${example}` : ''}. Numbers in ${country} need none.`
  return formText({ ...field, min: Math.min(field.min ?? 0, 1) })
    .refine((value) => value === '' || isPlausiblePhone(value, countryCode), fault)
    .meta({ ...(field.min ? { minLength: field.min } : {}), maxLength: field.max })
}
