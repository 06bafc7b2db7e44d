import { isRecord } from '#src/contracts/content/is-record.ts'
import { marks } from '#src/contracts/content/marks.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { ownValue } from '#src/contracts/own-value.ts'
import { accessoriesAddress, addressOfPage, articleAt } from '../addresses/address-of.ts'
import { formSchemaOf, sentenceOf } from '../collections/make-form-schema.ts'
import { factListNames } from '../fact-lists.ts'
import { memoize, reuse } from '../kit/memoize.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { problemOf } from '../reading/entry.ts'
import { getAt } from '../reading/get-at.ts'
import { isHidden } from '../reading/published.ts'
import { referencesIn, type TextReference, targetOf } from '../reading/references.ts'
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
  if (how === 'link') {
    // A link goes with its label, or with the searches that it answers; a card only loses it.
    const hasWords = ['label', 'words'].some(
      (words) => getAt(data, ...around.map(String), words) !== undefined,
    )
    return hasWords ? around : path
  }
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
  ownValue(needWords, need) ??
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

const linkMarks = new RegExp(marks.link, 'g')

/** Settings without a link to a page. */
const keptSettings = ['company', 'brand', 'written-for', 'redirects', 'facts', 'instrument']

/** Drawings of the readings, or of the simulated power cut, of the first example site. */
export const drawingsOfExamples: readonly unknown[] = [
  'store-and-forward',
  'data-flow',
  'cold-room-data',
]
const isDrawingOfExample = (key: unknown, value: string) =>
  (key === 'name' || key === 'teaser') && drawingsOfExamples.includes(value)

const unlinkedOf = memoize((_: YamlFile): { key: string; source: YamlFile }[] => [])

/**
 * Gives files without links to what is hidden: a link in a text becomes its words, a link of a list
 * or a card leaves with it, and a button that a page needs leads to another page. Drawings of
 * example sites leave where there is none. No word of a text changes.
 * @param written all files of the site
 */
export function openUnlinked(
  written: readonly PlacedFile[],
  present: Present,
): (file: PlacedFile) => PlacedFile {
  const hidden = written.filter(({ source }) => isHidden(source.data))
  const siteFiles = new Set(
    written.flatMap(({ source, place }) =>
      place.collection === 'example-sites' && !present.examples.has(place.id) ? [source.file] : [],
    ),
  )
  if (hidden.length === 0 && siteFiles.size === 0 && present.emptyLists.length === 0)
    return (file) => file
  const key = JSON.stringify([
    hidden.map(({ source }) => [source.file, getAt(source.data, 'redirect')]),
    [...siteFiles],
    present.emptyLists,
    present.examples.size,
  ])
  const isAway = (to: string) => present.isAway(to) || siteFiles.has(to)

  const unlinked = (text: string) =>
    text.includes('](')
      ? text.replace(linkMarks, (link, label: string, href: string) => {
          const to = targetOf(href)
          return to !== undefined && isAway(to) && !present.leadsElsewhere(to) ? label : link
        })
      : text

  /** @returns undefined for a link that leaves */
  function linkFrom(href: string, canGo: boolean): string | undefined {
    const to = targetOf(href)
    if (to === undefined || !isAway(to)) return href
    if (canGo) return undefined
    if (present.leadsElsewhere(to)) return href
    return to === accessoriesAddress || /^content\/(products|accessories)\//.test(to)
      ? addressOfPage('products')
      : articleAt(to) !== undefined
        ? addressOfPage('blog')
        : addressOfPage('contact')
  }

  function unlink({ source, place }: PlacedFile): YamlFile {
    /** Places in the file of what stays in a list, by the path of the list. */
    const places = new Map<string, number[]>()
    /** @param canGo whether the value may be left out, or a part of the file around it */
    const without = (
      value: unknown,
      schema: FormSchema | undefined,
      at: DataPath,
      canGo: boolean,
    ): unknown => {
      if (typeof value === 'string') {
        if (at.at(-1) === 'href') return linkFrom(value, canGo)
        const isGone = present.examples.size === 0 && isDrawingOfExample(at.at(-1), value)
        return isGone && canGo ? undefined : unlinked(value)
      }
      if (Array.isArray(value)) {
        const each = (mayGo: boolean) =>
          value.map((item, index) => without(item, schema?.items, [...at, index], mayGo))
        const left = each(true)
        const count = left.filter((item) => item !== undefined).length
        const isTooShort = count < value.length && count < (schema?.minItems ?? 0)
        // A list of which nothing is left goes with its heading.
        if (canGo && (isTooShort || (count === 0 && value.length > 0))) return undefined
        const items = isTooShort ? each(false) : left
        const stays = [...items.keys()].filter((index) => items[index] !== undefined)
        if (stays.length < items.length) places.set(at.join('.'), stays)
        return items.every((item, index) => item === value[index])
          ? value
          : stays.map((index) => items[index])
      }
      if (!isRecord(value)) return value
      const form = schema?.properties
        ? schema
        : schema?.anyOf?.find(
            ({ properties }) =>
              properties && Object.keys(value).every((one) => Object.hasOwn(properties, one)),
          )
      const isNeeded = (name: string) => !form || (form.required?.includes(name) ?? false)
      const parts = Object.entries(value).map(([name, item]) => ({
        ...{ name, item },
        left: without(
          item,
          ownValue(form?.properties, name),
          [...at, name],
          canGo || !isNeeded(name),
        ),
      }))
      if (parts.some(({ name, left }) => left === undefined && isNeeded(name))) return undefined
      return parts.every(({ item, left }) => item === left)
        ? value
        : Object.fromEntries(
            parts.flatMap(({ name, left }) => (left === undefined ? [] : [[name, left]])),
          )
    }
    const data = without(source.data, formSchemaOf(place), [], false)
    if (data === source.data) return source
    const placeOf = (wanted: DataPath): DataPath => {
      const inFile: PropertyKey[] = []
      for (const step of wanted)
        inFile.push(
          (typeof step === 'number' ? places.get(inFile.join('.'))?.[step] : undefined) ?? step,
        )
      return inFile
    }
    return movedIn(source, data, placeOf)
  }

  return (file) => {
    const { source, place } = file
    if (place.collection === 'example-sites' || keptSettings.includes(place.id)) return file
    if (!isRecord(source.data) || isHidden(source.data)) return file
    const made = reuse(
      unlinkedOf(source),
      (one) => one.key === key,
      () => ({ key, source: unlink(file) }),
    )
    return made.source === source ? file : { source: made.source, place }
  }
}
