import { addressOf, articleAt, productAt } from '../addresses/address-of.ts'
import { madeBefore, oncePer } from '../kit/once-per.ts'
import { type Entry, problemOf } from '../reading/entry.ts'
import type { PlacedFile } from '../reading/judge-file.ts'
import { isHidden } from '../reading/published.ts'
import { type Reference, referencesIn } from '../reading/references.ts'
import { copyAt } from '../reading/value-at.ts'
import type { DataPath, Problem, YamlFile } from '../reading/yaml-file.ts'

const isIn = (collection: Entry['collection'], place: { collection: Entry['collection'] }) =>
  place.collection === collection

type Placed = { place: Pick<PlacedFile['place'], 'collection' | 'id'> } & {
  source: Pick<YamlFile, 'file' | 'data'>
}

/**
 * Finds missing pages, products, articles and example sites that other files may name.
 * @param pageNames of all pages of the program
 */
export function findAbsences(
  files: readonly Placed[],
  unreadable: readonly Entry[],
  pageNames: readonly string[],
) {
  const known = new Set([
    ...files.map(({ source }) => source.file),
    ...unreadable.map(({ file }) => file),
  ])
  const products = new Set(
    files
      .filter(({ place }) => isIn('products', place))
      .map(({ source }) => copyAt(source.data, 'id')),
  )
  // A product's address is unknown while its file has a fault.
  const isProductOpen =
    unreadable.some((entry) => isIn('products', entry)) ||
    [...products].some((id) => typeof id !== 'number')
  const sound = files.filter(
    ({ source, place }) =>
      isIn('dossiers', place) &&
      referencesIn(source).every(({ to, how }) => how !== 'name' || known.has(to)),
  )
  const examples = new Set([
    ...sound.map(({ place }) => place.id),
    ...unreadable.flatMap((one) => (isIn('dossiers', one) ? [one.id] : [])),
  ])
  const dataOf = (file: string) => files.find(({ source }) => source.file === file)?.source.data
  // Links to a hidden page that leads elsewhere stay.
  const isHiddenFile = (file: string) =>
    isHidden(dataOf(file)) && copyAt(dataOf(file), 'redirect') === undefined
  const partners = copyAt(dataOf('content/partners.yaml'), 'partners')
  const needs: Readonly<Record<string, boolean>> = {
    'cut-the-power': examples.size > 0,
    partners: !Array.isArray(partners) || partners.length > 0,
  }
  const gone = pageNames
    .filter((name) => {
      const isShown = needs[name] ?? true
      const file = `content/pages/${name}.yaml`
      return !isShown || !known.has(file) || isHiddenFile(file)
    })
    .flatMap((id) => addressOf({ collection: 'pages', id, data: {} }) ?? [])
  const sets = copyAt(dataOf('content/prices.json'), 'sets')
  const lostSets = (Array.isArray(sets) ? sets : []).filter((set) => {
    const dossier = copyAt(set, 'dossier')
    return dossier !== undefined && !examples.has(String(dossier))
  })
  const lost = lostSets.map((set) => String(copyAt(set, 'id')))
  return {
    /** Ids of example sites whose file exists and names no missing product. */
    examples,
    /** Names of the sets of content/prices.json whose example site is missing. */
    sets: lost,
    /** @param to target of a reference, or address of a page */
    isAbsent(to: string): boolean {
      const [, folder, name = ''] = /^content\/(products|dossiers)\/(.*)\.yaml$/.exec(to) ?? []
      if (folder === 'dossiers') return !examples.has(name)
      if (folder === 'products') return !known.has(to)
      const product = productAt(to)
      if (product !== undefined) return !isProductOpen && !products.has(product)
      const article = articleAt(to)
      if (article !== undefined) return !known.has(`content/articles/${article}.yaml`)
      return (
        lost.some((set) => to === `set:${set}`) ||
        gone.some(
          (page) =>
            page !== '/' && (to === page || to.startsWith(`${page}/`) || to.startsWith(`${page}.`)),
        )
      )
    },
  }
}

export type Absences = ReturnType<typeof findAbsences>

const listFiles = ['services', 'offerings', 'partners'].map((name) => `content/${name}.yaml`)

