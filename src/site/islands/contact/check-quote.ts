import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import { faultOfList, type TypedLine } from '#src/contracts/contact/request-list.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import { quoteFields, readSites } from '#src/contracts/quote/quote-address.ts'
import { say } from '#src/contracts/text/say.ts'
import type { ContactWords } from './ContactFields.tsx'

/** The fault of the list of products; none if it can be sent. */
export function errorsOfList(
  lines: readonly TypedLine[],
  { errors: { requestList: texts }, lang }: Pick<ContactWords, 'errors' | 'lang'>,
): FieldErrors {
  const fault = faultOfList(lines)
  if (!fault) return {}
  const { lines: most, quantity } = limits.requestList
  return {
    requestList: [
      fault === 'quantity'
        ? say(texts.quantity, { most: formatNumber(quantity, lang) })
        : say(texts.tooMany, { lines: formatNumber(most, lang) }),
    ],
  }
}

/** The fault of the number of sites in the card; none if there is no card. */
export function errorsOfSites(
  form: HTMLFormElement | null,
  { quote: { wrongSites }, lang }: Pick<ContactWords, 'quote' | 'lang'>,
): FieldErrors {
  const typed = new FormData(form ?? undefined).get(quoteFields.sites)
  if (typed === null || readSites(String(typed).trim()) !== null) return {}
  return {
    [quoteFields.sites]: [say(wrongSites, { most: formatNumber(limits.quotedSites, lang) })],
  }
}
