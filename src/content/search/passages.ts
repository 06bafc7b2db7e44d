import { isRecord } from '#src/contracts/content/is-record.ts'
import type { Collection } from '#src/contracts/content/kinds.ts'
import { withoutMarks } from '#src/contracts/content/marks.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import { limits } from '#src/contracts/limits.ts'
import { getAccessories } from '../accessories/accessories.ts'
import {
  accessoryAddress,
  addressOfPage,
  articleAddress,
  freePageAddress,
  productAddress,
  technicalDocumentAddress,
} from '../addresses/address-of.ts'
import { getDocument } from '../document.ts'
import { currentCertificates, getAwards, publicPeople, publicReferences } from '../evidence.ts'
import { type FactListName, factListNames, factLists } from '../fact-lists.ts'
import { memoize } from '../kit/memoize.ts'
import { openTextsIn } from '../languages/open-texts.ts'
import { isUntranslated } from '../languages-of-page.ts'
import { hasPage } from '../page.ts'
import { planTable, priceTable, siteTable } from '../price-tables.ts'
import { isSold } from '../products/availability.ts'
import { textOfFigure } from '../products/figure-text.ts'
import { protocolName } from '../products/protocols.ts'
import { getQuestions, questionAddresses } from '../questions/questions.ts'
import type { Accessory } from '../schemas/accessory-schema.ts'
import type { Product } from '../schemas/product-schema.ts'
import { settings } from '../settings/settings.ts'
import { listedPages } from '../share-cards.ts'
import { currentCopy } from '../snapshot/copy.ts'
import {
  currentSnapshot,
  publicSnapshot,
  type Snapshot,
  withSnapshot,
} from '../snapshot/snapshot.ts'
import { labelled } from '../words/punctuation.ts'
import { words } from '../words/words.ts'

export type SearchKind = 'products' | 'questions' | 'prices' | 'pages' | 'articles' | 'documents'

/** The unit of search: a heading with the words below it. */
export type SearchPassage = {
  kind: SearchKind
  href: string
  /** Name of the page, or of the product that the passage is about. */
  name: string
  heading: string
  text: string
  /** Search words that do not occur in the text: rooms, radios, or phrases with commas between. */
  keywords?: string
  product?: number
  /** Of words that are in another language than the search. */
  language?: string
}

/**
 * A link to a heading without an id finds the heading's words; browsers without text fragments show
 * the page's beginning.
 */
const placeOf = (heading: string) =>
  `#:~:text=${encodeURIComponent(withoutMarks(heading)).replaceAll('-', '%2D')}`

/** Fields with words shown on the page. Other fields are not searched. */
const readFields = new Set(
  'text lead continuation paragraph list numbered inset points items answer details description description1 description2 fact label value unit term caption summary emphasis note notes rows'.split(
    ' ',
  ),
)
/** Joins the parts of a heading; one that is a sentence already needs no colon. */
const joinHeading = (name: string, continuation: string) =>
  /[.!?…]$/.test(name) ? `${name} ${continuation}` : labelled(name, continuation)

/**
 * Fields that contain no headings of the page: sources, words of a page made for one visitor, links
 * that filter a list.
 */
const unreadFields = new Set(['sources', 'chosen', 'search', 'needs'])
const namingFields = ['heading', 'title', 'question', 'name'] as const

function headingOf(group: Record<string, unknown>): string | undefined {
  for (const field of namingFields) {
    const value = group[field]
    // A name in small letters is the name of a picture or a drawing.
    if (typeof value === 'string' && !/^[a-z0-9/-]+$/.test(value)) return value
    if (isRecord(value) && typeof value['name'] === 'string')
      return value['continuation']
        ? joinHeading(value['name'], String(value['continuation']))
        : value['name']
  }
  return undefined
}

