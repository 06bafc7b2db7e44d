import { type RefObject, useEffect, useState } from 'react'
import type { DeliveryTable } from '#src/contracts/quote/delivery.ts'
import { lineField } from '../pro-formas.ts'
import { deliveryByTable, describeDelivery, followDelivery } from './delivery-line.ts'
import { fieldsIn } from './use-lines.ts'

/**
 * Prices the delivery of the form by the owner's table when the order changes.
 * @param restoredAt changes when a draft has filled the form
 * @returns what was changed, for the reader
 */
export function useDelivery(
  form: RefObject<HTMLFormElement | null>,
  table: DeliveryTable,
  locale: string,
  restoredAt: string | null,
): string {
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a restored draft has other lines
  useEffect(() => {
    const element = form.current
    if (!element) return
    let from = deliveryByTable(fieldsIn(element), table)
    const follow = ({ type, target }: Event) => {
      // A line was added or removed; a number is followed once it is typed.
      if (type === 'input' && target !== element) return
      const fields = fieldsIn(element)
      const now = deliveryByTable(fields, table)
      if (!now) return
      const price = followDelivery(fields, from, now, table)
      from = now
      const field = element.elements.namedItem(`${lineField.price}${now.at}`)
      if (price === null || !(field instanceof HTMLInputElement)) return
      field.value = price
      setSaid(describeDelivery(fields, now, table, locale))
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
    element.addEventListener('change', follow)
    element.addEventListener('input', follow)
    return () => {
      element.removeEventListener('change', follow)
      element.removeEventListener('input', follow)
    }
  }, [form, table, locale, restoredAt])
  return said
}
