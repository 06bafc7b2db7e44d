import { isRecord } from '#src/contracts/content/is-record.ts'
import { kindOf } from '#src/contracts/content/kinds.ts'
import type { LookUp } from '#src/contracts/tokens.ts'
import type { Place } from '../collections/collections.ts'
import { cachedInLanguages, memoize, reuse } from '../kit/memoize.ts'
import { slotsAt } from '../schemas/words/word.ts'
import { type Entry, problemOf } from './entry.ts'
import { fill } from './fill-copy.ts'
import { getAt } from './get-at.ts'
import { type Branch, flattenIssues, issueWords } from './issue-words.ts'
import { isProductToken, resolveProductLinks } from './product-links.ts'
import { fileOf } from './references.ts'
import type { DataPath, Problem, YamlFile } from './yaml-file.ts'

export type PlacedFile = { source: YamlFile; place: Place }

/** `unknownAt`: paths of the texts with a token that has no value. */
export type Checked = {
  entry: Entry
  /** The file with its tokens filled. */
  filled: unknown
  isFaulty: boolean
  unknownAt: readonly DataPath[]
  problems: readonly Problem[]
}

const withSlug = (value: unknown, { collection, id }: Place) =>
  isRecord(value) && kindOf(collection).hasSlug ? { ...value, slug: id } : value

/** Returns a file as an unchecked entry, so that other files may link to it and name it. */
export const unchecked = ({
  source: { file, data, lineOf, translationAt, isOpenAt },
  place: { collection, id },
}: PlacedFile): Entry => ({
  collection,
  id,
  data: isRecord(data) ? data : {},
  file,
  lineOf,
  ...(translationAt && { translationAt }),
  ...(isOpenAt && { isOpenAt }),
})

/**
 * Lists the faults of nulls that need not be there. All nulls are left out at once, because a file
 * may have thousands.
 */
function needlessNulls(
  value: unknown,
  faults: readonly Branch[],
  check: (without: unknown) => readonly Branch[],
): Branch[] {
  const without: unknown = structuredClone(value)
  const nulls = faults.filter(({ path }) => {
    const holder = getAt(without, ...path.slice(0, -1).map(String))
    const last = String(path.at(-1))
    return isRecord(holder) && holder[last] === null && delete holder[last]
  })
  if (nulls.length === 0) return []
  const left = new Set(check(without).map(({ path }) => path.join()))
  return nulls.filter(({ path }) => !left.has(path.join()))
}

const unknownToken = (token: string) =>
  isProductToken(token.slice(1, -1))
    ? `No product has the token ${token}: write another product, or none`
    : `No value for ${token} on this site; docs/architecture.md says which tokens there are`

/** Replaces the strings of a value by those of another at the same places. */
function withStrings(value: unknown, strings: unknown, before: unknown): unknown {
  if (typeof value === 'string')
    return typeof strings === 'string' && strings !== before ? strings : value
  if (Array.isArray(value))
    return value.map((item, at) =>
      withStrings(item, getAt(strings, String(at)), getAt(before, String(at))),
    )
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      withStrings(item, getAt(strings, key), getAt(before, key)),
    ]),
  )
}

/** Puts the originals back where a file shows translations. */
function inOriginal(
  value: unknown,
  translationAt: NonNullable<YamlFile['translationAt']>,
  at: DataPath = [],
): unknown {
  if (typeof value === 'string') return translationAt(at)?.original ?? value
  if (Array.isArray(value))
    return value.map((item, index) => inOriginal(item, translationAt, [...at, index]))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      inOriginal(item, translationAt, [...at, key]),
    ]),
  )
}

/** Fills tokens and links. */
function fillFile(data: unknown, { place }: PlacedFile, lookUp: LookUp) {
  const linked = resolveProductLinks(data, lookUp)
  // Tokens of settings are filled when a setting is shown, and so are the slots of words.
  const filled =
    place.collection === 'settings'
      ? { value: linked.value, unknown: [] }
      : fill(linked.value, lookUp)
  return { ...filled, unlinked: linked.unknown }
}

/**
 * Checks a value. The bounds of a text are made for the language in which it was written, so that a
 * file in another is checked with its originals if a translation breaks a bound.
 */
function parse(value: unknown, file: PlacedFile, lookUp: LookUp) {
  const { translationAt } = file.source
  const parsed = (one: unknown) =>
    file.place.schema.safeParse(withSlug(one, file.place), { error: issueWords })
  const found = parsed(value)
  if (found.success || !translationAt) return found
  const original = fillFile(inOriginal(file.source.data, translationAt), file, lookUp).value
  const ofOriginal = parsed(original)
  return ofOriginal.success
    ? { ...ofOriginal, data: withStrings(ofOriginal.data, value, original) }
    : ofOriginal
}

