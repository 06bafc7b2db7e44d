import type { ComponentProps, ReactNode } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { type FormOutcome, FormStatus } from './FormStatus.tsx'

/** Id of the element in which a page answers the form that was sent to it. */
export const answerId = 'answer'

/**
 * Address of a form whose page opens at the answer, which gets the focus, with a script or without.
 * A redirection keeps the fragment.
 */
export const atAnswer = (address = '') => `${address}#${answerId}`

type PostFormProps = Omit<ComponentProps<'form'>, 'method' | 'action'> & {
  /** By default the address of the page. */
  action?: string | undefined
  /**
   * Whether the form leads to another page, whose address would keep the fragment. An error still
   * gets the focus.
   */
  leadsAway?: boolean
}

/** A form that is posted to a page, which opens at its answer. */
export const PostForm = ({ action, leadsAway = false, ...form }: PostFormProps) => (
  <form method="post" action={leadsAway ? action : atAnswer(action)} {...form} />
)

type Props = {
  status?: FormOutcome | undefined
  /** Errors beside the fields of a form, shown in their place if there is no status. */
  errors?: Record<string, string[]> | undefined
  /** Id prefix of the fields. */
  form?: string
  order?: readonly string[]
  /** Words of the errors on a page of visitors. */
  words?: ComponentProps<typeof ErrorSummary>['words']
  children?: ReactNode
}

/** The answer to a posted form. Renders nothing if there is none. */
export const Answer = ({ status, errors = {}, form = '', order = [], words, children }: Props) => {
  const answer =
    children ||
    (status && <FormStatus status={status} />) ||
    (Object.keys(errors).length > 0 && <ErrorSummary {...{ form, errors, order, words }} />)
  return answer ? (
    <div id={answerId} tabIndex={-1} data-answer>
      {answer}
    </div>
  ) : null
}
