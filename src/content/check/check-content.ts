import { isRecord } from '#src/contracts/content/is-record.ts'
import { readContent } from '../derived/read-content.ts'
import { layerOf } from '../reading/delivered.ts'
import { type Entry, problemOf } from '../reading/entry.ts'
import { movedAddresses, siteAddresses } from '../reading/link-targets.ts'
import { findNumberedLinks } from '../reading/product-links.ts'
import { isHidden, isPublished } from '../reading/published.ts'
import type { Overlay, Problem } from '../reading/yaml-file.ts'
import { findForeignLaw, findForeignWords } from './check-company.ts'
import {
  type CheckedSite,
  checkEntries,
  duplicates,
  innerIdsOf,
  type Key,
} from './check-entries.ts'
import { findEnglishEntries } from './check-first-language.ts'
import { findWrittenNames } from './check-product-names.ts'
import { findDeletable } from './find-deletable.ts'
import { findHiddenNames } from './find-hidden-names.ts'

/**
 * Sorts files on disk first, then published texts, then drafts, so that a conflict of two entries
 * is reported at the later entry.
 */
function inOrder(entries: readonly Entry[], overlay: Overlay): Entry[] {
  const places = new Map([...overlay.keys()].map((file, index) => [file, index]))
  const placeOf = ({ file }: Entry) => places.get(file) ?? -1
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const fieldOf = (
  entries: readonly Entry[],
  collection: Entry['collection'],
  field: string,
): Key[] =>
  entries.flatMap((entry) =>
    entry.collection === collection ? [{ entry, path: [field], value: entry.data[field] }] : [],
  )

/**
 * Codes of the spares and work among the prices. A part that has become an accessory has its code
 * there; prices that were published before repeat it.
 */
function codesOfParts(entries: readonly Entry[]): Key[] {
  const prices = entries.find(({ collection, id }) => collection === 'settings' && id === 'prices')
  const parts = prices?.data['parts']
  if (!prices || !Array.isArray(parts)) return []
  const accessories = entries.flatMap(({ collection, id }) =>
    collection === 'accessories' ? [id] : [],
  )
  return parts.flatMap((part: unknown, at) =>
    isRecord(part) && !accessories.includes(String(part['id']))
      ? [{ entry: prices, path: ['parts', at, 'code'], value: part['code'] }]
      : [],
  )
}

const lapsedMessage =
  'Visitors see this document once an owner publishes its confirmation. If it was public before, a value in it has changed: read it, and set the day again.'
export const findLapsed = (entries: readonly Entry[], lapsed: readonly string[]): Problem[] =>
  entries
    .filter(({ file }) => lapsed.includes(file))
    .map((entry) => problemOf(entry, ['binding', 'confirmed'], lapsedMessage))

/** @param ordered all entries without faults; a conflict of two is reported at the later one */
export const checkUniqueness = (ordered: readonly Entry[]): Problem[] => [
  ...duplicates('The product id', fieldOf(ordered, 'products', 'id')),
  ...duplicates('The product name', fieldOf(ordered, 'products', 'name')),
  ...duplicates(
    'The order code',
    [
      ...fieldOf(ordered, 'products', 'code'),
      ...fieldOf(ordered, 'accessories', 'code'),
      ...codesOfParts(ordered),
    ].filter(({ value }) => value !== undefined),
  ),
  ...duplicates('The article id', fieldOf(ordered, 'articles', 'id')),
  ...duplicates(
    'The question id',
    ordered.filter(({ collection }) => collection === 'faq').flatMap(innerIdsOf),
  ),
]

type Content = NonNullable<ReturnType<typeof readContent>['content']>

export function checkedSiteOf(
  {
    root,
    date,
    overlay,
    held,
  }: { root: string; date: string; overlay: Overlay; held: readonly string[] },
  { today, settings, entries, faulty, present, written }: Content,
): CheckedSite {
  // A file with a fault still exists, so links to it and uses of its name are valid.
  const known = [...entries, ...faulty]
  const moved = movedAddresses(known, date)
  const isShown = (entry: Entry) =>
    isPublished(entry.collection, entry.data, date) && !held.includes(entry.file)
  const addresses = siteAddresses(root, {
    entries: known.filter(isShown),
    ...{ moved, faulty },
    written: written.flatMap(({ place: { collection, id }, source: { data } }) =>
      isRecord(data) ? [{ collection, id, data }] : [],
    ),
    isThere: present.has,
  })
  return {
    ...{ root, today, date, overlay, settings, entries, known, addresses, moved, isShown },
    isThere: present.has,
    hasExamples: present.examples.size > 0,
  }
}

/**
 * Checks each file, then the rules between files without faults. Warnings are found on demand,
 * because what makes content public does not show them.
 * @param date later entries are hidden
 * @param held files of due entries that are held back because their pages fail
 * @param language of the texts; by default the company's first
 */
export function checkContent(
  root: string,
  date: string,
  overlay: Overlay = layerOf(root),
  {
    held = [],
    ...translated
  }: {
    held?: readonly string[]
    language?: string | undefined
    begun?: ReadonlySet<string> | undefined
    left?: ReadonlySet<string> | undefined
  } = {},
) {
  const { content, problems } = readContent({ root, overlay, date, held, ...translated })
  if (!content)
    return {
      entries: [],
      problems,
      moved: [],
      untranslated: [],
      questions: new Map<string, ReadonlySet<string>>(),
      open: [],
      checkedWith: null,
      deletable: [],
      english: [],
      toWrite: [],
      warnings: [],
    }
  const { today, settings, derived, entries: all, lapsed, present, leftOut } = content
  const { written, products } = content
  const numbered = written.flatMap(({ source }) => findNumberedLinks(source, products))
  // Rows that were published before links named files are still understood.
  const isUnderstood = ({ file }: Problem) => overlay.has(file)
  const site = checkedSiteOf({ root, date, overlay, held }, content)
  const checked = checkEntries(site, all)
  return {
    entries: all.filter((entry) => entry.collection !== 'settings' && site.isShown(entry)),
    moved: site.moved,
    untranslated: content.untranslated,
    questions: content.questions,
    open: content.open,
    /** Values that the entries were checked with; null while a setting has a fault. */
    checkedWith: { today, settings, derived },
    get warnings(): Problem[] {
      return [
        ...leftOut,
        ...numbered.filter(isUnderstood),
        ...findWrittenNames(written, products),
        ...findLapsed(all, lapsed),
        ...findEnglishEntries(site),
        ...checked.warnings,
      ]
    },
    /** Entries that were kept in English by a company whose first language is another. */
    get english(): Problem[] {
      return findEnglishEntries(site)
    },
    /** Texts that visitors see, and that are not right for the company or its country. */
    get toWrite(): Problem[] {
      const shown = all.filter(site.isShown)
      return [
        ...findForeignLaw(shown, settings),
        ...findForeignWords(shown, settings),
        ...findHiddenNames(
          shown,
          all.filter(({ data }) => isHidden(data)),
        ),
      ]
    },
    /** Files about a missing product, which the site does not need. */
    get deletable(): string[] {
      return findDeletable(written, products, present.examples)
    },
    problems: [
      ...problems,
      ...numbered.filter((problem) => !isUnderstood(problem)),
      ...checked.problems,
      ...checkUniqueness(inOrder(all, overlay)),
    ],
  }
}
