import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from './connect.ts'
import { fold } from './fold.ts'

/** Letters of the shortest text that both engines find through their indexes: these hold every three letters that follow each other. */
const indexedLength = 3

const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean)

/**
 * The text in which a contact request is searched (decision 0035): its words, folded, each once; then every letter and every pair of
 * letters in them as words of their own, for searches too short for the index. A space stands on either side of each.
 */
export function searchedText(text: string): string {
  const words = new Set(wordsOf(text))
  const short = new Set<string>()
  for (const word of words) {
    const letters = [...word]
    letters.forEach((letter, at) => {
      short.add(letter)
      if (at > 0) short.add(`${letters[at - 1]}${letter}`)
    })
  }
  return words.size === 0 ? '' : ` ${[...words.union(short)].join(' ')} `
}

/** What stands in the searched text of exactly those requests in which the words stand, each somewhere. */
const soughtTexts = (words: string[]) =>
  [...new Set(words.flatMap(wordsOf))].map((word) => ([...word].length < indexedLength ? ` ${word} ` : word))

/** The query language of FTS5: phrases that all have to occur. */
const fts5Phrases = (texts: string[]) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(' AND ')

/** LIKE pattern that finds a text anywhere; wildcards in it are escaped. */
const likePattern = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`

/**
 * Condition on a contact request: all the words stand somewhere in it. @returns none where there are no words
 *
 * SQLite answers from its index alone. `+id` keeps it from reading one row after the other by the ids found, long messages and
 * all: it then tests the entries of the index `contact_list`, which has every other column that a selection asks for.
 */
export function containsWords(engine: Engine, words: string[]): RawBuilder<SqlBool>[] {
  const texts = soughtTexts(words)
  if (texts.length === 0) return []
  return engine === 'sqlite'
    ? [sql<SqlBool>`+id in (select rowid from contact_search where contact_search match ${fts5Phrases(texts)})`]
    : texts.map((text) => sql<SqlBool>`searched like ${likePattern(text)} escape '!'`)
}
