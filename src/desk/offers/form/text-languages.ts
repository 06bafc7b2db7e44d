import { ownValue } from '#src/contracts/own-value.ts'
import { lineField, lineNumbersOf } from '../pro-formas.ts'

/** In which language the site has each text that an offer can begin with. */
export type TextLanguages = {
  /** Of the customer. */
  own: string
  /** The English names of languages, by their codes. */
  names: Readonly<Record<string, string>>
  /** Codes of languages, by texts. */
  of: Readonly<Record<string, string>>
}

/** The language of a text of the form; undefined for one that staff have typed. */
const languageOf = (text: string, { of }: TextLanguages): string | undefined =>
  ownValue(of, text.trim())

/** Says in which language a text is; empty for none. */
export function sayLanguage(text: string, languages: TextLanguages): string {
  const { own, names } = languages
  const language = languageOf(text, languages)
  if (text.trim() === '') return ''
  if (language === undefined) return 'As you typed it'
  return language === own ? `In ${names[own]}` : `In ${names[language]}, not in ${names[own]}`
}

const terms = {
  ...{ delivery: 'Delivery', payment: 'Payment' },
  ...{ yearlyFor: 'Each later year', yearlyEnds: 'They can end it' },
}

/** Says of a whole offer which lines are in another language than the customer's. */
export function describeLanguages(
  fields: Readonly<Record<string, string>>,
  languages: TextLanguages,
): string {
  const { own, names } = languages
  const texts = [
    ...lineNumbersOf(fields).map((at, index): [string, string] => [
      `line ${index + 1}`,
      fields[`${lineField.text}${at}`] ?? '',
    ]),
    ...Object.entries(terms).map(([name, label]): [string, string] => [label, fields[name] ?? '']),
  ].filter(([, text]) => text.trim() !== '')
  const named = Map.groupBy(texts, ([, text]) => languageOf(text, languages) ?? '')
  const list = (code: string) => (named.get(code) ?? []).map(([what]) => what).join(', ')
  const other = [...named.keys()].filter((code) => code !== '' && code !== own)
  return [
    named.has(own) ? `In ${names[own]}: ${list(own)}.` : '',
    ...other.map((code) => `In ${names[code]}, not in ${names[own]}: ${list(code)}.`),
    named.has('') ? `As you typed it: ${list('')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
