import { otherLanguages } from '#src/content/languages/languages.ts'
import { isLanguage } from '#src/content/schemas/company-schema.ts'
import { currentSnapshot, formerLanguages } from '#src/content/snapshot/snapshot.ts'
import {
  formerPath,
  hasLanguages,
  isOfPipeline,
  pathOfTarget,
  readLocation,
} from '#src/contracts/paths.ts'
import { trimEnd } from '#src/contracts/text/trim-end.ts'
import { hasToken } from './linked-pages.ts'

/** A page, or a file that a page refers to, which is rendered once and cached. */
export type CachedPage = {
  target: string
  /** The first part of the addresses in its language; none in the default language. */
  prefix?: string
  /**
   * Milliseconds after which the page is rendered again although the content has not changed,
   * because the page shows a time or a token.
   */
  maxAge?: number
}

export type KnownAddress = Pick<CachedPage, 'maxAge'> & {
  takesForms?: boolean
  /**
   * Returns the part of the query that changes the page: `page=2`. Empty for the page itself, null
   * if the query names a page that does not exist. Without this function the query changes nothing.
   */
  version?: (query: URLSearchParams) => string | null
  isOwn?: (query: URLSearchParams) => boolean
}

/** Present and former addresses, without a slash at the end. */
export type KnownAddresses = {
  pages: ReadonlyMap<string, KnownAddress>
  /**
   * Addresses that have moved, with their new addresses (content/redirects.json). A page or a file
   * at such an address has precedence.
   */
  redirects: ReadonlyMap<string, string>
  /**
   * Addresses of hidden entries, with the address to use meanwhile, or null if the entry is gone.
   */
  hidden: ReadonlyMap<string, string | null>
}

export type Resolution =
  | { kind: 'page'; page: CachedPage; takesForms: boolean }
  | { kind: 'file' }
  /** With 307, forms are taken as if they were sent to the new address. */
  | { kind: 'moved'; location: string; status: 301 | 302 | 307; cacheControl: string }
  | { kind: 'missing'; page: CachedPage; status: 404 | 410 }
  /**
   * For the request pipeline (http.ts): API, staff area, and pages for a single visitor, whose path
   * is `page`.
   */
  | { kind: 'pipeline'; page?: string }

type Options = {
  addresses: KnownAddresses
  isFile: (path: string) => boolean
  /**
   * Returns whether a page is for a single visitor, so that the pipeline renders it for each
   * request.
   */
  isOwnPage: (path: string) => boolean
}

/** Signs that mail programs, chats and readers attach to the end of a link. */
const attached = /[^\p{L}\p{M}\p{N}/]/u
const invisible = /\p{Default_Ignorable_Code_Point}/gu
/** Where a query begins although its `?` was escaped, or was lost with the first parameter. */
const lostQuery = /(?:%3f|%26|[&;])(.*)/is

/** A home page needs two letters, because many words of three are codes: car, men, war. */
const inLanguage = /^(?:\/([a-z]{2,3}(?:-[a-z\d]{2,8}){0,2})(?=\/.)|\/([a-z]{2})\/?$)(.*)/i

/** Whether an address is in a language that visitors saw once. */
function isOfFormer(target: string): boolean {
  const [, code = '', ofHome = ''] = inLanguage.exec(pathOfTarget(target) ?? '') ?? []
  return formerLanguages().has(`/${(code || ofHome).toLowerCase()}`)
}

/** Takes a language that the site does not have off a path. */
function withoutLanguage(path: string): string | null {
  const [, code = '', ofHome = '', rest = ''] = inLanguage.exec(path) ?? []
  const language = code || ofHome
  const isListed = otherLanguages(currentSnapshot().settings.company).has(`/${language}`)
  if (!language || isListed || !isLanguage(language)) return null
  return hasLanguages(rest || '/') ? rest || '/' : null
}

const missing = {
  usual: '/404',
  product: '/404/product',
  image: '/404/image',
  gone: '/404/gone',
} as const
/** The page that visitors read while the site is closed. No address leads to it otherwise. */
export const closedAddress = '/closed'

export const missingPages: CachedPage[] = Object.values(missing).map((target) => ({ target }))

function missingPage(path: string): CachedPage {
  const folder = path.split('/', 2)[1] ?? ''
  return { target: folder === 'product' || folder === 'image' ? missing[folder] : missing.usual }
}

/**
 * Resolves addresses of visitors.
 * @returns a function that takes path and query as they were sent
 */
