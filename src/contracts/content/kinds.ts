// The kinds of content: a row for each, by the name of its folder or file in content/. What server
// code knows of a kind besides is in content/addresses/address-of.ts (where visitors see it) and in
// content/collections/collections.ts (its schema). Each of the three tables is complete by its type.
// Plain data, because the browser loads it too.

/**
 * Headings of the overview in the editor, in order.
 * `isText`: whether an owner reads its entries once before the site opens.
 */
export const entryGroups = {
  pages: { label: 'Pages', isText: true },
  'free-pages': { label: 'Your own pages', isText: true },
  products: { label: 'Products', isText: true },
  accessories: { label: 'Accessories', isText: true },
  articles: { label: 'Articles', isText: true },
  questions: { label: 'Questions', isText: true },
  words: { label: 'Words of the site', isText: false },
  lists: { label: 'Lists that several pages show', isText: false },
  company: { label: 'Company and settings', isText: false },
  pictures: { label: 'Pictures', isText: false },
  system: { label: 'Sign-in, errors and other small pages', isText: false },
} as const

export type EntryGroup = keyof typeof entryGroups
// `Object.keys` loses the type of the keys.
export const entryGroupNames = Object.keys(entryGroups) as EntryGroup[]

/**
 * - `always`: each text by itself, translated or not.
 * - `mostly`: once its title, its first heading and four fifths of what visitors read of it are
 *   translated (content/languages/shown-texts.ts).
 * - `whole`: once all of it is.
 */
export type ShownIn = 'always' | 'mostly' | 'whole'

type Row = {
  group: EntryGroup
  /** Who publishes an entry; `owners-entries.ts` has single entries that are the owner's. */
  publisher: 'editor' | 'owner'
  /** What the editor calls one that is added as a file; null if none is. */
  added: { kind: string; label: string } | null
  /** Whether an owner may remove entries. The site needs all entries of the other kinds. */
  isRemovable: boolean
  /** When visitors see an entry in another language than the one it is written in. */
  shownIn: ShownIn
  /** Keys from the entry to a question, which is shown as a whole too; 0 if it has none. */
  questionDepth: number
  /** Whether its words describe the pictures that it names. */
  describesPictures: boolean
  /** Field with the first day on which visitors see an entry. */
  day: 'date' | 'publishOn'
  /** Whether an entry carries the name of its file, as `slug`. */
  hasSlug: boolean
}

