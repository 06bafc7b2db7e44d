import { useEffect, useRef, useState } from 'react'
import { datasheetOf } from '#src/content/addresses/address-of.ts'
import {
  isPart,
  type ListedProduct,
  listFields,
  readQuantity,
} from '#src/contracts/contact/request-list.ts'
import { formatUnits } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { say } from '#src/contracts/text/say.ts'
import fieldStyles from '../../../ui/base/form/Field.module.css'
import { FieldError, fieldId } from '../../../ui/base/form/Field.tsx'
import { focusAfter } from '../../../ui/submit/focus-after.ts'
import type { ContactWords } from './ContactFields.tsx'
import styles from './RequestListField.module.css'
import type { AskedQuote, Sold } from './use-asked-quote.ts'

type Props = {
  form: string
  words: ContactWords
  sold: Sold
  quote: AskedQuote
  error?: string | undefined
  isEnhanced: boolean
}

const name = 'requestList'

export const RequestListField = ({
  form,
  words: { list: words, quote: quoteWords, ...site },
  sold: { catalogue, terms },
  quote: { lines, sum, changeList },
  error,
  isEnhanced,
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
    changeList(lines.map((line) => (line.slug === slug ? { slug, quantity } : line)))
  const add = () => {
    if (chosen) changeList([...lines, { slug: chosen, quantity: '1' }])
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
        {site.fields.requestList}
        <span className={fieldStyles['optional']}>{` ${site.optional}`}</span>
      </legend>
      <p id={`${id}-hint`} className={fieldStyles['hint']}>
        {!isEnhanced && lines.length > 0 ? `${words.hint} ${words.takeOff}` : words.hint}
      </p>
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
              // A number field drops the digits of another keyboard, such as ٣.
              type="text"
              inputMode="numeric"
              autoComplete="off"
              name={`${listFields.quantity}${slug}`}
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
                onClick={() => {
                  changeList(lines.filter((line) => line.slug !== slug))
                  focusAfter(id)
                }}
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
      {lines.length > 0 && sum.gross > 0 && (
        // In view beside the list that changes it.
        <p className={`tabular ${styles['sum']}`}>
          <a href={`#${form}-quote`}>
            {say(quoteWords.now, {
              amount: formatUnits(sum.gross, terms),
              tax: Number(terms.vat) > 0 ? quoteWords.withTax : quoteWords.untaxed,
            })}
          </a>
          {sum.without.length > 0 && <small className="muted">{` ${quoteWords.ofPriced}`}</small>}
        </p>
      )}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
