import { formatNumber } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { numberWords, type Tokens, type TokenValue } from '#src/contracts/tokens.ts'
import { dataCostFigures } from '../example-sites/data-cost-figures.ts'
import { type ExampleSite, sumExample } from '../example-sites/example-site.ts'
import { nightOf, siteOf, usualHours } from '../example-sites/model-site.ts'
import { exampleSiteFigures } from '../example-sites/site-figures.ts'
import { cachedInLanguages, memoize, memoizeByValue } from '../kit/memoize.ts'
import { isSold } from '../products/availability.ts'
import { type ProductRange, rangeOf } from '../products/product-range.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import type { Entry } from '../reading/entry.ts'
import { fileOf } from '../reading/references.ts'
import type { DataPath, YamlFile } from '../reading/yaml-file.ts'
import { type AccessoryFacts, accessoryFacts } from '../schemas/accessory-schema.ts'
import type { DeviceBehaviour } from '../schemas/behaviour-schema.ts'
import { type ExampleSiteData, mostExamples } from '../schemas/example-site-schema.ts'
import { type ProductFacts, productFacts } from '../schemas/product-schema.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { countTokens } from './count-tokens.ts'
import { allPriceTokens } from './price-tokens.ts'
import { tokensOfSite } from './site-tokens.ts'

/**
 * Derived values: figures that texts quote from settings, products and example sites. Plain data.
 */
export type DerivedValues = Readonly<{
  range: ProductRange
  /** In display order; empty if the company shows none. */
  examples: readonly ExampleSite[]
  /** Values of the tokens in the copy, including the tokens of the settings. */
  tokens: Tokens
}>

/**
 * A file without a value that texts quote. `message` says why, if the check of the file does
 * not.
 */
export type Gap = { file: string; path: DataPath; message?: string }

type Options = {
  settings: Settings
  files: readonly PlacedFile[]
  unreadable: readonly Entry[]
  /**
   * `examples`: ids of the example sites that are present. `entries`: entries of the example sites
   * without faults.
   */
  examples: ReadonlySet<string>
  entries: readonly Entry[]
  /** Example sites without faults that visitors do not see. Texts may still quote their figures. */
  unseen: readonly Entry[]
  /** The names of the products. */
  productTokens: Tokens
  /** Sets with a card on the page of prices, to which amounts link; null without that page. */
  priceCards: readonly string[] | null
  isShown: (file: PlacedFile) => boolean
}

/** What other texts quote of a product; undefined if its facts have a fault. */
export const factsIn = memoize(({ data }: YamlFile) => productFacts.safeParse(data).data)
const accessoryFactsIn = memoize(({ data }: YamlFile) => accessoryFacts.safeParse(data).data)
/** Says why the facts of a product without faults of its own cannot be read. */
export const unquotable = 'A field that other texts quote takes no token'

function readProducts(files: readonly PlacedFile[], gaps: Gap[]) {
  const products = files.filter(({ place }) => place.collection === 'products')
  return products.flatMap((file) => {
    const facts = factsIn(file.source)
    if (!facts)
      gaps.push({
        file: file.source.file,
        path: [],
        message: unquotable,
      })
    return facts ? [{ file, facts: { ...facts, slug: file.place.id } }] : []
  })
}

function readAccessories(
  files: readonly PlacedFile[],
  isShown: Options['isShown'],
  gaps: Gap[],
): AccessoryFacts[] {
  const shown = files.filter((file) => file.place.collection === 'accessories' && isShown(file))
  return shown.flatMap(({ source, place }) => {
    const facts = accessoryFactsIn(source)
    if (!facts) gaps.push({ file: source.file, path: [], message: unquotable })
    return facts ? [{ ...facts, slug: place.id }] : []
  })
}

type Behaviours = ReadonlyMap<string, DeviceBehaviour | undefined>

/**
 * An example site that has not changed stays the same object, so that what is simulated of it stays.
 */
const sameExample = memoizeByValue(
  cachedInLanguages * mostExamples,
  (example: ExampleSite) => example,
)

