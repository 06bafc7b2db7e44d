// The browser imports only types from this file, so that a visitor loads neither zod nor the
// telephone table.
import { z } from 'zod'
import { limits } from '../limits.ts'
import { listedTimeZone } from '../listed-time-zones.ts'
import { hasCountryCode } from '../phone.ts'
import { elsewhere } from '../quote/delivery.ts'
import { quoteQuery, readQuote } from '../quote/quote-address.ts'
import {
  type ContactField,
  type ContactFieldName,
  type ContactFieldType,
  honeypotField,
  mapContactFields,
} from './contact-fields.ts'
import { pagePath } from './origin.ts'
import { faultOfList, readTypedList, writeRequestList } from './request-list.ts'
import { checkbox, formEmail, formText, type Home, idempotencyKey, phone } from './text-schemas.ts'

const byType: Record<ContactFieldType, (field: ContactField, home: Home) => z.ZodType<string>> = {
  text: (field) => formText(field),
  tel: phone,
  email: (field) => formEmail(field, 'any'),
  textarea: (field) => formText(field, 'several'),
  choice: ({ choices = {}, max }) =>
    z.enum(['', ...Object.keys(choices)], 'invalid').meta({ maxLength: max }),
  list: (field) =>
    formText(field)
      .refine((value) => faultOfList(readTypedList(value)) === null, {
        error: ({ input }) => faultOfList(readTypedList(String(input))) ?? 'tooMany',
        params: { lines: limits.requestList.lines, most: limits.requestList.quantity },
      })
      .transform((value) => writeRequestList(readTypedList(value) ?? []))
      .meta({
        maxLength: field.max,
        description: `Products by their names in addresses, with quantities from 1 to ${limits.requestList.quantity}: \`smart-lock*40,gateway*2\`.`,
      }),
}

/**
 * Makes the schema of a field of the contact form. An optional field may be empty, missing or null.
 */
const contactText =
  (home: Home) =>
  (field: ContactField): z.ZodType<string> => {
    const text = byType[field.type](field, home)
    return field.min ? text : text.nullish().transform((value) => value ?? '')
  }

const optionalString = (max: number) => z.string().max(max).optional().catch(undefined)

/**
 * Version of what the visitor agreed to; undefined for none. One that cannot be a version is
 * unknown, not missing.
 */
export const consentVersion = z
  .string()
  .max(20)
  .optional()
  .catch('unknown')
  .meta({ type: 'string', maxLength: 20 })

/** Part of the address of the page before the form; a malformed one counts as empty. */
const partOfAddress = (pattern: RegExp, maxLength: number, description: string) =>
  z
    .string()
    .max(maxLength)
    .regex(pattern)
    .default('')
    .catch('')
    .meta({ type: 'string', maxLength, description })

/** Hidden fields of the site's forms; a submission without them is flagged. */
export const hiddenFields = {
  [honeypotField]: z
    .unknown()
    .optional()
    .transform((value) => (value === undefined ? 'missing' : value === '' ? 'empty' : 'filled'))
    .meta({ type: 'string', description: 'Honeypot: send it empty.' }),
  formToken: optionalString(500),
  language: optionalString(35).meta({
    type: 'string',
    maxLength: 35,
    description:
      'Language of the person and of the answer, as the site lists it: `fr`. One that it does not list, or none, is its first language.',
  }),
  /** Key made by the client; a malformed key is ignored. */
  idempotencyKey: idempotencyKey.optional().catch(undefined),
  /**
   * Seconds since the visitor kept the request in the browser, which sends it later. Not a time,
   * because the clocks of phones differ.
   */
  waitedSeconds: z.coerce
    .number()
    .int()
    .min(0)
    .max(limits.queuedRequests.longestWaitSeconds)
    .default(0)
    .catch(0)
    .meta({
      type: 'integer',
      description: 'Seconds for which a browser without a network kept the request.',
    }),
}

const makeContactRequest = (home: Home) =>
  z
    .object({
      ...mapContactFields(contactText(home)),
      termsAccepted: checkbox
        .refine((accepted) => accepted, 'missing')
        .transform(() => true as const),
      timeZone: z
        .unknown()
        .optional()
        .transform(listedTimeZone)
        .meta({ type: 'string', description: 'IANA zone; an unknown one is stored as null.' }),
      marketing: checkbox.optional().default(false),
      consentVersion,
      askedAbout: partOfAddress(
        pagePath,
        limits.askedAbout.max,
        'Path of the page that leads to the form: `/nfc`.',
      ),
      campaign: partOfAddress(
        /^[a-z][a-z\d._-]*(\/[a-z][a-z\d._-]*)?$/,
        limits.campaign.max,
        'Campaign that led to the site, by source and name: `newsletter/june`.',
      ),
      night: partOfAddress(
        /^[\w=&.~%+*-]+$/,
        limits.askedAbout.query,
        'Query of the night that leads to the form: `site=hotel`.',
      ),
      quote: partOfAddress(
        quoteQuery,
        limits.askedAbout.query,
        'Site that is asked for and region of delivery, as in the address of the form: `site=cold-store&sites=4&plan=visits&region=abuja`.',
      ),
      ...hiddenFields,
    })
    .refine(
      ({ phone: number, quote }) => number === '' || !isAbroad(quote) || hasCountryCode(number),
      {
        path: ['phone'],
        error: 'withoutCode',
      },
    )

/** Whether a visitor wants delivery to none of the owner's regions, so also has another telephone. */
const isAbroad = (quote: string) => readQuote(new URLSearchParams(quote))?.region === elsewhere

/**
 * Makes the schema of a request that staff enter for a caller. It needs a telephone
 * number or an e-mail address, not both.
 */
export const enteredRequest = (home: Home) =>
  z
    .object({
      ...mapContactFields((field, name) =>
        contactText(home)(ways.has(name) ? { ...field, min: 0 } : field),
      ),
      isTold: checkbox
        .default(false)
        .refine((isTold) => isTold, 'Tell the caller first, then tick the box.'),
      key: idempotencyKey,
    })
    .refine(({ phone: number, businessEmail }) => number !== '' || businessEmail !== '', {
      path: ['phone'],
      error: 'Enter a telephone number or an e-mail address.',
    })
const ways: ReadonlySet<ContactFieldName> = new Set(['phone', 'businessEmail'])

type ContactSchema = ReturnType<typeof makeContactRequest>
const contactSchemas = new WeakMap<Home, ContactSchema>()

/**
 * Returns the schema of a contact request (spec.md §3 and §5).
 * @param home country of the company
 */
export function contactRequest(home: Home): ContactSchema {
  const schema = contactSchemas.get(home) ?? makeContactRequest(home)
  contactSchemas.set(home, schema)
  return schema
}

/** A newsletter request (spec.md §3). */
export const newsletterRequest = z.object({
  email: formEmail({ min: 1, ...limits.email }),
  consentVersion,
  ...hiddenFields,
})

/** What the page behind an older link to unsubscribe asks for. */
export const unsubscribeRequest = z.object({
  email: formEmail({ min: 1, ...limits.email }),
})

export type EnteredRequest = z.output<ReturnType<typeof enteredRequest>>
export type ContactRequest = z.output<ContactSchema>
export type NewsletterRequest = z.output<typeof newsletterRequest>
