import type { KeyboardEvent } from 'react'

/** Where letters are words. */
const typed = 'input, textarea, select, [contenteditable]'

/** The letter of a key pressed in the list and not in a field (WCAG 2.1.4). @returns null for any other key */
export function keyOf({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): 'j' | 'k' | 'e' | 'n' | null {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return null
  if (target instanceof Element && target.matches(typed)) return null
  return key === 'j' || key === 'k' || key === 'e' || key === 'n' ? key : null
}
