import { soldByKey } from '#src/contracts/contact/request-list.ts'
import { formatList } from '#src/contracts/formats.ts'
import type { QuoteLine } from '#src/contracts/quote/quote-line.ts'
import { lineField, lineNumbersOf } from '../pro-formas.ts'
import { readTyped } from './typed-lines.ts'

/**
 * Says of the yearly services of an offer what it leaves open: what a later year costs, or how they
 * end; empty where it names both.
 */
export function noteYearly(
  lines: readonly Pick<QuoteLine, 'kind' | 'name'>[],
  later: { isPriced: boolean; ends: string },
): string {
  const plans = lines.filter(({ kind }) => kind === 'plan').map(({ name }) => name)
  if (plans.length === 0 || (later.isPriced && later.ends)) return ''
  const goOn = `${formatList(new Set(plans))} go on after the first year`
  return later.isPriced
    ? `${goOn}, and the offer does not say how they end.`
    : `${goOn}. Without their price the offer says neither what that costs nor that they can end it${later.ends && ` ${later.ends}`}.`
}

/** The same while the offer is typed. */
export function noteTypedYearly(fields: Readonly<Record<string, string>>): string {
  const price = readTyped(fields['yearly'], '')
  return noteYearly(
    lineNumbersOf(fields).map((at) => ({
      ...soldByKey(fields[`${lineField.of}${at}`] ?? ''),
      name: fields[`${lineField.text}${at}`] ?? '',
    })),
    {
      isPriced: 'digits' in price && Number(price.digits) > 0,
      ends: (fields['yearlyEnds'] ?? '').trim(),
    },
  )
}
