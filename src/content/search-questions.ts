/** Letters without case and accents, so that "zigbee" finds "ZigBee", and hyphens without the joiner that pages set behind them. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\u2060/gu, '')
    .toLowerCase()

/** The words of a search; at most eight, each at most forty characters, so that no query costs more than another. */
export const searchWords = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => word.slice(0, 40))

/** True where a text holds every word of the search; a search without words finds everything. */
export function holdsWords(text: string, words: string[]): boolean {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}
