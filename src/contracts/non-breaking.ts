/**
 * U+2060 word joiner: prevents a line break on either side. The typeface lacks the non-breaking
 * hyphen (U+2011).
 */
const joiner = '\u2060'
const noBreakSpace = '\u00a0'

/** Most letters of a word that is kept on one line because one of its two parts is short. */
const mostOfPair = 10

const isOfName = (sign: string | undefined) => sign !== undefined && /[\w.-]/.test(sign)
const isDigit = (sign: string) => /\d/.test(sign)

/**
 * Returns whether a hyphen belongs to a name or measure: Wi-Fi, Cortex-M33, 24-hour; or leaves a few
 * letters alone on a line: break-in, two-week. False between digits, so that dates can be copied.
 * @param isPair whether the word has no other hyphen
 */
function isHeld(before: string, after: string, isPair: boolean): boolean {
  const [last = '', first = ''] = [before.slice(-1), after.slice(0, 1)]
  if (isDigit(last) && isDigit(first)) return false
  if (/[A-Z0-9]/.test(before) && /[A-Z0-9]/.test(first)) return true
  if (isDigit(last) && /[a-z]/.test(first)) return true
  if (
    isPair &&
    after !== '' &&
    /^[a-z]+$/i.test(before + after) &&
    before.length + after.length <= mostOfPair
  )
    if (Math.min(before.length, after.length) <= 3) return true
  return /^\.?[A-Za-z]$/.test(before.slice(-2)) && /[A-Za-z]/.test(first)
}

/**
 * Joins hyphens in names, except in e-mail addresses. Reads each word once, because looking around
 * each hyphen takes quadratic time.
 */
function joinHyphens(text: string): string {
  let joined = ''
  let done = 0
  for (let at = text.indexOf('-'); at >= 0; at = text.indexOf('-', done)) {
    let from = at
    while (from > done && isOfName(text[from - 1])) from--
    let to = at + 1
    while (isOfName(text[to])) to++
    const word = text.slice(from, to)
    const isAddress = text[from - 1] === '@' || text[to] === '@'
    const isJoined = text[from - 1] === joiner
    const [first = '', ...others] = isAddress ? [word] : word.split('-')
    joined += text.slice(done, from) + first
    let before = first
    for (const part of others) {
      joined += `-${isHeld(before, part, others.length === 1 && !isJoined) ? joiner : ''}${part}`
      before = part
    }
    done = to
  }
  return joined + text.slice(done)
}

/** The hyphen in a quoted name, such as “embed:social-feed”. */
const inQuotation = /(“[\w:]+)-(?!(?<=\d-)\d)(?=[\w:]+”)/g
/** The space between a number and its unit symbol (design rule 8). */
const beforeUnit =
  /(?<=\d) (?=(?:[GMk]Hz|m?Ah|[kMG]i?B|[kM]?bit\/s|[kcmµ]?m[²³]?|k?Wh?|[°%]C?|[km]?V|[mµ]?A|dBm?|K|Ω|ppm|h|s|min|[mµ]s|g|kg|grams)(?![\w-]))/g
/**
 * The space between the two units of a duration, after each number has been joined to its unit: "3
 * h 40 min".
 */
const withinDuration = /(?<=\d\u00a0(?:h|min)) (?=\d+\u00a0(?:min|s)(?!\w))/g

/**
 * The space after the code of a country: +234 802 000 0001. The other groups may wrap, because a whole
 * number is wider than a phone with large text.
 */
const afterCountryCode = /(?<=(?:^|[^\w+])\+\d{1,3}) (?=\d)/g

/**
 * Keeps hyphenated names, numbers with their units, and the code of a country with what follows on
 * one line. Idempotent.
 */
export const nonBreaking = (text: string): string =>
  joinHyphens(text)
    .replace(inQuotation, `$1-${joiner}`)
    .replace(beforeUnit, noBreakSpace)
    .replace(withinDuration, noBreakSpace)
    .replace(afterCountryCode, noBreakSpace)
