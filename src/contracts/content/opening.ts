import { openingAddress } from '../opening-address.ts'
import type { FieldPath } from './content.ts'

/** The three forms with which an owner makes the site their own. */
export const openingForms = {
  company: 'Who you are',
  links: 'Links and booking',
  prices: 'Prices and availability',
} as const
export type OpeningForm = keyof typeof openingForms

export const testMailAddress = `${openingAddress}?test-mail`

export type OpeningField = {
  name: string
  label: string
  kind: 'text' | 'email' | 'tel' | 'url' | 'time' | 'color' | 'svg' | 'month' | 'number' | 'choice'
  value: string
  hint?: string
  isOptional?: boolean
  choices?: readonly (readonly [value: string, words: string])[]
}
export type OpeningGroup<Field = OpeningField> = {
  heading: string
  /** A line of short fields, such as a product with its price. */
  isRow?: boolean
  isFolded?: boolean
  fields: Field[]
}

/** Something that is still the example company's. `form`: where an owner replaces it. */
export type Sample = { form: OpeningForm | 'rest'; title: string; path: string; field: FieldPath }
