import type { Query, QueryCombination, SearchResult } from 'minisearch'
import { cutText } from '#src/contracts/cut-text.ts'
import { limits } from '#src/contracts/limits.ts'
import { editDistance } from '#src/contracts/text/edit-distance.ts'
import { addressOfPage } from '../addresses/address-of.ts'
import { pageOfList, resultPages } from '../addresses/list-pages.ts'
import { currentSnapshot, publicSnapshot, type Snapshot } from '../snapshot/snapshot.ts'
import { excerpt, type Marked, mark } from './excerpt.ts'
import type { SearchKind, SearchPassage } from './passages.ts'
import { type Index, keyOf, nameKey, shortName, weights, withIndex } from './search-index.ts'
import { countBits, isEnglish, letterBits, partsOf, termsIn, wordsIn } from './search-terms.ts'

export type Found = Omit<SearchPassage, 'text' | 'heading' | 'keywords'> & {
  heading: Marked
  text: Marked
}
export type Search = {
  query: string
  /** Number of all results, of which the groups may show a part. */
  total: number
  /**
   * The best results of each kind, with the best result's kind first; or a page of one kind. `count`
   * is the number of all results of the kind, `page` and `last` are 0-based.
   */
  groups: { kind: SearchKind; count: number; found: Found[]; page: number; last: number }[]
  /** All kinds that have results, also while one is asked for, with the best result's kind first. */
  kinds: { kind: SearchKind; count: number }[]
  /**
   * If nothing was found: the only text that mentions the word, or the nearest word of the site.
   */
  mention?: Found | undefined
  nearest?: string | undefined
}
/** A kind of which all results are shown, in pages. `query` names the page: `page=2`. */
export type AskedKind = { kind: string | null; query: string }

/**
 * Ranks products and buyers' questions above other passages of similar score, and documents below
 * them.
 */
const weightOf = ({ kind, href, heading, name }: SearchPassage) => {
  // The home page says in short what other pages say.
  if (kind === 'documents' || /^\/(?:#|$)/.test(href)) return 0.6
  return (kind === 'products' && heading === name) ||
    href.startsWith(`${addressOfPage('questions')}#`)
    ? 1.5
    : 1
}
/**
 * In words of up to this many letters, any wrong letter could give another everyday word: loan,
 * load.
 */
const shortWord = 5
/** In words of at least this many letters, the first letter may be a typing error too. */
const wrongFirst = 7
const mostTypos = 2

const typosIn = (term: string) => (term.length >= 8 ? mostTypos : term.length >= 3 ? 1 : 0)

/** Number of the sorted words before a text. */
function countBefore(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < text) from = middle + 1
    else to = middle
  }
  return from
}

/** Number of the site's words that begin with a term. */
const countBegun = ({ sorted }: Index, term: string) =>
  countBefore(sorted, `${term}\uffff`) - countBefore(sorted, term)

/**
 * Returns the site's words that differ in the fewest letters from a typed word, which may be a
 * typing error.
 */
function nearestTerms({ named }: Index, term: string, most: number): string[] {
  const letters = letterBits(term)
  let least = most
  let nearest: string[] = []
  let left: number = limits.search.compared
  for (const known of named) {
    if (known.term[0] !== term[0] && term.length < wrongFirst) continue
    if (Math.abs(known.term.length - term.length) > least) continue
    // A wrong letter changes two bits, because one letter is missing and another is added.
    if (countBits(known.letters ^ letters) > 2 * least) continue
    if (left-- === 0) break
    const away = editDistance(term, known.term, least)
    if (away < least) nearest = []
    if (away <= least) nearest.push(known.term)
    least = Math.min(least, away)
  }
  return nearest
}

/**
 * Whether a short word differs from a known one by a typical slip: a letter is missing, doubled,
 * swapped or sounds alike.
 */
const isSlip = (term: string, known: string) =>
  term.length > shortWord ||
  known.length > term.length ||
  (letterBits(known) === letterBits(term) && (known.length === term.length || /(.)\1/.test(term)))

/** Letters that a word has to share with a term of another ending. */
const leastStem = 5

/** The longest term of the site that a typed word begins with. */
function longestBefore({ known }: Index, term: string): string | undefined {
  for (let length = term.length - 1; length >= leastStem; length--)
    if (known.has(term.slice(0, length))) return term.slice(0, length)
  return undefined
}

/** Returns the index terms to search for a word; empty if the site has no such word. */
function termsFor(index: Index, term: string): string[] {
  if (index.known.has(term) || (term.length >= shortName && countBegun(index, term) > 0))
    return [term]
  const base = !isEnglish() ? term : term.replace(/(?:ing|ed|(?<=.{5})er|ment|ation|ion)$/, '')
  if (base.length > shortName && base !== term && countBegun(index, base) > 0) return [base]
  // An ending that is typed in part, or without its accent: “installatio”, “alimentee”.
  const stem = isEnglish() ? undefined : longestBefore(index, term)
  if (stem !== undefined) return [stem]
  return nearestTerms(index, term, typosIn(term)).filter((known) => isSlip(term, known))
}

