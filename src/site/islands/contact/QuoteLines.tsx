import type { Words } from '#src/content/words/words.ts'
import { formatNumber, formatUnits } from '#src/contracts/formats.ts'
import { countedName } from '#src/contracts/quote/counted-name.ts'
import type { QuoteLine } from '#src/contracts/quote/quote-line.ts'
import type { QuoteSum } from '#src/contracts/quote/sum-quote.ts'
import { say } from '#src/contracts/text/say.ts'
import styles from './QuoteLines.module.css'

type Props = {
  lines: QuoteSum<QuoteLine>['lines']
  terms: { locale: string; currency: string }
  words: Pick<Words['quote'], 'line' | 'each' | 'onRequest' | 'free' | 'asEstimate'>
}

/** All lines of a quote: how many, at which price, and what they come to. */
export const QuoteLines = ({ lines, terms, words }: Props) => (
  <table className={styles['lines']}>
    <tbody>
      {lines.map(({ kind, id, name, plural, code, quantity, unit, total, isEstimate }) => (
        <tr key={[kind, id, name].join()}>
          <th scope="row">
            {say(isEstimate && total !== null ? words.asEstimate : '{item}', {
              item: say(words.line, {
                quantity: formatNumber(Number(quantity), terms.locale),
                item: countedName({ name, plural }, Number(quantity), terms.locale),
              }),
            })}
            {code && <small className="muted">{` ${code}`}</small>}
            {unit !== null && unit > 0 && quantity !== '1' && (
              <>
                {' '}
                <small className={`muted tabular ${styles['each']}`}>
                  {say(words.each, { amount: formatUnits(unit, terms) })}
                </small>
              </>
            )}
          </th>
          <td className="tabular">
            {total === null
              ? words.onRequest
              : total === 0
                ? words.free
                : formatUnits(total, terms)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
