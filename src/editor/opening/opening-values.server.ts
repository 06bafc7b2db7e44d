import { availabilities } from '#src/content/schemas/availability-schema.ts'
import type { Product } from '#src/content/schemas/product-schema.ts'
import type { Settings } from '#src/content/schemas/setting-schemas.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { OpeningField, OpeningForm, OpeningGroup } from '#src/contracts/content/opening.ts'
import { brandWith } from '../texts/brand-colours.server.ts'
import { readLogo } from '../texts/read-logo.server.ts'

/** A value to publish: `at` is its place in the file, undefined removes the key. */
type OpeningValue = { path: string; at: string; value: ContentValue | undefined }

type Writes = (typed: string, all: Readonly<Record<string, string>>) => OpeningValue[]
type WritingField = OpeningField & { writes: Writes }
type Content = { settings: Readonly<Settings>; products: readonly Product[]; today: string }

const company = 'content/company.json'
const brand = 'content/brand.json'
const prices = 'content/prices.json'

const one =
  (
    path: string,
    at: string,
    read: (typed: string) => ContentValue | undefined = (typed) => typed,
  ) =>
  (typed: string): OpeningValue[] => [{ path, at, value: read(typed) }]
const orNull = (typed: string) => typed || null
const orNothing = (typed: string) => typed || undefined
const asNumber = (typed: string) => (typed === '' ? undefined : Number(typed))

type More = Partial<OpeningField> & { writes?: Writes }
/** A field of content/company.json, whose name is its place there. */
const ofCompany = (at: string, label: string, value: string, more: More = {}): WritingField => ({
  ...{ name: at, label, value, kind: 'text', writes: one(company, at) },
  ...more,
})

function companyGroups({ settings }: Content): OpeningGroup<WritingField>[] {
  const { company: own, brand: look } = settings
  const { address, registration, hours } = own
  return [
    {
      heading: '',
      fields: [
        ofCompany('name', 'Name', own.name, {
          hint: 'As people call you.',
          // The word behind a name is not that of another.
          writes: (name) => [
            { path: company, at: 'name', value: name },
            ...(name === own.name ? [] : [{ path: company, at: 'word', value: null }]),
          ],
        }),
        ofCompany('legalName', 'Legal name', own.legalName, { hint: 'As it is registered.' }),
        ofCompany('registration', 'Registration number', registration?.number ?? '', {
          isOptional: true,
          hint: 'Printed in the footer, on contact page and PDFs.',
          writes: (number, all) => [
            {
              path: company,
              at: 'registration',
              value: number === '' ? null : { number, register: all['register'] ?? '' },
            },
          ],
        }),
        ofCompany(
          'register',
          'Register',
          registration?.register ?? 'Corporate Affairs Commission',
          {
            hint: 'Who keeps it.',
            writes: () => [],
          },
        ),
        ofCompany('url', 'Address of the site', own.url, { kind: 'url' }),
        ofCompany('address/street', 'Street', address.street),
        ofCompany('address/city', 'City', address.city),
        ofCompany('address/region', 'State or region', address.region),
        ofCompany('phone', 'Phone', own.phone, { kind: 'tel' }),
        ofCompany('whatsApp', 'WhatsApp', own.whatsApp ?? '', {
          ...{ kind: 'tel', isOptional: true, writes: one(company, 'whatsApp', orNull) },
        }),
        ofCompany('email', 'E-mail', own.email, { kind: 'email' }),
        ofCompany('privacyEmail', 'E-mail for privacy', own.privacyEmail, { kind: 'email' }),
        ofCompany('hours/opens', 'Office opens', hours.opens, { kind: 'time' }),
        ofCompany('hours/closes', 'Office closes', hours.closes, { kind: 'time' }),
        {
          ...{ name: 'colour', label: 'Colour', kind: 'color', value: look.palette.signal.light },
          hint: 'The others are made to match it.',
          writes: (colour) =>
            colour === look.palette.signal.light
              ? []
              : [{ path: brand, at: 'palette', value: brandWith(look.palette, colour) }],
        },
        {
          ...{ name: 'logo', label: 'Logo', kind: 'svg', value: '', isOptional: true },
          hint: 'The text of an SVG file made of paths, about as wide as high: your name stands beside it. Leave it empty to keep the present one.',
          writes: (svg) =>
            svg === '' ? [] : [{ path: brand, at: 'symbol', value: readLogo(svg) ?? null }],
        },
      ],
    },
  ]
}

const linked = [
  ['canadianSite', 'Canadian site', true],
  ['sisterBrand', 'Sister company', true],
  ['healthBrand', 'Health brand', false],
  ['social', 'Social page', false],
  ['professionalNetwork', 'Professional network', false],
  ['appStore', 'App', false],
] as const

function linkGroups({ settings }: Content): OpeningGroup<WritingField>[] {
  const own = settings.company
  /** Words behind the logo: the name without the company's. */
  const suffixOf = (name: string) => name.replace(own.name, '').trim() || name
  const address = (at: 'scheduling' | 'socialFeed', label: string, hint: string) =>
    ofCompany(at, label, own[at]?.url ?? '', {
      ...{ kind: 'url', isOptional: true, hint },
      writes: one(company, at, (url) => (url === '' ? null : { url })),
    })
  return [
    ...linked.map(([at, heading, hasSuffix]) => ({
      heading,
      isRow: true,
      fields: [
        ofCompany(`${at}/name`, 'Name', own[at]?.name ?? '', {
          ...{ isOptional: true, writes: () => [] },
        }),
        ofCompany(`${at}/url`, 'Address', own[at]?.url ?? '', {
          ...{ kind: 'url', isOptional: true },
          writes: (url, all) => {
            const name = all[`${at}/name`] || heading
            const value =
              url === '' ? null : { name, ...(hasSuffix && { suffix: suffixOf(name) }), url }
            return [{ path: company, at, value }]
          },
        }),
      ],
    })),
    {
      heading: 'Booking and posts',
      fields: [
        address('scheduling', 'Booking page', 'Of another service. Empty: visitors book here.'),
        address('socialFeed', 'Feed of posts', 'An embed, loaded when a visitor asks for it.'),
      ],
    },
  ]
}

