const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** Digits that were read before, of which there are some hundred: a long text costs a look-up each. */
const known = new Map<string, string>()

/** Gives the ASCII digit of a digit in any script, whose digits follow each other from zero on. */
function asciiDigit(digit: string): string {
  const before = known.get(digit)
  if (before !== undefined) return before
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (isDigit(zero - 1)) zero--
  const plain = String((code - zero) % 10)
  known.set(digit, plain)
  return plain
}

/** Signs that keyboards of East Asia write wide, such as `＋` and `．`, and the Arabic per cent. */
const wide = /[\uff01-\uff5e]/g
const asciiSign = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

/**
 * Writes digits of every script and width as ASCII, and the signs beside them: `٠٧٩ ١٢٣` → `079 123`.
 * Marks that nobody sees, which come with what is pasted, are left out. Every number and telephone number that somebody types is read by this.
 */
export const plainDigits = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text
    : text
        .replace(/\p{Cf}/gu, '')
        .replace(wide, asciiSign)
        .replace(/\p{Nd}/gu, asciiDigit)
        .replace(/\u066a/g, '%')

/** The same of a number or a code that stands alone in its field: without spaces around it. */
export const plainCode = (text: string): string => plainDigits(text).trim()

/** The same of a whole number: without spaces between thousands, or zeros before it. */
export const plainWhole = (text: string): string =>
  plainCode(text)
    .replace(/(\d)\s(?=\d{3}(?!\d))/g, '$1')
    .replace(/^0+(?=\d)/, '')

/** Digits of each code that is sent or shown. */
const codeLength = 6

/** The digits of a code that is typed or pasted with spaces, hyphens or words: `123-456` → `123456`. */
export function digitsOfCode(text: string): string {
  const plain = plainDigits(text)
  const runs = (plain.match(/\d[\d\s-]*/g) ?? []).map((run) => run.replace(/\D/g, ''))
  // With its sentence, which may name a time, the code is the part of its length.
  const [code, ...others] = runs.filter(({ length }) => length === codeLength)
  return code !== undefined && others.length === 0 ? code : runs.join('')
}
