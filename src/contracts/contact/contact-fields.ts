// Plain data, because the visitor's browser loads it too. forms.ts and records.ts build schemas
// from it.

import { limits } from '../limits.ts'
import { callBackChoices } from './call-back.ts'

/** Kinds of fields; `list` is a list of products (request-list.ts). */
export type ContactFieldType = 'text' | 'tel' | 'email' | 'textarea' | 'choice' | 'list'

export type ContactField = {
  label: string
  /** Name of the field's data in the privacy policy. */
  stored: string
  column: string
  type: ContactFieldType
  /**
   * Minimum and maximum characters, after trimming and NFC normalisation. A field without `min` may
   * be left empty.
   */
  min?: number
  max: number
  autoComplete?: string
  /** Choices with their labels; `none` labels the empty choice, which is always offered. */
  choices?: Readonly<Record<string, string>>
  none?: string
  rows?: number
  isName?: boolean
  /** Whether the field shares its row with a neighbour if there is room. */
  isHalf?: boolean
  /**
   * Heading of the collapsed part that contains the field, for fields that are not in the
   * specification's form.
   */
  folded?: string
  /** Whether the staff search covers the field, as it should for every typed text. */
  isSearched: boolean
}

const fields = {
  firstName: {
    label: 'First name',
    stored: 'first name',
    column: 'first_name',
    type: 'text',
    min: 1,
    max: 100,
    autoComplete: 'given-name',
    isName: true,
    isHalf: true,
    isSearched: true,
  },
  lastName: {
    label: 'Last name',
    stored: 'last name',
    column: 'last_name',
    type: 'text',
    min: 1,
    max: 100,
    autoComplete: 'family-name',
    isName: true,
    isHalf: true,
    isSearched: true,
  },
  company: {
    label: 'Company',
    stored: 'company if you give it',
    column: 'company',
    type: 'text',
    max: 200,
    autoComplete: 'organization',
    isSearched: true,
  },
  phone: {
    label: 'Phone number',
    stored: 'telephone number',
    column: 'phone',
    type: 'tel',
    ...limits.phone,
    autoComplete: 'tel',
    isHalf: true,
    isSearched: true,
  },
  businessEmail: {
    label: 'Business email',
    stored: 'business e-mail address',
    column: 'business_email',
    type: 'email',
    min: 1,
    max: limits.email.max,
    autoComplete: 'email',
    isHalf: true,
    isSearched: true,
  },
  callBack: {
    label: 'Call me',
    stored: 'when you want to be called',
    column: 'call_back',
    type: 'choice',
    max: 20,
    choices: callBackChoices,
    none: 'No call needed',
    folded: 'call-back',
    isSearched: false,
  },
  requestList: {
    label: 'Products',
    stored: 'the products you list',
    column: 'request_list',
    type: 'list',
    max: limits.requestList.text,
    folded: 'products',
    isSearched: true,
  },
  message: {
    label: 'Message',
    stored: 'message',
    column: 'message',
    type: 'textarea',
    min: 1,
    max: 5000,
    rows: 4,
    isSearched: true,
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