// Of several kinds that describe a picture, the last one's words count.
export const kinds = {
  products: {
    group: 'products',
    publisher: 'editor',
    added: { kind: 'product', label: 'Product' },
    isRemovable: true,
    shownIn: 'always',
    questionDepth: 0,
    describesPictures: true,
    day: 'publishOn',
    hasSlug: true,
  },
  accessories: {
    group: 'accessories',
    publisher: 'editor',
    added: { kind: 'accessory', label: 'Accessory' },
    isRemovable: true,
    shownIn: 'always',
    questionDepth: 0,
    describesPictures: true,
    day: 'publishOn',
    hasSlug: true,
  },
  articles: {
    group: 'articles',
    publisher: 'editor',
    added: { kind: 'article', label: 'Article' },
    isRemovable: true,
    shownIn: 'always',
    questionDepth: 0,
    describesPictures: true,
    day: 'date',
    hasSlug: true,
  },
  services: {
    group: 'lists',
    publisher: 'editor',
    added: null,
    isRemovable: false,
    shownIn: 'always',
    questionDepth: 0,
    describesPictures: true,
    day: 'publishOn',
    hasSlug: false,
  },
  offerings: {
    group: 'lists',
    publisher: 'editor',
    added: null,
    isRemovable: false,
    shownIn: 'always',
    questionDepth: 0,
    describesPictures: true,
    day: 'publishOn',
    hasSlug: false,
  },
  pages: {
    group: 'pages',
    publisher: 'editor',
    added: null,
    isRemovable: false,
    shownIn: 'mostly',
    questionDepth: 0,
    describesPictures: true,
    day: 'publishOn',
    hasSlug: false,
  },
  'free-pages': {
    group: 'free-pages',
    publisher: 'editor',
    added: { kind: 'page', label: 'Page' },
    isRemovable: true,
    shownIn: 'mostly',
    questionDepth: 0,
    describesPictures: true,
    day: 'publishOn',
    hasSlug: false,
  },
  faq: {
    group: 'questions',
    publisher: 'editor',
    added: null,
    isRemovable: true,
    shownIn: 'always',
    questionDepth: 2,
    describesPictures: false,
    day: 'publishOn',
    hasSlug: false,
  },
  'buyer-questions': {
    group: 'questions',
    publisher: 'editor',
    added: null,
    isRemovable: false,
    shownIn: 'always',
    questionDepth: 4,
    describesPictures: false,
    day: 'publishOn',
    hasSlug: false,
  },
  documents: {
    group: 'lists',
    publisher: 'owner',
    added: null,
    isRemovable: true,
    shownIn: 'whole',
    questionDepth: 0,
    describesPictures: false,
    day: 'publishOn',
    hasSlug: false,
  },
  'example-sites': {
    group: 'lists',
    publisher: 'owner',
    added: null,
    isRemovable: true,
    shownIn: 'whole',
    questionDepth: 0,
    describesPictures: false,
    day: 'publishOn',
    hasSlug: false,
  },
  partners: {
    group: 'lists',
    publisher: 'editor',
    added: null,
    isRemovable: false,
    shownIn: 'always',
    questionDepth: 0,
    describesPictures: false,
    day: 'publishOn',
    hasSlug: false,
  },
  drawings: {
    group: 'lists',
    publisher: 'editor',
    added: null,
    isRemovable: false,
    shownIn: 'always',
    questionDepth: 0,
    describesPictures: false,
    day: 'publishOn',
    hasSlug: false,
  },
  words: {
    group: 'words',
    // Editors publish those of pages and forms (owners-entries.ts).
    publisher: 'owner',
    added: null,
    isRemovable: false,
    shownIn: 'always',
    questionDepth: 0,
    describesPictures: false,
    day: 'publishOn',
    hasSlug: false,
  },
  settings: {
    group: 'company',
    publisher: 'owner',
    added: null,
    isRemovable: false,
    shownIn: 'always',
    questionDepth: 0,
    describesPictures: false,
    day: 'publishOn',
    hasSlug: false,
  },
  languages: {
    group: 'lists',
    // A translation has the rights of its entry.
    publisher: 'owner',
    added: null,
    isRemovable: false,
    shownIn: 'always',
    questionDepth: 0,
    describesPictures: false,
    day: 'publishOn',
    hasSlug: false,
  },
} as const satisfies Record<string, Row>

type Kinds = typeof kinds
/** A kind of content: the name of its folder or file in content/. */
export type Collection = keyof Kinds
// `Object.keys` loses the type of the keys.
export const collectionNames = Object.keys(kinds) as Collection[]
export const kindOf = (collection: Collection): Row => kinds[collection]

export type AddedKind = NonNullable<Kinds[Collection]['added']>['kind']
/** The kinds whose entries are added as files; a question is part of another file. */
export const addedKinds = collectionNames.flatMap((collection) => {
  const { added } = kinds[collection]
  return added ? [{ collection, ...added }] : []
})

/** Part of an entry: its name below content/, and fields of it; all of them by default. */
type EntryPart = { entry: string; fields?: readonly string[] }

/**
 * What is complete in a language before visitors see it: what they consent to and confirm, and how
 * they unsubscribe and change a call.
 */
export const completeParts: readonly EntryPart[] = [
  { entry: 'words/consent' },
  { entry: 'pages/confirm' },
  { entry: 'pages/unsubscribe' },
  { entry: 'words/mails', fields: ['hello', 'newsletterQuestion', 'newsletterWelcome'] },
  { entry: 'words/booking', fields: ['answers'] },
  {
    entry: 'booking',
    fields: [
      ...['change', 'changeHeading', 'present', 'move', 'moved', 'cancel', 'cancelled'],
      ...['remove', 'soon', 'taken', 'notMailed', 'ended'],
    ],
  },
]
