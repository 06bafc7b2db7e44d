import { marks, writeLinkMark } from '#src/contracts/content/marks.ts'
import { trimEnd } from '#src/contracts/text/trim-end.ts'

// Adds and removes the marks of a text.

export type TextMark = 'bold' | 'italic' | 'quotation' | 'code'
export type Range = { from: number; to: number }
export type Edit = Range & { text: string; selected: Range }

const signs: Record<TextMark, string> = { bold: '**', italic: '_', quotation: '""', code: '`' }

const around = (text: string, pattern: RegExp, { from, to }: Range) =>
  [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].find(
    ({ index, 0: found }) => index <= from && to <= index + found.length,
  )

/** Trims a range; an empty range expands to the word around it. */
function wordsIn(text: string, { from, to }: Range): Range {
  if (from === to) {
    const after = /^[\p{L}\p{M}\p{N}’'-]*/u.exec(text.slice(from))?.[0].length ?? 0
    return { from: trimEnd(text.slice(0, from), /[\p{L}\p{M}\p{N}’'-]/u).length, to: from + after }
  }
  const chosen = text.slice(from, to)
  if (chosen.trim() === '') return { from, to: from }
  return {
    from: from + chosen.length - chosen.trimStart().length,
    to: to - (chosen.length - chosen.trimEnd().length),
  }
}

/** Without a selection, a quotation is the whole text, and other marks are of a word. */
export function toggleMark(text: string, range: Range, mark: TextMark): Edit {
  const sign = signs[mark]
  const whole = around(text, marks[mark], range)
  if (whole) {
    const { index, 0: found, 1: words = '' } = whole
    return {
      from: index,
      to: index + found.length,
      text: words,
      selected: { from: index, to: index + words.length },
    }
  }
  const isWhole = mark === 'quotation' && range.from === range.to
  const { from, to } = wordsIn(text, isWhole ? { from: 0, to: text.length } : range)
  const words = text.slice(from, to).replaceAll(sign, '')
  const begin = from + sign.length
  return {
    from,
    to,
    text: `${sign}${words}${sign}`,
    selected: { from: begin, to: begin + words.length },
  }
}

export type LinkRequest = Range & { words: string; href: string; isLink: boolean }

export function linkAt(text: string, range: Range): LinkRequest {
  const whole = around(text, marks.link, range)
  if (whole) {
    const { index, 0: found, 1: words = '', 2: href = '' } = whole
    return { from: index, to: index + found.length, words, href, isLink: true }
  }
  const { from, to } = wordsIn(text, range)
  return { from, to, words: text.slice(from, to), href: '', isLink: false }
}

export function writeLink({ from, to }: Range, words: string, href: string): Edit {
  const text = href === '' ? words.trim() : writeLinkMark(words, href)
  return { from, to, text, selected: { from: from + text.length, to: from + text.length } }
}
