import { createHmac } from 'node:crypto'
import { site } from '#src/content/settings/site.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { isSameSignature } from '#src/core/signing/signer.ts'

const minuteMs = 60_000
/** A code ends after this time, and after so many wrong tries. */
const life = { ms: 30 * minuteMs, faults: 3 } as const

type CodeRow = { number: string; code_made_at: number | null; code_faults: number }

/** Whether the owner asks for a code before an offer is accepted. */
export const asksForCode = (): boolean => site().tradeTerms?.asksForCode === true

/**
 * Six digits, made of the offer and the moment at which they were asked for, so that neither the
 * database nor a mail that waits contains them.
 */
export function codeOf({ secret }: { secret: string }, number: string, madeAt: number): string {
  const bytes = createHmac('sha256', secret).update(`offer-code ${number} ${madeAt}`).digest()
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** Until when a code may be typed. */
export const endOfCode = (madeAt: number): number => madeAt + life.ms

/** Whether the code of an offer may still be typed. */
export const isCodeOpen = ({ code_made_at: at, code_faults }: CodeRow, now: number): boolean =>
  at !== null && now < endOfCode(at) && code_faults < life.faults

/** Whether a code was just made and not tried: people press twice. */
export const isCodeNew = ({ code_made_at: at, code_faults }: CodeRow, now: number): boolean =>
  at !== null && code_faults === 0 && now >= at && now < at + minuteMs

/** Shows of an address what its owner recognises, because whoever has the link reads the page. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address][0] ?? ''}…${address.slice(at)}`
}

/** Makes a code, which ends the one before. */
export const makeCode = (tx: Queryable, id: number, now: number) =>
  tx
    .updateTable('pro_forma')
    .set({ code_made_at: now, code_faults: 0 })
    .where('id', '=', id)
    .execute()

/** Checks a typed code, and counts a wrong one. The caller has locked the request. */
export async function checkCode(
  tx: Queryable,
  context: { secret: string },
  row: CodeRow & { id: number },
  typed: string,
  now: number,
): Promise<'right' | 'wrong' | 'ended'> {
  const { id, number, code_made_at: madeAt, code_faults } = row
  if (madeAt === null || !isCodeOpen(row, now)) return 'ended'
  const isRight = isSameSignature(typed, codeOf(context, number, madeAt))
  await tx
    .updateTable('pro_forma')
    .set(isRight ? { code_used_at: now } : { code_faults: code_faults + 1 })
    .where('id', '=', id)
    .execute()
  if (isRight) return 'right'
  return code_faults + 1 < life.faults ? 'wrong' : 'ended'
}
