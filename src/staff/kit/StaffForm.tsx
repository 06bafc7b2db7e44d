import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import { Answer, answerId, PostForm } from '#src/ui/base/form/Answer.tsx'
import { useAnswerFocus } from '#src/ui/base/form/use-answer-focus.ts'
import styles from './StaffForm.module.css'

type Frame = {
  title: string
  note?: ReactNode
  children: ReactNode
}

/** A form that fills a page of the staff area. @param id first part of the heading's id */
export const StaffForm = ({
  id,
  title,
  note,
  children,
  ...form
}: Frame & { id: string } & Omit<ComponentProps<typeof PostForm>, 'title' | 'id'>) => (
  <PostForm {...form} className={`panel stack ${styles['form']}`} aria-labelledby={`${id}-heading`}>
    <h1 id={`${id}-heading`}>{title}</h1>
    {children}
    {note && <p className={`muted ${styles['note']}`}>{note}</p>}
  </PostForm>
)

export const StaffFrame = ({ title, note, children, role }: Frame & { role?: 'status' }) => (
  <div
    id={role && answerId}
    tabIndex={role && -1}
    data-answer={role && ''}
    className={`panel stack ${styles['form']}`}
    role={role}
  >
    <h1>{title}</h1>
    {children}
    {note && <p className={`muted ${styles['note']}`}>{note}</p>}
  </div>
)

type AlertProps = {
  /** By default it is the element at which the page opens. */
  id?: string | undefined
  isFocused?: boolean
  children: string | undefined
}

/**
 * An alert that is always rendered, so that it is announced when it is filled. It takes no room
 * while it is empty.
 */
export const FormAlert = ({ id = answerId, isFocused = true, children }: AlertProps) => {
  const element = useRef<HTMLDivElement>(null)
  useAnswerFocus(element, children, isFocused)
  return (
    <div
      ref={element}
      id={children ? id : undefined}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page answers a sent form, so reading begins at the error
      autoFocus={isFocused && Boolean(children)}
      role="alert"
      className={`alarm ${styles['alert']}`}
    >
      {children}
    </div>
  )
}

type Posted = { message: string; detail: string; errors: FieldErrors } | undefined

/** What was wrong with a posted form, or a link to each field with an error. */
export const PostedAlert = ({ form, posted }: { form: string; posted: Posted }) => {
  const text = posted && `${posted.message} ${posted.detail}`.trim()
  return text ? <FormAlert>{text}</FormAlert> : <Answer form={form} errors={posted?.errors} />
}
