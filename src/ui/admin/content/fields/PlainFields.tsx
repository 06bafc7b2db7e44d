import fieldStyles from '../../../base/form/Field.module.css'
import { describeField, FieldError, FieldRow } from '../../../base/form/Field.tsx'
import { TickBox } from '../../../base/form/TickBox.tsx'
import { type FieldProps, fieldNameOf, formName, idOf, useEditor } from '../kit/editor-context.ts'
import styles from './Fields.module.css'

function useFrame({ schema, at }: Pick<FieldProps, 'schema' | 'at'>) {
  const { change, problems } = useEditor()
  return {
    change,
    frame: { form: formName, name: fieldNameOf(at), label: schema.title, hint: schema.description, error: problems.get(at)?.join('. ') },
  }
}

/** A number. Incomplete text stays in the field, and the entry keeps the last number. */
export function NumberField({ schema, value, at, isRequired = false }: FieldProps) {
  const { change, frame } = useFrame({ schema, at })
  const read = (text: string) => {
    const number = text.trim() === '' ? Number.NaN : Number(text)
    if (Number.isFinite(number)) change(at, number)
    else if (text.trim() === '' && !isRequired) change(at, schema.isNullable ? null : undefined)
  }
  return (
    <FieldRow {...frame} isOptional={!isRequired}>
      <input
        {...describeField(frame)}
        type="number"
        step={schema.type === 'integer' ? 1 : 'any'}
        min={schema.minimum}
        max={schema.maximum}
        defaultValue={typeof value === 'number' ? value : ''}
        className={fieldStyles['control']}
        onChange={(event) => read(event.target.value)}
      />
    </FieldRow>
  )
}

export function ChoiceField({ schema, value, at, isRequired = false }: FieldProps) {
  const { change, frame } = useFrame({ schema, at })
  const chosen = typeof value === 'string' ? value : typeof schema.default === 'string' ? schema.default : ''
  const isOpen = !isRequired && schema.default === undefined
  return (
    <FieldRow {...frame} isOptional={isOpen}>
      <select
        {...describeField(frame)}
        value={chosen}
        className={`${fieldStyles['control']} ${styles['select']}`}
        onChange={(event) => change(at, event.target.value === '' ? (schema.isNullable ? null : undefined) : event.target.value)}
      >
        {(isOpen || !schema.enum?.includes(chosen)) && <option value="">None</option>}
        {schema.enum?.map((one) => (
          <option key={one} value={one}>
            {schema.choices?.[one] ?? one}
          </option>
        ))}
      </select>
    </FieldRow>
  )
}

export function TickField({ schema, value, at }: FieldProps) {
  const { change, frame } = useFrame({ schema, at })
  return (
    <div className={fieldStyles['check']}>
      <label>
        <TickBox
          {...describeField(frame)}
          aria-invalid={frame.error ? 'true' : 'false'}
          checked={value === true}
          onChange={(event) => change(at, event.target.checked)}
        />
        <span>
          <b>{schema.title}</b>
        </span>
      </label>
      {frame.hint && (
        <p id={`${idOf(at)}-hint`} className={fieldStyles['hint']}>
          {frame.hint}
        </p>
      )}
      <FieldError id={idOf(at)}>{frame.error}</FieldError>
    </div>
  )
}

export function TicksField({ schema, value, at }: FieldProps) {
  const { change, frame } = useFrame({ schema, at })
  const chosen = Array.isArray(value) ? value : []
  const all = schema.items?.enum ?? []
  const turn = (one: string, isOn: boolean) =>
    change(
      at,
      all.filter((each) => (each === one ? isOn : chosen.includes(each))),
    )
  const id = idOf(at)
  return (
    <fieldset id={id} tabIndex={-1} className={styles['ticks']} aria-describedby={frame.hint ? `${id}-hint` : undefined}>
      <legend>{schema.title}</legend>
      {frame.hint && (
        <p id={`${id}-hint`} className={fieldStyles['hint']}>
          {frame.hint}
        </p>
      )}
      <div>
        {all.map((one) => (
          <label key={one}>
            <TickBox
              name={fieldNameOf(`${at}/${one}`)}
              checked={chosen.includes(one)}
              onChange={(event) => turn(one, event.target.checked)}
            />
            <span>{schema.items?.choices?.[one] ?? one}</span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{frame.error}</FieldError>
    </fieldset>
  )
}

export function ProductField({ schema, value, at, isRequired = false }: FieldProps) {
  const { products } = useEditor()
  const choices = Object.fromEntries(products.map(({ slug, label }) => [slug, label]))
  const known = typeof value === 'string' && value !== '' && !(value in choices) ? { ...choices, [value]: `${value} (not there)` } : choices
  return <ChoiceField schema={{ ...schema, enum: Object.keys(known), choices: known }} value={value} at={at} isRequired={isRequired} />
}
