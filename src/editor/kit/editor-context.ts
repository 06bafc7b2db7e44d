import { createContext, type ReactNode, useContext } from 'react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import type { ContentPicture } from '#src/contracts/content/content-pictures.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import type { Tokens } from '#src/contracts/tokens.ts'
import { fieldId } from '#src/ui/base/form/Field.tsx'
import type { ContentChoices } from '../texts/content-list.ts'

export type EditorTools = {
  /** Sets a value; undefined removes it. */
  change: (at: string, value: ContentValue | undefined) => void
  /** As `change`, taken back as a whole by Ctrl or ⌘ and Z. `focus`: the field to go to. */
  replace: (at: string, value: ContentValue, focus?: string) => void
  read: (at: string) => ContentValue | undefined
  /** Takes the last `replace` back. @returns false if the entry was changed since */
  undo: () => boolean
  /** Announces the result of a paste until the next change. `undo` is offered beside it. */
  announce: (text: string, undo?: () => void) => void
  problems: ReadonlyMap<string, string[]>
  /** Places of fields and parts that visitors do not see. */
  unread: ReadonlySet<string>
  target: string | null
  /** Whether every part with a fault opens, as when a list of faults led here. */
  opensFaults: boolean
  addresses: ContentChoices['addresses']
  products: readonly { slug: string; label: string }[]
  accessories: readonly { slug: string; label: string }[]
  pictures: readonly ContentPicture[] | null
  reloadPictures: () => Promise<unknown>
  folder: string
  tokens: Tokens
  /** The company's, in which entries are scheduled. */
  timeZone: string
  /** The first language of the site, in which entries are written. */
  language: string
  /** Of the catalogue, in which prices are typed. */
  currency: string
}

export const EntryEditorContext = createContext<EditorTools | null>(null)

/** Returns the editor's tools. @throws Error outside the form of an entry */
export function useEditor(): EditorTools {
  const editor = useContext(EntryEditorContext)
  if (!editor) throw new Error('A field outside the form of an entry')
  return editor
}

export type FieldProps = {
  schema: FormSchema
  value: ContentValue | undefined
  at: string
  isRequired?: boolean
  /** Buttons below the fields of a group. */
  actions?: ReactNode
}

export const formName = 'entry'
export const fieldNameOf = (at: string) => (at === '' ? 'whole' : at.replaceAll('/', '_'))
/** Returns the path of the field or part that contains an element; empty for none. */
export const placeOfElement = (element: Element): string => {
  const holder = element.closest<HTMLElement>(`[data-place], [id^="${formName}-"]`)
  const [, name = ''] = /^entry-(\w+)/.exec(holder?.id ?? '') ?? []
  return holder?.dataset['place'] ?? (name === 'whole' ? '' : name.replaceAll('_', '/'))
}
export const fieldIdAt = (at: string) => fieldId(formName, fieldNameOf(at))
