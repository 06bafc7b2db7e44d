import type { FormSchema } from '../form-schema.ts'
import type { ContentProblem, ContentValue, FieldPath } from './content.ts'

/** The forms with which an owner makes the site their own. */
export const openingForms = {
  company: 'Who you are',
  links: 'Links and booking',
  prices: 'Prices and availability',
} as const
export type OpeningForm = keyof typeof openingForms

/** A field of an entry. `at`: the entry and the place in it, such as `company/address/city`. */
export type OpeningField = { at: string; schema: FormSchema; isRequired: boolean }
export type OpeningGroup = {
  heading: string
  /** A line of short fields, such as a product with its price. */
  isRow?: boolean
  fields: OpeningField[]
}
/** Values that follow from a country, and what they are in words. */
export type Proposal = { values: { at: string; value: ContentValue | null }[]; words: string }
export type ShownOpening = {
  form: OpeningForm
  groups: OpeningGroup[]
  /** Public values of the fields, by entry. */
  value: ContentValue
  version: string
  /** Put into fields that nobody typed in: now, and when another country is chosen, by its code. */
  proposals: { now: Proposal | null; byCountry: Record<string, Proposal> }
}

/** PUT /api/content/opening. Places of fields that are not in the form are ignored. */
export type OpeningSave = { form: OpeningForm; value: ContentValue; version: string }
/** Answer 422: a problem (RFC 9457) with the faults, whose `field` begins with the entry. */
export type OpeningRefusal = { problems: ContentProblem[] }

/** A text that an owner still has to write or to read. `minutes`: about how long it takes. */
export type LeftToWrite = {
  path: string
  field: FieldPath
  label: string
  what: string
  minutes: number
}

/** Something that is still the example company's. `form`: where an owner replaces it. */
export type Sample = { form: OpeningForm | 'rest'; title: string; path: string; field: FieldPath }
