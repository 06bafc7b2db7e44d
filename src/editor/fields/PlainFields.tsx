import { useRef, useState } from 'react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { currencyCode, withDecimals } from '#src/contracts/formats.ts'
import { ownValue } from '#src/contracts/own-value.ts'
import {
  boundsOfAmount,
  type NumberBounds,
  readNumber,
  writeNumber,
} from '#src/contracts/text/read-number.ts'
import { LineButton, Options } from '#src/staff/kit/controls.tsx'
import fieldStyles from '#src/ui/base/form/Field.module.css'
import { Field, FieldError } from '#src/ui/base/form/Field.tsx'
import { Select } from '#src/ui/base/form/Select.tsx'
import { TickBox } from '#src/ui/base/form/TickBox.tsx'
import { afterPress } from '../kit/after-press.ts'
import {
  type EditorTools,
  type FieldProps,
  fieldIdAt,
  fieldNameOf,
  useEditor,
} from '../kit/editor-context.ts'
import { inSentence } from '../kit/in-sentence.ts'
import styles from './Fields.module.css'
import { FieldGroup, FieldHint } from './ObjectField.tsx'
import { TextField } from './TextField.tsx'
import { useField } from './use-field.ts'
import { withTick } from './with-tick.ts'

const asText = (value: ContentValue | undefined) =>
  typeof value === 'number' ? writeNumber(value) : typeof value === 'string' ? value : ''

/**
 * Returns what the entry has for a typed text. Amounts are texts; others are numbers or none.
 * @param currency of an amount
 */
function storedOf(typed: string, currency: string | null, bounds: NumberBounds): ContentValue {
  const read = readNumber(typed, undefined, bounds)
  if (read.kind === 'number') return currency ? withDecimals(read.digits, currency) : read.value
  return currency ? typed : null
}

/** The currency of prices, which may be chosen in the same form. */
function typedCurrency(read: EditorTools['read'], ofSite: string): string {
  const typed = read('company/currency')
  return typeof typed === 'string' && currencyCode.test(typed) ? typed : ofSite
}

/**
 * A field of a number or an amount. It is a text field, because a browser drops the comma of `12,5`
 * from a number field and leaves 125. A text that is no number stays, and the entry has no number
 * meanwhile.
 */
export function NumberField(props: FieldProps) {
  const { schema, value, isRequired = false } = props
  const { frame, put, clear } = useField(props)
  const { read: readAt, currency: ofSite } = useEditor()
  const currency = schema.widget === 'price' ? typedCurrency(readAt, ofSite) : null
  const bounds = currency ? boundsOfAmount(currency) : { most: schema.maximum }
  const [typed, setTyped] = useState(() => asText(value))
  // The value may also change elsewhere, as by Undo.
  const isTyped = storedOf(typed, currency, bounds) === (value ?? (currency ? '' : null))
  const text = isTyped ? typed : asText(value)
  const read = readNumber(text, undefined, bounds)
  const type = (next: string) => {
    setTyped(next)
    if (next.trim() === '' && !isRequired) clear()
    else put(storedOf(next, currency, bounds))
  }
  return (
    <Field
      {...frame}
      error={read.kind === 'unclear' ? read.why : frame.error}
      inputMode="decimal"
      autoComplete="off"
      required={false}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  )
}

export function ChoiceField(props: FieldProps) {
  const { schema, value, isRequired = false } = props
  const { frame, put, clear } = useField(props)
  const chosen =
    typeof value === 'string' ? value : typeof schema.default === 'string' ? schema.default : ''
  const isOpen = !isRequired && schema.default === undefined
  const known = schema.enum ?? []
  const all = chosen === '' || known.includes(chosen) ? known : [...known, chosen]
  return (
    <Select
      {...frame}
      isOptional={isOpen}
      value={chosen}
      onChange={(event) => (event.target.value === '' ? clear() : put(event.target.value))}
    >
      {(isOpen || chosen === '') && (
        <option value="">{schema.none ?? (isOpen ? 'None' : 'Choose…')}</option>
      )}
      <Options of={all.map((one) => [one, ownValue(schema.choices, one) ?? one])} />
    </Select>
  )
}

export function TickField(props: FieldProps) {
  const { id, frame, control, put } = useField(props)
  return (
    <div className={fieldStyles['check']}>
      <label className="tap">
        <TickBox
          {...control}
          checked={props.value === true}
          onChange={(event) => put(event.target.checked)}
        />
        <span>
          <b>{frame.label}</b>
        </span>
      </label>
      <FieldHint id={id}>{frame.hint}</FieldHint>
      <FieldError id={id}>{frame.error}</FieldError>
    </div>
  )
}

