import { contentLimits } from './content-limits.ts'

const { total, ofOne } = contentLimits.values

/** Tells whether a value is within the size limits of an entry. Counting stops at the limit. */
export function isOfEntrySize(value: unknown): boolean {
  const parts: unknown[] = [value]
  for (const part of parts) {
    const items = typeof part === 'object' && part !== null ? Object.values(part) : []
    if (items.length > ofOne || parts.length + items.length > total) return false
    parts.push(...items)
  }
  return true
}
