import { isDeepStrictEqual } from 'node:util'
import { languagesOf, withFirstLanguage } from '#src/content/languages/languages.ts'
import { fileOf } from '#src/content/reading/references.ts'
import type { Brand } from '#src/content/schemas/brand-schema.ts'
import { sampleCompany } from '#src/content/schemas/sample-company.ts'
import type { Settings } from '#src/content/schemas/setting-schemas.ts'
import { companyTime } from '#src/content/today.ts'
import type { ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { OpeningForm, OpeningGroup } from '#src/contracts/content/opening.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { valueOfFile } from '../texts/document.server.ts'
import { labelOfPath } from '../texts/entries.server.ts'
import { placeInValue, valueAt, within, withValueAt } from '../texts/value-at.ts'
import { entryFormOf, publishedText, type Workspace } from '../texts/workspace.server.ts'
import { brandWith } from './brand-colours.server.ts'

/** A value to publish. `at`: place in its entry; undefined removes the key. */
type OpeningValue = { path: string; at: string; value: ContentValue | undefined }
type Content = {
  workspace: Workspace
  palette: Brand['palette']
  products: readonly { slug: string; name: string }[]
  company: Settings['company']
  prices: Settings['prices']
}
type Group = Omit<OpeningGroup, 'fields'> & {
  /** Places of the fields; a text replaces the schema's title or description. */
  fields: Record<string, { title?: string; description?: string }>
}

const plain = (places: readonly string[]): Group['fields'] =>
  Object.fromEntries(places.map((place) => [place, {}]))

const signal = 'brand/palette/signal/light'

/** The list of languages may be missing in the entry; then the first is the locale's. */
const firstLanguage = 'company/languages/0'

const companyGroups: Group[] = [
  {
    heading: '',
    fields: plain(
      ['name', 'legalName', 'url', 'email', 'privacyEmail', 'phone', 'whatsApp'].map(
        (key) => `company/${key}`,
      ),
    ),
  },
  {
    heading: 'Where you are',
    fields: {
      ...plain([
        ...['countryCode', 'country', 'street', 'postalCode', 'city', 'region'].map(
          (key) => `company/address/${key}`,
        ),
        'company/timeZone',
      ]),
      [firstLanguage]: {
        title: 'Language of the site',
        description:
          'In which you write. It is first, and its addresses have no prefix. Another one translates nothing.',
      },
      'company/locale': {
        title: 'Dates and amounts',
        description: 'How they are written, by language and country.',
      },
    },
  },
  {
    heading: 'When you are there',
    fields: plain(['opens', 'closes', 'days', 'specialDays'].map((key) => `company/hours/${key}`)),
  },
  {
    heading: 'The law of your country',
    fields: {
      'company/privacyLaw': {},
      'company/radioRegulator': {},
    },
  },
  {
    heading: 'In the register',
    fields: plain(['registration', 'founded', 'employees'].map((key) => `company/${key}`)),
  },
  {
    heading: 'How you look',
    fields: {
      [signal]: { title: 'Colour', description: 'The others are made to match it.' },
      'brand/symbol': {},
    },
  },
]

const linkGroups: Group[] = [
  {
    heading: '',
    fields: plain(
      [
        'canadianSite',
        'sisterBrand',
        'healthBrand',
        'social',
        'professionalNetwork',
        'appStore',
        'scheduling',
        'socialFeed',
      ].map((key) => `company/${key}`),
    ),
  },
]

/**
 * Lists of the prices. The form names their rows by key: the settings leave out what is hidden or
 * missing, and somebody may change a list meanwhile, so that a number in one is another row in the
 * other.
 */
const keyedLists = ['plans', 'parts', 'delivery'] as const
type KeyedList = (typeof keyedLists)[number]
const pricesPath = 'content/prices.json'

const keyOfRow = (row: { id?: unknown; accessory?: unknown }) => String(row.id ?? row.accessory)

function publishedRows(workspace: Workspace, list: KeyedList): Record<string, unknown>[] {
  const text = publishedText(workspace, pricesPath)
  const rows = valueAt(text === null ? null : valueOfFile(pricesPath, text), list)
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}

/** The published rows of a list that this site has. */
function rowsOfList({ workspace, prices }: Content, list: KeyedList) {
  const shown = new Set(prices[list].map(keyOfRow))
  return publishedRows(workspace, list).flatMap((row) =>
    shown.has(keyOfRow(row)) ? [{ at: `${list}/${keyOfRow(row)}`, row }] : [],
  )
}

/** Services and parts with a price, by their places: all that this site has, and nothing else. */
function pricedRows(content: Content): Group[] {
  const { workspace, prices } = content
  const { survey, installationDay, pilot, training, spares, cell, call, data, app } = prices
  const services = { survey, installationDay, pilot, training, spares, call }
  const amounts = ['amount']
  const years = ['firstYear', 'laterYears']
  const named = (rows: Record<string, { name: string } | undefined>, keys: string[]) =>
    Object.entries(rows).flatMap(([at, row]) => (row ? [{ at, name: row.name, keys }] : []))
  const rows = [
    ...named(services, [...amounts, 'isNotOffered']),
    ...named({ cell, data }, amounts),
    ...rowsOfList(content, 'plans').map(({ at, row }) => ({
      ...{ at, name: String(row['name']), keys: years },
    })),
    ...named({ app }, years),
    ...rowsOfList(content, 'parts').map(({ at, row }) => ({
      at,
      name:
        row['name'] === undefined
          ? labelOfPath(workspace, fileOf('accessories', row['accessory']))
          : String(row['name']),
      keys: amounts,
    })),
    ...rowsOfList(content, 'delivery').map(({ at, row }) => ({
      ...{ at, name: `Delivery to ${String(row['name'])}` },
      keys: ['amount', 'days', 'freeFrom'],
    })),
  ]
  return rows.map(({ at, name, keys }) => ({
    heading: name,
    isRow: true,
    fields: withoutHelp(keys.map((key) => `prices/${at}/${key}`)),
  }))
}

/** Fields whose help would be repeated in each row. */
const withoutHelp = (places: readonly string[]): Group['fields'] =>
  Object.fromEntries(places.map((place) => [place, { description: '' }]))

const priceGroups = (content: Content): Group[] => [
  {
    heading: 'Currency, rate and tax',
    fields: {
      'company/currency': { title: 'Currency of the catalogue' },
      'prices/local/currency': { title: 'Local currency' },
      'prices/local/rate': {},
      'prices/rateDays': {},
      'prices/quoteDays': {},
      'prices/vat/name': { title: 'Name of the tax' },
      'prices/vat/percent': { title: 'Its rate, per cent' },
    },
  },
  {
    heading: 'For your offers',
    fields: plain(['company/tax', 'company/bank', 'company/tradeTerms', 'prices/overEstimate']),
  },
  ...content.products.map(({ slug, name }) => ({
    heading: name,
    isRow: true,
    fields: withoutHelp(
      ['amount', 'availability', 'leadDays', 'deliveryMonth', 'successor'].map(
        (key) => `products/${slug}/${key}`,
      ),
    ),
  })),
  ...pricedRows(content),
]

const groupsIn: Record<OpeningForm, (content: Content) => Group[]> = {
  company: () => companyGroups,
  links: () => linkGroups,
  prices: priceGroups,
}
const groupsOf = (form: OpeningForm, content: Content): Group[] => groupsIn[form](content)

/**
 * Splits `products/gateway/amount` into the file of the entry and the place in it, where a row of a
 * list has its number.
 */
function entryOf(place: string, { workspace }: Pick<Content, 'workspace'>) {
  const [, key = '', rest = ''] = /^(products\/[^/]+|[^/]+)\/(.+)$/.exec(place) ?? []
  const path = `content/${key}.${key.startsWith('products/') ? 'yaml' : 'json'}`
  const [first, row, ...field] = rest.split('/')
  const list = path === pricesPath && keyedLists.find((one) => one === first)
  if (!list) return { path, at: rest }
  const index = publishedRows(workspace, list).findIndex((one) => keyOfRow(one) === row)
  return { path, at: [list, index, ...field].join('/') }
}

/** The place in the form of a field of an entry. */
export function placeInOpening(
  { path, field }: { path: string; field: FieldPath },
  { workspace }: Pick<Content, 'workspace'>,
): string {
  const key = path.replace(/^content\/|\.\w+$/g, '')
  const [first, index, ...rest] = field
  const list = path === pricesPath && keyedLists.find((one) => one === first)
  const row = list && publishedRows(workspace, list)[Number(index)]
  const inEntry = list && row ? [list, keyOfRow(row), ...rest] : field
  return within(key, placeInValue(inEntry))
}

/** Finds the schema of a field, and whether it has to be there. */
function schemaAt(form: FormSchema | undefined, at: string) {
  let schema = form
  let isRequired = true
  for (const key of at.split('/')) {
    const known: FormSchema | undefined =
      schema?.anyOf?.find(({ properties }) => properties && Object.hasOwn(properties, key)) ??
      schema
    isRequired = known?.required?.includes(key) ?? false
    schema = known?.properties?.[key] ?? known?.items
  }
  return schema && { schema, isRequired }
}

/** What is a country's own. A changed one is taken for that of the country that is chosen now. */
const ownOfCountry = ['privacyLaw', 'radioRegulator']

function withoutCountry(schema: FormSchema, at: string): FormSchema {
  if (!ownOfCountry.includes(at)) return schema
  const { country: _, ...properties } = schema.properties ?? {}
  return { ...schema, properties }
}

export const openingGroups = (form: OpeningForm, content: Content): OpeningGroup[] =>
  groupsOf(form, content).map((group) => ({
    ...group,
    fields: Object.entries(group.fields).flatMap(([place, words]) => {
      const { path, at } = entryOf(place, content)
      const found = schemaAt(entryFormOf(path), at)
      return found
        ? [
            {
              ...found,
              isRequired: found.isRequired || place === firstLanguage,
              at: place,
              schema: { ...withoutCountry(found.schema, at), ...words },
            },
          ]
        : []
    }),
  }))

const placesOf = (form: OpeningForm, content: Content) =>
  groupsOf(form, content).flatMap(({ fields }) => Object.keys(fields))

/** Reads the public values of a form's fields. */
export function openingValues(form: OpeningForm, content: Content): ContentValue {
  const entries = new Map<string, ContentValue>()
  const publicOf = (path: string) => {
    const known = entries.get(path)
    if (known !== undefined) return known
    const text = publishedText(content.workspace, path)
    const value = text === null ? null : valueOfFile(path, text)
    entries.set(path, value)
    return value
  }
  return placesOf(form, content).reduce<ContentValue>((all, place) => {
    const { path, at } = entryOf(place, content)
    const value =
      place === firstLanguage ? languagesOf(content.company)[0] : valueAt(publicOf(path), at)
    return withValueAt(all, place, value) ?? null
  }, {})
}

/** Removes spaces at the ends of each text. */
function trimmed(value: ContentValue | undefined): ContentValue | undefined {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map((one) => trimmed(one) ?? null)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, trimmed(one) ?? null]))
}

