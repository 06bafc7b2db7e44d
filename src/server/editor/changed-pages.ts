import { getTermsLinks } from '#src/content/free-pages.ts'
import { lineOfAll } from '#src/content/products/availability.ts'
import { getProducts } from '#src/content/products/products.ts'
import { type Snapshot, withSnapshot } from '#src/content/snapshot.ts'
import { addressOfSource } from '#src/editing/entries.ts'
import { isSame } from '#src/editing/same-value.ts'
import { placeOfPath } from '#src/editing/workspace.ts'

/** Settings that stand on some pages, which are named here, and in texts, which are compared. Every other one stands on every page. */
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
}

/** What frames every page: settings, the line that says what can be delivered, links to confirmed documents. */
const frameOf = (snapshot: Snapshot) =>
  withSnapshot(snapshot, async () => ({
    settings: Object.fromEntries(Object.entries(snapshot.settings).filter(([name]) => !Object.hasOwn(pagesOfSettings, name))),
    line: lineOfAll(await getProducts()),
    terms: await getTermsLinks(),
  }))

/** What a publication changes in public: every page, or the addresses of those that differ. */
export type ChangedPages = { isEveryPage: boolean; addresses: string[] }

/** Addresses of entries whose texts differ, also because what their tokens stand for does. */
function entriesThatDiffer(before: Snapshot, after: Snapshot): string[] {
  const known = new Map(before.entries.map(({ file, data }) => [file, data]))
  return after.entries.flatMap(({ file, data }) => {
    const [place, old] = [placeOfPath(file), known.get(file)]
    if (!place || old === data || isSame(old, data)) return []
    // What a schema gives is JSON.
    return addressOfSource({ place, value: JSON.parse(JSON.stringify(data)) }) ?? []
  })
}

/**
 * @param own addresses of the entries that are published
 * @returns only these where every page changes
 */
export async function changedPages(before: Snapshot, after: Snapshot, own: readonly string[]): Promise<ChangedPages> {
  const [old, now] = [await frameOf(before), await frameOf(after)]
  if (!isSame(old, now)) return { isEveryPage: true, addresses: [...own] }
  const ofSettings = Object.entries(pagesOfSettings).flatMap(([name, pages]) =>
    isSame(Reflect.get(before.settings, name), Reflect.get(after.settings, name)) ? [] : pages,
  )
  return { isEveryPage: false, addresses: [...new Set([...own, ...ofSettings, ...entriesThatDiffer(before, after)])] }
}
