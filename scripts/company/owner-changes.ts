import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isScalar, parseDocument, visit } from 'yaml'

type Change = { does: string; make: (root: string) => void }
type Json = Record<string, unknown>

export function editJson(root: string, file: string, change: (data: Json) => Json) {
  const target = path.join(root, file)
  const data = JSON.parse(readFileSync(target, 'utf8')) as Json // an object, as its schema says
  writeFileSync(target, `${JSON.stringify(change(data), null, 2)}\n`)
}

/** Replaces a word of each longer sentence, so that no sentence appears twice on the site. */
const reworded = (text: string) =>
  text
    .split(/(?<=[.!?])(\s+)/)
    .map((sentence) => {
      const words = sentence.split(' ')
      const place = words.findIndex((word, index) => index > 1 && /^[a-z]{3,}$/.test(word))
      if (words.length < 12 || place < 0) return sentence
      return words.with(place, words[place] === 'usually' ? 'mostly' : 'usually').join(' ')
    })
    .join('')

/** Fields that are not reworded, because they hold names, addresses or choices. */
const unread = new Set([
  'id',
  'name',
  'slug',
  'href',
  'url',
  'product',
  'drawing',
  'teaser',
  'law',
  'sources',
  'date',
])

/**
 * Copies a file within a checkout, replaces the given top-level values, and rewords the sentences.
 * @param root of the checkout
 */
function another(root: string, from: string, to: string, values: Json) {
  const document = parseDocument(readFileSync(path.join(root, from), 'utf8'))
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && unread.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (_, node) => {
      if (typeof node.value === 'string') node.value = reworded(node.value)
    },
  })
  for (const [name, value] of Object.entries(values)) document.set(name, value)
  writeFileSync(path.join(root, to), document.toString({ lineWidth: 0 }))
}

const company = {
  name: 'Umurongo Connected Systems',
  word: null,
  legalName: 'Umurongo Connected Systems Limited',
  registration: null,
  founded: null,
  insurance: null,
  url: 'https://umurongo.example',
  locale: 'en-GB',
  timeZone: 'Africa/Kigali',
  currency: 'RWF',
  email: 'office@umurongo.example',
  privacyEmail: 'data@umurongo.example',
  phone: '+250 788 000 000',
  whatsApp: null,
  address: {
    street: 'KG 7 Avenue, Kacyiru',
    city: 'Kigali',
    region: 'City of Kigali',
    country: 'Rwanda',
    countryCode: 'RW',
  },
  places: {
    home: 'Kimihurura',
    clinic: 'Nyarugenge',
    warehouse: 'Gikondo',
    workshop: 'Gisozi',
    depot: 'Masoro',
    farm: 'Bugesera',
    otherCity: 'Musanze',
    road: { through: 'Muhanga', lastCoverage: 'Nyanza', to: 'Rusizi' },
  },
  hours: {
    opens: '07:00',
    closes: '17:00',
  },
  privacyLaw: {
    name: 'Law Nº 058/2021 on the protection of personal data',
    authority: { name: 'National Cyber Security Authority', url: 'https://cyber.gov.rw' },
  },
  radioRegulator: { name: 'Rwanda Utilities Regulatory Authority', short: 'RURA' },
  canadianSite: null,
  sisterBrand: null,
  healthBrand: null,
  social: null,
  professionalNetwork: null,
  appStore: null,
  scheduling: null,
  socialFeed: null,
}

const page = `title: Rent a cold-room set by the month | {name}
description: >-
  Rent a gateway, sensors and a horn for one season instead of buying them, with installation, monthly report and return included.
heading: Rent a cold-room set
lead: Try a complete cold-room record for one season before you decide to buy it.
picture:
  name: products/humidity-sensor/place
  alt: A wireless humidity sensor on the wall of a cold room, beside shelves of stacked cartons.
parts:
  - statement:
      text: One season is long enough to see what a complete record is worth.
      emphasis: You return the set, or keep it and pay the difference.
  - products:
      heading: { name: What the set contains }
      items: [gateway, humidity-sensor, door-window-sensor]
  - questions:
      heading: { name: Questions about renting }
      items:
        - question: How long is the shortest rental?
          answer: Three months, counted from the day on which our technicians have installed and tested the set at your site.
        - question: Who pays for repairs?
          answer: We do, as long as the damage is not caused by water or lightning where our technicians advised against the place.
callToAction:
  heading: Ask for a rental quote
  text: Tell us how many rooms you have and which months you need. An engineer replies within one working day.
  action: { label: Get a rental quote, href: /contact }
`

const colours = {
  signal: { light: '#f08c2e', dark: '#ffa94d' },
  'signal-ink': { light: '#8f4700', dark: '#ffc078' },
  'signal-wash': { light: '#fdf0e1', dark: '#2e2010' },
}

const symbol = { side: 24, paths: [{ d: 'M4 4h16v16h-16z', colour: 'ink' }], boxes: [] }

export const changes: Record<string, Change> = {
  company: {
    does: 'Another company: a longer name, another country, other colours, and nothing of what may be absent',
    make(root) {
      editJson(root, 'content/company.json', () => company)
      editJson(root, 'content/brand.json', (brand) => ({
        ...brand,
        palette: { ...(brand['palette'] as Json), ...colours },
        symbol,
      })) // an object, as its schema says
    },
  },
  product: {
    does: 'A seventeenth product with a picture',
    make(root) {
      another(root, 'content/products/humidity-sensor.yaml', 'content/products/flood-alarm.yaml', {
        id: 17,
        name: 'Flood Alarm',
        title: 'Flood Alarm for plant rooms | {name}',
        description:
          'Tells your phone within seconds that water stands on a floor, in plant rooms, laundries and stores, with or without internet.',
        summary: 'Tells you of water on a floor before it reaches the stock.',
        pictures: [
          {
            name: 'products/flood-alarm/hero',
            alt: 'A round white sensor on the floor of a plant room.',
          },
        ],
      })
      const pictures = path.join(root, 'src/assets/pictures/products')
      cpSync(
        path.join(pictures, 'humidity-sensor/hero.webp'),
        path.join(pictures, 'flood-alarm/hero.webp'),
      )
    },
  },
  article: {
    does: 'A fourth article',
    make: (root) =>
      another(
        root,
        'content/articles/night-without-power.yaml',
        'content/articles/another-night.yaml',
        {
          id: 4,
          title: 'Another night without power | {name}',
          heading: 'Another night without power',
          description:
            'What keeps running through a second night without mains, for how long, and how you can find that out for your own building.',
        },
      ),
  },
  page: {
    does: 'A page of its own, with a link in the footer',
    make(root) {
      mkdirSync(path.join(root, 'content/free-pages'), { recursive: true })
      writeFileSync(path.join(root, 'content/free-pages/rent.yaml'), page)
      editJson(root, 'content/navigation.json', (navigation) => {
        const footer = navigation['footer'] as { links: Json[] }[] // lists of links, as its schema says
        const [first, ...rest] = footer
        return {
          ...navigation,
          footer: first
            ? [
                { ...first, links: [...first.links, { label: 'Rent a set', href: '/rent' }] },
                ...rest,
              ]
            : footer,
        }
      })
    },
  },
  price: {
    does: 'Another price',
    make(root) {
      const file = path.join(root, 'content/products/gateway.yaml')
      const document = parseDocument(readFileSync(file, 'utf8'))
      document.set('amount', '135')
      writeFileSync(file, document.toString({ lineWidth: 0 }))
    },
  },
}
