import { toNormalForm } from './normal-form.ts'
import { plainDigits } from './plain-digits.ts'

/** Signs that people see as an apostrophe, and as a hyphen, as members of a class. */
export const apostrophes = "'‘’‛ʹʻʼʾʿ′`´＇"
export const hyphens = String.raw`\-\u2010-\u2013\u2212\ufe63\uff0d`

const signs: [RegExp, string][] = [
  [new RegExp(`[${apostrophes}]`, 'g'), "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[\p{Pd}\u2212]/gu, '-'],
]

/** Letters that Unicode does not decompose, each with what people type for it. */
const plainLetters = new Map(
  [
    ...['ßss', 'æae', 'œoe', 'øo', 'łl', 'đd', 'ðd', 'þth', 'ıi', 'ħh', 'ŧt', 'ŋn', 'ςσ'],
    // Letters that Arabic keyboards and writers have in two forms.
    ...['ةه', 'ىي', 'یي', 'کك', 'ٱا'],
    // Letters of African languages, such as the hooks of Hausa.
    ...['ɓb', 'ɗd', 'ɖd', 'ƙk', 'ƴy', 'ɛe', 'əe', 'ǝe', 'ɔo', 'ɣg', 'ƒf', 'ʋv', 'ɲn', 'ɩi', 'ʊu'],
  ].map(([letter = '', ...plain]) => [letter, plain.join('')]),
)
const withoutDecomposition = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g')

/** Marks, Arabic's line of stretched letters, and what cannot be seen. */
const dropped = /[\p{M}\p{Default_Ignorable_Code_Point}\u0640]/gu

/**
 * Returns the form in which searches compare texts: without case, marks, width, ligatures and
 * invisible marks, so that "Adebayo" finds "Adébáyọ̀", and 12 finds ١٢. Spaces stay as they are.
 */
export function foldText(text: string): string {
  if (!/[`\u0080-\uffff]/.test(text)) return text.toLowerCase()
  const plain = signs.reduce((written, [sign, by]) => written.replace(sign, by), text)
  return toNormalForm(plain, 'NFKD')
    .replace(dropped, '')
    .toLowerCase()
    .replace(withoutDecomposition, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, plainDigits)
}
