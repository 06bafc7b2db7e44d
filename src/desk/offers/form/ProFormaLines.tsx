import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { FieldErrors, FieldValues } from '#src/contracts/contact/check-form.ts'
import { formatUnits } from '#src/contracts/formats.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { ActionButton, FrameButton } from '#src/staff/kit/controls.tsx'
import { Field, fieldId, typedIn } from '#src/ui/base/form/Field.tsx'
import { Select } from '#src/ui/base/form/Select.tsx'
import { Icon } from '#src/ui/base/Icon.tsx'
import styles from '../ProForma.module.css'
import { proFormaForm as form, lineField } from '../pro-formas.ts'
import { sayLanguage, type TextLanguages } from './text-languages.ts'
import type { sumTyped } from './typed-lines.ts'
import type { Lines } from './use-lines.ts'

type DiscountProps = {
  value: string
  unit: string
  label: string
  currency: string
  errors: FieldErrors
  initial: Lines['initial']
}

/** A discount as a number, and of what it is. */
export const DiscountFields = ({
  value,
  unit,
  label,
  currency,
  errors,
  initial,
}: DiscountProps) => (
  <div className={styles['discount']}>
    <Field
      form={form}
      name={value}
      label={label}
      error={errors[value]?.[0]}
      inputMode="decimal"
      required={false}
      defaultValue={initial(value)}
    />
    <Select
      form={form}
      name={unit}
      label="in"
      aria-label={`${label} in`}
      defaultValue={initial(unit) ?? 'percent'}
    >
      <option value="percent">%</option>
      <option value="amount">{currency || '…'}</option>
    </Select>
  </div>
)

type Props = {
  lines: Lines
  /** What is typed. */
  fields: FieldValues
  typed: ReturnType<typeof sumTyped>
  /** Currency of the prices. */
  pricedIn: string
  locale: string
  errors: FieldErrors
  language: string
  languages: TextLanguages | null
  /** Opens the price list. */
  onPick: () => void
}

/** The lines of a pro-forma. Without a script there are some empty ones instead of the buttons. */
export function ProFormaLines({
  lines,
  fields,
  typed,
  pricedIn,
  locale,
  errors,
  language,
  languages,
  onPick,
}: Props) {
  const { places, initial } = lines
  const { sum, currency } = typed
  const field = (name: string, label: string, isNumber = true) => (
    <Field
      form={form}
      name={name}
      label={label}
      error={errors[name]?.[0]}
      {...(isNumber ? { inputMode: 'decimal' } : typedIn(language))}
      required={false}
      autoComplete="off"
      defaultValue={initial(name)}
    />
  )
  const fieldsOf = (at: string) => (
    <>
      <div className={styles['item']}>
        {field(`${lineField.text}${at}`, 'Item', false)}
        {languages && (
          <p className="muted">
            {sayLanguage(
              fields[`${lineField.text}${at}`] ?? initial(`${lineField.text}${at}`) ?? '',
              languages,
            )}
          </p>
        )}
      </div>
      {field(`${lineField.quantity}${at}`, 'Quantity')}
      {field(`${lineField.price}${at}`, `Price, ${pricedIn}`)}
      <DiscountFields
        value={`${lineField.discount}${at}`}
        unit={`${lineField.discountIn}${at}`}
        label="Discount"
        {...{ currency, errors, initial }}
      />
      <Select
        form={form}
        name={`${lineField.priceIs}${at}`}
        label="Firm or not"
        // Nobody has a list price of what staff write themselves.
        defaultValue={initial(`${lineField.priceIs}${at}`) ?? 'estimate'}
      >
        <option value="firm">Firm</option>
        <option value="estimate">Estimate</option>
      </Select>
      <input
        type="hidden"
        name={`${lineField.of}${at}`}
        // React would set a hidden field back to its default.
        value={fields[`${lineField.of}${at}`] ?? initial(`${lineField.of}${at}`) ?? ''}
        data-typed
      />
    </>
  )
  const button = (kind: 'up' | 'down' | 'remove', at: string, number: number, isOff = false) => (
    <button
      type="button"
      id={fieldId(form, `${kind}.${at}`)}
      aria-label={kind === 'remove' ? `Remove line ${number}` : `Move line ${number} ${kind}`}
      // It keeps the focus at the end of the list.
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (kind === 'remove') lines.remove(at)
        else lines.move(at, kind === 'up' ? -1 : 1)
      }}
    >
      <Icon icon={kind === 'up' ? ArrowUp : kind === 'down' ? ArrowDown : X} size="small" />
    </button>
  )
  const past = Math.max(...places.map(Number))
  return (
    <div className={styles['lines']}>
      {places.map((at, index) => {
        const summed = sum?.lines.find((line) => line.at === at)
        return (
          <fieldset key={at} className={styles['line']}>
            <legend className="visually-hidden">{`Line ${index + 1}`}</legend>
            {fieldsOf(at)}
            <p className={styles['amount']} data-scripted>
              <span className={styles['label']}>Amount</span>
              <span>
                {summed?.total == null
                  ? '—'
                  : summed.total === 0
                    ? 'included'
                    : formatUnits(summed.total, { locale, currency })}
              </span>
            </p>
            <div className={styles['order']} data-scripted>
              {button('up', at, index + 1, index === 0)}
              {button('down', at, index + 1, index === places.length - 1)}
              {button('remove', at, index + 1)}
            </div>
          </fieldset>
        )
      })}
      <noscript>
        {[1, 2, 3].map((more) => (
          <fieldset key={more} className={styles['line']}>
            <legend className="visually-hidden">{`Line ${places.length + more}`}</legend>
            {fieldsOf(String(past + more))}
          </fieldset>
        ))}
      </noscript>
      <div className={`row ${styles['add']}`} data-scripted>
        <FrameButton disabled={lines.isFull} onClick={onPick}>
          Add from the price list
        </FrameButton>
        <FrameButton disabled={lines.isFull} onClick={() => lines.add({})}>
          Add a free line
        </FrameButton>
        <p role="status">
          {lines.isFull
            ? `A pro-forma has at most ${staffLimits.proFormaLines} lines.`
            : lines.said}
        </p>
        {lines.removed && <ActionButton label="Undo" onClick={lines.restore} />}
      </div>
    </div>
  )
}
