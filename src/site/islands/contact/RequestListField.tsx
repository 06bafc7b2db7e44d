import { type ReactNode, useEffect, useRef, useState } from 'react'
import { datasheetOf } from '#src/content/addresses/address-of.ts'
import type { PageContent } from '#src/content/collections/page-schemas.ts'
import type { Words } from '#src/content/words/words.ts'
import {
  isPart,
  type ListedProduct,
  listFields,
  readQuantity,
  type TypedLine,
} from '#src/contracts/contact/request-list.ts'
import { formatUnits } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import type { QuoteTerms } from '#src/contracts/quote/quote-line.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { say } from '#src/contracts/text/say.ts'
import fieldStyles from '../../../ui/base/form/Field.module.css'
import { FieldError, fieldId } from '../../../ui/base/form/Field.tsx'
import styles from './RequestListField.module.css'

type Props = {
  form: string
  name: string
  label: string
  words: PageContent<'contact'>['list'] & Words['forms']['list'] & { optional: string }
  catalogue: ListedProduct[]
  terms: QuoteTerms & { locale: string }
  error?: string | undefined
  lines: TypedLine[]
  /** Whether a line was dropped because the catalogue does not have its product. */
  isLeftOut: boolean
  isEnhanced: boolean
  /** What the quote comes to, in view beside the list that changes it. */
  sum: ReactNode
  onChange: (lines: TypedLine[]) => void
}

export const RequestListField = ({
  form,
  name,
  label,
  words,
  catalogue,
  terms,
  error,
  lines,
  isLeftOut,
  isEnhanced,
  sum,
  onChange,
}: Props) => {
  const [chosen, setChosen] = useState('')
  const choices = useRef<HTMLSelectElement>(null)
  // A product that was chosen before the script ran.
  useEffect(() => setChosen(choices.current?.value ?? ''), [])
  const id = fieldId(form, name)
  const productOf = (slug: string) => catalogue.find((product) => product.slug === slug)
  const priceOf = (product: ListedProduct | undefined) =>
    product?.amount === undefined
      ? words.onRequest
      : formatUnits(sumQuote([{ quantity: '1', price: product.amount }], terms).net, terms)
  const set = (slug: string, quantity: string) =>
    onChange(lines.map((line) => (line.slug === slug ? { slug, quantity } : line)))
  const add = () => {
    if (chosen) onChange([...lines, { slug: chosen, quantity: '1' }])
    setChosen('')
  }
  const others = catalogue.filter(({ slug }) => !lines.some((line) => line.slug === slug))
  const hasMore = others.length > 0 && lines.length < limits.requestList.lines
  return (
    <fieldset
      id={id}
      className={styles['list']}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      tabIndex={-1}
    >
      <legend className={fieldStyles['label']}>
        {label}
        <span className={fieldStyles['optional']}>{` ${words.optional}`}</span>
      </legend>
      <p id={`${id}-hint`} className={fieldStyles['hint']}>
        {!isEnhanced && lines.length > 0 ? `${words.hint} ${words.takeOff}` : words.hint}
      </p>
      {isLeftOut && <p className={fieldStyles['hint']}>{words.unknown}</p>}
      {lines.map(({ slug, quantity }) => {
        const product = productOf(slug)
        const isWrong = error !== undefined && readQuantity(quantity) === null
        return (
          <div key={slug} className={styles['line']}>
            <span className={styles['name']}>
              <label htmlFor={`${id}-${slug}`}>
                {product?.name}
                <span className="visually-hidden">{`, ${words.quantity}`}</span>
              </label>{' '}
              {product?.availability && <small className="muted">{product.availability}</small>}
              {product && !isPart(slug) && (
                <a href={datasheetOf(product.href)} target="_blank" rel="noopener">
                  {words.datasheet}
                  <span className="visually-hidden">{` ${say(words.datasheetOf, { product: product.name })}`}</span>
                </a>
              )}
            </span>
            <span className={`tabular ${styles['price']}`}>{priceOf(product)}</span>
            <input
              id={`${id}-${slug}`}
              type="number"
              inputMode="numeric"
              name={`${listFields.quantity}${slug}`}
              // Without the script, a quantity of 0 removes the line.
              min={isEnhanced ? 1 : 0}
              max={limits.requestList.quantity}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? `${id}-error` : undefined}
              className={`tabular ${fieldStyles['control']} ${styles['quantity']}`}
              {...(isEnhanced
                ? { value: quantity, onChange: (event) => set(slug, event.target.value) }
                : { defaultValue: quantity })}
            />
            {isEnhanced && (
              <button
                type="button"
                className={styles['remove']}
                onClick={() => onChange(lines.filter((line) => line.slug !== slug))}
              >
                <span>{words.remove}</span>
                <span className="visually-hidden">{` ${product?.name ?? slug}`}</span>
              </button>
            )}
          </div>
        )
      })}
      {(hasMore || !isEnhanced) && (
        <div className={styles['add']}>
          {hasMore && (
            <select
              ref={choices}
              name={isEnhanced ? undefined : listFields.add}
              aria-label={words.choose}
              className={fieldStyles['control']}
              {...(isEnhanced && {
                value: chosen,
                onChange: (event) => setChosen(event.target.value),
              })}
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
            // Shows the page again at the list with its sum, and sends nothing.
            <button
              type="submit"
              formAction={`/contact#${fieldId(form, name)}`}
              name={listFields.update}
              value="1"
              formNoValidate
            >
              {words.update}
            </button>
          )}
        </div>
      )}
      {lines.length > 0 && sum && <p className={`tabular ${styles['sum']}`}>{sum}</p>}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
