import type { ReactNode } from 'react'
import { openingForms } from '#src/contracts/content/opening.ts'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import styles from './Opening.module.css'

/** Headings of the parts, by the fragments that lead to them. */
export const openingParts = {
  beginning: 'Where you begin',
  aside: 'Set aside',
  ...openingForms,
  open: 'Open the site',
  left: 'What is left to write',
  rest: 'The rest',
  'test-mail': 'Do mails go out?',
} as const
export type OpeningPartId = keyof typeof openingParts

type Props = {
  id: OpeningPartId
  /** What is left in it, in a word or two; empty for nothing. */
  state?: string
  text?: string | undefined
  isOpen?: boolean
  children?: ReactNode
}

/** A folded part of the page, so that the first screen shows all of them. */
export const OpeningPart = ({ id, state = '', text, isOpen = false, children }: Props) => (
  <section aria-labelledby={id} className={styles['part']}>
    <Disclosure
      open={isOpen}
      summary={
        <h2 id={id}>
          {openingParts[id]} {state !== '' && <span className="muted">{state}</span>}
        </h2>
      }
    >
      {/* A link to what is folded opens it. */}
      <div id={`${id}-form`} className={styles['body']}>
        {text && <p className="muted">{text}</p>}
        {children}
      </div>
    </Disclosure>
  </section>
)
