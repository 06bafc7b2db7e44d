import { memoize } from '#src/content/kit/memoize.ts'
import { startOfLetter, withoutLastWord } from '#src/contracts/cut-text.ts'
import { foldText } from '#src/contracts/text/fold-text.ts'
import type { TextFound } from './content-search.ts'

const foldWords = (text: string) => foldText(text).replace(/\s+/g, ' ').trim()
/** Returns a text as the search compares it. Each search asks for that of every text. */
const foldedOf = memoize(({ text }: { text: string }) => foldWords(text))

/** Text folded as by `foldWords`, with each character's index in the original. */
type Folded = { text: string; origins: number[] }

function foldWithOrigins(text: string): Folded {
  let folded = ''
  let isAfterSpace = true
  const origins: number[] = []
  let index = 0
  for (const character of text) {
    for (const letter of character < '\u0080' ? character.toLowerCase() : foldText(character)) {
      const written = /\s/.test(letter) ? ' ' : letter
      if (written === ' ' && isAfterSpace) continue
      isAfterSpace = written === ' '
      folded += written
      for (let unit = 0; unit < written.length; unit++) origins.push(index)
    }
    index += character.length
  }
  return { text: folded, origins }
}

type Range = { from: number; to: number }

/** Finds a part in a folded text. @returns ranges of the original text */
function rangesOf({ text, origins }: Folded, part: string, length: number): Range[] {
  const ranges: Range[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
    const last = at + part.length - 1
    const from = origins[at] ?? 0
    // A combining accent after the last letter belongs to the range.
    let next = last + 1
    while (origins[next] === origins[last] && next < origins.length) next++
    ranges.push({ from, to: origins[next] ?? length })
  }
  return ranges
}

function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = []
  for (const range of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = result.at(-1)
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to)
    else result.push({ ...range })
  }
  return result
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/**
 * Ranks a match: 0 phrase at the start of a word, 1 phrase, 2 each word somewhere; null for no
 * match.
 * @param text folded like the words
 */
function rankOf(text: string, words: string): 0 | 1 | 2 | null {
  const at = text.indexOf(words)
  if (at < 0) {
    const each = words.split(' ')
    return each.length > 1 && each.every((word) => text.includes(word)) ? 2 : null
  }
  if (!isLetter(words[0])) return 0
  for (let from = at; from >= 0; from = text.indexOf(words, from + 1))
    if (!isLetter(text[from - 1])) return 0
  return 1
}

function matchesIn(text: string, words: string): Range[] {
  const folded = foldWithOrigins(text)
  const together = rangesOf(folded, words, text.length)
  return together.length > 0
    ? together
    : joined(words.split(' ').flatMap((word) => rangesOf(folded, word, text.length)))
}

/** Cuts the sentence around a match to at most `most` characters, between words. */
function sentenceAround(text: string, { from, to }: Range, most: number): Range {
  const before = text.slice(0, from)
  const begin = Math.max(
    ...[...before.matchAll(/[.!?…]["”’)]*\s+|\n+/g)].map(({ index, 0: end }) => index + end.length),
    0,
  )
  const rest = /[.!?…]["”’)]*(?=\s|$)|\n/.exec(text.slice(to))
  const end = rest ? to + rest.index + rest[0].trimEnd().length : text.length
  if (end - begin <= most) return { from: begin, to: end }
  const room = Math.max(0, most - (to - from))
  const earliest = startOfLetter(text, Math.max(begin, from - Math.floor(room / 2)))
  const latest = startOfLetter(text, Math.min(end, to + Math.ceil(room / 2)))
  const nextWord =
    earliest === begin
      ? begin
      : earliest + (/^\S*\s+/.exec(text.slice(earliest, from))?.[0].length ?? 0)
  const lastWord = latest === end ? end : to + withoutLastWord(text.slice(to, latest)).length
  return { from: nextWord, to: lastWord }
}

function markSentence(text: string, ranges: readonly Range[], most: number): TextFound['sentence'] {
  const [first] = ranges
  if (!first) return []
  const shown = sentenceAround(text, first, most)
  const parts: TextFound['sentence'] = []
  const add = (part: string, isMatch: boolean) => {
    if (part !== '') parts.push({ text: part, isMatch })
  }
  let at = shown.from
  for (const { from, to } of ranges.filter(
    (range) => range.from >= shown.from && range.to <= shown.to,
  )) {
    add(text.slice(at, from), false)
    add(text.slice(from, to), true)
    at = to
  }
  add(text.slice(at, shown.to), false)
  return parts
}

/**
 * Finds texts with the words, phrases first, ignoring case and accents.
 * @param most maximum characters of a sentence
 */
export function searchTexts<Text extends { text: string }>(
  texts: readonly Text[],
  words: string,
  most: number,
) {
  const wanted = foldWords(words)
  if (wanted === '') return []
  return texts
    .flatMap((text) => {
      const rank = rankOf(foldedOf(text), wanted)
      return rank === null
        ? []
        : [
            {
              ...text,
              rank,
              sentence: () => markSentence(text.text, matchesIn(text.text, wanted), most),
            },
          ]
    })
    .sort((one, other) => one.rank - other.rank)
}
