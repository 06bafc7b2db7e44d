import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { aroundBraces, bracesIn, hasLoneBrace } from '#src/contracts/text/braces.ts'
import { namesIn, withoutNameOfTitle } from '#src/contracts/tokens.ts'
import { memoize } from '../kit/memoize.ts'
import { linksIn } from '../reading/links.ts'
import { linkTargetPattern } from '../reading/written-links.ts'
import type { EntryText } from './entry-texts.ts'
import type { Unit } from './po-file.ts'

/**
 * - `translated`: the translation is of this source.
 * - `changed`: the source has changed since, in words alone, so that visitors still see it.
 * - `refused`: something is wrong with the translation (`fault`).
 */
type State = 'translated' | 'changed' | 'refused' | 'untranslated'

export type MatchedText = {
  text: EntryText
  state: State
  /** What visitors see; null if it is the source. */
  shown: string | null
  /** The last translation, even one that visitors do not see. */
  translation: string
  /** The source that the translation was made of, if it was another. */
  previous?: string
  /** Whether its source has changed since it was translated, and it does not bind. */
  isOutdated: boolean
  fault?: string
  note?: string
  /** Another translation that somebody has to read before visitors see it. */
  proposal?: string
  /** The last proposal of this source that somebody has discarded. */
  discarded?: string
}

const sorted = (list: readonly string[]) => [...new Set(list)].sort()
const areSame = (one: readonly string[], other: readonly string[]) =>
  sorted(one).join('\n') === sorted(other).join('\n')

const linksOf = (value: string) => linksIn({ path: [], value })
const figuresIn = (text: string): string[] =>
  aroundBraces(text.replace(linkTargetPattern, ' '))
    .join(' ')
    .match(/\d+(?:[.,:]\d+)*/g)
    ?.sort() ?? []

/** The words of a text: how often each is in it, and how many there are. */
type Counted = { counts: ReadonlyMap<string, number>; total: number }

function countWordsOf(text: string): Counted {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { counts, total: words.length }
}

/** Share of the words that two texts have in common, from 0 to 1. */
function likeness(one: Counted, other: Counted): number {
  const total = one.total + other.total
  if (total === 0) return 1
  const [fewer, more] = one.counts.size < other.counts.size ? [one, other] : [other, one]
  let common = 0
  for (const [word, count] of fewer.counts) common += Math.min(count, more.counts.get(word) ?? 0)
  return (2 * common) / total
}

/** A text is compared with no more texts than these, because an editor may write thousands. */
const mostCompared = 30

/** Finds the texts of a field that have most words in common with another. */
function openLike<Text extends { source: string }>(all: readonly Text[]) {
  const texts = all.map((one) => ({ one, words: countWordsOf(one.source) }))
  const byWord = new Map<string, number[]>()
  for (const [at, { words }] of texts.entries())
    for (const word of words.counts.keys()) {
      const places = byWord.get(word)
      if (!places) byWord.set(word, [at])
      else places.push(at)
    }
  return (source: string): Text | undefined => {
    const words = countWordsOf(source)
    // A rare word says most. Where all words are common, the first texts stand for the others.
    const places = [...words.counts.keys()]
      .map((word) => byWord.get(word) ?? [])
      .sort((one, other) => one.length - other.length)
    const candidates = new Set<number>()
    for (const list of places)
      for (const at of list) {
        if (candidates.size === mostCompared) break
        candidates.add(at)
      }
    for (const at of texts.keys()) {
      if (candidates.size === Math.min(mostCompared, texts.length)) break
      candidates.add(at)
    }
    const compared = [...candidates].sort((one, other) => one - other)
    let best: { one: Text; like: number } | undefined
    for (const at of compared) {
      const text = texts[at]
      const like = text ? likeness(text.words, words) : 0
      if (text && (!best || like > best.like)) best = { one: text.one, like }
    }
    return best?.one
  }
}

/**
 * Below this a text in a list is another one and not the same with some changed words; as msgmerge
 * has it, for which “Disc metadata” and “Migrating metadata” are alike at 0.5.
 */
const leastLikeness = 0.6

/**
 * Whether the translation of the source before still says what is true: the same tokens, links and
 * figures. A field that is there once keeps it whatever its words are.
 */
const isKept = (previous: string, text: EntryText): boolean =>
  areSame(namesIn(previous), namesIn(text.source)) &&
  areSame(linksOf(previous), linksOf(text.source)) &&
  figuresIn(previous).join() === figuresIn(text.source).join() &&
  isOfBefore(previous, text)

/** Whether a text is another form of what was there before, and not another text of its list. */
const isOfBefore = (previous: string, { source, path, field }: EntryText): boolean =>
  path.join('.') === field ||
  likeness(countWordsOf(previous), countWordsOf(source)) >= leastLikeness

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

/**
 * Finds why visitors cannot see a translation; undefined if they can. The other bounds of a text are
 * made for its own language and are only advice for a translation.
 */
