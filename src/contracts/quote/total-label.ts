type TotalWords = Record<'gross' | 'untaxed' | 'grossOfPriced' | 'untaxedOfPriced', string>

/** Names the total of a quote, which says so where something in it has no price yet. */
export function totalLabel(
  words: TotalWords,
  { without }: { without: readonly unknown[] },
  hasTax: boolean,
): string {
  if (without.length > 0) return hasTax ? words.grossOfPriced : words.untaxedOfPriced
  return hasTax ? words.gross : words.untaxed
}
