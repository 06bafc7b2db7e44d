import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { LineButton } from '#src/staff/kit/controls.tsx'
import { type FieldProps, useEditor } from '../kit/editor-context.ts'
import { inSentence } from '../kit/in-sentence.ts'
import { addedValue } from '../kit/values.ts'
import styles from './Fields.module.css'
import { focusOnAdded } from './focus-field.ts'
import { FieldGroup } from './ObjectField.tsx'

/** A group that may be missing: adds it, removes it, and takes the removal back. */
export function OptionalField({
  of: Group,
  ...props
}: FieldProps & { of: ComponentType<FieldProps> }) {
  const { schema, value, at } = props
  const { change } = useEditor()
  const [removed, setRemoved] = useState<ContentValue>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const name = inSentence(schema.title)
  const put = (next: ContentValue) => {
    flushSync(() => {
      setRemoved(null)
      change(at, next)
    })
    focusOnAdded(at)
  }
  const remove = () => {
    flushSync(() => {
      setRemoved(value ?? null)
      change(at, schema.isNullable ? null : undefined)
    })
    undo.current?.focus()
  }
  if (value !== undefined && value !== null)
    return (
      <Group
        {...props}
        isRequired
        actions={<LineButton onClick={remove}>{`Remove ${name}`}</LineButton>}
      />
    )
  return (
    <FieldGroup schema={schema} at={at}>
      <p role="status" className={`row ${styles['undo']}`}>
        {removed !== null && (
          <>
            <span>{`Removed ${name}.`}</span>{' '}
            <LineButton ref={undo} onClick={() => put(removed)}>
              Undo
            </LineButton>
          </>
        )}
      </p>
      <div className="row">
        <LineButton onClick={() => put(addedValue(schema))}>{`Add ${name}`}</LineButton>
      </div>
    </FieldGroup>
  )
}
