const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? ''

/** Whether a language is written from right to left. */
export const isRightToLeft = (language: string): boolean =>
  ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'].includes(scriptOf(language))

/** Whether the monospaced face of the site, which has Latin letters alone, can write a language. */
export const isInLatin = (language: string): boolean => scriptOf(language) === 'Latn'

/** U+2066 and U+2069: what is between them is read from left to right, and moves nothing around it. */
export const isolate = { open: '\u2066', close: '\u2069' } as const
const { open, close } = isolate
const anyIsolate = /([\u2066-\u2069])/

/** Isolates what has its own direction, that of its first letter or mark, such as an amount. */
export const isolateUnit = (text: string): string => `\u2068${text}${close}`

/** Letters, marks of vowels and digits of scripts from right to left. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const atRightToLeft = new RegExp(`(${rightToLeft.source})`, 'u')

/** Marks by which `Intl` turns dates and amounts itself. */
const marks = /[\u061c\u200f]/

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text) || marks.test(text)

/** A word or a number, which browsers write as it is. */
const isPlain = /^(?:[\p{L}\p{M}]+|\d+(?:[.,:]\d+)*)$/u

/** Signs that belong to the figure or word after or before them. */
const leading = /[°+\-−–±$€£₦¥#@~≈<>(/]$/u
const trailing = /^[%°+$€£₦¥)/′″]/u

/** Isolates the words and figures of a part of a text without letters from right to left. */
function isolatePart(part: string): string {
  let from = part.search(/[\p{L}\d]/u)
  if (from < 0) return part
  let to = part.length
  while (to > from && !/[\p{L}\p{M}\d]/u.test(part[to - 1] ?? '')) to--
  while (from > 0 && leading.test(part[from - 1] ?? '')) from--
  while (trailing.test(part[to] ?? '')) to++
  // A bracket that the text around it opens or closes is left to it.
  const run = part.slice(from, to)
  const [opened, closed] = [run.split('(').length, run.split(')').length]
  if (closed > opened && run.endsWith(')')) to--
  if (opened > closed && run.startsWith('(')) from++
  const kept = part.slice(from, to)
  return isPlain.test(kept) ? part : part.slice(0, from) + open + kept + close + part.slice(to)
}

/**
 * Isolates a part between letters from right to left, or at an end of the text. A figure at its edge,
 * such as the number of a house beside the name before it, belongs to the letters beside it.
 */
function isolateBetween(part: string, { before, after }: { before: boolean; after: boolean }) {
  const pieces = part.split(/([,،·] )/)
  const isFigure = (piece = '') => pieces.length > 1 && /^\s*\d+\s*$/.test(piece)
  const last = after && isFigure(pieces.at(-1)) ? pieces.splice(-2).join('') : ''
  const first = before && isFigure(pieces[0]) ? pieces.splice(0, 2).join('') : ''
  return first + isolatePart(pieces.join('')) + last
}

/** Isolates a text without its spaces at both ends. */
function isolateWhole(text: string): string {
  const words = text.trim()
  if (isPlain.test(words) || !/[\p{L}\d]/u.test(words)) return text
  const start = text.length - text.trimStart().length
  return text.slice(0, start) + open + words + close + text.slice(start + words.length)
}

/** A text cut at its isolates: every part, with whether it is in one. */
function partsOf(text: string): { text: string; isInside: boolean }[] {
  let depth = 0
  return text.split(anyIsolate).map((part) => {
    const isClosing = part === close
    const isInside = depth > 0 || anyIsolate.test(part)
    if (isClosing) depth = Math.max(0, depth - 1)
    else if (anyIsolate.test(part)) depth++
    return { text: part, isInside }
  })
}

/**
 * Isolates what is read from left to right in a text of a page from right to left: telephone numbers,
 * addresses, amounts, temperatures, names and references, whose signs and figures would change places:
 * “C° 10.0−”. A line without letters from right to left is isolated as a whole. What is isolated
 * already, such as each amount by `formatAmount`, stays one. Idempotent.
 */
export const isolateRuns = (text: string): string => text.split('\n').map(isolateLine).join('\n')

function isolateLine(text: string): string {
  if (!anyIsolate.test(text))
    return hasRightToLeft(text) ? isolateOutside(text) : isolateWhole(text)
  const parts = partsOf(text)
  const outside = parts.map((part) => (part.isInside ? ' ' : part.text)).join('')
  // A sentence in another language, such as an amount and the words around it.
  if (/\p{L}/u.test(outside) && !hasRightToLeft(outside)) return open + text + close
  return parts.map((part) => (part.isInside ? part.text : isolateOutside(part.text))).join('')
}

/** Isolates the runs of a text that has no isolates. */
function isolateOutside(text: string): string {
  let isolated = ''
  let run = ''
  let isAfterLetter = false
  const endRun = (isBeforeLetter = false) => {
    isolated += isolateBetween(run, { before: isAfterLetter, after: isBeforeLetter })
    run = ''
    isAfterLetter = isBeforeLetter
  }
  for (const word of text.split(/(\s)/)) {
    if (marks.test(word)) {
      endRun()
      isolated += word
      continue
    }
    for (const [at, part] of word.split(atRightToLeft).entries())
      if (at % 2 === 0) run += part
      else {
        endRun(true)
        isolated += part
      }
  }
  endRun()
  return isolated
}

/**
 * Isolates a value that is put into a sentence from right to left, such as a reference or telephone
 * number, so that it never joins the figure beside it. A bare figure stays with its unit.
 */
export const isolateValue = (value: string): string =>
  /\p{L}|\p{Sc}|^\+/u.test(value) && !hasRightToLeft(value) && !anyIsolate.test(value)
    ? isolateWhole(value)
    : value
