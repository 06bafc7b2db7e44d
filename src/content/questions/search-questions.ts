import { limits } from '#src/contracts/limits.ts'
import { toNormalForm } from '#src/contracts/normal-form.ts'

/** Letters without case and accents, so that "zigbee" finds "ZigBee", and hyphens without the joiner that pages set behind them. */
const fold = (text: string) =>
  toNormalForm(text, 'NFKD')
    .replace(/\p{M}|\u2060/gu, '')
    .toLowerCase()

/** The words of a search; at most eight, each at most forty characters, so that no query costs more than another. */
export const searchWords = (query: string): string[] =>
  fold(query.slice(0, limits.search.typed))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => word.slice(0, 40))

export const questionCount = (count: number): string => (count === 1 ? '1 question' : `${count} questions`)

/** The letters of a question and its answer as a page shows them: without the marks and addresses of inline Markdown. */
export const questionText = ({ question, answer }: { question: string; answer: string }): string =>
  `${question} ${answer.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').replace(/[*`]/g, '')}`

/** Whether a word begins at some place of a text: "lock" is in "locks", not in "block". */
function hasWordAt(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at).slice(-2))) return true
  return false
}

/** True where a text has words that begin with every word of the search; a search without words finds everything. */
export function holdsWords(text: string, words: string[]): boolean {
  const folded = fold(text)
  return words.every((word) => hasWordAt(folded, word))
}