const availabilityWords = {
  'in-stock': 'In stock',
  'made-to-order': 'Made to order',
  'pre-order': 'Pre-order',
  discontinued: 'Discontinued',
} as const

function productGroup(product: Product): OpeningGroup<WritingField> {
  const path = `content/products/${product.slug}.yaml`
  const name = (field: string) => `${product.slug}.${field}`
  return {
    heading: product.name,
    isRow: true,
    fields: [
      {
        ...{ name: name('amount'), label: 'Price', kind: 'text', value: product.amount ?? '' },
        ...{ isOptional: true, writes: one(path, 'amount', orNothing) },
      },
      {
        ...{ name: name('availability'), label: 'Availability', kind: 'choice' },
        value: product.availability,
        choices: availabilities.map((state) => [state, availabilityWords[state]] as const),
        writes: one(path, 'availability'),
      },
      {
        ...{ name: name('leadDays'), label: 'Working days', kind: 'number', isOptional: true },
        value: String(product.leadDays ?? ''),
        writes: one(path, 'leadDays', asNumber),
      },
      {
        ...{ name: name('deliveryMonth'), label: 'Month', kind: 'text', isOptional: true },
        value: product.deliveryMonth ?? '',
        writes: one(path, 'deliveryMonth', orNothing),
      },
    ],
  }
}

const amountKeys = new Set(['amount', 'firstYear', 'laterYears'])
const amountNames: Readonly<Record<string, string>> = {
  firstYear: ', first year',
  laterYears: ', later years',
}

/** Every amount of content/prices.json, by its place there. */
function serviceFields(value: ContentValue, at: readonly (string | number)[] = []): WritingField[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => serviceFields(item, [...at, index]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!amountKeys.has(key) || typeof inner !== 'string') return serviceFields(inner, [...at, key])
    const place = [...at, key].join('/')
    const label = `${String(value['name'] ?? key)}${amountNames[key] ?? ''}`
    const field = { name: `service.${place}`, label, kind: 'text', value: inner } as const
    return [{ ...field, writes: one(prices, place) }]
  })
}

function priceGroups({ settings, products, today }: Content): OpeningGroup<WritingField>[] {
  const { local, vat } = settings.prices
  const { currency } = settings.company
  const number = (at: string, label: string, value: number): WritingField => ({
    ...{ name: at, label, kind: 'text', value: String(value) },
    writes: one(prices, at, Number),
  })
  const values = JSON.parse(JSON.stringify(settings.prices)) as ContentValue
  return [
    {
      heading: 'Currencies',
      isRow: true,
      fields: [
        {
          ...{ name: 'currency', label: 'Of the catalogue', kind: 'text', value: currency },
          // What is confirmed in this form is written for this currency.
          writes: (code) => [
            { path: company, at: 'currency', value: code },
            { path: 'content/written-for.json', at: 'currency', value: code },
          ],
        },
        {
          ...{ name: 'local/currency', label: 'Yours', kind: 'text', value: local.currency },
          writes: one(prices, 'local/currency'),
        },
        {
          ...number('local/rate', 'Rate', local.rate),
          writes: (rate) => [
            { path: prices, at: 'local/rate', value: Number(rate) },
            { path: prices, at: 'local/on', value: today },
          ],
        },
        number('vat/percent', 'VAT, per cent', vat.percent),
      ],
    },
    ...products.map(productGroup),
    { heading: 'Services and parts', isFolded: true, fields: serviceFields(values) },
  ]
}

const groupsOf = {
  company: companyGroups,
  links: linkGroups,
  prices: priceGroups,
} as const satisfies Record<OpeningForm, (content: Content) => OpeningGroup<WritingField>[]>

/** The fields of a form with the values that are public now. */
export const openingGroups = (form: OpeningForm, content: Content): OpeningGroup[] =>
  groupsOf[form](content).map((group) => ({
    ...group,
    fields: group.fields.map(({ writes: _, ...field }) => field),
  }))

const fieldsOf = (form: OpeningForm, content: Content) =>
  groupsOf[form](content).flatMap(({ fields }) => fields)

/** Values of the form as text, to detect that another owner has changed one meanwhile. */
export const openingValues = (form: OpeningForm, content: Content): string =>
  JSON.stringify(fieldsOf(form, content).map(({ name, value }) => [name, value]))

/**
 * Reads a posted form.
 * @returns the values to publish, each with the name of its field; faults by field
 */
export function readOpening(
  form: OpeningForm,
  typed: Readonly<Record<string, string>>,
  content: Content,
) {
  const errors: Record<string, string[]> = {}
  const clean = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value.normalize('NFC').trim()]),
  )
  const values = fieldsOf(form, content).flatMap(({ name, label, writes, isOptional, kind }) => {
    const value = clean[name]
    if (value === undefined) return []
    if (value === '' && !isOptional) errors[name] = [`${label}: fill this in.`]
    if (kind === 'svg' && value !== '' && !readLogo(value))
      errors[name] = [
        'Only paths without a transformation fit, in a box about as wide as high: turn shapes into paths, and leave out the name.',
      ]
    return writes(value, clean).map((one) => ({ ...one, name }))
  })
  const isSample = { path: prices, at: 'isSample', value: false, name: 'prices' }
  return { errors, values: form === 'prices' ? [...values, isSample] : values }
}