/**
 * Finds the part of a file that is left out if a reference has no target: a link, a list entry, or
 * only the address of a card.
 */
function partOf({ file, data }: YamlFile, { path, how }: Reference): DataPath | undefined {
  const around = path.slice(0, -1)
  // Certificates of a missing product stay until an owner removes them.
  if (how === 'text' || file === 'content/certificates.json') return undefined
  if (how === 'name' && typeof path.at(-1) === 'number') return path
  const question = path.slice(0, -2)
  if (path.at(-2) === 'owner' && copyAt(data, ...question.map(String), 'details') === undefined)
    return question
  // A slide of the home page, or a card of a list, shows what is gone with its page.
  if (path[0] === 'slides' && path.at(-2) === 'action') return path.slice(0, 2)
  if (how === 'link' && listFiles.includes(file)) return around
  if (how === 'link')
    return copyAt(data, ...around.map(String), 'label') === undefined ? path : around
  return typeof around.at(-1) === 'number' ? around : undefined
}

/**
 * Translates a path in the filtered data to a path in the file.
 * @param taken removed indexes, by the path of their list
 */
function pathIn(taken: ReadonlyMap<string, readonly number[]>, path: DataPath): DataPath {
  const at: PropertyKey[] = []
  for (const key of path) {
    const before = typeof key === 'number' ? (taken.get(at.join('.')) ?? []) : []
    at.push(
      before.reduce<PropertyKey>(
        (place, out) => (Number(place) >= out ? Number(place) + 1 : place),
        key,
      ),
    )
  }
  return at
}

function withoutParts(source: YamlFile, parts: ReadonlySet<string>): YamlFile {
  const taken = new Map<string, number[]>()
  /** Whether the list of an entry has become empty, so that the entry is left out too. */
  const isEmptied = (value: unknown, at: string): boolean =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([key, list]) => {
      const entries = Array.isArray(list) ? list : []
      return entries.length > 0 && entries.every((_, index) => parts.has(`${at}.${key}.${index}`))
    })
  const without = (value: unknown, at: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const isList = Array.isArray(value)
    const items = Object.entries(value).map(([key, item]) => {
      const path = at === '' ? key : `${at}.${key}`
      return { key, item, path, isOut: parts.has(path) || (isList && isEmptied(item, path)) }
    })
    const kept = items
      .filter(({ isOut }) => !isOut)
      .map(({ key, item, path }) => [key, without(item, path)] as const)
    if (!isList) return Object.fromEntries(kept)
    const out = items.filter(({ isOut }) => isOut).map(({ key }) => Number(key))
    if (out.length > 0) taken.set(at, out)
    return kept.map(([, item]) => item)
  }
  const data = without(source.data, '')
  return { ...source, data, lineOf: (path) => source.lineOf(pathIn(taken, path)) }
}

const madeOf = oncePer((_: YamlFile): { key: string; source: YamlFile }[] => [])

/** Leaves out the parts that name missing things. @returns also a notice for each part left out */
export function withoutAbsent(
  source: YamlFile,
  { isAbsent }: Absences,
): { source: YamlFile; leftOut: Problem[] } {
  // An example site that lacks a device is left out as a whole.
  const isExample = source.file.startsWith('content/dossiers/')
  const lost = referencesIn(source).flatMap((reference) => {
    if (!isAbsent(reference.to)) return []
    const part = isExample && reference.how === 'name' ? [] : partOf(source, reference)
    return part ? [{ ...reference, part }] : []
  })
  if (lost.length === 0) return { source, leftOut: [] }
  const leftOut = lost.map(({ path, part, to }) => {
    const kind = part.length === 0 ? 'example site' : part === path ? 'link' : 'entry'
    return problemOf(source, path, `${to} does not exist, so visitors do not see this ${kind}`)
  })
  const parts = new Set(lost.map(({ part }) => part.join('.')))
  const key = [...parts].join()
  const { source: left } = madeBefore(
    madeOf(source),
    (one) => one.key === key,
    () => ({ key, source: isExample ? source : withoutParts(source, parts) }),
  )
  return { source: left, leftOut }
}