/**
 * What a synonym counts beside the word itself. A freezer is also a cold room, of which the site
 * says more: a passage about freezers comes first.
 */
const asSynonym = 1 / 8
/** What a longer word counts beside the word itself: gateway, for gate. */
const asLongerWord = 0.1

const allOf = (terms: readonly string[], weight = 1): QueryCombination => ({
  combineWith: 'AND',
  queries: [...terms],
  boostDocument: () => weight / terms.length,
})

const countTerms = (query: Query): number =>
  typeof query === 'object' && 'queries' in query
    ? query.queries.reduce((sum, one) => sum + countTerms(one), 0)
    : 1

/**
 * Two words that the site writes as one: zig bee. They count as typed if it writes them so more
 * often than apart, as gateway, and as a synonym otherwise, as coldroom.
 */
function writtenAsOne({ known }: Index, phrase: readonly string[]) {
  const joined = phrase.join('')
  const times = known.get(joined) ?? 0
  if (phrase.length !== 2 || joined.length <= shortName || times === 0) return undefined
  const apart = Math.min(...phrase.map((term) => known.get(term) ?? 0))
  return { means: [[joined]], weight: times > apart ? 1 : asSynonym }
}

/** Finds what is sold under a name that begins with a search, with the terms that are the name's. */
function soldAs(index: Index, query: string) {
  const { sold, passages } = index
  const begun = nameKey(query)
  const found = new Map<number, SearchResult['match']>()
  if (begun.length < shortName) return found
  const typed = termsAsSite(index, query)
  for (const { id, name } of sold)
    if (name.startsWith(begun)) {
      const terms = termsIn(passages.get(id)?.heading ?? '')
      const matched = terms.filter((term) => typed.some((start) => term.startsWith(start)))
      found.set(id, Object.fromEntries(matched.map((term) => [term, ['heading']])))
    }
  return found
}

/**
 * Splits a query into words with meaning, each with all its search terms, and filler words.
 * @param isBeingTyped whether the last word may be half a word: `begun`
 */
function readQuery(
  index: Index,
  query: string,
  isBeingTyped: boolean,
): { wanted: QueryCombination[]; beside: string[]; begun: string | undefined } {
  const inOrder = termsInOrder(index, query).slice(0, limits.search.words)
  const alike = new Map(inOrder.map((terms) => [terms[0] ?? '', terms]))
  const all = inOrder.map(([term = '']) => term)
  const last = isBeingTyped ? (all.at(-1) ?? '') : ''
  const begun = last.length > 1 && countBegun(index, last) > 0 ? last : undefined
  // Half a word is no typing error, and has no synonyms.
  const isHalf = begun !== undefined && !index.known.has(begun) && !index.synonyms.has(begun)
  const typed = isHalf ? all.slice(0, -1) : all
  const meant = new Map<string, { means: QueryCombination[]; own: QueryCombination[] }>()
  const rest = new Set(typed.keys())
  // Synonyms of several words come first, so that they are matched before their parts.
  for (let length = typed.length; length > 0; length--)
    for (let at = 0; at + length <= typed.length; at++) {
      const phrase = typed.slice(at, at + length)
      const key = phrase.join(' ')
      const synonyms = index.synonyms.get(key)
      const meaning = synonyms
        ? { means: synonyms, weight: asSynonym }
        : writtenAsOne(index, phrase)
      // Words of a matched synonym such as “no light” (power cut) are used up, so that “light” is
      // not matched as another synonym.
      if (!meaning || (!meant.has(key) && !phrase.every((_, offset) => rest.has(at + offset))))
        continue
      for (let place = at; place < at + length; place++) rest.delete(place)
      const isMeaningful = phrase.every((term) => index.known.has(term) && !index.ignored.has(term))
      meant.set(key, {
        means: meaning.means.map((terms) => allOf(terms, isMeaningful ? meaning.weight : 1)),
        own: isMeaningful ? [allOf(phrase)] : [],
      })
    }
  const words = [...rest].map((at) => typed[at] ?? '')
  const telling = words.filter((term) => !index.ignored.has(term))
  const { atOnce, ofOne } = limits.search.synonyms
  const most = Math.max(1, Math.floor(atOnce / (ofOne * meant.size)))
  const looked = meant.size > 0 || telling.length > 0 ? telling : words
  return {
    wanted: [
      ...[...meant.values()].map(({ means, own }) => [...means.slice(0, most), ...own]),
      ...looked.map((term) =>
        index.known.has(term) ? (alike.get(term) ?? [term]) : termsFor(index, term),
      ),
      ...(isHalf ? [[begun]] : []),
    ].flatMap((queries) => (queries.length > 0 ? [{ combineWith: 'OR' as const, queries }] : [])),
    beside: words.filter((term) => !looked.includes(term)),
    begun,
  }
}

/**
 * Splits a query into words, each with its terms. A hyphenated word is one if the site writes it so,
 * otherwise its parts are words.
 */
