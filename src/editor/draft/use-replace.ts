import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { focusOn } from '../fields/focus-field.ts'
import { type EditorTools, placeOfElement } from '../kit/editor-context.ts'
import { isSameText } from './same-text.ts'

type Tools = {
  change: EditorTools['change']
  /** Sets the value of the entry. */
  put: (at: string, value: ContentValue) => void
  now: RefObject<{ value: ContentValue }>
}

/**
 * Replaces a part of the entry. Ctrl or ⌘ and Z takes it back while the entry is as it was left,
 * because the browser undoes only what was typed into one field.
 */
export function useReplace({ change, put, now }: Tools): Pick<EditorTools, 'replace' | 'undo'> {
  const last = useRef<{ before: ContentValue; after: ContentValue; focus: string } | null>(null)
  const undo = useCallback(() => {
    if (!last.current || !isSameText(now.current.value, last.current.after)) return false
    const { before, focus } = last.current
    last.current = null
    put('', before)
    if (focus !== '') focusOn(focus)
    return true
  }, [now, put])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (isUndo && event.key.toLowerCase() === 'z' && undo()) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [undo])
  const replace = useCallback<EditorTools['replace']>(
    (at, value, focus = '') => {
      const { value: before } = now.current
      const { activeElement } = document
      change(at, value)
      last.current = {
        before,
        after: now.current.value,
        focus: activeElement ? placeOfElement(activeElement) : '',
      }
      if (focus !== '') focusOn(focus)
    },
    [change, now],
  )
  return { replace, undo }
}
