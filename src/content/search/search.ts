import MiniSearch, { type QueryCombination } from 'minisearch'
import { limits } from '#src/contracts/limits.ts'
import { oncePer } from '../kit/once-per.ts'
import { publicSnapshot, type Snapshot, withSnapshot } from '../snapshot/snapshot.ts'
import { type Passage, readPassages, type SearchKind, searchKinds } from './passages.ts'
import { countBits, distance, lettersOf, partsOf, termsIn, termsOf } from './words.ts'

export type Marked = { text: string; isMatch: boolean }[]
export type Found = Omit<Passage, 'text' | 'heading' | 'keywords'> & { heading: Marked; text: Marked }
export type Search = {
  query: string
  /** Each kind with its best, the kind of the best result first. */
  groups: { kind: SearchKind; found: Found[] }[]
  /** The nearest word of the site, where nothing was found. */
  nearest: string | undefined
}

const weights = { heading: 4, name: 3, keywords: 2, text: 1 } as const
/** Products come first where they fit about as well as others; a document only where nothing on a page does. */
const weightOf = ({ kind, href }: Passage) => (kind === 'documents' ? 0.6 : kind === 'products' && !href.includes('#') ? 1.5 : 1)
/** Letters up to which a word is a name such as API or NFC, which no other word is a typing error of. */
const shortName = 3
/** Letters from which the first one may be wrong too. */
const wrongFirst = 7
const sentenceLength = 180

/** Letters that may be wrong in a word of so many. */
const typosIn = (term: string) => (term.length >= 8 ? 2 : term.length >= 3 ? 1 : 0)

const listed = (texts: string) => texts.split(',').map(termsIn)

async function makeIndex(snapshot: Snapshot) {
  const passages = await withSnapshot(snapshot, readPassages)
  const known = new Set<string>()
  const named = new Set<string>()
  const engine = new MiniSearch<Passage & { id: number }>({
    fields: Object.keys(weights),
    tokenize(text, field) {
      const terms = termsIn(text)
      for (const term of terms) (field === 'text' ? known : named).add(term)
      return terms
    },
    processTerm: (term) => term,
  })
  // In parts, so that others do not wait for it.
  await engine.addAllAsync(
    passages.map((passage, id) => ({ ...passage, id })),
    { chunkSize: 20 },
  )
  const { ignored, synonyms } = snapshot.settings.search
  return {
    engine,
    passages,
    /** Every word, in the order of its letters. */
    vocabulary: [...new Set([...known, ...named])].sort((one, other) => (one < other ? -1 : 1)),
    known: new Set([...known, ...named]),
    /** Words of headings, names and keywords: what others are typing errors of. */
    named: [...named].filter((term) => term.length > shortName && !/\d/.test(term)).map((term) => ({ term, letters: lettersOf(term) })),
    ignored: new Set(termsIn(ignored)),
    /** The longest first. */
    synonyms: synonyms
      .flatMap(({ words, means }) => listed(words).map((said) => ({ said, means: listed(means) })))
      .sort((one, other) => other.said.length - one.said.length),
  }
}
type Index = Awaited<ReturnType<typeof makeIndex>>
/** Made when somebody first searches a snapshot: each publication and each public day has its own. */
const indexOf = oncePer(makeIndex)

/** The words that a word is a typing error of: those with the fewest wrong letters. */
function nearestTerms({ named }: Index, term: string, most: number): string[] {
  const letters = lettersOf(term)
  let least = most
  let nearest: string[] = []
  for (const known of named) {
    if (known.term[0] !== term[0] && term.length < wrongFirst) continue
    // A wrong letter is one too many and one too few.
    if (countBits(known.letters ^ letters) > 2 * least) continue
    const away = distance(term, known.term, least)
    if (away < least) nearest = []
    if (away <= least) nearest.push(known.term)
    least = Math.min(least, away)
  }
  return nearest
}

function holdsPrefix({ vocabulary }: Index, prefix: string): boolean {
  let [from, to] = [0, vocabulary.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((vocabulary[middle] ?? '') < prefix) from = middle + 1
    else to = middle
  }
  return vocabulary[from]?.startsWith(prefix) ?? false
}

/** What a word of a query is looked for by; nothing where the site has no such word. */
function termsFor(index: Index, term: string): string[] {
  if (index.known.has(term) || (term.length >= shortName && holdsPrefix(index, term))) return [term]
  const base = term.replace(/(?:ing|ed|er|ment|ation|ion)$/, '')
  if (base.length > shortName && base !== term && holdsPrefix(index, base)) return [base]
  const typos = typosIn(term)
  return typos > 0 ? nearestTerms(index, term, typos) : []
}

const allOf = (terms: readonly string[]): QueryCombination => ({
  combineWith: 'AND',
  queries: [...terms],
  boostDocument: () => 1 / terms.length,
})

