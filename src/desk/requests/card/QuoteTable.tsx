import { cutText } from '#src/contracts/cut-text.ts'
import { formatDay, formatNumber, formatUnits } from '#src/contracts/formats.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { estimatedOf } from '#src/desk/offers/pro-formas.ts'
import styles from './QuoteTable.module.css'

/** Says in a line what a request asks for, and what it costs with tax. */
export function summariseQuote({ name, lines, terms }: StoredQuote, locale: string): string {
  const sum = sumQuote(lines, terms)
  const { gross, without } = sum
  const money = (units: number) => formatUnits(units, { locale, currency: terms.currency })
  return [
    cutText(name || lines.map((line) => line.name).join(', '), 80),
    gross > 0 && money(gross),
    estimatedOf({ ...sum, currency: terms.currency }, locale),
    without.length > 0 && `${without.length} on request`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What a request asks for, at the prices that the visitor has read. */
export function QuoteTable({ quote, locale }: { quote: StoredQuote; locale: string }) {
  const { lines, net, tax, gross, firm, estimated, atMost, without } = sumQuote(
    quote.lines,
    quote.terms,
  )
  const later = sumQuote(quote.later ?? [], quote.terms).gross
  const { currency, rate, vat, taxName, rateDay, toConfirm } = quote.terms
  const money = (units: number | null) =>
    units === null
      ? 'on request'
      : units === 0
        ? 'included'
        : formatUnits(units, { locale, currency })
  const sums: [label: string, units: number][] =
    Number(vat) > 0
      ? [
          ['Net', net],
          [`${taxName} ${vat}%`, tax],
          [`With ${taxName}`, gross],
        ]
      : [['Sum, no tax added', gross]]
  const split: typeof sums =
    estimated > 0
      ? [
          ['Of it firm', firm],
          ['Of it estimated', estimated],
          ['Owed at most', atMost ?? firm],
        ]
      : []
  return (
    <div className={styles['quote']}>
      {quote.name && <b>{quote.name}</b>}
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price of one</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, id, code, name, quantity, unit, total, isEstimate }) => (
            <tr key={[kind, id, name].join()}>
              <th scope="row">
                {name} {code && <span className="muted">{code}</span>}
                {isEstimate && total !== null && <span className="muted"> estimate</span>}
              </th>
              <td>{formatNumber(Number(quantity), locale)}</td>
              <td>{money(unit)}</td>
              <td>{money(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {[...sums, ...split].map(([label, units]) => (
            <tr key={label}>
              <th scope="row" colSpan={3}>
                {label}
              </th>
              <td>{units === 0 ? '—' : money(units)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p className="muted">
        {[
          `${estimated > 0 ? 'The firm prices hold' : 'Holds'} until ${formatDay(quote.validUntil, locale, 'long')}.`,
          currency !== quote.catalogue &&
            `1 ${quote.catalogue} = ${rate} ${currency}${rateDay ? `, the rate of ${formatDay(rateDay, locale, 'long')}` : ''}.`,
          later > 0 && `Each later year ${money(later)}, which is not in the sum.`,
          toConfirm && `The rate no longer held: confirm the sum in ${toConfirm}.`,
          without.length > 0 && 'What is on request is not in the sum.',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}
