import { existsSync, globSync, readFileSync } from 'node:fs'
import { productLink } from '../../src/content/addresses/address-of.ts'
import { makeSnapshot } from '../../src/content/make-snapshot.ts'
import { describeProblem, type Overlay } from '../../src/content/reading/yaml-file.ts'
import type { Snapshot } from '../../src/content/snapshot/snapshot.ts'
import { rwandanBrand, rwandanCompany } from './rwandan-company.ts'

type Change = [file: string, text: string | null]
type Json = Record<string, unknown>

const read = (file: string) => readFileSync(file, 'utf8')
const filesIn = (folder: string) => globSync(`content/${folder}/*.yaml`).sort()
const without = (files: readonly string[]): Change[] => files.map((file) => [file, null])
const edited = (file: string, change: (data: Json) => Json): Change => [
  file,
  JSON.stringify(change(JSON.parse(read(file)) as Json)),
] // an object, as its schema says

/**
 * Whether a product is the gateway, which every company keeps, because pages and example sites
 * mention it.
 */
const isGateway = (file: string) => /^kind: gateway$/m.test(read(file))
const named = (name: string) => edited('content/company.json', (company) => ({ ...company, name }))
const sixEntries = () =>
  edited('content/navigation.json', (navigation) => ({
    ...navigation,
    header: [...(navigation['header'] as Json[]), { label: 'Prices', href: '/prices' }].slice(0, 6), // a list of links, as its schema says
  }))

const freePage = (number: number) => `title: "Rent set ${number} by the month | {name}"
description: "Rent set ${number} with its gateway by the month, and send it back once your project number ${number} is over."
heading: Rent set ${number}
lead: Rent it by the month, then send it back.
parts:
  - products:
      heading: { name: For rent }
      items: [gateway]
`
function ownProducts(count: number): Change[] {
  const [gateway = '', ...others] = filesIn('products').sort(
    (one, other) => Number(isGateway(other)) - Number(isGateway(one)),
  )
  const own = (file: string, number: number) =>
    read(file)
      .replace(/^id: .*$/m, `id: ${number}`)
      .replace(/^name: .*$/m, `name: Own Device ${number}`)
      .replace(/^(title|shortName): .*$/m, `$1: "Own Device ${number} | {name}"`)
  return [
    ...without(others),
    [gateway, own(gateway, 91)],
    ...others
      .slice(0, count - 1)
      .map(
        (file, index): Change => [
          `content/products/own-device-${index}.yaml`,
          own(file, 92 + index),
        ],
      ),
  ]
}

/** Pages of services that another company may not offer. */
const leaves = ['general-features', 'nfc', 'partners', 'pets-iot', 'smart']
  .map((name) => `content/pages/${name}.yaml`)
  .filter((file) => existsSync(file))

const denmark = {
  name: 'Nørrebro Målinger',
  legalName: 'Nørrebro Målinger ApS',
  url: 'https://norrebro.example',
  locale: 'en-DK',
  timeZone: 'Europe/Copenhagen',
  currency: 'DKK',
  email: 'hej@norrebro.example',
  privacyEmail: 'data@norrebro.example',
  phone: '+45 32 12 34 56',
  address: {
    street: 'Blågårdsgade 7, 2200',
    city: 'Copenhagen',
    region: 'Copenhagen',
    country: 'Denmark',
    countryCode: 'DK',
  },
  places: {
    home: 'Nørrebro',
    clinic: 'Frederiksberg',
    warehouse: 'Nordhavn',
    workshop: 'Valby',
    depot: 'Glostrup',
    farm: 'Lolland',
    otherCity: 'Aarhus',
    road: { through: 'Ringsted', lastCoverage: 'Slagelse', to: 'Odense' },
  },
  hours: { opens: '09:00', closes: '16:00' },
  privacyLaw: {
    name: 'General Data Protection Regulation 2016/679',
    authority: { name: 'Datatilsynet', url: 'https://www.datatilsynet.dk' },
  },
}
const absent = [
  ...['word', 'whatsApp', 'radioRegulator', 'canadianSite', 'sisterBrand', 'healthBrand', 'social'],
  ...['professionalNetwork', 'appStore', 'scheduling', 'socialFeed'],
]