function passagesIn(
  page: Record<string, unknown>,
  frame: Omit<SearchPassage, 'heading' | 'text'>,
  heading: string,
): SearchPassage[] {
  const found: SearchPassage[] = []
  const read = (value: unknown, field: string, into: SearchPassage) => {
    if (typeof value === 'string') {
      if (readFields.has(field)) into.text += `${into.text && ' '}${withoutMarks(value)}`
    } else if (Array.isArray(value)) for (const item of value) read(item, field, into)
    else if (isRecord(value)) {
      const named = headingOf(value)
      const id = value['id']
      const place = typeof id === 'string' ? `#${id}` : named && placeOf(named)
      const own =
        named && place
          ? { ...frame, href: frame.href + place, heading: withoutMarks(named), text: '' }
          : into
      if (own !== into) found.push(own)
      for (const [name, part] of Object.entries(value))
        if (!unreadFields.has(name) && !namingFields.some((naming) => naming === name))
          read(part, name, own)
    }
  }
  const whole: SearchPassage = { ...frame, heading, text: '' }
  for (const [field, value] of Object.entries(page))
    if (field !== 'heading' && field !== 'description' && !unreadFields.has(field))
      read(value, field, whole)
  return [whole, ...found].filter(({ text, heading }) => text !== '' || heading !== '')
}

const spoken = (name: string) => name.replaceAll('-', ' ')

function passagesOfProduct(product: Product, specification: string): SearchPassage[] {
  const {
    id,
    name,
    summary,
    paragraphs,
    benefitIntroduction = '',
    features,
    benefits,
    questions,
    box,
    withoutMains = '',
    figure,
  } = product
  const frame = { kind: 'products', name, product: id, href: productAddress(id) } as const
  const described = withoutMarks(
    [`${summary}.`, ...paragraphs, benefitIntroduction, withoutMains, ...box].join(' '),
  )
  // Visitors also type a name as one word: doorbell.
  const names = [
    name.replaceAll(' ', ''),
    ...(product.code && product.specification.length === 0 ? [product.code] : []),
    ...product.rooms.map(spoken),
    ...product.protocols.map(protocolName),
    ...product.power.map(spoken),
  ]
  const below = {
    features: features.map(({ label, text }) => ({ title: label, text })),
    figure: figure && { heading: figure.heading, text: textOfFigure(figure, labelled) },
    benefits: benefits.map(({ title, text }) => ({ title, text })),
    questions,
  }
  const rows = product.specification.flatMap((group) =>
    group.rows.map((row) =>
      'value' in row ? `${labelled(row.label, `${row.value} ${row.unit ?? ''}`)}.` : '',
    ),
  )
  return [
    { ...frame, heading: name, text: described, keywords: names.join(' ') },
    ...passagesIn(below, frame, ''),
    ...(rows.length > 0
      ? [
          {
            ...frame,
            href: `${frame.href}#specification`,
            heading: specification,
            text: rows.join(' '),
            ...(product.code && { keywords: product.code }),
          },
        ]
      : []),
  ]
}

function passageOfAccessory(accessory: Accessory): SearchPassage {
  const { slug, name, summary, text = '', figures, box, code = '' } = accessory
  const rows = figures.map(
    ({ label, value, unit }) => `${labelled(label, [value, unit].filter(Boolean).join(' '))}.`,
  )
  return {
    kind: 'products',
    name,
    href: accessoryAddress(slug),
    heading: name,
    text: withoutMarks([`${summary}.`, text, ...rows, ...box].join(' ')),
    keywords: code,
  }
}

const questionsOf = (
  hrefOf: (id: string) => string,
  name: string,
  items: {
    id: string
    question: string
    answer: string
    details?: string | undefined
    keywords?: string | undefined
  }[],
) =>
  items.map(({ id, question, answer, details = '', keywords = '' }): SearchPassage => {
    return {
      kind: 'questions',
      href: hrefOf(id),
      name,
      heading: question,
      text: withoutMarks(`${answer} ${details}`),
      keywords,
    }
  })

/**
 * Splits a long passage between words, because each result reads its whole text for the excerpt.
 */
function splitLong(passage: SearchPassage): SearchPassage[] {
  const { text } = passage
  if (text.length <= limits.search.passage) return [passage]
  const first = cutText(text, limits.search.passage)
  const end = first.lastIndexOf(' ') + 1 || first.length
  return [
    { ...passage, text: text.slice(0, end) },
    ...splitLong({ ...passage, text: text.slice(end) }),
  ]
}

