import { useState } from 'react'
import type { Words } from '#src/content/words/words.ts'
import { keyOfLine, listFields } from '#src/contracts/contact/request-list.ts'
import {
  capitalised,
  currencyName,
  formatDate,
  formatList,
  formatNumber,
} from '#src/contracts/formats.ts'
import { aboutSum } from '#src/contracts/quote/about-sum.ts'
import { countedName, type Named } from '#src/contracts/quote/counted-name.ts'
import { deliveryRegionOf, elsewhere } from '#src/contracts/quote/delivery.ts'
import { planOfChoice } from '#src/contracts/quote/lines-of-choice.ts'
import { meaningOfEstimates } from '#src/contracts/quote/meaning-of-estimates.ts'
import { nameOfQuote } from '#src/contracts/quote/name-of-quote.ts'
import {
  emptyChoice,
  quoteFields,
  withoutSite,
  withQuoteFields,
} from '#src/contracts/quote/quote-address.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import { Disclosure } from '../../../ui/base/Disclosure.tsx'
import { Field, fieldId } from '../../../ui/base/form/Field.tsx'
import { Select } from '../../../ui/base/form/Select.tsx'
import { focusAfter } from '../../../ui/submit/focus-after.ts'
import { OutsideNote } from './OutsideNote.tsx'
import styles from './QuoteCard.module.css'
import { QuoteLines } from './QuoteLines.tsx'
import { QuoteSums } from './QuoteSums.tsx'
import type { AskedQuote, Sold } from './use-asked-quote.ts'

type Props = {
  form: string
  words: Words['quote']
  sold: Sold
  quote: AskedQuote
  /** Of the number of sites. */
  error: string | undefined
  /** The number as a posted form has it; undefined for that of the choice. */
  typedSites: string | undefined
  isEnhanced: boolean
  /** Whether its sum was just updated without the script, so that what was changed stays in view. */
  isUpdated: boolean
}

