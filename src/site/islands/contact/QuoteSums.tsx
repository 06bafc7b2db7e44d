import type { Words } from '#src/content/words/words.ts'
import { formatList, formatNumber, formatUnits } from '#src/contracts/formats.ts'
import type { QuoteLine, QuoteTerms } from '#src/contracts/quote/quote-line.ts'
import type { QuoteSum } from '#src/contracts/quote/sum-quote.ts'
import { totalLabel } from '#src/contracts/quote/total-label.ts'
import { say } from '#src/contracts/text/say.ts'
import styles from './QuoteSums.module.css'

type Props = {
  sum: QuoteSum<QuoteLine>
  terms: QuoteTerms & { locale: string }
  words: Words['quote']['sums']
}

/** The exact sum of a quote, and what it leaves out. */
export const QuoteSums = ({
  sum,
  terms: { locale, currency, vat, overEstimate },
  words,
}: Props) => {
  const { net, tax, gross, firm, estimated, atMost, without } = sum
  const money = (units: number) => formatUnits(units, { locale, currency })
  const total = totalLabel(words, sum, Number(vat) > 0)
  const rows: [label: string, units: number][] =
    Number(vat) > 0
      ? [
          [words.net, net],
          [say(words.tax, { percent: formatNumber(Number(vat), locale) }), tax],
          [total, gross],
        ]
      : [[total, gross]]
  return (
    <div aria-live="polite" className={styles['sums']}>
      {gross > 0 && (
        <dl>
          {rows.map(([label, units]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular">{money(units)}</dd>
            </div>
          ))}
        </dl>
      )}
      {estimated > 0 && atMost !== null && (
        <dl className={styles['split']}>
          <div>
            <dt>{words.firm}</dt>
            <dd className="tabular">{money(firm)}</dd>
          </div>
          <div>
            <dt>{words.estimated}</dt>
            <dd className="tabular">{money(estimated)}</dd>
          </div>
          {overEstimate !== undefined && (
            <div>
              <dt>{without.length > 0 ? words.atMostOfPriced : words.atMost}</dt>
              <dd className="tabular">{money(atMost)}</dd>
            </div>
          )}
        </dl>
      )}
      {without.length > 0 && (
        <p className="muted">
          {say(words.without, {
            names: formatList(
              without.map(({ name }) => name),
              'conjunction',
              locale,
            ),
          })}
        </p>
      )}
    </div>
  )
}
