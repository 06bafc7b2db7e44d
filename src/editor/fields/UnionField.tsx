import { isRecord } from '#src/contracts/content/is-record.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { Options } from '#src/staff/kit/controls.tsx'
import { Select } from '#src/ui/base/form/Select.tsx'
import { type FieldProps, fieldNameOf, formName, useEditor } from '../kit/editor-context.ts'
import { firstValue, optionOf } from '../kit/values.ts'
import { within } from '../texts/value-at.ts'
import { FieldNode } from './FieldNode.tsx'
import styles from './Fields.module.css'
import { Fields } from './ObjectField.tsx'

/**
 * A value with alternative forms. A block of one kind shows the field of its kind, and what it
 * needs; other values get a menu of the forms.
 */
export function UnionField({ schema, value, at, actions }: FieldProps) {
  const { change } = useEditor()
  const options = schema.anyOf ?? []
  const chosen = optionOf(options, value)
  const option = options[chosen]
  if (!option) return null
  const [key = '', ...others] = Object.keys(option.properties ?? {}).filter(
    (one) => one !== 'onlyWith',
  )
  const inner = others.length === 0 ? option.properties?.[key] : undefined
  if (inner)
    return (
      <>
        <FieldNode
          schema={inner}
          value={isRecord(value) ? value[key] : undefined}
          at={within(at, key)}
          isRequired
        />
        <Fields schema={option} value={value} at={at} without={[key]} />
      </>
    )
  const keep = (to: number) => {
    const next = options[to]
    if (!next) return
    const empty = firstValue(next)
    const shared = Object.entries(isRecord(value) ? value : {}).filter(
      ([name]) => name in (next.properties ?? {}),
    )
    change(at, isRecord(empty) ? { ...empty, ...Object.fromEntries(shared) } : empty)
  }
  const name = fieldNameOf(within(at, 'form-of-it'))
  return (
    <div className={`stack ${styles['union']}`}>
      <Select
        form={formName}
        name={name}
        label="Kind"
        value={chosen}
        onChange={(event) => keep(Number(event.target.value))}
      >
        <Options of={options.map(nameByOwnFields).entries()} />
      </Select>
      <Fields schema={option} value={value} at={at} />
      {actions}
    </div>
  )
}

function nameByOwnFields(one: FormSchema, index: number, options: readonly FormSchema[]): string {
  const others = options
    .filter((_, other) => other !== index)
    .flatMap(({ properties = {} }) => Object.keys(properties))
  const own = Object.entries(one.properties ?? {}).filter(([key]) => !others.includes(key))
  return own.map(([, { title }]) => title).join(', ') || one.title
}