/** As different as a company can be: another country and menu, and most of what may be absent. */
const danish = (): Change[] => [
  ...ownProducts(7).map(
    ([file, text]): Change => [file, text?.replace(/^(amount|law): .*\n/gm, '') ?? null],
  ),
  ...without([
    ...filesIn('example-sites'),
    ...filesIn('articles').slice(1),
    ...['content/pages/prices.yaml', ...leaves],
  ]),
  edited('content/company.json', (company) => ({
    ...company,
    ...denmark,
    ...Object.fromEntries(absent.map((name) => [name, null])),
  })),
  edited('content/written-for.json', () => ({
    country: 'DK',
    words: ['Denmark', 'Copenhagen'],
    currency: 'DKK',
  })),
  edited('content/film.json', (film) => ({ ...film, file: null })),
  edited('content/navigation.json', (navigation) => ({
    ...navigation,
    header: [
      { label: 'Devices', href: '/products' },
      { label: 'What we do', href: '/services' },
      { label: 'About us', href: '/about' },
      { label: 'Rent set 1', href: '/own-1' },
    ],
    more: [],
    useCases: [],
  })),
  ...filesIn('free-pages').map(
    (file): Change => [file, read(file).replace('country: NG', 'country: NG, reviewedFor: DK')],
  ),
  ['content/free-pages/own-1.yaml', freePage(1)],
]

/** Conventions of another country each. */
const elsewhere = { locale: 'en-DE', currency: 'EUR', timeZone: 'Asia/Kolkata' }

export const companyCases: Record<string, () => Change[]> = {
  'with six products of its own, no example site and thirteen letters': () => [
    ...ownProducts(6),
    ...without(filesIn('example-sites')),
    edited('content/company.json', () => ({
      ...rwandanCompany,
      ...elsewhere,
      name: 'Juawati Solar',
    })),
    edited('content/brand.json', rwandanBrand),
  ],
  'in Copenhagen, without prices, film, instrument or radio regulator': danish,
  'without ten products': () =>
    without(
      filesIn('products')
        .filter((file) => !isGateway(file))
        .slice(0, 10),
    ),
  'with one example site': () => without(filesIn('example-sites').slice(1)),
  'without an example site': () => without(filesIn('example-sites')),
  'with two pages of its own': () =>
    [1, 2].map((number) => [`content/free-pages/own-${number}.yaml`, freePage(number)]),
  'without a page': () => without(leaves.slice(0, 1)),
  'without an article': () => without(filesIn('articles').slice(0, 1)),
  'of five letters': () => [named('Solar')],
  'of forty letters': () => [named('Juawati Solar and Storage Company Limited'.slice(0, 40))],
  'with six entries in its menu': () => [sixEntries()],
}

/**
 * Mends a file as a company would: removes links to removed entries, writes another word for
 * removed products, and replaces drawings that need an example site.
 * @param gone addresses
 * @param lost tokens of products' names
 */
const decided = (text: string, gone: readonly string[], lost: readonly string[]) =>
  gone
    .reduce(
      (left, address) =>
        left
          .replace(new RegExp(`\\[([^[\\]]+)\\]\\(${address}(?![\\w-])[^)]*\\)`, 'g'), '$1')
          .replace(
            new RegExp(`(\\{ label: [^,]+), href: '?${address}(?![\\w-])\\S* \\}`, 'g'),
            '$1, href: /products }',
          ),
      text,
    )
    .replace(/\{\w+Product\}/g, (token) => (lost.includes(token) ? 'wireless room device' : token))
    .replace(/\b(data-flow|cold-room-data|store-and-forward)\b(?=\s*$)/gm, 'zigbee-zwave')

/**
 * @returns `overlay`: the files of the other company; `asked`: those of them that were mended,
 * because the content check found faults
 */
export function makeCompany(
  changes: readonly Change[],
  date: string,
): { overlay: Overlay; asked: string[]; snapshot: Snapshot } {
  const overlay = new Map(changes)
  const first = makeSnapshot({ root: '.', date, number: 1, overlay })
  const problems = 'problems' in first ? first.problems : []
  const asked = [...new Set(problems.map(({ file }) => file))]
  const found = (pattern: RegExp) =>
    problems.flatMap(({ message }) => pattern.exec(message)?.[1] ?? [])
  const gone = [
    ...found(/^(?:No|The) page (\S+)/),
    ...found(/^No product content\/products\/(.*)\.yaml$/).map(productLink),
  ]
  const lost = found(/^No product has the token (\S+):/)
  for (const file of asked) overlay.set(file, decided(overlay.get(file) ?? read(file), gone, lost))
  const made = makeSnapshot({ root: '.', date, number: 1, overlay })
  if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
  return { overlay, asked, snapshot: made.snapshot }
}
