import {
  type Addressed,
  addressOf,
  isLinked,
  linkOf,
  pageShowing,
  pageWithIdsOf,
} from '#src/content/addresses/address-of.ts'
import { translatedEntry } from '#src/content/collections/collections.ts'
import { pageSchemas } from '#src/content/collections/page-schemas.ts'
import { findPresent } from '#src/content/derived/present.ts'
import { prefixOf } from '#src/content/example-sites/site-figures.ts'
import { memoize } from '#src/content/kit/memoize.ts'
import { nameOfLanguage } from '#src/content/languages/check-languages.ts'
import { linksIn, valuesIn } from '#src/content/reading/links.ts'
import { productToken } from '#src/content/reading/product-links.ts'
import {
  isHidden,
  isPublished,
  isSampleProduct,
  isUnconfirmed,
} from '#src/content/reading/published.ts'
import { referencesIn } from '#src/content/reading/references.ts'
import { publicSnapshot } from '#src/content/snapshot/snapshot.ts'
import type { ContentEntry } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { type EntryGroup, kindOf } from '#src/contracts/content/kinds.ts'
import { capitalised } from '#src/contracts/formats.ts'
import { fillTokens, namesIn, withoutNameOfTitle } from '#src/contracts/tokens.ts'
import { labelOfPicture } from './picture-name.ts'
import { type ContentSource, placeOfPath, readSource, type Workspace } from './workspace.server.ts'

export type Described = Omit<ContentEntry, 'state' | 'hasDraft' | 'editor' | 'at' | 'faults'>

export const isRemovable = ({ collection }: Pick<ContentSource['place'], 'collection'>) =>
  kindOf(collection).isRemovable

/** Pages that visitors meet on their way, such as the sign-in; they come last in the overview. */
const systemPages: readonly string[] = [
  ...['signin', 'not-found', 'offline', 'search', 'image', 'newsletter', 'confirm', 'unsubscribe'],
]
const groupOf = ({
  collection,
  id,
}: Pick<ContentSource['place'], 'collection' | 'id'>): EntryGroup =>
  collection === 'pages' && systemPages.includes(id) ? 'system' : kindOf(collection).group

const readable = (name: string) => capitalised(name.replaceAll('-', ' '))

/** Names of settings, and of pages whose heading is not a suitable name. */
const givenNames: Record<string, string> = {
  'pages/home': 'Home',
  'pages/image': 'Words around pictures',
  'pages/not-found': 'Page not found',
  'buyer-questions/buyer-questions': 'Questions of buyers',
  'pages/offline': 'Without a connection',
  'pages/product': 'Words of all product pages',
  'settings/base': 'Example or plain site',
  'settings/booking': 'Booking a call',
  'settings/brand': 'Colours and logo',
  'settings/facts': 'Figures of the texts',
  'settings/instrument': 'Cut the power: events, answers and sums',
  'settings/navigation': 'Menus and footer',
  'settings/newsletter': 'Newsletter banner',
  'settings/redirects': 'Former addresses',
  'settings/replies': 'Replies to requests',
  'settings/search': 'Words of the search',
  'settings/whatsapp': 'WhatsApp',
  'settings/written-for': 'Country of the texts',
  'words/booking': 'Booking a call: form and answers',
  'words/consent': 'Consent',
  'words/drawings': 'Words of the drawings',
  'words/forms': 'Forms, fields and errors',
  'words/mails': 'Mails to visitors',
  'words/offer': 'The page of an offer',
  'words/offline': 'Without a network, and when something fails',
  'words/papers': 'PDFs and shared pictures',
  'words/phrases': 'Days, hours, sums and units',
  'words/power-cut': 'Cut the power: buttons and answers',
  'words/products': 'Products, availability and request list',
  'words/quote': 'Quotes: the card of the form, and sums',
  'words/search': 'Search: counts and answers',
  'words/sections': 'Sections of pages',
  'words/site': 'Header, footer and all pages',
}

/** Fills the tokens of a name, because staff know an entry by what visitors read. */
export function filledName(name: string): string {
  const { tokens } = publicSnapshot().derived
  return fillTokens(name, (token) => tokens[token]).text
}

export function labelOfSource({ place, value }: Pick<ContentSource, 'place' | 'value'>): string {
  const name = givenNames[`${place.collection}/${place.id}`]
  if (name !== undefined) return name
  if (!isRecord(value) || place.collection === 'settings') return readable(place.id)
  const [found] = [value['name'], value['heading'], value['title']].filter(
    (one) => typeof one === 'string' && one !== '',
  )
  return typeof found === 'string' ? filledName(withoutNameOfTitle(found)) : readable(place.id)
}

export function labelOfPath(workspace: Workspace, path: string): string {
  const translated = translatedEntry(path)
  if (translated)
    return `${labelOfPath(workspace, translated.path)} in ${nameOfLanguage(translated.language)}`
  const source = readSource(workspace, path)
  if (source) return labelOfSource(source)
  return labelOfPicture(path) ?? readable(placeOfPath(path)?.id ?? path)
}

const addressed = ({ place, value }: Pick<ContentSource, 'place' | 'value'>): Addressed => ({
  collection: place.collection,
  id: place.id,
  data: isRecord(value) ? value : {},
})