const termsInOrder = (index: Index, query: string): string[][] =>
  partsOf(query).flatMap(({ text, isWord }) => {
    if (!isWord) return []
    const [whole = [], ...parts] = index.termsAlike(cutText(text, limits.search.word))
    return parts.length === 0 || index.known.has(whole[0] ?? '') ? [whole] : parts
  })

/** The terms of a query, in which each word has the accents that the site gives it. */
const termsAsSite = (index: Index, query: string): string[] =>
  wordsIn(query).flatMap((word) => [...new Set(index.termsAlike(word).map(([term = '']) => term))])

/**
 * The public snapshot of the language, in a preview too, or the one that a publication tries, whose number is
 * higher.
 */
function searchedSnapshot(prefix?: string): Snapshot {
  const current = currentSnapshot()
  const shown = publicSnapshot(prefix ?? current.prefix)
  return prefix === undefined && current.number > shown.number ? current : shown
}

/**
 * @param most maximum results of each kind
 * @param isBeingTyped whether the last word may be half a word
 * @param prefix of the visitor's language, if the page is shown in another one
 */
export const search = (
  typed: string,
  most: number,
  asked?: AskedKind,
  isBeingTyped = false,
  prefix?: string,
): Promise<Search> =>
  withIndex(searchedSnapshot(prefix), (index) =>
    searchIn(index, { typed, most, asked, isBeingTyped }),
  )

function searchIn(
  index: Index,
  {
    typed,
    most,
    asked,
    isBeingTyped,
  }: { typed: string; most: number; asked: AskedKind | undefined; isBeingTyped: boolean },
): Search {
  const query = cutText(typed.trim(), limits.search.max).toWellFormed()
  const { wanted, beside, begun } = readQuery(index, query, isBeingTyped)
  const mostBegun = limits.search.begun / countTerms({ queries: wanted })
  const prefix = (term: string) =>
    (term.length >= shortName || term === begun) && countBegun(index, term) <= mostBegun
  const run = (combineWith: 'AND' | 'OR') =>
    index.engine.search(
      { combineWith, queries: wanted },
      { boost: weights, prefix, fuzzy: false, weights: { fuzzy: 0, prefix: asLongerWord } },
    )
  const all = wanted.length > 0 ? run('AND') : []
  const key = keyOf(termsAsSite(index, query), index.ignored)
  const seen = new Set<string>()
  const named = soldAs(index, query)
  const matches = all.length > 0 || wanted.length < 2 ? all : run('OR')
  const matched = new Set(matches.map(({ id }) => id))
  const best = [
    ...matches,
    ...[...named].flatMap(([id, match]) => (matched.has(id) ? [] : [{ id, match, score: 0 }])),
  ]
    .flatMap(({ id, score, match }) => {
      const passage = index.passages.get(id)
      if (!passage) return []
      // “Who installs” means the question that begins with “who”, so filler words found in the
      // heading raise the score.
      const inHeading = beside.length > 0 ? termsIn(passage.heading) : []
      const shared = beside.filter((term) => inHeading.includes(term)).length
      const isKeyword = key !== '' && index.isKeyword(passage, key)
      // The answer to the whole search comes before all others, then what is called so.
      const rank = isKeyword ? 2 : named.has(id) ? 1 : 0
      return [{ passage, match, rank, score: score * weightOf(passage) * (1 + shared) }]
    })
    .sort((one, other) => other.rank - one.rank || other.score - one.score)
    .filter(({ passage: { href, product } }) => {
      // Only one passage of each product is a result, because the product's page has the others.
      const key = product === undefined ? href : `product ${product}`
      return !seen.has(key) && seen.add(key)
    })
  const shown = ({
    match,
    passage: { heading, text, keywords: _, ...passage },
  }: (typeof best)[number]): Found => {
    const terms = new Set(Object.keys(match))
    return { ...passage, heading: mark(heading, terms), text: excerpt(text, terms) }
  }
  const [only, second] = best
  // A single mention is no result: a lawyer in an example does not answer a search for lawyers.
  if (
    only &&
    !second &&
    wanted.length === 1 &&
    Object.values(only.match).every((fields) => fields.join() === 'text')
  )
    return { query, total: 0, groups: [], kinds: [], mention: shown(only) }
  const byKind = Map.groupBy(best, ({ passage }) => passage.kind)
  const isAsked = ([kind]: readonly [SearchKind, unknown]) => kind === asked?.kind
  const one = [...byKind].find(isAsked)
  const groups = (one ? [one] : [...byKind]).map(([kind, ofKind]) => {
    const { items, ...place } = one
      ? pageOfList(ofKind, resultPages, asked?.query ?? '')
      : { items: ofKind.slice(0, most), page: 0, last: 0 }
    return { kind, count: ofKind.length, found: items.map(shown), ...place }
  })
  const [unknown = ''] = only ? [] : termsIn(cutText(query, limits.search.word))
  const [nearest] = nearestTerms(index, unknown, Math.min(mostTypos, Math.ceil(unknown.length / 3)))
  return {
    query,
    total: best.length,
    groups,
    kinds: [...byKind].map(([kind, { length: count }]) => ({ kind, count })),
    nearest: nearest === undefined ? undefined : index.spelledAs(nearest),
  }
}
