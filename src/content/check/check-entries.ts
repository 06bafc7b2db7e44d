import { existsSync } from 'node:fs'
import path from 'node:path'
import { pageWithIdsOf } from '../addresses/address-of.ts'
import type { PageContent } from '../collections/page-schemas.ts'
import { drawingsOfExamples } from '../derived/without-missing.ts'
import { memoize } from '../kit/memoize.ts'
import { masterFiles } from '../pictures/master-file.ts'
import { isRendered } from '../pictures/rendered.ts'
import { type Entry, problemOf } from '../reading/entry.ts'
import { getAt } from '../reading/get-at.ts'
import { brokenLink, type Moved, type SiteAddresses } from '../reading/link-targets.ts'
import { linksIn, picturesIn, valuesIn } from '../reading/links.ts'
import { isHidden } from '../reading/published.ts'
import { referencesIn, targetOf } from '../reading/references.ts'
import type { DataPath, Problem } from '../reading/yaml-file.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { findForeignAmounts, findForeignLaw, findForeignWords } from './check-company.ts'
import { checkAuthors, findEnded, findWithoutConsent } from './check-evidence.ts'
import { checkLanguageAddresses } from './check-language-addresses.ts'
import { adviseOnProduct } from './check-product.ts'
import { checkRedirects } from './check-redirects.ts'
import { checkHome, checkVisibility } from './check-visibility.ts'
import { findMarkdown } from './find-markdown.ts'

/** How the message about a missing picture begins. */
export const noPicture = 'No picture '
const checkPictures = (root: string, entry: Entry, overlay: CheckedSite['overlay']): Problem[] =>
  picturesIn(entry.data).flatMap(({ name, kind, path: at }) => {
    const files = masterFiles(`src/assets/pictures/${name}`)
    const exists = files.some((file) =>
      overlay.has(file) ? overlay.get(file) !== null : existsSync(path.join(root, file)),
    )
    if (!exists)
      return [problemOf(entry, [...at, 'name'], `${noPicture}src/assets/pictures/${name}.webp`)]
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

export type Key = { entry: Entry; path: DataPath; value: unknown }

export function duplicates(what: string, keys: readonly Key[]): Problem[] {
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

export const innerIdsOf = memoize((entry: Entry): readonly Key[] =>
  valuesIn(entry.data).flatMap(({ path: at, value }) =>
    at.length > 1 && at.at(-1) === 'id' && typeof value === 'string'
      ? [{ entry, path: at, value }]
      : [],
  ),
)

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
function checkDrawingWords(entries: readonly Entry[], { entries: all, known }: CheckedSite) {
  const isWords = ({ collection }: Entry) => collection === 'drawings'
  const words = all.find(isWords)
  // Words that cannot be read are a fault of their own file alone.
  if (!words && known.some(isWords)) return []
  return entries.flatMap((entry) =>
    valuesIn(entry.data).flatMap(({ path: at, value }) =>
      (at.at(-1) === 'name' || at.at(-1) === 'teaser') &&
      isWorded(value) &&
      getAt(words?.data, 'drawings', wordsOfDrawings[value]) === undefined
        ? [problemOf(entry, at, `The drawing ${value} has no words in content/drawings.yaml`)]
        : [],
    ),
  )
}

/** @param known all files, including those with faults */
function checkProductNames(
  entries: readonly Entry[],
  known: readonly Entry[],
  isThere: (file: string) => boolean,
): Problem[] {
  const files = new Set(known.map(({ file }) => file))
  return entries.flatMap((entry) =>
    referencesIn(entry).flatMap(({ path: at, to, how }) => {
      if (how !== 'name' || !/^content\/(products|accessories)\//.test(to)) return []
      if (to === entry.file)
        return [problemOf(entry, at, 'A product cannot be related to itself: remove it')]
      const kind = to.startsWith('content/products/') ? 'product' : 'accessory'
      return files.has(to) || isThere(to) ? [] : [problemOf(entry, at, `No ${kind} ${to}`)]
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

/** What the entries of a site are checked with. */
export type CheckedSite = {
  root: string
  /** The company's date and time. */
  today: string
  date: string
  overlay: { has: (file: string) => boolean; get: (file: string) => unknown }
  settings: Settings
  entries: readonly Entry[]
  /** `entries`, and those with faults. */
  known: readonly Entry[]
  addresses: SiteAddresses
  /** Whether this site has an address, a product or an example site. */
  isThere: (to: string) => boolean
  hasExamples: boolean
  moved: readonly Moved[]
  isShown: (entry: Entry) => boolean
}

/** Checks entries whose files have no faults, each by itself with what the site has. */
export function checkEntries(site: CheckedSite, entries: readonly Entry[]) {
  const { root, settings, known, addresses, isThere } = site
  const ofTexts = [
    ...checkDrawingWords(entries, site),
    ...(site.hasExamples ? [] : entries.flatMap(checkDrawings)),
    ...entries.flatMap((entry) => checkLinks(addresses, isThere, entry)),
  ]
  // Visitors do not see the text of a hidden entry, so that it may name what is gone.
  const unseen = new Set(entries.flatMap(({ file, data }) => (isHidden(data) ? [file] : [])))
  const isUnseen = ({ file, path: at }: Problem) => unseen.has(file) && at[0] !== 'redirect'
  return {
    get warnings(): Problem[] {
      return [
        ...ofTexts.filter(isUnseen),
        ...findForeignLaw(entries, settings),
        ...findForeignWords(entries, settings),
        ...findForeignAmounts(entries, settings),
        ...entries.flatMap(adviseOnProduct),
        ...findWithoutConsent(entries, site.date),
        ...findEnded(entries, site.today),
        ...findMarkdown(entries),
      ]
    },
    problems: [
      ...entries.flatMap((entry) => checkPictures(root, entry, site.overlay)),
      ...ofTexts.filter((problem) => !isUnseen(problem)),
      ...entries
        .filter(({ collection }) => collection !== 'faq')
        .flatMap((entry) => duplicates('The place', innerIdsOf(entry))),
      ...checkProductNames(entries, known, isThere),
      ...checkSetDevices(entries, known),
      ...checkSetNames(entries, settings),
      ...checkAuthors(entries, settings),
      ...checkRedirects(entries, addresses),
      ...checkLanguageAddresses(entries, settings),
      ...checkVisibility(root, entries, site.isShown, site.moved),
      ...checkHome(known, site.isShown, site.moved),
    ],
  }
}
