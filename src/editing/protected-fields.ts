import type { ContentValue } from '#src/contracts/content.ts'
import { type ProtectedChange, protectedChanges } from '#src/contracts/field-permissions.ts'
import { readValue } from './document.ts'

/** Text of a file before and after; null where there is none. */
export type Texts = { path: string; before: string | null; after: string | null }

/** A file's value, or its text as it is where somebody has broken it by hand. */
export function valueOrText(text: string): ContentValue {
  try {
    return readValue(text)
  } catch {
    return text
  }
}

const valueOrNull = (text: string | null): ContentValue => (text === null ? null : valueOrText(text))

/** The protected fields (contracts/field-permissions.ts) in which two texts of a file differ. */
export const protectedChangesOf = ({ path, before, after }: Texts): ProtectedChange[] =>
  protectedChanges(path, valueOrNull(before), valueOrNull(after))
