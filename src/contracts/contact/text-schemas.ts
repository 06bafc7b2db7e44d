// Schemas of texts that people type. The browser does not load them.
import { z } from 'zod'
import { cleanIdentifier, cleanTyped } from '../clean-text.ts'
import { limits } from '../limits.ts'
import { examplePhone, isPlausiblePhone } from '../phone.ts'
import { enterYour } from '../staff/field-labels.ts'
import { plainDigits } from '../text/plain-digits.ts'
import type { ContactField } from './contact-fields.ts'
import { cleanEmail, hasPlainLetters, isEmail } from './email-address.ts'

/** `label`: of a field of staff, whose faults are described in English. */
type Text = Pick<ContactField, 'min' | 'max'> & { label?: string }

/**
 * Faults of a visitor's field are codes, which get their words where the form is answered
 * (check-form.ts).
 */
const codes = {
  missing: 'missing',
  tooShort: 'tooShort',
  tooLong: 'tooLong',
  email: 'invalid',
  letters: 'letters',
} as const

const faultsOf = ({ label, min = 0, max }: Text): Record<keyof typeof codes, string> =>
  label === undefined
    ? codes
    : {
        missing: enterYour(label),
        tooShort: `${label} needs at least ${min} characters.`,
        tooLong: `${label} can have at most ${max} characters.`,
        email: 'Enter one email address, like name@company.com.',
        letters:
          'Enter an address with only the letters a to z, digits and signs before the @: our mails cannot reach others yet.',
      }

function boundedText(field: Text, clean: (typed: string) => string) {
  const { min = 0, max } = field
  const faults = faultsOf(field)
  return z
    .string(faults.missing)
    .overwrite(clean)
    .min(Math.min(min, 1), { error: faults.missing, abort: true })
    .min(min, { error: faults.tooShort, abort: true })
    .max(max, { error: faults.tooLong, abort: true })
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
      error: faultsOf(field).email,
      abort: true,
    })
    .refine((address) => letters === 'any' || hasPlainLetters(address), faultsOf(field).letters)
    .meta({ format: 'email', maxLength: field.max })

export const checkbox = z.union(
  [z.boolean(), z.enum(['on', 'true', '']).transform((value) => value !== '')],
  { error: codes.missing },
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
  const bounds = { ...field, min: Math.min(field.min ?? 0, 1) }
  return boundedText(bounds, (typed) => plainDigits(cleanIdentifier(typed)))
    .refine((value) => value === '' || isPlausiblePhone(value, countryCode), {
      error: example ? 'invalid' : 'invalidWithoutExample',
      params: { home: country, example },
    })
    .meta({ ...(field.min ? { minLength: field.min } : {}), maxLength: field.max })
}
