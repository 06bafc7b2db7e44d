import type { ReactNode } from 'react'
import { isRecord } from '#src/contracts/content/is-record.ts'
import fieldStyles from '#src/ui/base/form/Field.module.css'
import { FieldError } from '#src/ui/base/form/Field.tsx'
import { type FieldProps, fieldIdAt, useEditor } from '../kit/editor-context.ts'
import { within } from '../texts/value-at.ts'
import { FieldNode } from './FieldNode.tsx'
import styles from './Fields.module.css'

/** Renders the fields of an object without a frame. @param without keys that the caller renders */
export const Fields = ({
  schema,
  value,
  at,
  without = [],
}: FieldProps & { without?: readonly string[] }) => (
  <>
    {Object.entries(schema.properties ?? {}).map(([key, field]) =>
      without.includes(key) ? null : (
        <FieldNode
          key={key}
          schema={field}
          value={isRecord(value) ? value[key] : undefined}
          at={within(at, key)}
          isRequired={schema.required?.includes(key) ?? false}
        />
      ),
    )}
  </>
)

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) =>
  children && (
    <p id={`${id}-hint`} className={fieldStyles['hint']}>
      {children}
    </p>
  )

type GroupProps = Pick<FieldProps, 'schema' | 'at'> & {
  children: ReactNode
  actions?: ReactNode
  look?: 'group' | 'ticks'
}

export function FieldGroup({ schema, at, children, actions, look = 'group' }: GroupProps) {
  const { problems } = useEditor()
  const id = fieldIdAt(at)
  const isPart = at !== '' && !at.includes('/')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles[look]}
      aria-describedby={schema.description ? `${id}-hint` : undefined}
    >
      {/* The title of a part is hidden here, because the button that opens the part shows it
          already. */}
      <legend className={look === 'group' && isPart ? 'visually-hidden' : undefined}>
        {schema.title}
      </legend>
      <FieldHint id={id}>{schema.description}</FieldHint>
      {children}
      <FieldError id={id}>{problems.get(at)?.join('. ')}</FieldError>
      {actions && <div className="row">{actions}</div>}
    </fieldset>
  )
}

export const ObjectField = ({ schema, value, at, actions }: FieldProps) => (
  <FieldGroup schema={schema} at={at} actions={actions}>
    <Fields schema={schema} value={value} at={at} />
  </FieldGroup>
)
