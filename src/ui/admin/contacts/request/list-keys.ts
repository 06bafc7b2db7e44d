import type { KeyboardEvent } from 'react'

/** Elements for typing. */
const typed = 'input, textarea, select, [contenteditable]'

/** Shortcut of the list (WCAG 2.1.4). @returns null for other keys, and while typing */
export function keyOf({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): 'j' | 'k' | 'e' | 'n' | null {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return null
  if (target instanceof Element && target.matches(typed)) return null
  return key === 'j' || key === 'k' || key === 'e' || key === 'n' ? key : null
}
