import { pageWithIdsOf } from '#src/content/addresses/address-of.ts'
import { getTermsLinks } from '#src/content/free-pages.ts'
import { getPage } from '#src/content/page.ts'
import { labelOf } from '#src/content/products/availability.ts'
import { getProducts } from '#src/content/products.ts'
import { type Snapshot, type SnapshotEntry, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { isSame } from '#src/editing/same-value.ts'

/**
 * Addresses of the pages that show a setting, for settings that only some pages show. Texts are
 * compared separately.
 */
const pagesOfSettings: Readonly<Partial<Record<keyof Snapshot['settings'], readonly string[]>>> = {
  people: ['/about', '/contact'],
  references: ['/', '/about', '/iot-use-cases', '/services'],
  certificates: ['/about'],
  instrument: ['/', '/cut-the-power'],
  demo: ['/demo/cold-store'],
  prices: ['/prices'],
  facts: ['/cut-the-power'],
  redirects: [],
  'written-for': [],
  search: [],
}

const pagesOfEntries: Readonly<Record<string, readonly string[]>> = {
  'content/catalogue.yaml': ['/', '/services', '/partners'],
}
const wordsOfProducts = 'content/pages/product.yaml'

/**
 * Addresses of pages, besides the product's own, that show a product's price with its availability.
 */
const pagesOfLabels = ['/products', '/existing-solutions', '/prices', '/cut-the-power', '/contact']
const labelsOf = (snapshot: Snapshot) =>
  withSnapshot(snapshot, async () =>
    (await getProducts()).map((product) => labelOf([product], snapshot.settings)),
  )

/** Content of every page: settings, the line about guide prices, links to confirmed documents. */
const frameOf = (snapshot: Snapshot) =>
  withSnapshot(snapshot, async () => ({
    settings: Object.fromEntries(
      Object.entries(snapshot.settings).filter(([name]) => !Object.hasOwn(pagesOfSettings, name)),
    ),
    guideNote: (await getPage('prices')).guideNote,
    search: (await getPage('search')).heading,
    terms: await getTermsLinks(),
  }))

export type ChangedPages = { isEveryPage: boolean; addresses: string[] }

const addressOf = (entry: SnapshotEntry): string[] => {
  const address = pageWithIdsOf(entry)
  return address === null ? [] : [address]
}

function entriesThatDiffer(before: Snapshot, after: Snapshot): string[] {
  const known = new Map(before.entries.map(({ file, data }) => [file, data]))
  return after.entries.flatMap((entry) => {
    const { file, data } = entry
    if (isSame(known.get(file), data)) return []
    if (file === wordsOfProducts)
      return after.entries.filter(({ collection }) => collection === 'products').flatMap(addressOf)
    return pagesOfEntries[file] ?? addressOf(entry)
  })
}

/**
 * @param own addresses of the published entries, which are the only result if every page changes
 */
export async function changedPages(
  before: Snapshot,
  after: Snapshot,
  own: readonly string[],
): Promise<ChangedPages> {
  const [old, now] = [await frameOf(before), await frameOf(after)]
  if (!isSame(old, now)) return { isEveryPage: true, addresses: [...own] }
  const ofSettings = Object.entries(pagesOfSettings).flatMap(([name, pages]) =>
    isSame(Reflect.get(before.settings, name), Reflect.get(after.settings, name)) ? [] : pages,
  )
  const ofLabels = isSame(await labelsOf(before), await labelsOf(after)) ? [] : pagesOfLabels
  return {
    isEveryPage: false,
    addresses: [
      ...new Set([...own, ...ofSettings, ...ofLabels, ...entriesThatDiffer(before, after)]),
    ],
  }
}
