import { expect, it } from 'vitest'
import { whyTooFine } from '#src/content/prices/amounts.ts'
import { priceOf } from '#src/content/prices/price.ts'
import { getProducts } from '#src/content/products.ts'
import { amountText } from '#src/content/schemas/schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { productData } from '#src/content/structured-data.ts'
import { words } from '#src/content/words/words.ts'
import { decimalsOf, formatAmount, formatUnits, withDecimals } from '#src/contracts/formats.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { boundsOfAmount, readNumber } from '#src/contracts/text/read-number.ts'
import { withSettings } from '../content/changed-content.ts'

const unusual = Intl.supportedValuesOf('currency').filter((code) => decimalsOf(code) !== 2)
const locale = 'en-GB'

/** An amount as an owner types it, and as it is stored: 1 200 and one decimal less than there are. */
const amountsOf = (currency: string) => {
  const decimals = decimalsOf(currency)
  if (decimals === 0) return { typed: '1,200', stored: '1200', shown: '1,200' }
  const digits = '123456'.slice(0, decimals - 1)
  return {
    typed: `1,200.${digits}`,
    stored: `1200.${digits}0`,
    shown: `1,200.${digits}0`,
  }
}

it('Intl has currencies without decimals and with three', () =>
  expect(unusual).toEqual(expect.arrayContaining(['BHD', 'JOD', 'KWD', 'JPY', 'XOF'])))

it.each(unusual)(
  'a price in %s is typed, stored, shown and summed with its decimals',
  (currency) => {
    const { typed, stored, shown } = amountsOf(currency)
    const read = readNumber(typed, '', boundsOfAmount(currency))
    expect(read).toMatchObject({ kind: 'number' })
    const amount = read.kind === 'number' ? withDecimals(read.digits, currency) : ''
    expect([amount, amountText.parse(amount), whyTooFine(currency, amount)]).toEqual([
      stored,
      stored,
      null,
    ])
    const money = { locale, currency }
    const price = priceOf(amount, money, words().phrases)
    expect(price.text).toContain(shown)
    expect(price.offer).toEqual({ price: stored, currency })
    const { net } = sumQuote([{ quantity: '1', price: amount }], { currency, rate: '1', vat: '0' })
    expect(formatUnits(net, money)).toBe(price.text)
    expect(whyTooFine(currency, `${stored.includes('.') ? stored : `${stored}.`}1`)).toContain(
      currency,
    )
  },
)

it.each(unusual)('structured data in %s has the decimals of the currency', (currency) => {
  const { stored } = amountsOf(currency)
  const [product] = getProducts()
  if (!product) return
  const company = { ...settings().company, currency, pricedIn: currency }
  const data = withSettings({ company }, () =>
    JSON.stringify(productData({ ...product, amount: stored }) ?? {}),
  )
  expect(data).toContain(`"price":"${stored}","priceCurrency":"${currency}"`)
})

it('amounts that files have with two decimals are shown with those of the currency', () => {
  const shown = (amount: string, currency: string) => formatAmount(amount, { locale, currency })
  expect(shown('29.50', 'JOD')).toBe('JOD\u00a029.500')
  expect(shown('29.00', 'JPY')).toMatch(/¥29$/)
  expect(shown('120', 'KWD')).toBe('KWD\u00a0120')
  expect(shown('29.50', 'USD')).toBe('$29.50')
  expect(shown('0.0033', 'USD')).toBe('$0.0033')
})

it.each(['1.200', '1,200'])('%s is a thousand where a currency has no decimals', (typed) =>
  expect(readNumber(typed, '', boundsOfAmount('XOF'))).toMatchObject({ digits: '1200' }),
)