/** Lists what follows from a changed value, besides the value itself. */
function derivedFrom(
  place: string,
  value: ContentValue | undefined,
  typed: ContentValue,
): OpeningValue[] {
  const country = valueAt(typed, 'company/address/countryCode')
  const own = ownOfCountry.find((at) => place === `company/${at}`)
  if (own && isRecord(value))
    return [{ path: 'content/company.json', at: `${own}/country`, value: country }]
  // The word behind a name is not that of another, nor are year and size of the example.
  if (place === 'company/name')
    return [
      { path: 'content/company.json', at: 'word', value: null },
      ...(['founded', 'employees'] as const).flatMap((at) =>
        valueAt(typed, `company/${at}`) === sampleCompany[at]
          ? { path: 'content/company.json', at, value: null }
          : [],
      ),
    ]
  // What is confirmed in this form is written for this currency.
  if (place === 'company/currency')
    return [{ path: 'content/written-for.json', at: 'currency', value }]
  return []
}

/** Returns the values to publish: those that differ from the public ones, and what follows. */
export function changedValues(
  form: OpeningForm,
  typed: ContentValue,
  content: Content,
): OpeningValue[] {
  const now = openingValues(form, content)
  const changed = placesOf(form, content).flatMap((place): OpeningValue[] => {
    const { path, at } = entryOf(place, content)
    const value = trimmed(valueAt(typed, place))
    if (isDeepStrictEqual(value, valueAt(now, place))) return []
    if (place === firstLanguage && typeof value === 'string')
      return Object.entries(withFirstLanguage(content.company, value)).map(([key, languages]) => ({
        path,
        at: key,
        value: [...(languages ?? [])],
      }))
    if (place === signal && typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) {
      const palette = brandWith(content.palette, value.toLowerCase())
      return [{ path, at: 'palette', value: palette }]
    }
    return [{ path, at, value }, ...derivedFrom(place, value, typed)]
  })
  return form === 'prices'
    ? [
        ...changed,
        { path: 'content/prices.json', at: 'isSample', value: false },
        // Who confirms the prices confirms their rate.
        { path: 'content/prices.json', at: 'local/on', value: companyTime().slice(0, 10) },
      ]
    : changed
}
