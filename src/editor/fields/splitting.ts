import { createContext } from 'react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { within } from '../texts/value-at.ts'

/** `at`: the field in which Enter begins a new item of the list around it. */
type Splitting = { at: string; split: (before: string, after: string) => void }

export const SplittingContext = createContext<Splitting | null>(null)

/** Keys of the text of an item that is little else: a paragraph, and a point one level deeper. */
const textKeys = ['paragraph', 'inset'] as const

/** Returns the place of the text of an item that Enter splits, and writes the item with another. */
export function splittable(item: ContentValue, at: string) {
  if (typeof item === 'string') return { at, write: (text: string): ContentValue => text }
  const key = isRecord(item) ? textKeys.find((one) => typeof item[one] === 'string') : undefined
  return key && isRecord(item)
    ? { at: within(at, key), write: (text: string): ContentValue => ({ ...item, [key]: text }) }
    : null
}
