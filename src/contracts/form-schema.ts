import { ownValue } from './own-value.ts'
/** Kinds of input in the editor. If a field has no kind, its type and length decide. */
export const widgets = [
  'line',
  'paragraph',
  'picture',
  'link',
  'address',
  'drawing',
  'product',
  'accessory',
  'price',
  'table',
  'blocks',
  'place',
  'colour',
  'file',
  'moment',
  'point',
  'holidays',
  'logo',
  'onlyWith',
] as const
export type Widget = (typeof widgets)[number]

/**
 * A form as JSON Schema (draft 2020-12), made by src/content/collections/make-form-schema.ts. `title` is
 * the label, `description` the help.
 */
export type FormSchema = {
  title: string
  description?: string
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  properties?: Record<string, FormSchema>
  required?: string[]
  items?: FormSchema
  anyOf?: FormSchema[]
  enum?: string[]
  choices?: Record<string, string>
  /** What the absence of a choice means. */
  none?: string
  const?: string | number | boolean
  default?: unknown
  /** Whether the order of what is ticked counts: what is ticked later comes last. */
  isOrdered?: boolean
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  format?: string
  words?: { min: number; max: number }
  /** Whether the page renders the marks of the text (marks.ts). */
  markup?: boolean
  widget?: Widget
  /**
   * Whether the editor shows the field before the others and opened. If the field is a list with
   * one entry, the entry is opened too.
   */
  isFirst?: boolean
  /** Whether the field is for search engines. The editor shows such fields last and folded. */
  isForSearch?: boolean
  /** Whether only connected devices have it. The editor shows such fields folded too. */
  isOfDevices?: boolean
  /** Whether it is a text that visitors read, hear or receive, which a language translates. */
  isText?: boolean
  /** Whether pages show it as it is in every language: a name, a phone number, an amount. */
  isName?: boolean
  /** Whether its fields are the forms of one sentence for different numbers. */
  isPlural?: boolean
  /** Parts in braces that the program fills when it shows the text. */
  slots?: string[]
  /** Whether an empty value is stored as `null`; otherwise its key is left out. */
  isNullable?: boolean
}

/** Finds the form of a key, even in nested alternatives of a form. */
export function formUnder(form: FormSchema | undefined, key: string): FormSchema | undefined {
  const own = ownValue(form?.properties, key)
  if (own) return own
  for (const kind of form?.anyOf ?? []) {
    const found = formUnder(kind, key)
    if (found) return found
  }
  return undefined
}