function readExamples(
  { examples, entries, settings: { facts } }: Pick<Options, 'examples' | 'entries' | 'settings'>,
  behaviours: Behaviours,
  gaps: Gap[],
) {
  if (!facts) return []
  const found = [...examples].flatMap((id): ExampleSite[] => {
    const file = fileOf('example-sites', id)
    // The cast is safe, because the entry was checked against its schema.
    const data = entries.find((entry) => entry.id === id)?.data as ExampleSiteData | undefined
    const products = (data?.devices ?? []).map((device) =>
      'product' in device ? device.product : undefined,
    )
    const unknown = products.findIndex(
      (product) => product !== undefined && !behaviours.get(product),
    )
    if (!data) gaps.push({ file, path: [] })
    if (unknown >= 0) {
      // A product with a fault is reported by its own check.
      const message = behaviours.has(products[unknown] ?? '') && {
        message: 'Its product has no behaviour: give it one',
      }
      gaps.push({ file, path: ['devices', unknown, 'product'], ...message })
    }
    if (!data || unknown >= 0) return []
    const site = siteOf(id, data, {
      facts,
      behaviourOf: (product) => behaviours.get(product),
    })
    return [sameExample({ id, data, site, night: nightOf(data, usualHours) })]
  })
  return found.toSorted(
    (one, other) => one.data.order - other.data.order || one.id.localeCompare(other.id),
  )
}

/** Writes one number, or a range from least to greatest: `24`, `12 to 36`; null without numbers. */
function spanOf(
  numbers: readonly number[],
  { company, phrases }: Pick<Settings, 'company' | 'phrases'>,
): TokenValue | null {
  if (numbers.length === 0) return null
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const [from, to] = [formatNumber(least, company.locale), formatNumber(most, company.locale)]
  return least === most ? least : say(phrases.range, { from, to })
}

function warrantyTokens({ products }: ProductRange, settings: Settings): Tokens {
  const warranties = products.flatMap(({ warranty }) => warranty ?? [])
  const batteries = warranties.flatMap(({ batteryMonths }) => batteryMonths ?? [])
  return {
    warrantyMonths: spanOf(
      warranties.map(({ months }) => months),
      settings,
    ),
    batteryWarrantyMonths: spanOf(batteries, settings),
  }
}

type Figured = Pick<DerivedValues, 'examples'> & Pick<Settings, 'company' | 'facts' | 'phrases'>

/**
 * Figures of the example sites and of the article that derives a bill, cached for the public
 * content and for the drafts.
 */
const exampleTokens = memoizeByValue(
  2,
  ({ examples, company, facts, phrases }: Figured): Tokens => {
    if (!facts) return {}
    const figures = examples.map((example, index) => ({
      ...exampleSiteFigures(example, sumExample(example, facts), { company, facts, phrases }),
      ...(index === 0 && dataCostFigures(example.site.devices, facts, company.locale)),
    }))
    return Object.assign({}, ...figures)
  },
)

/**
 * Derives the values that texts quote from other files.
 * @returns also the facts of all products, and the files without a value
 */
export function deriveValues(options: Options): {
  derived: DerivedValues
  facts: ReadonlyMap<string, ProductFacts>
  gaps: Gap[]
} {
  const { settings, files, unreadable, productTokens, priceCards, isShown } = options
  const gaps: Gap[] = unreadable.map(({ file }) => ({ file, path: [] }))
  const products = readProducts(files, gaps)
  const shown = products
    .filter(({ file, facts }) => isShown(file) && isSold(facts))
    .map(({ facts }) => facts)
  const range = rangeOf(shown, readAccessories(files, isShown, gaps), settings.prices.parts)
  const behaviours = new Map(products.map(({ facts }) => [facts.slug, facts.behaviour]))
  const examples = readExamples(options, behaviours, gaps)
  const ids = new Set(options.unseen.map(({ id }) => id))
  const unseen = readExamples({ settings, examples: ids, entries: options.unseen }, behaviours, [])
  const counts = countTokens(files)
  gaps.push(
    ...counts.faulty.map(({ source: { file } }) => ({
      file,
      path: [],
      message: 'The list that other texts count takes no token',
    })),
  )
  const withHidden = rangeOf(
    products.map(({ facts }) => facts),
    readAccessories(files, () => true, []),
    settings.prices.parts,
  )
  const tokens: Tokens = {
    ...tokensOfSite(settings),
    [numberWords]: settings.phrases.numbers,
    // A text may quote a price or a figure of what is hidden: no program leaves it out.
    ...(products.some(({ file }) => !isShown(file)) || unseen.length > 0
      ? allPriceTokens(withHidden, [...examples, ...unseen], settings, priceCards)
      : {}),
    ...exampleTokens({
      examples: [...examples, ...unseen],
      company: settings.company,
      facts: settings.facts,
      phrases: settings.phrases,
    }),
    ...allPriceTokens(range, examples, settings, priceCards),
    ...warrantyTokens(range, settings),
    ...counts.tokens,
    ...productTokens,
    products: range.products.length,
    devices: range.products.filter(({ kind }) => kind !== 'gateway').length,
  }
  return {
    derived: { range, examples, tokens },
    facts: new Map(products.map(({ file, facts }) => [file.source.file, facts])),
    gaps,
  }
}
