// Plain data, which the visitor's browser loads too: the schemas are built from it in forms.ts and records.ts.

import { limits } from '../limits.ts'
import { callBackChoices } from './call-back.ts'

/**
 * How a field is filled in and what it must hold: one line of text, a telephone number, an e-mail address, several lines, one of
 * some choices, or a list of products (request-list.ts).
 */
export type ContactFieldType = 'text' | 'tel' | 'email' | 'textarea' | 'choice' | 'list'

export type ContactField = {
  /** What its label shows, its error texts repeat, and a mail, a staff card and a CSV file are headed with. */
  label: string
  /** What the privacy policy calls it among what is stored. */
  stored: string
  /** Column of the table `contact`: text, empty where nothing was given. */
  column: string
  type: ContactFieldType
  /** Fewest and most characters, after trimming and NFC normalisation. A field without `min` may be left empty. */
  min?: number
  max: number
  /** What browsers know the field as (HTML, autofill field names). */
  autoComplete?: string
  /** What may be chosen, and what each is called. Empty is always one of them, and `none` its name. */
  choices?: Readonly<Record<string, string>>
  none?: string
  /** Rows of a text area. */
  rows?: number
  /** Whether it is a part of the person's name, which a mail writes in one line. */
  isName?: boolean
  /** Whether it shares its row with its neighbour where there is room for two. */
  isHalf?: boolean
  /** Beyond the form of the specification: folded in the form until it is wanted or filled, under a heading that calls it so. */
  folded?: string
  /** Whether the search of the staff list looks through it: for all that a person types. */
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
    min: 5,
    max: 32,
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
  message: { label: 'Message', stored: 'message', column: 'message', type: 'textarea', min: 1, max: 5000, rows: 4, isSearched: true },
} as const satisfies Record<string, ContactField>

export type ContactFieldName = keyof typeof fields
export type ContactColumn = (typeof fields)[ContactFieldName]['column']
export type ContactTexts = Record<ContactFieldName, string>

/**
 * What a visitor types into the contact form, in the order in which it stands (spec.md §5 and §7).
 * Each field is in the form, the draft, the API and its document, the submission key, the mail to the company, the staff card, the
 * CSV file and the report to the person, and can be corrected: all of them read this list.
 */
export const contactFields: Record<ContactFieldName, ContactField & { column: ContactColumn }> = fields

export const contactFieldNames = Object.keys(fields) as ContactFieldName[] // the keys of the literal above

export const mapContactFields = <T>(make: (field: ContactField & { column: ContactColumn }, name: ContactFieldName) => T) =>
  // One entry for each name of the list.
  Object.fromEntries(contactFieldNames.map((name) => [name, make(contactFields[name], name)])) as Record<ContactFieldName, T>
