import type { ContentValue } from '#src/contracts/content/content.ts'
import { isSameText, mergeTexts } from '../draft/same-text.ts'

/** Unsaved text of a form as the browser keeps it. `base`: the public values it was typed over. */
export type TypedText = { value: ContentValue; base: ContentValue }

/**
 * Returns the public values with what was typed before and not saved; null if that is nothing.
 * Another form or person may have published since, so only what was typed replaces a public value.
 */
export function withTypedBefore(published: ContentValue, typed: TypedText): ContentValue | null {
  const texts = { base: typed.base, mine: typed.value, theirs: published }
  const merged = mergeTexts(texts, 'mine') ?? null
  return isSameText(merged, published) ? null : merged
}
