import type { Collection } from '#src/contracts/content/kinds.ts'
import { ownValue } from '#src/contracts/own-value.ts'
import { accessoriesAddress, addressOf, addressOfPage, articleAt } from '../addresses/address-of.ts'
import { prefixOf } from '../example-sites/site-figures.ts'
import { type FactListName, factListNames } from '../fact-lists.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import type { Entry } from '../reading/entry.ts'
import { getAt } from '../reading/get-at.ts'
import { isHidden, isUnconfirmed } from '../reading/published.ts'
import { fileOf, referencesIn, type TextReference, targetOf } from '../reading/references.ts'
import type { YamlFile } from '../reading/yaml-file.ts'
import { settingsOfTrades } from '../schemas/setting-schemas.ts'

const termsOfSale = 'content/free-pages/terms-of-sale.yaml'
const articlesAddress = addressOfPage('blog')
/** Prices that a company may not have. */
const prices = [
  ...['survey', 'installationDay', 'fitting', 'pilot', 'training', 'spares', 'cell'],
  ...['app', 'call', 'data', 'furtherGateway', 'payment', 'sums'],
]
/** What the sum of an example site is made of. */
const needsOfSites = [
  'facts',
  'instrument',
  'places',
  'fitting',
  'plans',
  'app',
  'data',
  'cell',
  'furtherGateway',
  'sums',
]

export type Placed = { place: Pick<PlacedFile['place'], 'collection' | 'id'> } & {
  source: Pick<YamlFile, 'file' | 'data'>
}

/**
 * Finds what this site has of what its texts need: pages, products, articles, example sites, and
 * what a company may not have. A file whose own needs are missing is not there itself.
 * @param pageNames of all pages of the program
 * @param isShown whether visitors see a file on the day that is asked for; a list is there once they
 * see an entry of it
 */