export function translationFault({ source, form, path, ...text }: EntryText, translation: string) {
  const names = namesIn(translation)
  const missing = text.needed.filter((name) => !names.includes(name))
  if (missing.length > 0) return `Write ${inBraces(sorted(missing))} where it belongs`
  const known = [...text.needed, ...text.allowed, ...namesIn(source)]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) return `${inBraces(sorted(unknown))} is not in the original`
  const isInWords = (one: string) => bracesIn(one).some((brace) => brace.form !== undefined)
  if (isInWords(translation) && !isInWords(source))
    return 'Write a number in braces as the original does, without “words”'
  if (hasLoneBrace(translation) && !hasLoneBrace(source))
    return 'A brace is left over: write { and } around what the site fills in'
  const [asked, led] = [linksOf(source), linksOf(translation)]
  const lost = sorted(asked.filter((link) => !led.includes(link)))
  if (lost.length > 0) return `Link to ${lost.join(', ')}, as the original does`
  const added = sorted(led.filter((link) => !asked.includes(link)))
  if (added.length > 0) return `The original does not link to ${added.join(', ')}`
  const isTitle = form.isForSearch === true && path.at(-1) === 'title'
  const most = isTitle && form.maxLength ? form.maxLength : contentLimits.text.max
  // A long name of a company leaves its end off a title.
  const { length } = isTitle ? aroundBraces(withoutNameOfTitle(translation)).join('') : translation
  if (length > most) return `${length} characters; at most ${most} fit`
  return undefined
}

const keyOf = (field: string, source: string) => JSON.stringify([field, source])

/** A translation with the source that it was made of. */
type Made = { field: string; source: string; translation: string; proposal?: string | undefined }

/** A translation that a translator marked, without its source, may be of any text. */
const madeOf = ({ field, source, translation, previous, isFuzzy, proposal }: Unit): Made[] =>
  translation === '' || (isFuzzy && previous === undefined)
    ? []
    : [{ field, source: isFuzzy ? (previous ?? source) : source, translation, proposal }]

/**
 * Finds the translation of each text of an entry.
 * @param binds whether a text binds the company, or people consent to it. Visitors see its
 * translation only as long as it is of the same words.
 */
export function matchTexts(
  texts: readonly EntryText[],
  units: readonly Unit[],
  binds: (text: EntryText) => boolean = () => false,
): MatchedText[] {
  const written = new Map(units.map((unit) => [keyOf(unit.field, unit.source), unit]))
  const made = units.flatMap(madeOf)
  const exact = new Map(made.map((one) => [keyOf(one.field, one.source), one]))
  // A text that is translated in more than one way has none elsewhere.
  const bySource = new Map<string, Made | null>()
  for (const one of made) {
    const known = bySource.get(one.source)
    if (known === undefined) bySource.set(one.source, one)
    else if (known?.translation !== one.translation) bySource.set(one.source, null)
  }
  const present = new Set(texts.map(({ field, source }) => keyOf(field, source)))
  const ofBefore = Map.groupBy(
    made.filter(({ field, source }) => !present.has(keyOf(field, source))),
    ({ field }) => field,
  )

  /** A text that moved to another field, which has one translation wherever it is. */
  function elsewhere({ source, plural }: EntryText): Made | undefined {
    return plural === undefined ? (bySource.get(source) ?? undefined) : undefined
  }
  /** The text that was there before. */
  const likeIn = new Map([...ofBefore].map(([field, some]) => [field, openLike(some)]))
  const before = ({ field, source }: EntryText): Made | undefined => likeIn.get(field)?.(source)

  return texts.map((text): MatchedText => {
    const { field, source, ownForm } = text
    const own = written.get(keyOf(field, source))
    const whole =
      exact.get(keyOf(field, source)) ??
      (ownForm === undefined ? undefined : exact.get(keyOf(field, ownForm))) ??
      elsewhere(text)
    const last = whole ?? (own?.translation ? madeOf(own)[0] : before(text))
    const translation = last?.translation ?? own?.translation ?? ''
    const fault = translation === '' ? undefined : translationFault(text, translation)
    const proposal = own?.proposal ?? (last === whole ? undefined : last?.proposal)
    const isShown =
      last !== undefined &&
      fault === undefined &&
      (last === whole || (!binds(text) && isKept(last.source, text)))
    return {
      ...{ text, translation, shown: isShown ? translation : null },
      isOutdated: last !== undefined && last !== whole && !binds(text),
      state: isShown
        ? last === whole
          ? 'translated'
          : 'changed'
        : whole && fault !== undefined
          ? 'refused'
          : 'untranslated',
      ...(last !== undefined && last !== whole && { previous: last.source }),
      ...(whole && fault !== undefined && { fault }),
      ...(own?.note !== undefined && { note: own.note }),
      ...(proposal !== undefined && { proposal }),
      ...(own?.discarded !== undefined && { discarded: own.discarded }),
    }
  })
}

/** Finds the text that a former one of its field has become; undefined if that is gone. */
export function openSuccessors(
  texts: readonly MatchedText[],
): (field: string, former: string) => MatchedText | undefined {
  const byField = Map.groupBy(texts, ({ text }) => text.field)
  const likeIn = memoize((ofField: readonly MatchedText[]) =>
    openLike(ofField.map((one) => ({ source: one.text.source, one }))),
  )
  return (field, former) => {
    const ofField = byField.get(field)
    const found = ofField && likeIn(ofField)(former)?.one
    return found && isOfBefore(former, found.text) ? found : undefined
  }
}
