import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './Field.module.css'

export type FieldFrame = {
  /** Id prefix, because a page may have two forms. */
  form: string
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  isOptional?: boolean
  /** Id of further words about the field. */
  describedBy?: string | undefined
  /** Mark of an optional field on a page of visitors; the staff area is in English. */
  optional?: string | undefined
}

/**
 * A field of a text in a language, or in any: it has the direction of what is typed, and a spell
 * checker and a typeface of the language.
 */
export const typedIn = (lang?: string) => ({ lang, dir: 'auto' }) as const

export const fieldId = (form: string, name: string) => `${form}-${name}`

export function describeField({
  form,
  name,
  hint,
  error,
  describedBy,
}: Pick<FieldFrame, 'form' | 'name' | 'hint' | 'error' | 'describedBy'>) {
  const id = fieldId(form, name)
  const parts = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean)
  return {
    id,
    name,
    // Set to false explicitly, because Firefox and Chromium otherwise call a required field invalid
    // from the start.
    'aria-invalid': error ? ('true' as const) : ('false' as const),
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
  }
}

/** The error in words and with an icon, because colour alone is not enough. */
export const FieldError = ({ id, children }: { id: string; children?: ReactNode }) =>
  children ? (
    <p id={`${id}-error`} className={styles['error']}>
      <Icon icon={CircleAlert} size="small" />
      <span>{children}</span>
    </p>
  ) : null

export const FieldRow = ({
  form,
  name,
  label,
  hint,
  error,
  isOptional = false,
  optional = 'optional',
  children,
}: FieldFrame & { children: ReactNode }) => {
  const id = fieldId(form, name)
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {isOptional && <span className={styles['optional']}>{` ${optional}`}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}

type Props = FieldFrame &
  Omit<ComponentProps<'input'>, 'form' | 'name' | 'id' | 'className'> & {
    /** Id of the form that the field belongs to, for fields outside of the form element. */
    formId?: string
  }

export const Field = ({
  form,
  formId,
  name,
  label,
  hint,
  error,
  isOptional,
  optional,
  required = !isOptional,
  type = 'text',
  describedBy,
  ...input
}: Props) => (
  <FieldRow {...{ form, name, label, hint, error, optional }} {...(isOptional && { isOptional })}>
    <input
      type={type}
      form={formId}
      {...input}
      {...describeField({ form, name, hint, error, describedBy })}
      required={required}
      className={styles['control']}
    />
  </FieldRow>
)
