import { type RefObject, useEffect, useRef } from 'react'

/**
 * Brings the answer to a form into view and gives it the focus when it appears or changes. The
 * answer of the first render is left alone: its page was opened at it (Answer.tsx).
 * @param text empty while there is no answer
 */
export function useAnswerFocus(
  answer: RefObject<HTMLElement | null>,
  text: string | undefined,
  isFocused = true,
): void {
  const shown = useRef(text)
  useEffect(() => {
    if (shown.current === text) return
    shown.current = text
    if (!text) return
    if (isFocused) answer.current?.focus({ preventScroll: true })
    answer.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [answer, text, isFocused])
}
