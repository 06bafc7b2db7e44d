// Adds and removes the inline Markdown of src/ui/base/Text.tsx.

export type TextMark = 'bold' | 'code'
export type Range = { from: number; to: number }
export type Edit = Range & { text: string; selected: Range }

const signs: Record<TextMark, string> = { bold: '**', code: '`' }
const marked: Record<TextMark, RegExp> = { bold: /\*\*([^*]+)\*\*/g, code: /`([^`]+)`/g }
const linked = /\[([^\]]*)\]\(([^()\s]*)\)/g

const around = (text: string, pattern: RegExp, { from, to }: Range) =>
  [...text.matchAll(pattern)].find(
    ({ index, 0: found }) => index <= from && to <= index + found.length,
  )

/** Trims a range; an empty range expands to the word around it. */
function wordsIn(text: string, { from, to }: Range): Range {
  if (from === to) {
    const before = /[\p{L}\p{M}\p{N}’'-]*$/u.exec(text.slice(0, from))?.[0].length ?? 0
    const after = /^[\p{L}\p{M}\p{N}’'-]*/u.exec(text.slice(from))?.[0].length ?? 0
    return { from: from - before, to: from + after }
  }
  const chosen = text.slice(from, to)
  if (chosen.trim() === '') return { from, to: from }
  return {
    from: from + chosen.length - chosen.trimStart().length,
    to: to - (chosen.length - chosen.trimEnd().length),
  }
}

export function toggleMark(text: string, range: Range, mark: TextMark): Edit {
  const sign = signs[mark]
  const whole = around(text, marked[mark], range)
  if (whole) {
    const { index, 0: found, 1: words = '' } = whole
    return {
      from: index,
      to: index + found.length,
      text: words,
      selected: { from: index, to: index + words.length },
    }
  }
  const { from, to } = wordsIn(text, range)
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
  const whole = around(text, linked, range)
  if (whole) {
    const { index, 0: found, 1: words = '', 2: href = '' } = whole
    return { from: index, to: index + found.length, words, href, isLink: true }
  }
  const { from, to } = wordsIn(text, range)
  return { from, to, words: text.slice(from, to), href: '', isLink: false }
}

/** Characters that would end a link too early, with their escapes. */
const written: Record<string, string> = { ' ': '%20', '(': '%28', ')': '%29' }

export function writeLink({ from, to }: Range, words: string, href: string): Edit {
  const label = words.replace(/[[\]]/g, '').trim()
  const text =
    href === ''
      ? label
      : `[${label}](${href.trim().replace(/[ ()]/g, (sign) => written[sign] ?? sign)})`
  return { from, to, text, selected: { from: from + text.length, to: from + text.length } }
}
