import { soldByKey } from '#src/contracts/contact/request-list.ts'
import type { QuoteLine } from '#src/contracts/quote/quote-line.ts'
import { lineField, lineNumbersOf } from '../pro-formas.ts'
import { chargesDelivery } from './charged-delivery.ts'

type Line = Pick<QuoteLine, 'kind' | 'id' | 'name'>

const handover =
  /(?:^|\P{L})(?:handover|hand-over|handed over|commission|install|fitt(?:ing|ed)|réception|mise en service|pose)/iu
const delivery = /(?:^|\P{L})(?:deliver|livraison|livré)/iu

/** Services by which something is fitted. A survey or a training hands nothing over. */
const fittingServices = ['installation-day', 'pilot']
const isFitting = ({ kind, id }: Line) => kind === 'service' && fittingServices.includes(id)

/** Whether our people fit something: by the price list, or by a line that staff have typed. */
const hasHandover = (lines: readonly Line[]) =>
  lines.some((line) => isFitting(line) || (line.kind === 'free' && handover.test(line.name)))

/** Whether something may be handed over: nobody knows of a line that staff have typed. */
export const mayBeHandedOver = (lines: readonly QuoteLine[]): boolean =>
  lines.some((line) => isFitting(line) || (line.kind === 'free' && !chargesDelivery(line)))

const work = ['survey', 'installation-day', 'training']

/** Whether our people come to the site, by the price list. */
export const hasVisit = (lines: readonly Pick<QuoteLine, 'kind' | 'id'>[]): boolean =>
  lines.some(({ kind, id }) => kind === 'service' && [...work, ...fittingServices].includes(id))

/** Whether something may be delivered: not where all of it is work or paid yearly. */
export const mayBeDelivered = (lines: readonly Pick<QuoteLine, 'kind' | 'id'>[]): boolean =>
  lines.some(({ kind, id }) => kind !== 'plan' && !(kind === 'service' && work.includes(id)))

/**
 * Says that a share is to be paid at a handover or a delivery which the offer does not have; empty
 * if it has.
 */
export function noteHandover(payment: string, lines: readonly Line[]): string {
  const isDelivered = mayBeDelivered(lines)
  const missing = [
    handover.test(payment) && !hasHandover(lines) && 'a handover, and no line is fitted by us',
    delivery.test(payment) && !isDelivered && 'a delivery, and no line is delivered',
  ].filter((one) => one !== false)
  const instead = isDelivered ? 'on delivery' : 'once the work is done'
  return missing.length > 0
    ? `It names ${missing.join('; ')}: say when that part is paid, such as ${instead}.`
    : ''
}

/** The same while the offer is typed. */
export const noteTypedHandover = (fields: Readonly<Record<string, string>>): string =>
  noteHandover(
    fields['payment'] ?? '',
    lineNumbersOf(fields).map((at) => ({
      ...soldByKey(fields[`${lineField.of}${at}`] ?? ''),
      name: fields[`${lineField.text}${at}`] ?? '',
    })),
  )
