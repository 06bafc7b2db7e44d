import type { KeyboardEvent } from 'react'

const keys = ['j', 'k', 'e', 'n', 'u'] as const
type Key = (typeof keys)[number]

const textControls = 'input, textarea, select, [contenteditable]'

/**
 * Returns a shortcut key of the list (WCAG 2.1.4).
 * @returns null for other keys, and while text is typed
 */
export function keyOf({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent): Key | null {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return null
  if (target instanceof Element && target.matches(textControls)) return null
  return keys.find((one) => one === key) ?? null
}
