import { existsSync, globSync, readFileSync } from 'node:fs'
import { productLink } from '../../src/content/addresses/address-of.ts'
import { makeSnapshot } from '../../src/content/make-snapshot.ts'
import { describeProblem, type Overlay } from '../../src/content/reading/yaml-file.ts'
import type { Snapshot } from '../../src/content/snapshot/snapshot.ts'

type Change = [file: string, text: string | null]
type Json = Record<string, unknown>

const read = (file: string) => readFileSync(file, 'utf8')
const filesIn = (folder: string) => globSync(`content/${folder}/*.yaml`).sort()
const without = (files: readonly string[]): Change[] => files.map((file) => [file, null])
const edited = (file: string, change: (data: Json) => Json): Change => [
  file,
  JSON.stringify(change(JSON.parse(read(file)) as Json)),
] // an object, as its schema says

const company = {
  name: 'Ribeira',
  word: null,
  legalName: 'Ribeira Contadores, Lda.',
  registration: null,
  founded: null,
  employees: null,
  insurance: null,
  tax: null,
  url: 'https://ribeira.example',
  locale: 'en-PT',
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  email: 'ola@ribeira.example',
  privacyEmail: 'dados@ribeira.example',
  phone: '+351 22 010 0000',
  whatsApp: null,
  address: {
    street: 'Rua da Fonte 7, Bonfim',
    city: 'Porto',
    region: 'Norte',
    country: 'Portugal',
    countryCode: 'PT',
  },
  places: {
    home: 'Foz do Douro',
    clinic: 'Paranhos',
    warehouse: 'Leixões',
    workshop: 'Campanhã',
    depot: 'Maia',
    farm: 'Lamego',
    otherCity: 'Braga',
    road: { through: 'Amarante', lastCoverage: 'Vila Real', to: 'Bragança' },
  },
  hours: { opens: '09:00', closes: '17:30' },
  privacyLaw: {
    name: 'General Data Protection Regulation 2016/679',
    authority: { name: 'Comissão Nacional de Proteção de Dados', url: 'https://www.cnpd.pt' },
  },
  radioRegulator: null,
  canadianSite: null,
  sisterBrand: null,
  healthBrand: null,
  social: null,
  professionalNetwork: null,
  appStore: null,
  scheduling: null,
  socialFeed: null,
}

const brand = (delivered: Json): Json => ({
  ...delivered,
  palette: {
    ...(delivered['palette'] as Json), // an object, as its schema says
    signal: { light: '#f08c2e', dark: '#ffa94d' },
    'signal-ink': { light: '#8f4700', dark: '#ffc078' },
    'signal-wash': { light: '#fdf0e1', dark: '#2e2010' },
  },
  symbol: { side: 24, paths: [{ d: 'M4 4h16v16h-16z', colour: 'ink' }], boxes: [] },
})

const product = (id: number, name: string, summary: string, amount?: string): Change => [
  `content/products/${name.toLowerCase().replaceAll(' ', '-')}.yaml`,
  [
    `id: ${id}`,
    `name: ${name}`,
    `summary: ${summary}`,
    ...(amount ? [`amount: "${amount}"`] : []),
    'pictures: []',
    'availability: in-stock',
    '',
  ].join('\n'),
]

/**
 * The product to which the devices report. Every company has one, because pages mention it; this
 * one gives it the texts of the delivered gateway.
 */
function gateway(): Change {
  const file = 'content/products/gateway.yaml'
  const text = read(file)
    .replace(/^id: .*$/m, 'id: 91')
    .replace(/^name: .*$/m, 'name: Meter Gateway')
    .replace(/^title: .*$/m, 'title: "Gateway for water meters | {name}"')
    .replace(/^amount: .*$/m, 'amount: "189.00"')
    .replace(/^related: .*$/m, 'related: [ water-meter ]')
  return [file, text]
}

const rent: Change = [
  'content/free-pages/rent-a-meter.yaml',
  `title: "Rent a water meter by the month | {name}"
description: "Rent a water meter with its gateway by the month, and send it back once the building is sold or the leak is found."
heading: Rent a water meter
lead: Rent it by the month, then send it back.
parts:
  - products:
      heading: { name: For rent }
      items: [water-meter, gateway]
`,
]

/** Services that the company does not offer. */
const services = ['general-features', 'nfc', 'partners', 'pets-iot', 'smart']
  .map((name) => `content/pages/${name}.yaml`)
  .filter((file) => existsSync(file))

/**
 * Content of a small company in another trade, country and currency: it sells and rents out water
 * meters in Porto, in euros, and has nothing of what a company may leave out.
 */
export const smallCompany = (): Change[] => [
  ...without(filesIn('products')),
  gateway(),
  product(92, 'Water Meter', 'Counts litres, and reports them by the hour', '89.00'),
  product(93, 'Leak Valve', 'Closes the water when a pipe has burst', '149.50'),
  product(94, 'Pressure Sensor', 'Says when the pressure in the riser falls'),
  ...without([
    ...filesIn('accessories'),
    ...filesIn('example-sites'),
    ...filesIn('articles').slice(1),
    'content/pages/prices.yaml',
    ...services,
  ]),
  edited('content/company.json', (delivered) => ({ ...delivered, ...company })),
  edited('content/brand.json', brand),
  edited('content/written-for.json', () => ({
    country: 'PT',
    words: ['Portugal', 'Porto'],
    currency: 'EUR',
  })),
  edited('content/film.json', (film) => ({ ...film, file: null })),
  edited('content/navigation.json', (navigation) => ({
    ...navigation,
    header: [
      { label: 'Meters', href: '/products' },
      { label: 'What we do', href: '/services' },
      { label: 'About us', href: '/about' },
      { label: 'Rent a meter', href: '/rent-a-meter' },
    ],
    more: [],
    useCases: [],
  })),
  ...filesIn('free-pages').map(
    (file): Change => [file, read(file).replace('country: NG', 'country: NG, reviewedFor: PT')],
  ),
  rent,
]

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