/** What a visitor asks for, as it stands above the fields of the form: its sum, and what is in it. */
export const QuoteCard = ({
  form,
  words,
  sold,
  quote,
  error,
  typedSites,
  isEnhanced,
  isUpdated,
}: Props) => {
  const { choice, offered, listed, sum, later, earlier } = quote
  const { terms, delivery, sets, plans, sites } = sold
  const [isOpen, setOpen] = useState(isUpdated)
  const { locale } = terms
  const heading = `${form}-quote`
  /** The card may go with what is taken away, and then its form is what stays. */
  const afterwards = (act: () => void) => () => {
    act()
    focusAfter(heading, fieldId(form, 'firstName'))
  }
  const productOf = (slug: string) =>
    listed.find((one) => slug === keyOfLine(one)) ?? { name: slug }
  const region = deliveryRegionOf(delivery, choice?.region ?? '')
  const [assumed] = delivery.regions
  const inWords = (quantity: number, item: Named) =>
    say(words.line, {
      quantity: formatNumber(quantity, locale),
      item: countedName(item, quantity, locale),
    })
  // Both fields are read, because several changes from before the script arrive at once.
  const change = ({ target: { form } }: { target: HTMLInputElement | HTMLSelectElement }) =>
    form && quote.changeChoice(withQuoteFields(choice ?? emptyChoice, new FormData(form)))
  const name = nameOfQuote(
    { choice: offered, ofSites: quote.ofSites, listed },
    { plans, sites, sets, words, locale },
  )
  const about = (units: number) => {
    const amount = aboutSum(units, terms)
    return terms.roundTo === null ? amount : say(words.about, { amount })
  }
  const hasTax = Number(terms.vat) > 0
  const ofYear = hasTax ? words.firstYear : words.firstYearUntaxed
  const ofList = hasTax ? words.withTax : words.untaxed
  return (
    <section className={styles['card']} aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        <span className="label">{words.heading}</span>
        {name && <span className={styles['name']}>{name}</span>}
      </h2>
      <p className={styles['sum']}>
        {sum.gross > 0 && (
          <>
            <b className="tabular">{about(sum.gross)}</b>{' '}
            <span className="muted">{offered ? ofYear : ofList}</span>
            {sum.without.length > 0 && (
              <span className={`muted ${styles['more']}`}>{words.ofPriced}</span>
            )}
            {later > 0 && (
              <span className={`muted ${styles['more']}`}>
                {say(words.later, { amount: about(later) })}
              </span>
            )}
          </>
        )}
        {/* Without a readable quantity there is no line, and nothing to ask the price of. */}
        {sum.gross === 0 && sum.lines.length > 0 && <b>{words.onRequest}</b>}
      </p>
      <QuoteSums sum={sum} terms={terms} words={words.sums} />
      {terms.toConfirm && (
        <p>
          {say(words.toConfirm, {
            catalogue: currencyName(terms),
            local: currencyName({ locale, currency: terms.toConfirm }, 'singular'),
          })}
        </p>
      )}
      {earlier && (
        <>
          <p>
            {say(words.earlier, {
              day: formatDate(earlier.on, locale),
              listed: formatList(
                earlier.lines.map(({ slug, quantity }) => inWords(quantity, productOf(slug))),
                'conjunction',
                locale,
              ),
            })}
          </p>
          <p className={styles['actions']}>
            <button type="button" onClick={afterwards(() => quote.answerEarlier(false))}>
              {words.takeOff}
            </button>
            <button type="button" onClick={afterwards(() => quote.answerEarlier(true))}>
              {words.keep}
            </button>
          </p>
        </>
      )}
      <Disclosure
        summary={
          <span>
            {offered ? words.contentsOfSites : words.contents}
            {/* A region is assumed, so what it is must be seen without opening. */}
            {assumed && (
              <span className={styles['more']}>
                {region ? say(words.deliveryTo, { region: region.name }) : words.deliveryElsewhere}
              </span>
            )}
          </span>
        }
        open={isOpen || error !== undefined}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <div className={styles['contents']}>
          {sum.estimated > 0 && (
            <p className="muted">{meaningOfEstimates(terms.overEstimate, locale, words.sums)}</p>
          )}
          <div className={styles['choices']}>
            {offered && (
              <>
                {(['site', 'hours', 'lines', 'later'] as const).map(
                  (name) =>
                    offered[name] && (
                      <input
                        key={name}
                        type="hidden"
                        name={quoteFields.prefix + name}
                        value={offered[name]}
                      />
                    ),
                )}
                <Field
                  form={form}
                  name={quoteFields.sites}
                  label={words.sites}
                  // A number field drops the digits of another keyboard, such as ٣.
                  inputMode="numeric"
                  // Back restores no number that the sum on the page is not of.
                  autoComplete="off"
                  error={error}
                  defaultValue={typedSites ?? String(offered.sites)}
                  onChange={change}
                />
                <Select
                  form={form}
                  name={`${quoteFields.prefix}plan`}
                  label={words.plan}
                  defaultValue={planOfChoice(offered, plans)}
                  autoComplete="off"
                  onChange={change}
                >
                  {plans.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              </>
            )}
            {assumed && (
              <Select
                form={form}
                name={`${quoteFields.prefix}region`}
                label={words.region}
                defaultValue={region ? (region === assumed ? '' : region.id) : elsewhere}
                autoComplete="off"
                onChange={change}
              >
                {delivery.regions.map((one) => (
                  <option key={one.id} value={one === assumed ? '' : one.id}>
                    {capitalised(one.name)}
                  </option>
                ))}
                <option value={elsewhere}>{words.elsewhere}</option>
              </Select>
            )}
            <p className={styles['actions']}>
              {listed.length > 0 && (
                <a href={`#${fieldId(form, 'requestList')}`}>{words.changeList}</a>
              )}
              {!isEnhanced && (
                // Shows the page again with the new sum, and sends nothing.
                <button type="submit" name={listFields.update} value="1" formNoValidate>
                  {words.update}
                </button>
              )}
              {offered && offered.hours !== null && sold.hasNights && (
                <a href={`/cut-the-power?site=${offered.site}&hours=${offered.hours}`}>
                  {words.night}
                </a>
              )}
              {offered && (
                <button
                  type={isEnhanced ? 'button' : 'submit'}
                  name={quoteFields.remove}
                  value="1"
                  formNoValidate
                  onClick={
                    isEnhanced
                      ? afterwards(() => quote.changeChoice(withoutSite(offered)))
                      : undefined
                  }
                >
                  {words.remove}
                  <span className="visually-hidden">{` ${name}`}</span>
                </button>
              )}
            </p>
          </div>
          {quote.isOutside && <OutsideNote words={words} abroad={sold.abroad} />}
          {!quote.isOutside && (
            <p>
              {region
                ? sayCount(words.delivered, region.days, { region: region.name }, locale)
                : words.undelivered}
              {region?.freeFrom !== undefined && (
                <>
                  {' '}
                  {say(words.freeFrom, {
                    amount: about(
                      sumQuote([{ quantity: '1', price: region.freeFrom }], terms).gross,
                    ),
                  })}
                </>
              )}
            </p>
          )}
          {offered && offered.sites > 1 && (
            <p>
              {say(words.holds, {
                listedDevices: formatList(
                  quote.holds.map((line) => inWords(Number(line.quantity), line)),
                  'conjunction',
                  locale,
                ),
              })}
            </p>
          )}
          <p className="muted">{offered ? words.excluded : words.excludedOfList}</p>
          <QuoteLines lines={sum.lines} terms={terms} words={words} />
        </div>
      </Disclosure>
    </section>
  )
}
