import { type ReactNode, useRef } from 'react'
import { useAnswerFocus } from './use-answer-focus.ts'

type Props = {
  /** What has to be in view and focused when it appears or changes. */
  text: string | undefined
  isFocused?: boolean
  className: string | undefined
  children: ReactNode
}

/**
 * The live region of a form (product-decisions.md, Forms). It has no `role="status"`, which is read
 * as "status bar" while it is empty. What appears in it gets the focus, unless it is not the answer to
 * a press.
 */
export const AnswerRegion = ({ text, isFocused = true, className, children }: Props) => {
  const element = useRef<HTMLDivElement>(null)
  useAnswerFocus(element, text, isFocused)
  return (
    <div
      ref={element}
      tabIndex={-1}
      aria-live="polite"
      aria-atomic="true"
      data-status
      className={className}
    >
      {children}
    </div>
  )
}