function check(file: PlacedFile, lookUp: LookUp): Checked {
  const { source, place } = file
  const problem = (path: DataPath, message: string) => problemOf(source, path, message)
  const nameOf = (path: DataPath) => {
    const shown = source.translationAt?.(path)?.shown
    return shown === undefined ? path.join('.') || 'The file' : `“${shown}”`
  }
  const { value, unlinked, ...filled } = fillFile(source.data, file, lookUp)
  const unknown = filled.unknown.filter(
    ({ token, path }) => !slotsAt(place.schema, path).includes(token.slice(1, -1)),
  )
  const { data, error } = parse(value, file, lookUp)
  const faults = flattenIssues(error?.issues ?? [])
  const needless = new Set(
    needlessNulls(value, faults, (without) =>
      flattenIssues(parse(without, file, lookUp).error?.issues ?? []),
    ),
  )
  const problems = [
    ...unlinked.map(({ slug, path }) => problem(path, `No product ${fileOf('products', slug)}`)),
    ...unknown.map(({ token, path }) => problem(path, unknownToken(token))),
    ...(isRecord(source.data) && 'slug' in source.data
      ? [problem(['slug'], 'slug: remove this, the file name is the slug')]
      : []),
    ...faults.map((fault) => {
      const more = needless.has(fault) ? ', or leave the line out' : ''
      return problem(fault.path, `${nameOf(fault.path)}: ${fault.message}${more}`)
    }),
  ]
  const isFaulty = problems.length > 0 || !isRecord(data)
  const entry = isFaulty ? unchecked(file) : { ...unchecked(file), data }
  return {
    ...{ entry, isFaulty, filled: value },
    unknownAt: [...unlinked, ...unknown].map(({ path }) => path),
    problems,
  }
}

const haveSameShape = (one: unknown, other: unknown): boolean =>
  Array.isArray(one)
    ? Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, at) => haveSameShape(item, other[at]))
    : isRecord(one)
      ? isRecord(other) &&
        Object.keys(one).length === Object.keys(other).length &&
        Object.entries(one).every(([key, item]) => haveSameShape(item, other[key]))
      : typeof one === typeof other

/**
 * Puts the texts of a file in another language into the file as it is in the first, where it has no
 * fault. The figures and names that fill a text are longer in some languages too.
 * @returns undefined if it cannot be done
 */
export function withTextsOf(translated: Checked, first: Checked | undefined): Checked | undefined {
  if (!first || first.isFaulty || translated.unknownAt.length > 0) return undefined
  if (!haveSameShape(translated.filled, first.filled)) return undefined
  const data = withStrings(first.entry.data, translated.filled, first.filled)
  return isRecord(data)
    ? { ...translated, entry: { ...translated.entry, data }, isFaulty: false, problems: [] }
    : undefined
}

type Finding = { tokens: ReadonlyMap<string, ReturnType<LookUp>>; checked: Checked }

const findingsOf = memoize((_: YamlFile): Finding[] => [])

/**
 * Checks a file against its schema, or returns the last result if its tokens have the same values.
 */
export const checkFile = (file: PlacedFile, lookUp: LookUp): Checked =>
  reuse(
    findingsOf(file.source),
    ({ tokens }) => [...tokens].every(([name, value]) => lookUp(name) === value),
    () => {
      const tokens = new Map<string, ReturnType<LookUp>>()
      const checked = check(file, (name) => {
        const value = lookUp(name)
        tokens.set(name, value)
        return value
      })
      return { tokens, checked }
    },
    cachedInLanguages,
  ).checked

/** A checked file without faults: the values of its tokens (null for none), and its data. */
export type CheckedFile = {
  tokens: [name: string, value: ReturnType<LookUp>][]
  data: Entry['data']
}

/** Returns the last check of a file; undefined if there is none or it found a fault. */
export function checkedFile(source: YamlFile): CheckedFile | undefined {
  const [last] = findingsOf(source)
  return last && !last.checked.isFaulty
    ? { tokens: [...last.tokens], data: last.checked.entry.data }
    : undefined
}

/** Reuses an earlier check, which is valid until a token has another value. */
export function takeChecked(file: PlacedFile, { tokens, data }: CheckedFile): Entry {
  const entry = { ...unchecked(file), data }
  findingsOf(file.source).push({
    tokens: new Map(tokens),
    checked: { entry, filled: file.source.data, isFaulty: false, unknownAt: [], problems: [] },
  })
  return entry
}
