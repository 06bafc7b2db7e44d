import { setImmediate } from 'node:timers/promises'
import MiniSearch from 'minisearch'
import { limits } from '#src/contracts/limits.ts'
import { foldText } from '#src/contracts/text/fold-text.ts'
import { memoize } from '../kit/memoize.ts'
import { currentSnapshot, type Snapshot, withSnapshot } from '../snapshot/snapshot.ts'
import { readPassages, type SearchPassage } from './passages.ts'
import { isEnglish, letterBits, plainFormsOf, termsIn, termsOf, wordsIn } from './search-terms.ts'
import { loadStems, stemOf } from './stems.ts'

export const weights = { heading: 4, name: 3, keywords: 2, text: 1 } as const
/**
 * Words of up to this many letters are names such as API or NFC, for which typing errors are not
 * corrected.
 */
export const shortName = 3

/** Passages that are indexed before other requests are answered. */
const atOnce = 20

/** Splits a list with commas into the terms of each part. A part without a word is none. */
const listed = (texts: string) =>
  texts
    .split(',')
    .map(termsIn)
    .filter(({ length }) => length > 0)

/** Joins the words of a name or a search, in the form in which names are compared. */
export const nameKey = (text: string): string =>
  wordsIn(foldText(text).replaceAll('-', ' ')).join(' ')

/** Joins the terms that are no filler words. */
export const keyOf = (terms: readonly string[], ignored: ReadonlySet<string>) =>
  terms.filter((term) => !ignored.has(term)).join(' ')

/** Maps what visitors type to what the site calls it. */
function readSynonyms(lines: readonly { words: string; means: string }[]) {
  const { means: most, ofOne } = limits.search.synonyms
  const synonyms = new Map<string, string[][]>()
  for (const { words, means } of lines)
    for (const phrase of listed(words)) {
      const known = synonyms.get(phrase.join(' ')) ?? []
      synonyms.set(
        phrase.join(' '),
        [...known, ...listed(means).map((terms) => terms.slice(0, ofOne))].slice(0, most),
      )
    }
  return synonyms
}

/** Indexes passages, of which others can take the place. */
function openEngine() {
  /** Words of the site, and those of headings, names and keywords, with how often they occur. */
  const known = new Map<string, number>()
  const named = new Map<string, number>()
  /** Terms of written words while passages are indexed. Texts repeat few, so each is split once. */
  const termsOfWords = new Map<string, string[]>()
  /** A word of the site that each term is of, because terms of other languages are no words. */
  const spelled = new Map<string, string>()
  /** Terms of the words of the site by these words without accents, and by the stems of those. */
  const alike = { plain: new Map<string, Set<string>>(), stem: new Map<string, Set<string>>() }
  function addAlike(written: string) {
    for (const { term, ...forms } of plainFormsOf(written))
      for (const by of ['plain', 'stem'] as const) {
        const terms = alike[by].get(forms[by])
        if (terms) terms.add(term)
        else alike[by].set(forms[by], new Set([term]))
      }
  }
  /** Language of the passage that is indexed, if it is not that of the search. */
  let language: string | undefined
  /** A passage in another language is found by the terms of a search, and by its own endings. */
  function termsOfBoth(written: string, own: string): string[] {
    const { language: ofSearch } = currentSnapshot()
    const inSearch = termsOf(written, own).map((term) => stemOf(term, ofSearch))
    return [...new Set([...termsOf(written), ...inSearch])]
  }
  function readWord(written: string): string[] {
    const key = `${language ?? ''} ${written}`
    const terms =
      termsOfWords.get(key) ??
      (language === undefined ? termsOf(written) : termsOfBoth(written, language))
    if (!isEnglish() && !termsOfWords.has(key)) addAlike(written)
    termsOfWords.set(key, terms)
    const [whole = ''] = terms
    if (!isEnglish() && !spelled.has(whole)) spelled.set(whole, foldText(written))
    return terms
  }
  let step = 1
  const count = (words: Map<string, number>, term: string) => {
    const times = (words.get(term) ?? 0) + step
    if (times > 0) words.set(term, times)
    else words.delete(term)
  }
  const engine = new MiniSearch<SearchPassage & { id: number }>({
    fields: Object.keys(weights),
    tokenize(text, field) {
      const terms = wordsIn(text).flatMap(readWord)
      for (const term of terms) {
        count(known, term)
        if (field !== 'text') count(named, term)
      }
      return terms
    },
    processTerm: (term) => term,
    searchOptions: { tokenize: termsIn },
  })
  const passages = new Map<number, SearchPassage>()
  const ids = new Map<string, number>()
  let last = 0

  function remove(content: string, id: number) {
    const passage = passages.get(id)
    if (!passage) return
    step = -1
    language = passage.language
    engine.remove({ ...passage, id })
    step = 1
    passages.delete(id)
    ids.delete(content)
  }
  function add(content: string, passage: SearchPassage) {
    last++
    language = passage.language
    engine.add({ ...passage, id: last })
    passages.set(last, passage)
    ids.set(content, last)
  }

  /** Indexes the passages that are new and drops those that are gone, between other requests. */
  async function renew(wanted: readonly SearchPassage[]) {
    const byContent = new Map(wanted.map((passage) => [JSON.stringify(passage), passage]))
    const changes = [
      ...[...ids].flatMap(([content, id]) =>
        byContent.has(content) ? [] : [() => remove(content, id)],
      ),
      ...[...byContent].flatMap(([content, passage]) =>
        ids.has(content) ? [] : [() => add(content, passage)],
      ),
    ]
    for (const [index, change] of changes.entries()) {
      if (index % atOnce === 0) await setImmediate()
      change()
    }
    termsOfWords.clear()
    return changes.length
  }
  return { engine, passages, known, named, spelled, alike, addAlike, renew }
}

