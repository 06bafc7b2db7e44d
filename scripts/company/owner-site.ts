import { parse } from 'yaml'
import { placeOf } from '#src/content/collections/collections.ts'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { textsOf } from '#src/content/languages/entry-texts.ts'
import {
  type Base,
  baseFile,
  deliveredAt,
  deliveredNames,
  deliveredText,
  layerOf,
} from '#src/content/reading/delivered.ts'
import type { Overlay } from '#src/content/reading/yaml-file.ts'
import { accented, madeWords } from '../language/made-language.ts'

type Json = Record<string, unknown>
type Options = {
  /** Whether the owner has sent the forms of *Make the site yours*. */
  hasForms?: boolean
  /** Products of the owner's own. */
  products?: number
  /** The language of the site, alone; English without it. Its texts have an accent on each vowel. */
  language?: string
  /** Further files, by name; null takes one away. */
  changes?: Overlay
}

const edited = (
  file: string,
  change: (delivered: Json) => Json,
  base: Base = 'plain',
): [string, string] => [
  file,
  // An object, as its schema says.
  JSON.stringify(change(JSON.parse(deliveredText('.', file, base) ?? '{}') as Json)),
]

/** What a bakery in Lyon fills into the forms. */
const forms = (language?: string): [string, string][] => [
  edited('content/company.json', (company) => ({
    ...company,
    name: 'Capucins',
    legalName: 'Boulangerie des Capucins SARL',
    url: 'https://capucins.test',
    ...(language === undefined
      ? { locale: 'en-FR' }
      : { languages: [language], locale: `${language}-FR` }),
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    email: 'bonjour@capucins.test',
    privacyEmail: 'donnees@capucins.test',
    phone: '+33 4 78 00 00 00',
    address: {
      street: '12 rue des Capucins',
      city: 'Lyon',
      postalCode: '69001',
      region: null,
      country: 'France',
      countryCode: 'FR',
    },
    hours: { opens: '07:00', closes: '19:00' },
    privacyLaw: {
      name: 'General Data Protection Regulation (EU) 2016/679',
      country: 'FR',
      authority: { name: 'CNIL', url: 'https://www.cnil.fr' },
    },
  })),
  edited('content/prices.json', (prices) => ({
    ...prices,
    isSample: false,
    vat: { name: 'VAT', percent: 5.5 },
    local: { currency: 'EUR', rate: 1, roundTo: 1 },
  })),
  edited('content/written-for.json', (texts) => ({ ...texts, currency: 'EUR' })),
  edited('content/brand.json', (brand) => ({
    ...brand,
    symbol: { side: 24, paths: [{ d: 'M4 4h16v16h-16z', colour: 'ink' }], boxes: [] },
  })),
]

const productOf = (number: number): [string, string] => [
  `content/products/loaf-${number}.yaml`,
  [
    `id: ${number}`,
    `name: Loaf ${number}`,
    `summary: Bread number ${number} of this house, baked in the night before`,
    ...(number % 2 === 1 ? [`amount: "${number}.50"`] : []),
    'pictures: []',
    'availability: in-stock',
    '',
  ].join('\n'),
]

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Writes texts of a value in another way, wherever they stand in it. */
const inOtherWords = (value: unknown, texts: ReadonlySet<string>): unknown => {
  if (typeof value === 'string') return texts.has(value) ? accented(value) : value
  if (Array.isArray(value)) return value.map((one) => inOtherWords(one, texts))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, inOtherWords(one, texts)]),
  )
}

/** What the owner has written instead of the delivered texts, and the words of the site. */
function inLanguage(language: string, files: Overlay): Overlay {
  const names = [...new Set([...deliveredNames('.', 'plain'), ...files.keys()])]
  const written = names.flatMap((file): [string, string][] => {
    const text = files.get(file) ?? deliveredText('.', file, 'plain')
    const place = placeOf(file.replace(/^content\//, ''))
    const isCatalogue = /^content\/(?:words|languages)\//.test(file)
    if (!place || isCatalogue || files.get(file) === null || typeof text !== 'string') return []
    const value: unknown = parse(text)
    const texts = textsOf(value, formSchemaOf(place), language).map(({ source }) => source)
    return [[file, JSON.stringify(inOtherWords(value, new Set(texts)))]]
  })
  return new Map([...written, ...madeWords(language)])
}

/**
 * A plain site and what its owner has made of it, as the layer that is published over the files.
 * It is open, so that it can be read as visitors read it.
 */
export function ownerSite({
  hasForms = true,
  products = 0,
  language,
  changes,
}: Options = {}): Overlay {
  const own = new Map<string, string | Uint8Array | null>([
    ...layerOf('.', 'plain'),
    [baseFile, JSON.stringify({ base: 'plain', isOpen: true })],
    ...(hasForms ? forms(language) : []),
    ...Array.from({ length: products }, (_, index) => productOf(index + 1)),
    ...(changes ?? []),
  ])
  return language === undefined ? own : new Map([...own, ...inLanguage(language, own)])
}

/**
 * The example whose owner has changed company, brand and prices in the files, and nothing else. The
 * checks of a checkout are green with it, apart from those of the example itself.
 */
export function ownedExample(): Overlay {
  const changed = (file: string, change: (delivered: Json) => Json) =>
    edited(file, change, 'example')
  return new Map([
    changed('content/company.json', (company) => ({
      ...company,
      name: 'Harbour',
      legalName: 'Harbour Controls Limited',
      url: 'https://harbour.test',
      email: 'hello@harbour.test',
      privacyEmail: 'privacy@harbour.test',
      phone: '+234 805 555 0100',
      whatsApp: null,
      founded: 2011,
      employees: 9,
      address: { ...(company['address'] as Json), street: '3 Marina Road', city: 'Port Harcourt' },
    })),
    changed('content/brand.json', (brand) => ({
      ...brand,
      symbol: { side: 24, paths: [{ d: 'M4 4h16v16h-16z', colour: 'ink' }], boxes: [] },
    })),
    changed('content/prices.json', (prices) => ({
      ...prices,
      isSample: false,
      vat: { name: 'VAT', percent: 10 },
      local: { ...(prices['local'] as Json), rate: 1600 },
    })),
  ])
}

/** The files of a checkout with such a site: those of the layer that differ from the delivered ones. */
export const filesOfSite = (overlay: Overlay): Overlay =>
  new Map(
    [...overlay].flatMap(([file, text]) => {
      const place = deliveredAt(file, 'plain')
      const delivered = deliveredText('.', file, 'plain')
      return text === delivered ? [] : [[place, text] as const]
    }),
  )

/** The words of the example's trade and places, which no site of another owner says. */
export const wordsOfExample =
  /\b(?:AI?oT|gateways?|sensors?|smart lock|zigbee|z-wave|modbus|mqtt|lte|power cuts?|without mains|cold (?:store|room)s?|hotels?|freezers?|firmware|antenna|devices? (?:and|that|with)|site survey|pilot|engineers?|installations?)\b/i

/** What only the example company is called, once the forms are sent. */
export const namesOfExample = new RegExp(
  `\\b(?:${['Isopo', 'Lagos', 'Yaba', 'Connection Close', 'Nigerian?', 'naira'].join('|')})\\b`,
)
