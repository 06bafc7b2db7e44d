import { sentenceOf } from '../collections/make-form-schema.ts'
import { factListNames } from '../fact-lists.ts'
import { memoize, reuse } from '../kit/memoize.ts'
import { problemOf } from '../reading/entry.ts'
import { getAt } from '../reading/get-at.ts'
import { isHidden } from '../reading/published.ts'
import { referencesIn, type TextReference } from '../reading/references.ts'
import { type DataPath, movedIn, type Problem, type YamlFile } from '../reading/yaml-file.ts'
import type { Present } from './present.ts'

/**
 * Finds what is left out where something is missing: the block that needs it, the list entry that
 * names it, a link with its words, or only the address of a card. Undefined for a fault.
 */
function partOf({ file, data }: YamlFile, { path, how }: TextReference): DataPath | undefined {
  const around = path.slice(0, -1)
  if (how === 'need') return path.slice(0, -2)
  // Certificates of a missing product stay until an owner removes them.
  if (how === 'text' || file === 'content/certificates.json') return undefined
  if (how === 'link')
    return getAt(data, ...around.map(String), 'label') === undefined ? path : around
  return [path, around].find((part) => typeof part.at(-1) === 'number')
}

const needWords: Readonly<Record<string, string>> = {
  accessories: 'an accessory',
  articles: 'an article',
  exampleSites: 'an example site',
  partners: 'partners',
  warranty: 'a warranty',
  batteryWarranty: 'a warranty of batteries',
  confirmedTerms: 'terms of sale that an owner has confirmed',
  otherCurrency: 'prices in a second currency',
}

/** What `onlyWith` names, as owners know it: an address, or a name such as `coldStore` in words. */
const needInWords = (need: string): string =>
  needWords[need] ??
  factListNames.find((list) => list === need) ??
  (/^\w+$/.test(need) ? `“${sentenceOf(need)}”` : need)

const isItem = (at: DataPath): boolean => typeof at.at(-1) === 'number'

/**
 * Removes parts of a file. A list entry of which a list becomes empty is removed too, and so is one
 * that is a group with such a list: its heading says nothing alone.
 */
function withoutParts(source: YamlFile, parts: ReadonlySet<string>): YamlFile {
  /** Places in the file of what stays in a list, by the path of the list. */
  const places = new Map<string, number[]>()
  const without = (value: unknown, at: DataPath): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const keys = Object.keys(value)
    const kept = Object.entries(value).flatMap(([key, item]) => {
      const path = [...at, Array.isArray(value) ? Number(key) : key]
      const left = parts.has(path.join('.')) ? undefined : without(item, path)
      return left === undefined ? [] : [{ key, left }]
    })
    if (!Array.isArray(value)) {
      const isEmptied = kept.some(
        ({ key, left }) => Array.isArray(left) && left.length === 0 && getAt(value, key, '0'),
      )
      const isLost = kept.every(({ key }) => key === 'onlyWith') && kept.length < keys.length
      if (isItem(at) ? isEmptied || isLost : isEmptied && isItem(at.slice(0, -1))) return undefined
      return Object.fromEntries(kept.map(({ key, left }) => [key, left]))
    }
    if (kept.length < value.length)
      places.set(
        at.join('.'),
        kept.map(({ key }) => Number(key)),
      )
    return kept.map(({ left }) => left)
  }
  const data = without(source.data, [])
  const pathInFile = (path: DataPath): DataPath => {
    const at: PropertyKey[] = []
    for (const key of path)
      at.push((typeof key === 'number' ? places.get(at.join('.'))?.[key] : undefined) ?? key)
    return at
  }
  return movedIn(source, data, pathInFile)
}

const madeOf = memoize((_: YamlFile): { key: string; source: YamlFile }[] => [])

/**
 * Leaves out the blocks of a file that need something missing, and links and list entries that
 * lead to it.
 * @returns `source`: null if the whole file needs it; `leftOut`: a notice for each part that
 * visitors would otherwise see
 */
export function withoutMissing(
  source: YamlFile,
  { has, missingNeed, isLeftEmpty, leadsElsewhere }: Present,
): { source: YamlFile | null; leftOut: Problem[] } {
  const notice = ({ path, to, how }: TextReference, kind: string) =>
    problemOf(
      source,
      path,
      how === 'need'
        ? `Shown only with ${needInWords(to)}, which this site does not have: visitors do not see it`
        : `${to} does not exist, so visitors do not see this ${kind}`,
    )
  // The address of a hidden entry says that it is gone, whatever the entry needs.
  const missing = isHidden(source.data) ? undefined : missingNeed(source)
  if (missing) return { source: null, leftOut: [notice(missing, 'example site')] }
  const lost = referencesIn(source).flatMap((reference) => {
    const part = partOf(source, reference)
    const isLost = !has(reference.to) && (reference.how !== 'link' || !leadsElsewhere(reference.to))
    return part && isLost ? [{ reference, part }] : []
  })
  if (lost.length === 0) return { source, leftOut: [] }
  const parts = new Set(lost.map(({ part }) => part.join('.')))
  const key = [...parts].join()
  const made = reuse(
    madeOf(source),
    (one) => one.key === key,
    () => ({ key, source: withoutParts(source, parts) }),
  )
  return {
    source: made.source,
    leftOut: lost
      .filter(({ reference }) => !isHidden(source.data) && !isLeftEmpty(reference.to))
      .map(({ reference, part }) => notice(reference, part === reference.path ? 'link' : 'entry')),
  }
}
