import { toNormalForm } from './text/normal-form.ts'

/**
 * First parts of the addresses that content and redirects cannot take, because the request pipeline
 * decides about them first. Some are answered by pages of the program, such as those of /admin.
 */
const pipelineFolders = ['admin', 'api', 'healthz', 'livez', 'readyz', 'preview', '_image'] as const

const ofPipeline = new RegExp(`^/(${pipelineFolders.join('|')})(/|$)`)

/**
 * Returns whether the request pipeline decides about a path before content and redirects.
 * @param path decoded, without a query
 */
export const isOfPipeline = (path: string): boolean => ofPipeline.test(path)

/**
 * Returns whether content may not use an address, because it belongs to the pipeline or to files of
 * the build.
 */
export const isOfProgram = (path: string): boolean => path.startsWith('/_') || isOfPipeline(path)

/** Files whose words are in the language of the page that asks for them. */
const filesOfLanguages: readonly string[] = [
  '/book/call.ics',
  '/manifest.webmanifest',
  '/offline.js',
  '/queued-requests.js',
  '/rss.xml',
  '/search.json',
]

/**
 * Returns whether a path has a version in each language, whose address begins with the language:
 * pages, PDFs, share pictures and files with words; not files of the build, and nothing of the
 * pipeline.
 * @param path without a query
 */
export const hasLanguages = (path: string): boolean =>
  path.startsWith('/') &&
  !isOfProgram(path) &&
  (!/\.\w+$/.test(path) || /\.pdf$|^\/share\//.test(path) || filesOfLanguages.includes(path))

/**
 * Returns the address in a language of a path with query and fragment; any other address as it is.
 * @param prefix of the language; empty for the default language
 */
export function withPrefix(prefix: string, href: string): string {
  const [path = ''] = href.split(/[?#]/, 1)
  if (prefix === '' || href.startsWith('//') || !hasLanguages(path)) return href
  return path === '/' ? prefix + href.slice(1) : prefix + href
}

/** Takes the prefix of a language off an address; returns one without it as it is. */
export function withoutPrefix(prefix: string, href: string): string {
  const rest = href.slice(prefix.length)
  if (prefix === '' || !href.startsWith(prefix) || !/^(?:[/?#]|$)/.test(rest)) return href
  return rest.startsWith('/') ? rest : `/${rest}`
}

export const linkAddress = {
  pattern: /^(\/|#|https:\/\/|mailto:|tel:)/,
  fault: 'A path of the site or an https address',
} as const

/** Completes a web address that was typed without `https://`. Returns any other text as it is. */
export function completeAddress(typed: string): string {
  const text = typed.trim()
  const [host = ''] = text.split(/[/?#]/, 1)
  const labels = host.split('.')
  const isHost =
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d-]{1,63}$/i.test(label)) &&
    /^[a-z]{2,63}$/i.test(labels.at(-1) ?? '')
  return isHost ? `https://${text}` : typed
}

const anyOrigin = 'http://site.invalid'

/**
 * Returns the path of a request's target, decoded by `decodePath`.
 * @param target path and query
 * @returns null if it has no path
 */
export const pathOfTarget = (target: string): string | null =>
  target.startsWith('/') ? decodePath(anyOrigin + target) : null

/** Signs that mean the same in a path as their escapes. */
const escapedSign = /%(?:2[4bc6]|3[abd]|40)/gi

/**
 * Returns the one form in which former addresses are compared, however they are spelled: decoded and
 * without a slash at the end, as `pathOfTarget` does not have them, and in NFC.
 * @param path decoded by `decodePath`
 */
export const formerPath = (path: string): string =>
  toNormalForm(path.replace(escapedSign, decodeURIComponent), 'NFC').replace(/(.)\/$/, '$1')

/**
 * Returns a valid redirect target: a path of the site, or an https address without credentials.
 * @returns null for anything else
 */
export function readLocation(href: string): string | null {
  // `URL` silently drops line ends and tabs, and reads a backslash as a slash.
  if (/[\p{Cc}\s\\]/u.test(href)) return null
  const url = URL.canParse(href, anyOrigin) ? new URL(href, anyOrigin) : null
  if (!url || url.username || url.password) return null
  if (!href.startsWith('/')) return url.protocol === 'https:' ? url.href : null
  // Two leading slashes would name another host.
  return url.origin === anyOrigin && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : null
}

/** Maximum number of times a path is decoded; Astro refuses deeper encoding. */
const maxDepth = 10
/** Maximum characters of a path, because Astro needs quadratic time for long runs of slashes. */
const maxLength = 1000

/**
 * Decodes a path as Astro does, so that no spelling bypasses a guard.
 * @returns null for an invalid path
 */
export function decodePath(url: string): string | null {
  let path = new URL(url).pathname
  if (path.length > maxLength) return null
  for (let depth = 0; depth <= maxDepth; depth++) {
    let decoded: string
    try {
      decoded = decodeURI(path)
    } catch {
      // At the first pass a malformed escape makes the path invalid; later its percent sign is an
      // ordinary character.
      return depth === 0 ? null : joinSlashes(path)
    }
    if (decoded === path) return joinSlashes(path)
    path = decoded
  }
  return null
}

const joinSlashes = (path: string) => path.replace(/\/{2,}/g, '/')
