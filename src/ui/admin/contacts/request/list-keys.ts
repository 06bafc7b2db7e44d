import type { KeyboardEvent } from 'react'

/** Keys of the list, with what they do. */
export const listKeys = {
  j: 'next contact',
  k: 'previous contact',
  r: 'reply',
  a: 'mark answered',
  n: 'add a note',
  u: 'undo',
  '/': 'search',
  '?': 'show these keys',
} as const
export type ListKey = keyof typeof listKeys

const isListKey = (key: string): key is ListKey => Object.hasOwn(listKeys, key)

const textControls = 'input, textarea, select, [contenteditable]'

/** Returns a key of the list. @returns null for other keys, and while text is typed */
export function keyOf({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent): ListKey | null {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return null
  if (target instanceof Element && target.matches(textControls)) return null
  return isListKey(key) ? key : null
}
