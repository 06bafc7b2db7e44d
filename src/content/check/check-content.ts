import { existsSync } from 'node:fs'
import path from 'node:path'
import { pageWithIdsOf } from '../addresses/address-of.ts'
import type { PageContent } from '../collections/page-schemas.ts'
import { readContent } from '../derived/read-content.ts'
import { memoize } from '../kit/memoize.ts'
import { masterFiles } from '../pictures/master-file.ts'
import { isRendered } from '../pictures/rendered.ts'
import { type Entry, problemOf } from '../reading/entry.ts'
import { getAt } from '../reading/get-at.ts'
import {
  brokenLink,
  movedAddresses,
  type SiteAddresses,
  siteAddresses,
} from '../reading/link-targets.ts'
import { linksIn, picturesIn, valuesIn } from '../reading/links.ts'
import { findNumberedLinks } from '../reading/product-links.ts'
import { isHidden, isPublished } from '../reading/published.ts'
import { referencesIn, targetOf } from '../reading/references.ts'
import type { DataPath, Overlay, Problem } from '../reading/yaml-file.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { findForeignAmounts, findForeignLaw, findForeignWords } from './check-company.ts'
import { checkAuthors, findEnded, findWithoutConsent } from './check-evidence.ts'
import { adviseOnProduct } from './check-product.ts'
import { findWrittenNames } from './check-product-names.ts'
import { checkRedirects } from './check-redirects.ts'
import { checkVisibility } from './check-visibility.ts'
import { findDeletable } from './find-deletable.ts'

const checkPictures = (root: string, entry: Entry, overlay: Overlay): Problem[] =>
  picturesIn(entry.data).flatMap(({ name, kind, path: at }) => {
    const files = masterFiles(`src/assets/pictures/${name}`)
    const exists = files.some((file) =>
      overlay.has(file) ? overlay.get(file) !== null : existsSync(path.join(root, file)),
    )
    if (!exists)
      return [problemOf(entry, [...at, 'name'], `No picture src/assets/pictures/${name}.webp`)]
    const isDelivered = isRendered(name) && !files.some((file) => overlay.has(file))
    return isDelivered && kind === 'photograph'
      ? [problemOf(entry, [...at, 'kind'], 'This picture is a rendering: set kind to rendering')]
      : []
  })

const linksOf = memoize((entry: Entry) =>
  valuesIn(entry.data).flatMap((found) =>
    linksIn(found).map((href) => ({ href, path: found.path })),
  ),
)

/** @param isThere whether this site has an address, a product or an example site */
const checkLinks = (
  addresses: SiteAddresses,
  isThere: (to: string) => boolean,
  entry: Entry,
): Problem[] =>
  linksOf(entry).flatMap(({ href, path: at }) => {
    const to = targetOf(href)
    const message =
      brokenLink(href, pageWithIdsOf(entry) ?? undefined, addresses) ??
      (to?.startsWith('content/') && !isThere(to) ? `No ${to}` : undefined)
    return message ? [problemOf(entry, at, message)] : []
  })

type Key = { entry: Entry; path: DataPath; value: unknown }

/**
 * Sorts files on disk first, then published texts, then drafts, so that a conflict of two entries
 * is reported at the later entry.
 */
