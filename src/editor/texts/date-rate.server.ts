import { isRecord } from '#src/contracts/content/is-record.ts'
import { valueOrText, writeValue } from './document.server.ts'

const localOf = (text: string | null) => {
  const value = text === null ? null : valueOrText(text)
  return isRecord(value) && isRecord(value['local']) ? { value, local: value['local'] } : null
}

/**
 * Dates the rate of exchange with the day on which an owner publishes another rate or currency, or
 * confirms the prices, which sets the day of today. Else the public day stays. A restored version
 * keeps its day, which is before that of the public one. Other entries stay unchanged.
 * @param before public text of the entry
 * @param today `2026-11-20`
 */
export function dateRate(path: string, text: string, before: string | null, today: string): string {
  const [draft, now] = path === 'content/prices.json' ? [localOf(text), localOf(before)] : []
  if (!draft) return text
  const { on, ...local } = draft.local
  const publicDay = now?.local['on']
  const isKept = on === today || (typeof on === 'string' && String(publicDay ?? '') > on)
  const isSame = ['rate', 'currency'].every((key) => local[key] === now?.local[key])
  const unchosen = isSame ? publicDay : today
  const day = isKept ? on : unchosen
  if (on === day) return text
  const dated = day === undefined ? local : { ...local, on: day }
  return writeValue(path, text, { ...draft.value, local: dated })
}
