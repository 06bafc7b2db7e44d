// Plain data, because the visitor's browser loads it too. forms.ts and records.ts build schemas
// from it.

import { limits } from '../limits.ts'
import { callBackChoices } from './call-back.ts'

/** Kinds of fields; `list` is a list of products (request-list.ts). */
export type ContactFieldType = 'text' | 'tel' | 'email' | 'textarea' | 'choice' | 'list'

/** A field; its words are in content/words/forms.yaml, and those of staff in field-labels.ts. */
export type ContactField = {
  column: string
  type: ContactFieldType
  /**
   * Minimum and maximum characters, after trimming and NFC normalisation. A field without `min` may
   * be left empty.
   */
  min?: number
  max: number
  autoComplete?: string
  /** Choices with their labels, beside the empty choice. */
  choices?: Readonly<Record<string, string>>
  rows?: number
  isName?: boolean
  /** Whether the field shares its row with a neighbour if there is room. */
  isHalf?: boolean
  /** Whether the collapsed part contains the field, which is not in the specification's form. */
  isFolded?: boolean
}

const fields = {
  firstName: {
    column: 'first_name',
    type: 'text',
    min: 1,
    max: 100,
    autoComplete: 'given-name',
    isName: true,
    isHalf: true,
  },
  lastName: {
    column: 'last_name',
    type: 'text',
    min: 1,
    max: 100,
    autoComplete: 'family-name',
    isName: true,
    isHalf: true,
  },
  company: {
    column: 'company',
    type: 'text',
    max: 200,
    autoComplete: 'organization',
  },
  phone: {
    column: 'phone',
    type: 'tel',
    ...limits.phone,
    autoComplete: 'tel',
    isHalf: true,
  },
  businessEmail: {
    column: 'business_email',
    type: 'email',
    min: 1,
    max: limits.email.max,
    autoComplete: 'email',
    isHalf: true,
  },
  callBack: {
    column: 'call_back',
    type: 'choice',
    max: 20,
    choices: callBackChoices,
    isFolded: true,
  },
  requestList: {
    column: 'request_list',
    type: 'list',
    max: limits.requestList.text,
    isFolded: true,
  },
  message: {
    column: 'message',
    type: 'textarea',
    min: 1,
    max: 5000,
    rows: 4,
  },
} as const satisfies Record<string, ContactField>

export type ContactFieldName = keyof typeof fields
export type ContactColumn = (typeof fields)[ContactFieldName]['column']
export type ContactTexts = Record<ContactFieldName, string>

/**
 * Fields of the contact form in their order (spec.md §5 and §7). Everything that reads or writes a
 * contact request uses this list.
 */
export const contactFields: Record<ContactFieldName, ContactField & { column: ContactColumn }> =
  fields

// the keys of the literal above
export const contactFieldNames = Object.keys(fields) as ContactFieldName[]

export const mapContactFields = <T>(
  make: (field: ContactField & { column: ContactColumn }, name: ContactFieldName) => T,
) =>
  Object.fromEntries(
    contactFieldNames.map((name) => [name, make(contactFields[name], name)]),
  ) as Record<ContactFieldName, T>

/** Name of the field that only bots fill in. */
export const honeypotField = 'subject'