/** Address of an entry's own page; null if it has none. */
export const addressOfSource = (source: Pick<ContentSource, 'place' | 'value'>): string | null =>
  addressOf(addressed(source))

const dayOf = (value: ContentSource['value'], field: string) =>
  isRecord(value) && typeof value[field] === 'string' ? value[field] : null

function firstPictureOf(value: ContentSource['value']): string | null {
  const [first] = isRecord(value) && Array.isArray(value['pictures']) ? value['pictures'] : []
  return isRecord(first) && typeof first['name'] === 'string' ? first['name'] : null
}

/** @param sources all entries, of which one may be an example of where this one is shown */
export function describeEntry(
  source: ContentSource,
  sources: readonly ContentSource[],
  today: string,
): Described {
  const { path, place, value } = source
  const day = dayOf(value, kindOf(place.collection).day)
  return {
    path,
    group: groupOf(place),
    label: labelOfSource(source),
    address: addressOfSource(source),
    picture: firstPictureOf(value),
    shownOn: pageShowing(
      addressed(source),
      (collection) => {
        const example = sources.find(
          (one) => one.place.collection === collection && !isHidden(one.value),
        )
        return example ? addressOfSource(example) : null
      },
      (address) => sources.some((one) => !isHidden(one.value) && addressOfSource(one) === address),
    ),
    isHidden: isHidden(value),
    isUnconfirmed: isUnconfirmed(value),
    isSample: isSampleProduct(value),
    publishOn: day !== null && day > today ? day : null,
    isRemovable: isRemovable(place),
  }
}

/** Ids in a value, without those of parts that visitors do not see. */
function placesIn(value: unknown, has: (need: string) => boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => placesIn(one, has))
  if (!isRecord(value) || value['hidden'] === true) return []
  const { id, onlyWith, ...parts } = value
  const needs = Array.isArray(onlyWith) ? onlyWith : []
  if (!needs.every((need) => typeof need === 'string' && has(need))) return []
  return [...(typeof id === 'string' ? [id] : []), ...placesIn(Object.values(parts), has)]
}

/** Address with which texts link to an entry's page; null if it has none. */
export const linkTo = (source: ContentSource): string | null => linkOf(addressed(source))

/** Lists the pages to which a text may link, as visitors see them once the drafts are public. */
export function linkTargets(sources: readonly ContentSource[], today: string) {
  const { has } = findPresent(
    sources.map(({ path, place, value }) => ({ place, source: { file: path, data: value } })),
    [],
    Object.keys(pageSchemas),
    ({ place, source }) => isPublished(place.collection, source.data, today),
  )
  const seen = sources.filter(({ place, value }) => isPublished(place.collection, value, today))
  const seenOn = Map.groupBy(seen, (source) => pageWithIdsOf(addressed(source)))
  const placesOn = (address: string) =>
    (seenOn.get(address) ?? []).flatMap(({ value }) =>
      placesIn(isRecord(value) ? Object.values(value) : [], has),
    )
  return seen
    .flatMap((source) => {
      const address = isLinked(addressed(source)) ? addressOfSource(source) : null
      return address === null || !has(address)
        ? []
        : [
            {
              address,
              link: linkTo(source) ?? address,
              label: labelOfSource(source),
              places: placesOn(address),
            },
          ]
    })
    .sort((one, other) => one.label.localeCompare(other.label))
}

/**
 * A target of references from other entries: an address, a file, figures of an example site, or a
 * product's name.
 */
type Named = {
  address?: string | null
  link?: string | null
  file?: string
  figures?: string | undefined
}

/** What an entry refers to: files and addresses without query, and tokens. */
export const namedBy = memoize(({ path: file, value }: ContentSource) => {
  const found = valuesIn(value)
  const links = found.flatMap(linksIn).map((href) => href.replace(/[?#].*/s, ''))
  return {
    targets: new Set([...referencesIn({ file, data: value }).map(({ to }) => to), ...links]),
    tokens: new Set(
      found.flatMap((one) => (typeof one.value === 'string' ? namesIn(one.value) : [])),
    ),
  }
})

function names({ address, link, file, figures }: Named, source: ContentSource): boolean {
  const { targets, tokens } = namedBy(source)
  return (
    (file !== undefined && targets.has(file)) ||
    (address != null && targets.has(address)) ||
    (link != null && targets.has(link)) ||
    (figures !== undefined &&
      (targets.has(figures) || [...tokens].some((name) => name.startsWith(figures))))
  )
}

/**
 * Lists the entries that refer to a target.
 * @param besides path of the target's own entry, which is left out
 */
export const usersOf = (sources: readonly ContentSource[], named: Named, besides?: string) =>
  sources.flatMap((source) =>
    source.path !== besides && names(named, source)
      ? [{ path: source.path, label: labelOfSource(source) }]
      : [],
  )

/** How the tokens of an entry's figures begin, or the token of a product's name. */
function tokensOf({ collection, id }: ContentSource['place']): string | undefined {
  if (collection === 'example-sites') return prefixOf(id)
  return collection === 'products' ? productToken(id) : undefined
}

const namedAs = (source: ContentSource) => ({
  address: addressOfSource(source),
  file: source.path,
  figures: tokensOf(source.place),
})

export const usedBy = (sources: readonly ContentSource[], source: ContentSource) =>
  usersOf(sources, namedAs(source), source.path)
