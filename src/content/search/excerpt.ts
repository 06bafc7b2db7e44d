import { cutText, startOfLetter, withoutLastWord } from '#src/contracts/cut-text.ts'
import { partsOf, termsOf } from './search-terms.ts'

export type Marked = { text: string; isMatch: boolean }[]

const excerptLength = 180

/**
 * Marks the found words of a text. Equal neighbours are joined, because a part that is only a space
 * would be lost on the page.
 */
export function mark(text: string, terms: ReadonlySet<string>): Marked {
  const parts: Marked = []
  for (const { text: part, isWord } of partsOf(text)) {
    const isMatch = isWord && termsOf(part).some((term) => terms.has(term))
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += part
    else if (part !== '') parts.push({ text: part, isMatch })
  }
  return parts
}

export const textOfMarked = (marked: Marked): string => marked.map(({ text }) => text).join('')

/** Returns the words at a text's end, of at least `least` characters. */
const lastWords = (text: string, least: number) => {
  const space = text.lastIndexOf(' ', text.length - least)
  return text.slice(space < 0 ? startOfLetter(text, text.length - least) : space)
}

/** Cuts the text to the sentences from the first match on, or from the beginning. */
export function excerpt(text: string, terms: ReadonlySet<string>): Marked {
  const sentences = text.split(/(?<=[.!?]) /)
  const first = sentences.findIndex((sentence) =>
    mark(sentence, terms).some(({ isMatch }) => isMatch),
  )
  const parts = mark(sentences.slice(Math.max(0, first)).join(' '), terms)
  const [before] = parts
  if (before && first >= 0 && before.text.length > excerptLength / 2)
    before.text = `…${lastWords(before.text, excerptLength / 3)}`
  let left = excerptLength
  return parts.flatMap((part) => {
    if (left < 0) return []
    const [room, { length }] = [left, part.text]
    left -= length
    return length <= room
      ? [part]
      : [{ text: `${withoutLastWord(cutText(part.text, room))}…`, isMatch: false }]
  })
}
