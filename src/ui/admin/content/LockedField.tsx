import { ownersAlone } from '#src/contracts/field-permissions.ts'
import fieldStyles from '../../base/Field.module.css'
import { describeField, FieldRow } from '../../base/Field.tsx'
import { type FieldProps, fieldNameOf, formName } from './editor-context.ts'
import { FieldGroup } from './ObjectField.tsx'
import { ShownValue } from './ShownValue.tsx'

/** A field that somebody may read and an owner changes, with why. */
export function LockedField({ schema, value, at }: FieldProps) {
  const why = `${ownersAlone}.`
  if (schema.type === 'object')
    return (
      <FieldGroup schema={{ ...schema, description: why }} at={at}>
        <ShownValue value={value} />
      </FieldGroup>
    )
  const frame = { form: formName, name: fieldNameOf(at), label: schema.title, hint: why }
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