export function findPresent(
  files: readonly Placed[],
  unreadable: readonly Entry[],
  pageNames: readonly string[],
  isShown: (file: Placed) => boolean,
) {
  const sources = new Map(files.map(({ source }) => [source.file, source]))
  const valueIn = (file: string, ...path: string[]) =>
    getAt(sources.get(`content/${file}`)?.data, ...path)
  // A file that cannot be read still exists.
  const answers = new Map(unreadable.map(({ file }) => [file, true]))
  const freePages = files.filter(({ place }) => place.collection === 'free-pages')
  const pages = [
    ...pageNames.map((id) => ({ collection: 'pages', id }) as const),
    ...freePages.map(({ place: { id } }) => ({ collection: 'free-pages', id }) as const),
  ].flatMap(({ collection, id }) => {
    const address = addressOf({ collection, id, data: {} })
    return address === null || address === '/'
      ? []
      : [{ isAt: new RegExp(`^${address}(?![\\w-])`), file: `content/${collection}/${id}.yaml` }]
  })
  const exampleIds = [...files.map(({ place }) => place), ...unreadable].flatMap(
    ({ collection, id }) => (collection === 'example-sites' ? [id] : []),
  )

  /** The first thing that a whole file needs and this site does not have. */
  const missingNeed = (source: Placed['source']): TextReference | undefined => {
    const isExample = source.file.startsWith('content/example-sites/')
    const missing = isExample ? needsOfSites.find((need) => !has(need)) : undefined
    if (missing) return { path: [], to: missing, how: 'need' }
    return referencesIn(source).find(
      ({ path, to, how }) =>
        (how === 'need' ? path.length === 2 : how === 'name' && isExample) && !has(to),
    )
  }

  const isThere = (file: string): boolean => {
    const known = answers.get(file)
    if (known !== undefined) return known
    const source = sources.get(file)
    // Ends the search where two files need each other.
    answers.set(file, source !== undefined)
    // No list names a hidden product, even where its address leads elsewhere.
    const isGone =
      isHidden(source?.data) &&
      (file.startsWith('content/products/') || getAt(source?.data, 'redirect') === undefined)
    const isFound = source !== undefined && !isGone && missingNeed(source) === undefined
    answers.set(file, isFound)
    return isFound
  }
  const hasExample = (id: string) => isThere(fileOf('example-sites', id))
  const hasShown = (collection: Collection, isMeant: (data: unknown) => boolean = () => true) =>
    files.some(
      (file) =>
        file.place.collection === collection &&
        isMeant(file.source.data) &&
        isShown(file) &&
        isThere(file.source.file),
    )
  const hasProductWith = (field: string) =>
    hasShown('products', (data) => getAt(data, 'warranty', field) !== undefined)

  /** Whether visitors see an entry of a list; days and consent are not asked for here. */
  const hasFacts = (list: FactListName) => {
    const entries = valueIn(`${list}.json`, list)
    const name = valueIn('company.json', 'name')
    return (
      Array.isArray(entries) &&
      entries.some((one) => {
        const sampleOf = getAt(one, 'sampleOf')
        return sampleOf === undefined || sampleOf === name
      })
    )
  }

  const named: Readonly<Record<string, () => boolean>> = {
    exampleSites: () => exampleIds.some(hasExample),
    ...Object.fromEntries(factListNames.map((list) => [list, () => hasFacts(list)])),
    ...Object.fromEntries(
      prices.map((one) => [
        one,
        () => {
          const price = valueIn('prices.json', one)
          return price !== undefined && getAt(price, 'isNotOffered') !== true
        },
      ]),
    ),
    ...Object.fromEntries(
      settingsOfTrades.map((name) => [name, () => sources.has(`content/${name}.json`)]),
    ),
    plans: () => getAt(valueIn('prices.json', 'plans'), '0') !== undefined,
    accessories: () => hasShown('accessories'),
    articles: () => hasShown('articles'),
    partners: () => getAt(valueIn('partners.yaml', 'partners'), '0') !== undefined,
    warranty: () => hasProductWith('months'),
    batteryWarranty: () => hasProductWith('batteryMonths'),
    confirmedTerms: () => isThere(termsOfSale) && !isUnconfirmed(sources.get(termsOfSale)?.data),
    // As `hasLocal` of prices.ts says of valid settings.
    otherCurrency: () => {
      const currency = valueIn('company.json', 'currency')
      return (
        currency === valueIn('written-for.json', 'currency') &&
        currency !== valueIn('prices.json', 'local', 'currency')
      )
    },
  }

  /** File of the page, article or product at an address. */
  function fileAt(to: string): string | undefined {
    if (to.startsWith('content/')) return to
    const article = articleAt(to)
    if (article !== undefined) return `content/articles/${article}.yaml`
    const files = pages.flatMap(({ isAt, file }) => (isAt.test(to) ? [file] : []))
    return files.find(isThere) ?? files[0]
  }

  function has(need: string): boolean {
    if (need.startsWith('content/')) return isThere(need)
    if (need.startsWith('set:')) {
      const sets = valueIn('prices.json', 'sets')
      const set = (Array.isArray(sets) ? sets : []).find((one) => `set:${one.id}` === need)
      const example = getAt(set, 'exampleSite')
      return typeof example !== 'string' || hasExample(example)
    }
    if (need.startsWith('/')) {
      const to = targetOf(need) ?? need
      const file = fileAt(need)
      return (file === undefined || isThere(file)) && (to.startsWith('/') || isThere(to))
    }
    return (
      ownValue(named, need)?.() ??
      (valueIn('company.json', need) != null ||
        exampleIds.some((id) => prefixOf(id) === need && hasExample(id)))
    )
  }
  const dataAt = (to: string) => sources.get(fileAt(to) ?? '')?.data
  /** Whether the company's settings leave it empty or hidden, which needs no warning. */
  const isLeftEmpty = (need: string) =>
    valueIn('company.json', need) === null ||
    // Whoever makes an offer reads it there.
    need === 'confirmedTerms' ||
    exampleIds.some(
      (id) => prefixOf(id) === need && isHidden(dataAt(fileOf('example-sites', id))),
    ) ||
    isHidden(dataAt(targetOf(need) ?? need))
  const leadsElsewhere = (to: string) =>
    isHidden(dataAt(to)) && getAt(dataAt(to), 'redirect') !== undefined
  /**
   * Whether a link leads to a hidden product, to nothing because an entry is hidden, or to the
   * accessories or articles where there is none.
   */
  const isAway = (to: string) =>
    (isHidden(dataAt(to)) && (to.startsWith('content/products/') || !leadsElsewhere(to))) ||
    ((to === accessoriesAddress || to.startsWith('content/accessories/')) &&
      !has(accessoriesAddress)) ||
    (to === articlesAddress && !has(articlesAddress))
  return {
    has,
    missingNeed,
    isLeftEmpty,
    leadsElsewhere,
    isAway,
    /** Addresses of lists without an entry, to which no link leads. */
    emptyLists: [accessoriesAddress, articlesAddress].filter((address) => !has(address)),
    examples: new Set(exampleIds.filter(hasExample)),
    /** Whether there is all of which the sum of an example site is made. */
    hasSums: needsOfSites.every(has),
  }
}

export type Present = ReturnType<typeof findPresent>
