import { isRecord } from '#src/contracts/content/is-record.ts'
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
  isFaulty: boolean
  unknownAt: readonly DataPath[]
  problems: readonly Problem[]
}

const withSlug = (value: unknown, { collection, id }: Place) =>
  isRecord(value) && (collection === 'products' || collection === 'articles')
    ? { ...value, slug: id }
    : value

/** Returns a file as an unchecked entry, so that other files may link to it and name it. */
export const unchecked = ({
  source: { file, data, lineOf },
  place: { collection, id },
}: PlacedFile): Entry => ({
  collection,
  id,
  data: isRecord(data) ? data : {},
  file,
  lineOf,
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

function check({ source, place }: PlacedFile, lookUp: LookUp): Checked {
  const problem = (path: DataPath, message: string) => problemOf(source, path, message)
  const linked = resolveProductLinks(source.data, lookUp)
  // Tokens of settings are filled when a setting is shown, and so are the slots of words.
  const filled =
    place.collection === 'settings'
      ? { value: linked.value, unknown: [] }
      : fill(linked.value, lookUp)
  const { value } = filled
  const unknown = filled.unknown.filter(
    ({ token, path }) => !slotsAt(place.schema, path).includes(token.slice(1, -1)),
  )
  const check = (checked: unknown) =>
    place.schema.safeParse(withSlug(checked, place), { error: issueWords })
  const { data, error } = check(value)
  const faults = flattenIssues(error?.issues ?? [])
  const needless = new Set(
    needlessNulls(value, faults, (without) => flattenIssues(check(without).error?.issues ?? [])),
  )
  const problems = [
    ...linked.unknown.map(({ slug, path }) =>
      problem(path, `No product ${fileOf('products', slug)}`),
    ),
    ...unknown.map(({ token, path }) => problem(path, unknownToken(token))),
    ...(isRecord(source.data) && 'slug' in source.data
      ? [problem(['slug'], 'slug: remove this, the file name is the slug')]
      : []),
    ...faults.map((fault) => {
      const more = needless.has(fault) ? ', or leave the line out' : ''
      return problem(fault.path, `${fault.path.join('.') || 'The file'}: ${fault.message}${more}`)
    }),
  ]
  const isFaulty = problems.length > 0 || !isRecord(data)
  const entry = isFaulty ? unchecked({ source, place }) : { ...unchecked({ source, place }), data }
  return {
    entry,
    isFaulty,
    unknownAt: [...linked.unknown, ...unknown].map(({ path }) => path),
    problems,
  }
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
    checked: { entry, isFaulty: false, unknownAt: [], problems: [] },
  })
  return entry
}
