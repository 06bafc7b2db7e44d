import { createContext, useContext } from 'react'
import type { ContentList, ContentValue } from '#src/contracts/content/content.ts'
import type { ContentPicture } from '#src/contracts/content/content-pictures.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { fieldId } from '../../../base/form/Field.tsx'
import type { KnownTokens } from './text-length.ts'

export type EditorTools = {
  /** Puts a value at a place; undefined takes it away. */
  change: (at: string, value: ContentValue | undefined) => void
  read: (at: string) => ContentValue | undefined
  /** Reports what was done with a pasted text; empty for nothing. */
  say: (text: string) => void
  /** Why the draft of a field waits for an owner; null where whoever edits publishes it. */
  ownersNote: (schema: FormSchema, at: string, value: ContentValue | undefined) => string | null
  /** Faults by place. */
  problems: ReadonlyMap<string, string[]>
  /** The place that a search or a problem led to; the parts that hold it open. */
  target: string | null
  addresses: ContentList['addresses']
  products: readonly { slug: string; label: string }[]
  /** The library; null until it is read. */
  pictures: readonly ContentPicture[] | null
  reloadPictures: () => Promise<unknown>
  /** Folder of the library that pictures of this entry are sent to. */
  folder: string
  /** What the tokens of the copy stand for, so that lengths are counted as visitors see them. */
  tokens: KnownTokens
}

export const EditorContext = createContext<EditorTools | null>(null)

/** @throws Error outside the form of an entry */
export function useEditor(): EditorTools {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('A field outside the form of an entry')
  return editor
}

export type FieldProps = {
  schema: FormSchema
  value: ContentValue | undefined
  /** Its place in the entry (values.ts). */
  at: string
  isRequired?: boolean
}

export const formName = 'entry'
export const fieldNameOf = (at: string) => (at === '' ? 'whole' : at.replaceAll('/', '_'))
/** The place of the field, or of the part of the form, which an element belongs to; empty for none. */
export const placeOfElement = (element: Element): string => {
  const holder = element.closest<HTMLElement>(`[data-place], [id^="${formName}-"]`)
  const [, name = ''] = /^entry-(\w+)/.exec(holder?.id ?? '') ?? []
  return holder?.dataset['place'] ?? (name === 'whole' ? '' : name.replaceAll('_', '/'))
}
/** Its id: what a problem links to. */
export const idOf = (at: string) => fieldId(formName, fieldNameOf(at))
