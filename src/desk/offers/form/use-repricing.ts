import { type RefObject, useEffect, useState } from 'react'
import { lineField, lineNumbersOf, wholeDiscount } from '../pro-formas.ts'
import {
  cleanCurrency,
  convertPrice,
  isCurrency,
  type Pricing,
  pricingOf,
  readTyped,
} from './typed-lines.ts'
import { fieldsIn } from './use-lines.ts'

type Rates = {
  /** Currency of the catalogue. */
  catalogue: string
  local: (Pricing & { on: string }) | null
}

/**
 * Converts the prices of the form when another currency or rate was typed. While a currency has no
 * rate, prices are in that of the catalogue.
 * @param restoredAt changes when a draft has filled the form
 * @returns what was converted, for the reader
 */
export function useRepricing(
  form: RefObject<HTMLFormElement | null>,
  { catalogue, local }: Rates,
  restoredAt: string | null,
): string {
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a restored draft has other prices
  useEffect(() => {
    const element = form.current
    if (!element) return
    let from = pricingOf(fieldsIn(element), catalogue)
    const set = (name: string, value: string) => {
      const field = element.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    const reprice = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      if (target.name !== 'currency' && target.name !== 'rate') return
      const fields = fieldsIn(element)
      const currency = cleanCurrency(fields['currency'] ?? '')
      if (!isCurrency(currency)) return
      if (target.name === 'currency' && currency !== catalogue && currency !== from.currency) {
        const known = local?.currency === currency ? local : { rate: '', on: '' }
        set('rate', known.rate)
        set('rateDate', known.on)
      }
      const rate = readTyped(fieldsIn(element)['rate'], '')
      const hasRate = 'digits' in rate && Number(rate.digits) > 0
      const to =
        currency !== catalogue && hasRate
          ? { currency, rate: rate.digits }
          : { currency: catalogue, rate: '1' }
      const convert = (name: string) => {
        const typed = readTyped(fields[name], '')
        if ('digits' in typed) set(name, convertPrice(typed.digits, from, to))
      }
      const places = lineNumbersOf(fields)
      const isOther = to.currency !== from.currency
      if (isOther || to.rate !== from.rate)
        for (const name of [...places.map((at) => `${lineField.price}${at}`), 'yearly'])
          convert(name)
      // An amount taken off stays what it is when only the rate is another.
      if (isOther) {
        for (const at of places)
          if (fields[`${lineField.discountIn}${at}`] === 'amount')
            convert(`${lineField.discount}${at}`)
        if (fields[wholeDiscount.unit] === 'amount') convert(wholeDiscount.value)
      }
      set('pricedIn', to.currency)
      setSaid(
        to.currency !== currency
          ? `Prices are in ${to.currency} until there is a rate.`
          : `Prices are in ${currency}${to.rate === '1' ? '' : `, at ${to.rate} for one ${catalogue}`}.`,
      )
      from = to
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
    element.addEventListener('change', reprice)
    return () => element.removeEventListener('change', reprice)
  }, [form, catalogue, local, restoredAt])
  return said
}
