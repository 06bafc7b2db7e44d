import { z } from 'zod'
import { damagedRow } from '#src/contracts/contact/mail-faults.ts'

/** Whether what is stored for a mail cannot be read. */
export const isDamaged = (error: unknown): boolean =>
  error instanceof z.ZodError || error instanceof SyntaxError

/**
 * Returns the codes of an error (of a mail server RFC 5321 and RFC 3463), not its text, which could
 * repeat the data sent.
 */
export function errorWord(error: unknown): string {
  if (isDamaged(error)) return damagedRow
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  if (!('responseCode' in error && error.responseCode)) return code
  const enhanced =
    'response' in error && /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(error.response))
  return [code, error.responseCode, ...(enhanced ? [enhanced[1]] : [])].join(' ')
}