function inOrder(entries: readonly Entry[], overlay: Overlay): Entry[] {
  const places = new Map([...overlay.keys()].map((file, index) => [file, index]))
  const placeOf = ({ file }: Entry) => places.get(file) ?? -1
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function duplicates(what: string, keys: readonly Key[]): Problem[] {
  const taken = new Map<unknown, Key>()
  return keys.flatMap((key) => {
    const first = taken.get(key.value)
    if (!first) {
      taken.set(key.value, key)
      return []
    }
    const where = `${first.entry.file}:${first.entry.lineOf(first.path)}`
    return [
      problemOf(
        key.entry,
        key.path,
        `${what} ${key.value} is already used in ${where}: choose another`,
      ),
    ]
  })
}

const fieldOf = (
  entries: readonly Entry[],
  collection: Entry['collection'],
  field: string,
): Key[] =>
  entries.flatMap((entry) =>
    entry.collection === collection ? [{ entry, path: [field], value: entry.data[field] }] : [],
  )

const placesOf = memoize((entry: Entry): readonly Key[] =>
  valuesIn(entry.data).flatMap(({ path: at, value }) =>
    at.length > 1 && at.at(-1) === 'id' && typeof value === 'string'
      ? [{ entry, path: at, value }]
      : [],
  ),
)

/**
 * Names of drawings that show the readings or the simulated power cut of the first example site.
 */
const drawingsOfExamples: readonly unknown[] = ['store-and-forward', 'data-flow', 'cold-room-data']
const checkDrawings = (entry: Entry): Problem[] =>
  valuesIn(entry.data).flatMap(({ path: at, value }) =>
    (at.at(-1) === 'name' || at.at(-1) === 'teaser') && drawingsOfExamples.includes(value)
      ? [
          problemOf(
            entry,
            at,
            `The drawing ${value} shows an example site, and there is none: choose another drawing`,
          ),
        ]
      : [],
  )

const wordsOfDrawings = {
  'nfc-tap': 'nfcTap',
  'managed-day': 'managedDay',
  'cold-room-data': 'coldRoomData',
  'data-flow': 'dataFlow',
  'ml-lifecycle': 'mlLifecycle',
  'pet-metrics': 'petMetrics',
  topics: 'topicTree',
  rule: 'exampleRule',
  'gateway-architecture': 'gatewayArchitecture',
} as const
const isWorded = (name: unknown): name is keyof typeof wordsOfDrawings =>
  typeof name === 'string' && Object.hasOwn(wordsOfDrawings, name)
/** Finds drawings without words in texts, which name them one by one. */
function checkDrawingWords(entries: readonly Entry[]): Problem[] {
  const words = entries.find(({ collection }) => collection === 'drawings')
  if (!words) return []
  return entries.flatMap((entry) =>
    valuesIn(entry.data).flatMap(({ path: at, value }) =>
      (at.at(-1) === 'name' || at.at(-1) === 'teaser') &&
      isWorded(value) &&
      getAt(words.data, 'drawings', wordsOfDrawings[value]) === undefined
        ? [problemOf(entry, at, `The drawing ${value} has no words in content/drawings.yaml`)]
        : [],
    ),
  )
}

/** @param known all files, including those with faults */
function checkProductNames(entries: readonly Entry[], known: readonly Entry[]): Problem[] {
  const files = new Set(known.map(({ file }) => file))
  return entries.flatMap((entry) =>
    referencesIn(entry).flatMap(({ path: at, to, how }) => {
      if (how !== 'name' || !to.startsWith('content/products/')) return []
      if (to === entry.file)
        return [problemOf(entry, at, 'A product cannot be related to itself: remove it')]
      return files.has(to) ? [] : [problemOf(entry, at, `No product ${to}`)]
    }),
  )
}

function checkSetDevices(entries: readonly Entry[], known: readonly Entry[]): Problem[] {
  const prices = entries.find(({ collection, id }) => collection === 'settings' && id === 'prices')
  const sets = getAt(prices?.data, 'sets')
  if (!prices || !Array.isArray(sets)) return []
  return sets.flatMap((set, index) => {
    const [only, exampleSite] = [getAt(set, 'only'), getAt(set, 'exampleSite')]
    const devices = getAt(
      known.find(({ collection, id }) => collection === 'example-sites' && id === exampleSite)
        ?.data,
      'devices',
    )
    const keys = Array.isArray(devices) ? devices.map((device) => getAt(device, 'id')) : []
    return (Array.isArray(only) ? only : []).flatMap((key, place) => {
      const message = `No device ${key} in the example site ${exampleSite}`
      return keys.includes(key) ? [] : [problemOf(prices, ['sets', index, 'only', place], message)]
    })
  })
}

function checkSetNames(entries: readonly Entry[], { prices }: Pick<Settings, 'prices'>): Problem[] {
  const page = entries.find(
    ({ collection, id }) => collection === 'pages' && id === 'existing-solutions',
  )
  // The cast is safe, because entries without faults match their schema.
  const items = page ? (page.data as PageContent<'existing-solutions'>).solutions.items : []
  return items.flatMap(({ set, devices }, index) => {
    const isNamed = prices.sets.some(({ id }) => id === set)
    const message =
      'Either name a set of the prices, or list the devices of a set with another name'
    return page && isNamed === (devices !== undefined)
      ? [problemOf(page, ['solutions', 'items', index, 'devices'], message)]
      : []
  })
}

const lapsedMessage =
  'Visitors see this document once an owner publishes its confirmation. If it was public before, a value in it has changed: read it, and set the day again.'
const findLapsed = (entries: readonly Entry[], lapsed: readonly string[]): Problem[] =>
  entries
    .filter(({ file }) => lapsed.includes(file))
    .map((entry) => problemOf(entry, ['binding', 'confirmed'], lapsedMessage))

/**
 * Checks each file, then the rules between files without faults. Warnings are found on demand,
 * because what makes content public does not show them.
 * @param date later entries are hidden
 * @param held files of due entries that are held back because their pages fail
 */
export function checkContent(
  root: string,
  date: string,
  overlay: Overlay = new Map(),
  held: readonly string[] = [],
) {
  const { content, problems } = readContent({ root, overlay, date, held })
  if (!content)
    return {
      entries: [],
      problems,
      moved: [],
      checkedWith: null,
      deletable: [],
      warnings: [],
    }
  const { today, settings, derived, entries: all, faulty, lapsed, present, leftOut } = content
  const { written, products } = content
  const numbered = written.flatMap(({ source }) => findNumberedLinks(source, products))
  // Rows that were published before links named files are still understood.
  const isUnderstood = ({ file }: Problem) => overlay.has(file)
  const isShown = (entry: Entry) =>
    isPublished(entry.collection, entry.data, date) && !held.includes(entry.file)
  const entries = all.filter((entry) => entry.collection !== 'settings' && isShown(entry))
  // A file with a fault still exists, so links to it and uses of its name are valid.
  const known = [...all, ...faulty]
  const moved = movedAddresses(known, date)
  const addresses = siteAddresses(root, known.filter(isShown), moved, faulty, present.has)
  const ordered = inOrder(all, overlay)
  const ofEntries: Problem[] = []
  const ofTexts = [
    ...checkDrawingWords(all),
    ...(present.examples.size > 0 ? [] : all.flatMap(checkDrawings)),
  ]
  for (const entry of all) {
    ofEntries.push(...checkPictures(root, entry, overlay))
    ofTexts.push(...checkLinks(addresses, present.has, entry))
  }
  // Visitors do not see the text of a hidden entry, so that it may name what is gone.
  const unseen = new Set(all.flatMap(({ file, data }) => (isHidden(data) ? [file] : [])))
  const isUnseen = ({ file, path: at }: Problem) => unseen.has(file) && at[0] !== 'redirect'
  return {
    entries,
    moved,
    /** Values that the entries were checked with; null while a setting has a fault. */
    checkedWith: { today, settings, derived },
    get warnings(): Problem[] {
      return [
        ...leftOut,
        ...numbered.filter(isUnderstood),
        ...findWrittenNames(written, products),
        ...ofTexts.filter(isUnseen),
        ...findForeignLaw(all, settings),
        ...findForeignWords(all, settings),
        ...findForeignAmounts(all, settings),
        ...findLapsed(all, lapsed),
        ...all.flatMap(adviseOnProduct),
        ...findWithoutConsent(all, date),
        ...findEnded(all, today),
      ]
    },
    /** Files about a missing product, which the site does not need. */
    get deletable(): string[] {
      return findDeletable(written, products, present.examples)
    },
    problems: [
      ...problems,
      ...numbered.filter((problem) => !isUnderstood(problem)),
      ...ofEntries,
      ...ofTexts.filter((problem) => !isUnseen(problem)),
      ...duplicates('The product id', fieldOf(ordered, 'products', 'id')),
      ...duplicates('The product name', fieldOf(ordered, 'products', 'name')),
      ...duplicates('The article id', fieldOf(ordered, 'articles', 'id')),
      ...duplicates(
        'The question id',
        ordered.filter(({ collection }) => collection === 'faq').flatMap(placesOf),
      ),
      ...all
        .filter(({ collection }) => collection !== 'faq')
        .flatMap((entry) => duplicates('The place', placesOf(entry))),
      ...checkProductNames(all, known),
      ...checkSetDevices(all, known),
      ...checkSetNames(all, settings),
      ...checkAuthors(all, settings),
      ...checkRedirects(all, addresses),
      ...checkVisibility(root, all, entries, moved),
    ],
  }
}
