import { needsSecondFace } from '#src/content/typeface.ts'
import { htmlTokens } from './html-tokens.ts'

/** Says in which way the words of an element may get the second face. */
type Way = 'word' | 'element' | 'none'

/**
 * The way in these elements. A drawing places its texts itself, and React compares an island's text
 * with the page, so there the whole element gets the face. Code has a face of its own, and the others
 * contain text alone.
 */
const wayIn: Record<string, Way> = {
  head: 'none',
  textarea: 'none',
  option: 'none',
  pre: 'none',
  code: 'none',
  kbd: 'none',
  samp: 'none',
  svg: 'element',
  'astro-island': 'element',
  'astro-slot': 'word',
  'astro-static-slot': 'word',
}

const attribute = ' data-second-face=""'
const word = /[\p{L}\p{M}]+/gu

/**
 * Sets each word with a letter that Manrope lacks as a whole in the second face (base.css), where a
 * browser would take that letter alone from it. In an island, a text beside other texts or elements stays
 * as it is, and so does what a script writes later.
 */
export function withSecondFace(html: string): string {
  if (!needsSecondFace(html)) return html
  const tokens = [...htmlTokens(html)]
  const written = tokens.map(({ text }) => text)
  const around: Way[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'text' && needsSecondFace(token.text)) {
      const way = around.at(-1) ?? 'word'
      const [before, after] = [tokens[at - 1], tokens[at + 1]]
      if (way === 'word') {
        const marked = token.text.replace(word, (one) =>
          needsSecondFace(one) ? `<span${attribute}>${one}</span>` : one,
        )
        // One element around the text, which may be laid out beside others.
        written[at] = `<span>${marked}</span>`
      } else if (
        way === 'element' &&
        before?.kind === 'tag' &&
        after?.kind === 'tag' &&
        !before.isEnd &&
        after.isEnd &&
        after.name === before.name &&
        after.name !== 'title'
      )
        written[at - 1] = `${before.text.slice(0, -1)}${attribute}>`
    }
    if (token.kind !== 'tag' || token.text.endsWith('/>')) continue
    const way = wayIn[token.name]
    if (way !== undefined) token.isEnd ? around.pop() : around.push(way)
  }
  return written.join('')
}
