import { formatUnits } from '#src/contracts/formats.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'

const addressOf = (file: string, field: string) =>
  `/admin/content/edit?path=content/${file}&field=${field}`

type Props = {
  /** What the request asks for, at the prices with which the pro-forma begins. */
  quote: StoredQuote
  /** Whether the company charges VAT. */
  hasVat: boolean
  /** Whether the reader may change the settings. */
  isOwner: boolean
  locale: string
}

/** Says that a quote has VAT which its pro-forma does not charge, and which field makes them one. */
export function UnchargedVat({ quote, hasVat, isOwner, locale }: Props) {
  const { lines, terms } = quote
  const { net, tax, gross } = sumQuote(lines, terms)
  if (hasVat || tax === 0) return null
  const money = (units: number) => formatUnits(units, { locale, currency: terms.currency })
  const link = (text: string, file: string, field: string) =>
    isOwner ? (
      <a className="link" href={addressOf(file, field)}>
        {text}
      </a>
    ) : (
      text
    )
  return (
    <p className="notice">
      {`The quote of this request comes to ${money(gross)} with ${terms.vat}% ${terms.taxName}. The pro-forma charges none and comes to ${money(net)}, because the company has no ${terms.taxName} registration. `}
      {isOwner ? 'Fill in ' : 'An owner fills in '}
      {link('Tax registration', 'company.json', 'tax/vatNumber')}
      {' under Content › Company if it is registered.'}
    </p>
  )
}
