import fieldStyles from '../../base/Field.module.css'
import { describeField, FieldRow } from '../../base/Field.tsx'
import { type FieldProps, fieldNameOf, formName } from './editor-context.ts'
import { FieldGroup } from './ObjectField.tsx'
import { ShownValue } from './ShownValue.tsx'

/** A field that somebody may read and an owner changes, with why. */
export function LockedField({ schema, value, at, why }: FieldProps & { why: string }) {
  const hint = `${why}.`
  if (schema.type === 'object' || schema.type === 'array')
    return (
      <FieldGroup schema={{ ...schema, description: hint }} at={at}>
        <ShownValue value={value} />
      </FieldGroup>
    )
  const frame = { form: formName, name: fieldNameOf(at), label: schema.title, hint }
  return (
    <FieldRow {...frame}>
      <input
        {...describeField(frame)}
        type="text"
        readOnly
        value={typeof value === 'string' ? value : ''}
        className={fieldStyles['control']}
      />
    </FieldRow>
  )
}