/** The words of a query that say something, each with all that it is looked for by, and the others. */
function readQuery(index: Index, query: string): { wanted: QueryCombination[]; beside: string[] } {
  const typed = termsInOrder(index, query).slice(0, limits.search.words)
  const meant = new Map<string, QueryCombination[]>()
  const rest = new Set(typed.keys())
  for (const { said, means } of index.synonyms)
    for (let at = 0; at + said.length <= typed.length; at++) {
      if (!said.every((term, offset) => typed[at + offset] === term)) continue
      const key = said.join(' ')
      // “No light” is the power cut alone, whatever “light” stands for.
      if (!meant.has(key) && !said.every((_, offset) => rest.has(at + offset))) continue
      for (let place = at; place < at + said.length; place++) rest.delete(place)
      const isSaying = said.every((term) => index.known.has(term) && !index.ignored.has(term))
      meant.set(key, [...(meant.get(key) ?? []), ...means.map(allOf), ...(isSaying ? [allOf(said)] : [])])
    }
  const words = [...rest].map((at) => typed[at] ?? '')
  const telling = words.filter((term) => !index.ignored.has(term))
  const looked = meant.size > 0 || telling.length > 0 ? telling : words
  return {
    wanted: [...meant.values(), ...looked.map((term) => termsFor(index, term))].flatMap((queries) =>
      queries.length > 0 ? [{ combineWith: 'OR' as const, queries }] : [],
    ),
    beside: words.filter((term) => !looked.includes(term)),
  }
}

/** A word with hyphens is one word where the site writes it so, otherwise its parts. */
const termsInOrder = (index: Index, query: string) =>
  partsOf(query).flatMap(({ text, isWord }) => {
    if (!isWord) return []
    const [whole = '', ...parts] = termsOf(text.slice(0, limits.search.word))
    return parts.length === 0 || index.known.has(whole) ? [whole] : parts
  })

const mark = (text: string, terms: ReadonlySet<string>): Marked =>
  partsOf(text).flatMap(({ text: part, isWord }) =>
    part === '' ? [] : [{ text: part, isMatch: isWord && termsOf(part).some((term) => terms.has(term)) }],
  )

/** Joins neighbours: a space alone between two pieces of text would be lost on the way to the page. */
function joinParts(parts: Marked): Marked {
  const joined: Marked = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.isMatch === part.isMatch) last.text += part.text
    else joined.push({ ...part })
  }
  return joined
}

/** The words around the first match, or the beginning of the text. */
function excerpt(text: string, terms: ReadonlySet<string>): Marked {
  const parts = mark(text, terms)
  const first = parts.findIndex(({ isMatch }) => isMatch)
  const before = parts
    .slice(0, Math.max(0, first))
    .map((part) => part.text)
    .join('')
  const sentence = Math.max(...[...before.matchAll(/[.!?]\s+/g)].map(({ index, 0: end }) => index + end.length), 0)
  const from = before.length - sentence > sentenceLength / 2 ? before.lastIndexOf(' ', before.length - sentenceLength / 3) + 1 : sentence
  const shown: Marked = []
  let at = 0
  for (const part of parts) {
    const end = at + part.text.length
    if (end > from && end - from <= sentenceLength) shown.push({ ...part, text: part.text.slice(Math.max(0, from - at)) })
    at = end
  }
  const isCut = at - from > sentenceLength
  return [...(from > sentence ? [{ text: '… ', isMatch: false }] : []), ...shown, ...(isCut ? [{ text: '…', isMatch: false }] : [])]
}

/** @param most results of a kind */
export async function search(typed: string, most: number): Promise<Search> {
  const index = await indexOf(publicSnapshot())
  const query = typed.trim().slice(0, limits.search.max)
  const { wanted, beside } = readQuery(index, query)
  const run = (combineWith: 'AND' | 'OR') =>
    index.engine.search({ combineWith, queries: wanted }, { boost: weights, prefix: (term) => term.length >= shortName, fuzzy: false })
  const all = wanted.length > 0 ? run('AND') : []
  const ranked = (all.length > 0 || wanted.length < 2 ? all : run('OR'))
    .flatMap(({ id, score, match }) => {
      const passage = index.passages[id]
      if (!passage) return []
      // “Who installs” means the question that begins with who.
      const inHeading = beside.length > 0 ? termsIn(passage.heading) : []
      const said = beside.filter((term) => inHeading.includes(term)).length
      return [{ passage, terms: new Set(Object.keys(match)), score: score * weightOf(passage) * (1 + said) }]
    })
    .sort((one, other) => other.score - one.score)
  const seen = new Set<string>()
  const best = ranked.filter(({ passage: { href, product } }) => {
    // One of a product: its page has the others.
    const key = product === undefined ? href : `product ${product}`
    return !seen.has(key) && seen.add(key)
  })
  const groups = searchKinds
    .map((kind) => ({ kind, found: best.filter(({ passage }) => passage.kind === kind) }))
    .filter((group) => group.found.length > 0)
    .sort((one, other) => (other.found[0]?.score ?? 0) - (one.found[0]?.score ?? 0))
    .map(({ kind, found }) => ({
      kind,
      found: found.slice(0, most).map(({ terms, passage: { heading, text, keywords: _, ...passage } }): Found => {
        return { ...passage, heading: joinParts(mark(heading, terms)), text: joinParts(excerpt(text, terms)) }
      }),
    }))
  const [unknown = ''] = groups.length > 0 ? [] : termsIn(query.slice(0, limits.search.word))
  return { query, groups, nearest: unknown ? nearestTerms(index, unknown, Math.ceil(unknown.length / 3))[0] : undefined }
}
