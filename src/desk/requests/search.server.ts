import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { AsYouType } from 'libphonenumber-js/min'
import { isId } from '#src/contracts/ids.ts'
import { foldText } from '#src/contracts/text/fold-text.ts'
import { plainDigits } from '#src/contracts/text/plain-digits.ts'
import type { Engine } from '#src/core/database/connect.ts'

/**
 * Minimum length of a text that the indexes can find, because they store every sequence of three
 * letters.
 */
const indexedLength = 3

const wordsOf = (text: string) => foldText(text).split(/\s+/).filter(Boolean)

/**
 * Text that searches read: folded words, then their letters and pairs for short
 * searches; telephone numbers as digits.
 */
export function searchedText(text: string, phones: string[] = []): string {
  const words = new Set(wordsOf(text))
  const short = new Set<string>()
  for (const word of words) {
    const letters = [...word]
    letters.forEach((letter, at) => {
      short.add(letter)
      if (at > 0) short.add(`${letters[at - 1]}${letter}`)
    })
  }
  const all = [...words.union(short), ...phones.map(storedDigits).filter(Boolean)]
  return all.length === 0 ? '' : ` ${all.join(' ')} `
}

/** Minimum digits of a number that is typed with its country code but without a plus. */
const wholeDigits = 10

/**
 * Returns the digits without zeros that are not dialled after a country code: "0803" and "+44
 * (0)20".
 */
export const storedDigits = (text: string): string =>
  plainDigits(text).replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')

/** Removes the country code from a number or its beginning; empty if there is no country code. */
function withoutCountry(digits: string): string {
  const typed = new AsYouType()
  typed.input(`+${digits}`)
  return storedDigits(typed.getNumber()?.nationalNumber ?? '')
}

/**
 * Returns the digits to search for, with and without country code.
 * @param typed a number or a part of it, such as `0803 123`
 */
export function soughtDigits(typed: string): string[] {
  const digits = storedDigits(typed)
  const mayHaveCountry = /^\s*(\+|00)/.test(typed) || digits.length >= wholeDigits
  const national = mayHaveCountry ? withoutCountry(digits) : ''
  return national.length >= 3 ? [digits, national] : [digits]
}

/** Returns the id if a search consists only of a request's id: `45` or `#45`. */
export function soughtId(words: string[]): number | undefined {
  const id = Number(/^#?(\d+)$/.exec(words.join(' '))?.[1])
  return isId(id) ? id : undefined
}

const soughtTexts = (words: string[]) =>
  [...new Set(words.flatMap(wordsOf))].map((word) =>
    [...word].length < indexedLength ? ` ${word} ` : word,
  )

/** Digits with the usual separators: possibly a telephone number or a part of one. */
const numbers = /(?<=^| )[+(]*\d[\d ()./+\p{Pd}]*(?= |$)/gu
const fewestDigits = 4
/** A request's reference as it is typed without its hyphen; many other words look alike. */
const joinedReference = /^[a-z2-9]{8}$/i

/**
 * Returns the parts of a search: for each part its alternatives, and for each alternative the texts
 * that must all occur.
 */
function soughtParts(words: string[]): string[][][] {
  const search = words.join(' ')
  const phones = (search.match(numbers) ?? []).filter(
    (typed) => typed.replace(/\D/g, '').length >= fewestDigits,
  )
  const withoutPhones = phones.reduce((rest, typed) => rest.replace(typed, ' '), search)
  const references = withoutPhones.split(' ').filter((word) => joinedReference.test(word))
  const others = withoutPhones
    .split(' ')
    .filter((word) => !references.includes(word))
    .join(' ')
  const parts = phones.map((typed) => [
    soughtTexts([typed]),
    ...soughtDigits(typed).map((digits) => soughtTexts([digits])),
  ])
  const ofReferences = references.map((word) => [
    soughtTexts([word]),
    soughtTexts([`${word.slice(0, 4)}-${word.slice(4)}`]),
  ])
  return [[soughtTexts([others])], ...ofReferences, ...parts]
    .map((part) => part.filter((texts) => texts.length > 0))
    .filter((part) => part.length > 0)
}

const fts5Query = (parts: string[][][]) =>
  parts
    .map((part) =>
      part
        .map((texts) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(' AND '))
        .map((texts) => `(${texts})`),
    )
    .map((alternatives) => `(${alternatives.join(' OR ')})`)
    .join(' AND ')

const likePattern = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`
const isLike = (text: string) => sql<SqlBool>`searched like ${likePattern(text)} escape '!'`
const allOf = (conditions: RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
const anyOf = (conditions: RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/**
 * Condition that a request lists a product. SQLite reads the searched text, PostgreSQL the lists.
 */
export const listsProduct = (engine: Engine, slug: string): RawBuilder<SqlBool> => {
  const texts = [' ', ','].map((before) => `${before}${slug}*`)
  return engine === 'sqlite'
    ? sql<SqlBool>`+id in (select rowid from contact_search where contact_search match ${texts.map((text) => `"${text}"`).join(' OR ')})`
    : sql<SqlBool>`',' || request_list like ${likePattern(`,${slug}*`)} escape '!'`
}

/**
 * Condition that a request contains all words, with telephone numbers in any spelling, or has the
 * searched id. Empty without words.
 */
export function containsWords(engine: Engine, words: string[]): RawBuilder<SqlBool>[] {
  const parts = soughtParts(words)
  if (parts.length === 0) return []
  // `+id` makes SQLite test the entries of the index `contact_list`, instead of reading each found
  // row with its long message.
  const found =
    engine === 'sqlite'
      ? sql<SqlBool>`+id in (select rowid from contact_search where contact_search match ${fts5Query(parts)})`
      : allOf(parts.map((part) => anyOf(part.map((texts) => allOf(texts.map(isLike))))))
  const id = soughtId(words)
  return [
    id === undefined
      ? found
      : anyOf([found, engine === 'sqlite' ? sql<SqlBool>`+id = ${id}` : sql<SqlBool>`id = ${id}`]),
  ]
}
