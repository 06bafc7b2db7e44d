/** Most marks on a letter that a language needs (UAX #15 §13); normalising more takes long. */
const furtherMarks = /(\p{M}{30})\p{M}+/gu

const breaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g
const controls = String.raw`[^\P{Cc}\t\n]`
const direction = String.raw`[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]`
const zeroWidth = String.raw`[\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]`
/**
 * Tag characters, which draw flags such as Scotland's with up to six of them; elsewhere they only
 * hide words.
 */
const flag = String.raw`(\u{1f3f4}[\u{e0020}-\u{e007f}]{1,6})`
const tags = String.raw`[\u{e0000}-\u{e007f}]`
// What stays is matched first and put back, because older Safari has no lookbehind.
const invisible = new RegExp([flag, controls, direction, zeroWidth, tags].join('|'), 'gu')

/** Scripts whose letters join or form conjuncts, so that a joiner changes what is read. */
const joiningScripts = [
  ...['Arab', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mong', 'Phag', 'Mand', 'Mani'],
  ...['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'],
  ...['Khmr', 'Mymr', 'Tibt', 'Bali', 'Java'],
]
const joined = `[${joiningScripts.map((script) => String.raw`\p{scx=${script}}`).join('')}]`
const emoji = String.raw`\p{Extended_Pictographic}`
const betweenEmoji = String.raw`${emoji}[\ufe0f\p{Emoji_Modifier}]?\u200d(?=${emoji})`
const joiners = new RegExp(
  String.raw`(${joined}[\u200c\u200d]|${betweenEmoji})|[\u200c\u200d]`,
  'gu',
)

/** Most texts: Latin letters, and signs of sentences, which cleaning leaves as they are. */
const clean = /^[\n\t -~\u00a0-\u02ff\u2010-\u2027\u20a0-\u20bf]*$/

/**
 * Cleans a text that a person typed or pasted. Takes any string. Gives it in NFC without control
 * characters, marks of direction, isolates, zero-width marks and byte order marks; the joiners
 * U+200C and U+200D stay where a script or an emoji needs them. Every kind of line break becomes
 * `\n`, and tabs stay; in a text of one line both become a space. Marks beyond the thirtieth on a
 * letter are dropped. Cleaning a clean text changes nothing.
 *
 * Spaces at the ends stay, because a listing of code begins with them. Lone surrogates and
 * noncharacters stay too, and the caller decides about them: `cleanTyped` replaces both,
 * `findUnstorable` finds them.
 */
export function cleanText(text: string, lines: 'one' | 'several' = 'several'): string {
  const broken = text.replace(breaks, '\n')
  const placed = lines === 'one' ? broken.replace(/[\n\t]/g, ' ') : broken
  if (clean.test(placed)) return placed
  const visible = placed.replace(invisible, '$1').replace(joiners, '$1').replace(furtherMarks, '$1')
  return visible.normalize('NFC')
}

/** Cleans a translation, which has several lines only if its original has. */
export function cleanTranslation(translation: string, original: string): string {
  const clean = cleanText(translation)
  return original.includes('\n') || !clean.includes('\n')
    ? clean
    : clean
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
}

// With the flag u, \p{Cs} matches lone surrogates only.
const unstorable = /[\p{Cs}\p{Noncharacter_Code_Point}]/u

/**
 * Finds the first lone surrogate (half of a character) or noncharacter, which UTF-8 or XML cannot
 * hold.
 * @returns its index, or -1
 */
export const findUnstorable = (text: string): number => text.search(unstorable)

/** Replaces lone surrogates and noncharacters by U+FFFD. */
const toStorable = (text: string): string =>
  text.replace(/[\p{Cs}\p{Noncharacter_Code_Point}]/gu, '\ufffd')

/** Braille blank (U+2800) has no property that says so. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Cleans what a person typed into a form. Gives it trimmed, with U+FFFD for what cannot be stored;
 * empty if nothing in it can be seen.
 */
export function cleanTyped(text: string, lines: 'one' | 'several' = 'one'): string {
  const clean = cleanText(toStorable(text), lines).trim()
  return visible.test(clean) ? clean : ''
}

/**
 * Cleans a telephone number, an address, an account name or a code: as `cleanTyped`, but without
 * any invisible mark, and with plain dashes and spaces.
 */
export const cleanIdentifier = (text: string): string =>
  cleanTyped(
    text
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
      .replace(/\s+/g, ' '),
  )
