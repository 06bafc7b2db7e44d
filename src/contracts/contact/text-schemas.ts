// Schemas of texts that people type. The browser does not load them.
import { z } from 'zod'
import { cleanIdentifier, cleanTyped } from '../clean-text.ts'
import { limits } from '../limits.ts'
import { examplePhone, isPlausiblePhone } from '../phone.ts'
import type { ContactField } from './contact-fields.ts'
import { cleanEmail, hasPlainLetters, isEmail } from './email-address.ts'
import { fieldErrors } from './field-texts.ts'

type Text = Pick<ContactField, 'label' | 'min' | 'max'>

function boundedText({ label, min = 0, max }: Text, clean: (typed: string) => string) {
  return z
    .string(fieldErrors.missing(label))
    .overwrite(clean)
    .min(Math.min(min, 1), { error: fieldErrors.missing(label), abort: true })
    .min(min, { error: `${label} needs at least ${min} characters.`, abort: true })
    .max(max, { error: `${label} can have at most ${max} characters.`, abort: true })
    .meta({ ...(min > 0 ? { minLength: min } : {}), maxLength: max })
}

export const formText = (field: Text, lines: 'one' | 'several' = 'one') =>
  boundedText(field, (typed) => cleanTyped(typed, lines))

/** An account name, an address of the web or another text that programs compare. */
export const formIdentifier = (field: Text) => boundedText(field, cleanIdentifier)

/** @param letters `any` takes addresses that only few mail servers can deliver to */
export const formEmail = (field: Text, letters: 'ascii' | 'any' = 'ascii') =>
  boundedText(field, cleanEmail)
    .refine((address) => address === '' || isEmail(address), {
      error: fieldErrors.email,
      abort: true,
    })
    .refine((address) => letters === 'any' || hasPlainLetters(address), fieldErrors.emailLetters)
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
  return formIdentifier({ ...field, min: Math.min(field.min ?? 0, 1) })
    .refine((value) => value === '' || isPlausiblePhone(value, countryCode), fault)
    .meta({ ...(field.min ? { minLength: field.min } : {}), maxLength: field.max })
}
