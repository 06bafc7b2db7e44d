import type { QuoteLine } from './quote-line.ts'

type TotalWords = Record<'gross' | 'untaxed' | 'grossUndelivered' | 'untaxedUndelivered', string>

/** Names the total of a quote, which says so where delivery has no price yet. */
export function totalLabel(
  words: TotalWords,
  { without }: { without: readonly Pick<QuoteLine, 'kind'>[] },
  hasTax: boolean,
): string {
  const isUndelivered = without.some(({ kind }) => kind === 'delivery')
  if (hasTax) return isUndelivered ? words.grossUndelivered : words.gross
  return isUndelivered ? words.untaxedUndelivered : words.untaxed
}
