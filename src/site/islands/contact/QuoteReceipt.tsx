import type { Words } from '#src/content/words/words.ts'
import { formatDay, formatUnits } from '#src/contracts/formats.ts'
import { isOutside } from '#src/contracts/quote/delivery.ts'
import { meaningOfEstimates } from '#src/contracts/quote/meaning-of-estimates.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { say } from '#src/contracts/text/say.ts'
import { OutsideNote } from './OutsideNote.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import styles from './QuoteReceipt.module.css'
import { QuoteSums } from './QuoteSums.tsx'
import type { Sold } from './use-asked-quote.ts'

type Props = {
  quote: StoredQuote
  locale: string
  sold: Pick<Sold, 'delivery' | 'abroad'>
  words: Words['quote']
  /** The sum that the form showed, if it was another. */
  before?: string | null
}

/** What a request that was sent asks for, as it is stored. */
export const QuoteReceipt = ({ quote, locale, sold, words, before }: Props) => {
  const sum = sumQuote(quote.lines, quote.terms)
  const terms = { ...quote.terms, locale }
  const later = sumQuote(quote.later ?? [], terms).gross
  return (
    <section className={styles['receipt']} aria-labelledby="sent-quote">
      <h2 id="sent-quote">
        <span className="label">{words.sent}</span>
        {quote.name && <span>{quote.name}</span>}
      </h2>
      {before && <p>{say(words.changed, { before })}</p>}
      <QuoteLines lines={sum.lines} terms={terms} words={words} />
      <QuoteSums sum={sum} terms={terms} words={words.sums} />
      {sum.estimated > 0 && (
        <p className="muted">{meaningOfEstimates(terms.overEstimate, locale, words.sums)}</p>
      )}
      {quote.lines.some(
        ({ kind, id, price }) =>
          kind === 'delivery' && price === null && isOutside(sold.delivery, id),
      ) && <OutsideNote words={words} abroad={sold.abroad} />}
      {later > 0 && (
        <p>{`${words.sums.later}: ${formatUnits(later, { locale, currency: terms.currency })}`}</p>
      )}
      {quote.validUntil && (
        <p className="muted">{`${sum.estimated > 0 ? words.untilFirm : words.until} ${formatDay(quote.validUntil, locale, 'long')}.`}</p>
      )}
    </section>
  )
}
