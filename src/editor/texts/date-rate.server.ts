import { isRecord } from '#src/contracts/content/is-record.ts'
import { valueOrText, writeValue } from './document.server.ts'

const localOf = (text: string | null) => {
  const value = text === null ? null : valueOrText(text)
  return isRecord(value) && isRecord(value['local']) ? { value, local: value['local'] } : null
}

/**
 * Dates the rate of exchange with the day on which an owner publishes it. A restored version keeps
 * its day, which is before that of the public one. Other entries stay unchanged.
 * @param before public text of the entry
 * @param today `2026-11-20`
 */
export function dateRate(path: string, text: string, before: string | null, today: string): string {
  const [draft, now] = path === 'content/prices.json' ? [localOf(text), localOf(before)] : []
  if (!draft) return text
  const { on } = draft.local
  const isRestored = typeof on === 'string' && String(now?.local['on'] ?? '') > on
  const day = isRestored ? on : today
  if (on === day) return text
  return writeValue(path, text, { ...draft.value, local: { ...draft.local, on: day } })
}