/** A choice from more values than these is a field with search instead of a wall of boxes. */
const mostBoxes = 30

/** Values out of many, such as languages: those that are chosen, and a field that adds one. */
function ChosenField({ schema, value, at }: FieldProps) {
  const { change, read, announce } = useEditor()
  const { frame } = useField({ schema: schema.items ?? schema, at: `${at}/new` })
  const [typed, setTyped] = useState('')
  const listOf = (of: ContentValue | undefined) => (Array.isArray(of) ? of : [])
  const chosen = listOf(value)
  const all = schema.items?.enum ?? []
  const nameOf = (one: string) => schema.items?.choices?.[one] ?? one
  const input = useRef<HTMLInputElement>(null)
  const set = (one: string, isOn: boolean) => {
    change(at, withTick(schema, listOf(read(at)), { one, isOn }))
    setTyped('')
    input.current?.focus()
  }
  /** Adds what is typed whole: `Slovenian, sl`, its name or its code. */
  const add = () => {
    const wanted = typed.trim().toLowerCase()
    const found = all.find((one) =>
      [one, nameOf(one), nameOf(one).replace(/, [^,]*$/, '')].some(
        (words) => words.toLowerCase() === wanted,
      ),
    )
    if (found !== undefined) set(found, true)
    else if (wanted !== '') announce(`“${typed}” is none of them. Choose one of the list.`)
  }
  const type = (text: string) => {
    const picked = all.find((one) => nameOf(one) === text)
    if (picked === undefined) setTyped(text)
    else set(picked, true)
  }
  return (
    <FieldGroup schema={schema} at={at} look="ticks">
      {chosen.length > 0 && (
        <ol className="row">
          {chosen.map((one) => (
            <li key={String(one)} className="row">
              <span>{nameOf(String(one))}</span>
              <LineButton
                aria-label={`Take away ${nameOf(String(one))}`}
                onClick={() => set(String(one), false)}
              >
                Take away
              </LineButton>
            </li>
          ))}
        </ol>
      )}
      <Field
        {...frame}
        ref={input}
        label={`Add: ${inSentence(frame.label)}`}
        hint="Type its name and choose it, or press Enter."
        isOptional={false}
        autoComplete="off"
        list={`${frame.name}-list`}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
        onBlur={() => afterPress(add)}
      />
      <datalist id={`${frame.name}-list`}>
        {all
          .filter((one) => !chosen.includes(one))
          .map((one) => (
            <option key={one} value={nameOf(one)} />
          ))}
      </datalist>
    </FieldGroup>
  )
}

export function TicksField(props: FieldProps) {
  const { schema, value, at } = props
  const { change } = useEditor()
  const chosen = Array.isArray(value) ? value : []
  const all = schema.items?.enum ?? []
  if (all.length > mostBoxes) return <ChosenField {...props} />
  return (
    <FieldGroup schema={schema} at={at} look="ticks">
      <div className="row">
        {all.map((one) => (
          <label key={one} className="tap">
            <TickBox
              name={fieldNameOf(`${at}/${one}`)}
              checked={chosen.includes(one)}
              onChange={(event) =>
                change(at, withTick(schema, chosen, { one, isOn: event.target.checked }))
              }
            />
            <span>{ownValue(schema.items?.choices, one) ?? one}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** A product or an accessory. */
export function NamedField(props: FieldProps) {
  const { schema, value } = props
  const { products, accessories } = useEditor()
  const named = schema.widget === 'accessory' ? accessories : products
  const choices = Object.fromEntries(named.map(({ slug, label }) => [slug, label]))
  const known =
    typeof value === 'string' && value !== '' && !Object.hasOwn(choices, value)
      ? { ...choices, [value]: `${value} (not there)` }
      : choices
  return <ChoiceField {...props} schema={{ ...schema, enum: Object.keys(known), choices: known }} />
}

export function ColourField(props: FieldProps) {
  const { change } = useEditor()
  const { schema, value, at } = props
  return (
    <div className={styles['colour']}>
      <TextField {...props} />
      <input
        type="color"
        id={`${fieldIdAt(at)}-palette`}
        aria-label={`Choose: ${schema.title}`}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(at, event.target.value)}
      />
    </div>
  )
}
