import type { ComponentProps, ReactNode } from 'react'
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
}: Frame & { id: string } & Omit<ComponentProps<'form'>, 'title' | 'id'>) => (
  <form
    method="post"
    {...form}
    className={`panel stack ${styles['form']}`}
    aria-labelledby={`${id}-heading`}
  >
    <h1 id={`${id}-heading`}>{title}</h1>
    {children}
    {note && <p className={`muted ${styles['note']}`}>{note}</p>}
  </form>
)

export const StaffFrame = ({ title, note, children, role }: Frame & { role?: 'status' }) => (
  <div className={`panel stack ${styles['form']}`} role={role}>
    <h1>{title}</h1>
    {children}
    {note && <p className={`muted ${styles['note']}`}>{note}</p>}
  </div>
)

/**
 * An alert that is always rendered, so that it is announced when it is filled. It takes no room
 * while it is empty.
 */
export const FormAlert = ({ children }: { children: ReactNode }) => (
  <div role="alert" className={`alarm ${styles['alert']}`}>
    {children}
  </div>
)

export const PostedAlert = ({
  posted,
}: {
  posted: { message: string; detail: string } | undefined
}) => <FormAlert>{posted && `${posted.message} ${posted.detail}`.trim()}</FormAlert>
