import { soldByKey } from '#src/contracts/contact/request-list.ts'
import { isWorkAtSite, type QuoteLine } from '#src/contracts/quote/quote-line.ts'
import { lineField, lineNumbersOf } from '../pro-formas.ts'

type Line = Pick<QuoteLine, 'kind' | 'id' | 'name'>

const handover =
  /(?<!\p{L})(?:handover|hand-over|handed over|commission|install|fitt(?:ing|ed)|réception|mise en service|pose)/iu

/** Whether our people fit something: by the price list, or by a line that staff have typed. */
const hasHandover = (lines: readonly Line[]) =>
  lines.some((line) => isWorkAtSite(line) || (line.kind === 'free' && handover.test(line.name)))

/** Says that a share is to be paid at a handover which the offer does not have; empty if it has. */
export const noteHandover = (payment: string, lines: readonly Line[]): string =>
  handover.test(payment) && !hasHandover(lines)
    ? 'It names a handover, and no line is fitted by us: say when that part is paid, such as on delivery.'
    : ''

/** The same while the offer is typed. */
export const noteTypedHandover = (fields: Readonly<Record<string, string>>): string =>
  noteHandover(
    fields['payment'] ?? '',
    lineNumbersOf(fields).map((at) => ({
      ...soldByKey(fields[`${lineField.of}${at}`] ?? ''),
      name: fields[`${lineField.text}${at}`] ?? '',
    })),
  )
