import { useState } from 'react'
import { formatAmount, formatList, type Money } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import { addLines, findListed, type ListedProduct, listFields, type RequestLine, sumOfList } from '#src/contracts/request-list.ts'
import fieldStyles from '../base/Field.module.css'
import { FieldError, fieldId } from '../base/Field.tsx'
import styles from './RequestListField.module.css'

/** The words of the field, from the page's texts. */
export type RequestListWords = {
  hint: string
  add: string
  choose: string
  update: string
  remove: string
  quantity: string
  sum: string
  onRequest: string
  without: string
  unknown: string
}

type Props = {
  form: string
  name: string
  label: string
  words: RequestListWords
  catalogue: ListedProduct[]
  money: Money
  error?: string | undefined
  lines: RequestLine[]
  /** Whether the form's script keeps the list; without it the page shows it anew when a button is pressed. */
  isEnhanced: boolean
  onChange: (lines: RequestLine[]) => void
}

/** The products that a request is about: one field, with a quantity for each, and their sum. */
export const RequestListField = ({ form, name, label, words, catalogue, money, error, lines, isEnhanced, onChange }: Props) => {
  const [chosen, setChosen] = useState('')
  const id = fieldId(form, name)
  const listed = findListed(lines, catalogue)
  const { amount, without } = sumOfList(listed)
  const set = (slug: string, quantity: number) => onChange(lines.map((line) => (line.slug === slug ? { slug, quantity } : line)))
  const add = () => {
    if (chosen) onChange(addLines(lines, [{ slug: chosen, quantity: 1 }]))
    setChosen('')
  }
  const others = catalogue.filter(({ slug }) => !lines.some((line) => line.slug === slug))
  const hasMore = others.length > 0 && lines.length < limits.requestList.lines
  return (
    <fieldset id={id} className={styles['list']} aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`} tabIndex={-1}>
      <legend className={fieldStyles['label']}>
        {label}
        <span className={fieldStyles['optional']}> optional</span>
      </legend>
      <p id={`${id}-hint`} className={fieldStyles['hint']}>
        {words.hint}
      </p>
      {listed.map(({ slug, quantity, product }) => (
        <div key={slug} className={styles['line']}>
          <label htmlFor={`${id}-${slug}`} className={styles['name']}>
            {product ? product.name : slug}
            <span className="visually-hidden">, {words.quantity}</span>
            {!product && <span className={styles['note']}>{words.unknown}</span>}
          </label>
          <span className={`tabular ${styles['price']}`}>
            {product && (product.amount ? formatAmount(product.amount, money) : words.onRequest)}
          </span>
          <input
            id={`${id}-${slug}`}
            type="number"
            inputMode="numeric"
            name={`${listFields.quantity}${slug}`}
            min={0}
            max={limits.requestList.quantity}
            className={`tabular ${fieldStyles['control']} ${styles['quantity']}`}
            {...(isEnhanced
              ? {
                  value: quantity || '',
                  onChange: (event) => set(slug, Math.min(Number(event.target.value) || 0, limits.requestList.quantity)),
                }
              : { defaultValue: quantity })}
          />
          {isEnhanced && (
            <button type="button" className={styles['remove']} onClick={() => onChange(lines.filter((line) => line.slug !== slug))}>
              {words.remove}
              <span className="visually-hidden"> {product?.name ?? slug}</span>
            </button>
          )}
        </div>
      ))}
      {(hasMore || !isEnhanced) && (
        <div className={styles['add']}>
          {hasMore && (
            <select
              name={isEnhanced ? undefined : listFields.add}
              aria-label={words.choose}
              className={fieldStyles['control']}
              {...(isEnhanced && { value: chosen, onChange: (event) => setChosen(event.target.value) })}
            >
              <option value="">{words.choose}</option>
              {others.map(({ slug, name: product }) => (
                <option key={slug} value={slug}>
                  {product}
                </option>
              ))}
            </select>
          )}
          {isEnhanced ? (
            <button type="button" onClick={add}>
              {words.add}
            </button>
          ) : (
            // Shows the page again with the list and its sum, and sends nothing.
            <button type="submit" name={listFields.update} value="1" formNoValidate>
              {words.update}
            </button>
          )}
        </div>
      )}
      {lines.length > 0 && (
        <p aria-live="polite" className={styles['sum']}>
          {amount && (
            <>
              {words.sum} <b className="tabular">{formatAmount(amount, money)}</b>
            </>
          )}
          {amount && without.length > 0 && ', '}
          {without.length > 0 && `${amount ? words.without : ''} ${formatList(without)}: ${words.onRequest}`.trim()}
        </p>
      )}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
