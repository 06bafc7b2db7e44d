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
type ListKey = keyof typeof listKeys

const isListKey = (key: string): key is ListKey => Object.hasOwn(listKeys, key)

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'
>

const textControls = 'input, textarea, select, [contenteditable]'

/**
 * Returns a key of the list. On a keyboard without Latin letters it is the key in their place.
 * @returns null for other keys, and while text is typed
 */
export function listKeyOf({
  key,
  code,
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: Pressed): ListKey | null {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return null
  if (typeof Element !== 'undefined' && target instanceof Element && target.matches(textControls))
    return null
  const isLatin = /^[\x21-\x7e]$/.test(key)
  const letter = isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '')
  const pressed = letter.toLowerCase()
  return isListKey(pressed) ? pressed : null
}