export function createResolver({
  addresses: { pages, redirects, hidden },
  isFile,
  isOwnPage,
}: Options) {
  const isForPipeline = (path: string) => isOfPipeline(path) || isOwnPage(path)
  /** Reads redirects, except those that the content check would refuse. */
  const readMoved = (moved: ReadonlyMap<string, string | null>) =>
    new Map(
      [...moved].flatMap(([from, to]): [string, string | null][] => {
        const decoded = pathOfTarget(from)
        const path = decoded === null ? null : formerPath(decoded)
        const location = to === null ? null : readLocation(to)
        // A page has precedence over a redirect from its address, however the redirect spells the
        // address.
        if (
          path === null ||
          isForPipeline(path) ||
          pages.has(path) ||
          isFile(path) ||
          (to !== null && location === null)
        )
          return []
        return [[path, location]]
      }),
    )
  const [movedTo, hiddenTo] = [readMoved(redirects), readMoved(hidden)]

  function findPage(known: KnownAddress, path: string, query: string): Resolution {
    const { maxAge, takesForms = false } = known
    if (query && known.isOwn?.(new URLSearchParams(query))) return { kind: 'pipeline', page: path }
    const version = known.version && query ? known.version(new URLSearchParams(query)) : ''
    if (version === null) return { kind: 'missing', page: missingPage(path), status: 404 }
    return {
      kind: 'page',
      page: {
        target: version ? `${path}?${version}` : path,
        ...(maxAge !== undefined && { maxAge }),
      },
      takesForms,
    }
  }

  /** Redirects to a new address, with the query unless that address has a query or a fragment. */
  const moved = (location: string, query: string, isForGood: boolean): Resolution => ({
    kind: 'moved',
    location: /[?#]/.test(location) ? location : location + query,
    status: isForGood ? 301 : 302,
    cacheControl: isForGood ? 'public, max-age=3600' : 'no-cache',
  })

  /**
   * Addresses by their small letters, because people and keyboards of phones write capital letters.
   */
  const bySmallLetters = new Map(
    [...movedTo.keys(), ...hiddenTo.keys(), ...pages.keys()].map((path) => [
      path.toLowerCase(),
      path,
    ]),
  )
  /**
   * Cleans an address that was mistyped or damaged on its way: capital letters, invisible marks,
   * signs at the end, zeros before a number, an escaped query.
   * @returns null unless the cleaned address is known
   */
  function repair(path: string, query: string): Resolution | null {
    const withoutFragment = path.replace(/%23.*/s, '')
    const [, lost = ''] = lostQuery.exec(withoutFragment) ?? []
    const plain = trimEnd(
      withoutFragment.replace(lostQuery, '').replace(invisible, ''),
      attached,
    ).toLowerCase()
    const folder = plain.lastIndexOf('/') + 1
    const name = plain.slice(folder)
    const cleaned =
      name === '' && folder > 1
        ? plain.slice(0, -1)
        : plain.slice(0, folder) + (/^\d+$/.test(name) ? name.replace(/^0+(?!$)/, '') : name)
    const known = isOwnPage(cleaned) ? cleaned : bySmallLetters.get(cleaned)
    if (known === undefined) return null
    const parameters = new URLSearchParams([lost, query.slice(1)].filter(Boolean).join('&'))
    return moved(encodeURI(known), lost ? `?${parameters}` : query, true)
  }

  function find(target: string): Resolution {
    const queryAt = target.indexOf('?')
    const path = queryAt < 0 ? target : target.slice(0, queryAt)
    const query = queryAt < 0 ? '' : target.slice(queryAt)
    const known = pages.get(path)
    if (known) return findPage(known, path, query)
    if (isFile(path)) return { kind: 'file' }
    // Spellings of an address are decoded as Astro does. The pipeline refuses an
    // address that cannot be decoded.
    const decoded = pathOfTarget(target)
    if (decoded === null || isOfPipeline(decoded)) return { kind: 'pipeline' }
    if (isOwnPage(decoded)) return { kind: 'pipeline', page: decoded }
    const plain = formerPath(decoded)
    const former = movedTo.get(plain)
    if (former) return moved(former, query, true)
    const meanwhile = hiddenTo.get(plain)
    if (meanwhile) return moved(meanwhile, query, false)
    const canonical = plain.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
    if (pages.has(canonical)) return moved(canonical, query, true)
    const repaired = meanwhile === undefined ? repair(canonical, query) : null
    if (repaired) return repaired
    return meanwhile === null
      ? { kind: 'missing', page: { target: missing.gone }, status: 410 }
      : { kind: 'missing', page: missingPage(plain), status: 404 }
  }

  /** Resolves an address in a language that visitors do not see, or not any more. */
  function findInFirstLanguage(target: string): Resolution | null {
    const path = withoutLanguage(pathOfTarget(target) ?? '')
    if (path === null) return null
    const query = target.includes('?') ? target.slice(target.indexOf('?')) : ''
    const there = find(path + query)
    if (there.kind === 'missing') return null
    const location = readLocation(there.kind === 'moved' ? there.location : path + query)
    return location === null
      ? null
      : { kind: 'moved', location, status: 307, cacheControl: 'no-cache' }
  }

  /**
   * @param isForm whether a form is sent to the address. Addresses in a language that was taken off
   * lead to the first one. In a language that the site never had, a form and a link with a token of a
   * mail do, and any other address is unknown.
   */
  return (target: string, isForm = false): Resolution => {
    const found = find(target)
    if (found.kind !== 'missing' || found.status !== 404) return found
    const isOfPerson = isForm || hasToken(target)
    return ((isOfPerson || isOfFormer(target)) && findInFirstLanguage(target)) || found
  }
}

export type Resolve = ReturnType<typeof createResolver>