/**
 * Pages without a translation are searched in the default language, in which they are shown, and
 * what has none on another page, such as a product, in the language of its heading.
 */
const passagesOf = memoize((snapshot: Snapshot): readonly SearchPassage[] => {
  const open = openTextsIn(snapshot)
  const inOwnLanguage = (passage: SearchPassage): SearchPassage => {
    const other = open.get(passage.heading.trim())
    return other === undefined ? passage : { ...passage, language: other }
  }
  const isOpen = ({ href }: SearchPassage) => isUntranslated(href.replace(/[#?].*/s, ''), snapshot)
  const own = withSnapshot(snapshot, readAll).filter((passage) => !isOpen(passage))
  const inDefault = publicSnapshot()
  const { language } = inDefault
  return [
    ...own.flatMap(splitLong).map(inOwnLanguage),
    ...(snapshot.untranslated.length > 0 ? passagesOf(inDefault) : [])
      .filter(isOpen)
      .map((passage) => ({ ...passage, language })),
  ]
})

/** Reads what is searched. */
export const readPassages = (snapshot = currentSnapshot()) => passagesOf(snapshot)

/** What visitors find of each list of facts: the heading and the text of each shown entry. */
const searchedFacts: Readonly<Record<FactListName, () => [heading: string, text: string][]>> = {
  people: () => publicPeople().map(({ name, role }) => [name, role]),
  references: () =>
    publicReferences().map(({ customer, problem, installed, result }) => [
      customer,
      [problem, installed, result.figure, result.text].join(' '),
    ]),
  awards: () => getAwards().map(({ name, year, reason }) => [name, labelled(String(year), reason)]),
  certificates: () =>
    currentCertificates().map(({ name, issuer, number = '' }) => [name, `${issuer} ${number}`]),
}

/** Addresses of the listed pages, by the names of their files. */
const listedAddresses = () =>
  new Map<string, string>(
    listedPages().flatMap(({ collection, name, address }) =>
      collection === 'pages' ? [[name, address]] : [],
    ),
  )

function passagesOfPrices(): SearchPassage[] {
  if (!hasPage('prices')) return []
  const { heading: name, tables } = currentCopy().page('prices')
  const pricesOf = (place: string, table: { rows: string[][] } | null) =>
    (table?.rows ?? []).map(([heading = '', ...cells]): SearchPassage => {
      const text = withoutMarks(cells.join(' · '))
      return {
        kind: 'prices',
        href: `${addressOfPage('prices')}#${place}`,
        name,
        heading: withoutMarks(heading),
        text,
      }
    })
  return [
    ...pricesOf('sites', siteTable(tables)),
    ...pricesOf('support', planTable(tables)),
    ...pricesOf('services', priceTable(tables)),
  ]
}

function passagesOfPages(): SearchPassage[] {
  const copy = currentCopy()
  const listed = listedAddresses()
  return copy.pageNames.flatMap((name) => {
    const href = listed.get(name)
    const page = copy.page(name)
    if (href === undefined || !('title' in page)) return []
    // The home page has a title alone.
    const heading =
      'heading' in page ? page.heading : withoutMarks(page.title.split(' — ')[0] ?? '')
    // The words of the tables are indexed with the prices.
    const { tables: _, ...rest } = { tables: undefined, ...page }
    return passagesIn(rest, { kind: 'pages', href, name: heading }, heading)
  })
}

const bookingAddress = '/book'

/** The page on which a visitor books a call has no entry of its own. */
function passageOfBooking(): SearchPassage {
  const { heading, lead } = settings().booking
  return { kind: 'pages', href: bookingAddress, name: heading, heading, text: lead }
}

/**
 * Whole searches by the address that answers them first: those of content/search.json, and the
 * labels by which visitors know booking and contacts, which every language has.
 */
function answeredSearches(): ReadonlyMap<string, string> {
  const { booking, search, whatsapp } = settings()
  const { phone, email, address } = words().sections.contact
  const answers = [
    ...search.answers.map((answer) => [answer.href, answer.words] as const),
    [bookingAddress, `${booking.button}, ${booking.pageButton}`] as const,
    [addressOfPage('contact'), [phone, email, address, whatsapp.label].join()] as const,
  ]
  return new Map(
    [...Map.groupBy(answers, ([page]) => page)].map(([page, of]) => [
      page,
      of.map(([, searches]) => searches).join(),
    ]),
  )
}

/** Adds what visitors type to the first passage of the page that answers it. */
function withAnswers(passages: readonly SearchPassage[]): SearchPassage[] {
  const answers = new Map(answeredSearches())
  return passages.map((passage) => {
    const searches = answers.get(passage.href)
    if (searches === undefined) return passage
    answers.delete(passage.href)
    return { ...passage, keywords: [passage.keywords, searches].filter(Boolean).join() }
  })
}

function passagesOfFacts(): SearchPassage[] {
  const copy = currentCopy()
  const listed = listedAddresses()
  return factListNames.flatMap((list) => {
    const { page, title } = factLists[list]
    const href = listed.get(page)
    if (href === undefined) return []
    const words = copy.page(page)
    const name = 'heading' in words ? words.heading : title
    return searchedFacts[list]().map(([heading, text]): SearchPassage => {
      return { kind: 'pages', href: href + placeOf(heading), name, heading, text }
    })
  })
}

function passagesOfFaq(): SearchPassage[] {
  if (!hasPage('technologies-tools')) return []
  const groups = getQuestions()
  return questionsOf(
    questionAddresses(groups),
    currentCopy().page('technologies-tools').heading,
    groups.flatMap(({ entries }) => entries),
  )
}

const isShownElsewhere = (): SearchPassage[] => []

/** What searches find of each kind of content (contracts/content/kinds.ts). */
const searched: Readonly<Record<Collection, () => SearchPassage[]>> = {
  products: () => {
    const copy = currentCopy()
    const specification = copy.page('product').specification.heading.name
    return copy.products
      .filter(isSold)
      .flatMap((product) => passagesOfProduct(product, specification))
  },
  accessories: () => getAccessories().map(passageOfAccessory),
  'buyer-questions': () => {
    const copy = currentCopy()
    return questionsOf(
      (id) => `${addressOfPage('questions')}#${id}`,
      copy.page('questions').heading,
      copy.buyerQuestions.groups.flatMap(({ items }) => items),
    )
  },
  faq: passagesOfFaq,
  settings: () => [passageOfBooking(), ...passagesOfPrices(), ...passagesOfFacts()],
  pages: passagesOfPages,
  'free-pages': () =>
    currentCopy()
      .named('free-pages')
      .flatMap(({ name, data }) => {
        const kind = data.binding ? 'documents' : 'pages'
        return passagesIn(
          data,
          { kind, href: freePageAddress(name), name: data.heading },
          data.heading,
        )
      }),
  articles: () =>
    currentCopy()
      .folder('articles')
      .flatMap((article) => {
        const { heading, slug } = article
        return passagesIn(
          article,
          { kind: 'articles', href: articleAddress(slug), name: heading },
          heading,
        )
      }),
  documents: () =>
    [getDocument() ?? []].flat().flatMap(({ heading, subtitle, chapters }) => {
      const frame = {
        kind: 'documents',
        href: technicalDocumentAddress,
        name: `${heading}, ${subtitle}`,
      } as const
      return chapters
        .flatMap((chapter) => passagesIn({ items: chapter }, frame, frame.name))
        .map((passage) => ({ ...passage, ...frame }))
    }),
  services: isShownElsewhere,
  offerings: isShownElsewhere,
  partners: isShownElsewhere,
  drawings: isShownElsewhere,
  'example-sites': isShownElsewhere,
  words: isShownElsewhere,
  // A snapshot of a language has its translations in its entries.
  languages: isShownElsewhere,
}

const readAll = (): SearchPassage[] =>
  withAnswers(Object.values(searched).flatMap((read) => read()))