/** Words that accents alone tell apart are few. */
const mostAlike = 4

const isCorrected = (term: string) => term.length > shortName && !/\d/.test(term)

function viewOf(
  { engine, passages, known, named, spelled, alike, addAlike }: ReturnType<typeof openEngine>,
  of: Snapshot,
) {
  const { ignored: ignoredWords, synonyms } = of.settings.search
  const ignored = new Set(termsIn(ignoredWords))
  // What visitors type need not be in the texts.
  if (!isEnglish())
    for (const words of [ignoredWords, ...synonyms.map(({ words }) => words)])
      wordsIn(words).forEach(addAlike)
  const byFrequency = (one: string, other: string) =>
    (known.get(other) ?? 0) - (known.get(one) ?? 0)
  const phrasesOf = memoize(
    ({ keywords = '' }: SearchPassage) =>
      new Set(listed(keywords).map((terms) => keyOf(terms, ignored))),
  )
  return {
    engine,
    passages,
    known,
    sorted: [...known.keys()].sort(),
    /** Words of headings, names and keywords, the only ones suggested for typing errors. */
    named: [...named.keys()]
      .filter(isCorrected)
      .map((term) => ({ term, letters: letterBits(term) })),
    /** The word of the site that a term is of. */
    spelledAs: (term: string) => spelled.get(term) ?? term,
    /**
     * The terms of a typed word and its parts as the site writes them, with and without accents, most
     * frequent first; one at least.
     */
    termsAlike: (written: string): string[][] =>
      plainFormsOf(written).map(({ plain, stem, term }) => {
        const terms = [...(alike.plain.get(plain) ?? new Set(alike.stem.get(stem)).add(term))]
        const ofSite = terms.filter((one) => known.has(one)).sort(byFrequency)
        return ofSite.length > 0 ? ofSite.slice(0, mostAlike) : terms.slice(0, 1)
      }),
    /** What is sold, by its name. */
    sold: [...passages].flatMap(([id, { kind, heading, name }]) =>
      kind === 'products' && heading === name ? [{ id, name: nameKey(name) }] : [],
    ),
    ignored,
    synonyms: readSynonyms(synonyms),
    /** Whether the words, without filler words, are one of a passage's keywords. */
    isKeyword: (passage: SearchPassage, words: string) => phrasesOf(passage).has(words),
  }
}
export type Index = ReturnType<typeof viewOf>

/** Opens the search of a language. */
function openSearch() {
  let engine = openEngine()
  let made: { of: Snapshot; index: Index } | undefined
  let turn: Promise<unknown> = Promise.resolve()

  async function indexOf(snapshot: Snapshot): Promise<Index> {
    if (made?.of === snapshot) return made.index
    const passages = readPassages(snapshot)
    try {
      made = undefined
      await engine.renew(passages)
    } catch (error) {
      engine = openEngine()
      throw error
    }
    made = { of: snapshot, index: viewOf(engine, snapshot) }
    return made.index
  }

  return <Result>(snapshot: Snapshot, run: (index: Index) => Result): Promise<Result> => {
    const result = turn.then(() =>
      // The words of the language are read as it is, whatever the caller shows.
      withSnapshot(snapshot, async () => {
        await loadStems(snapshot.language)
        return run(await indexOf(snapshot))
      }),
    )
    turn = result.catch(() => {})
    return result
  }
}

const searches = new Map<string, ReturnType<typeof openSearch>>()

/**
 * Searches the index of a snapshot. There is one index for each language: what differs from the
 * snapshot that was searched before is renewed, so searches of two snapshots take turns.
 */
export function withIndex<Result>(
  snapshot: Snapshot,
  run: (index: Index) => Result,
): Promise<Result> {
  const { language } = snapshot
  const search = searches.get(language) ?? openSearch()
  searches.set(language, search)
  return search(snapshot, run)
}
