/** First parts of the addresses that the request pipeline answers itself, whatever pages and redirects there are. */
export const pipelineFolders = ['admin', 'api', 'healthz', 'livez', 'readyz', 'preview', '_image'] as const

const ofPipeline = new RegExp(`^/(${pipelineFolders.join('|')})(/|$)`)

/** Whether the pipeline itself answers below a path. @param path decoded, without a query */
export const isOfPipeline = (path: string): boolean => ofPipeline.test(path)

/** Reserved addresses: those above and the files of the build. Content may not use them. */
export const isOfProgram = (path: string): boolean => path.startsWith('/_') || isOfPipeline(path)

/** Where a link of the copy may lead, and what an editor reads where it may not. */
export const linkAddress = {
  pattern: /^(\/|#|https:\/\/|mailto:|tel:)/,
  fault: 'A path of the site or an https address',
} as const

/** A base for parsing paths; any origin will do. */
const anyOrigin = 'http://site.invalid'

/** The path of a request's target, read as `decodePath` reads it. @param target path and query @returns null where there is none */
export const pathOfTarget = (target: string): string | null => (target.startsWith('/') ? decodePath(anyOrigin + target) : null)

/** Where a redirect leads: a path of the site, or an https address without credentials. @returns null for anything else */
export function readLocation(href: string): string | null {
  // URL drops line ends and tabs silently, and reads a backslash as a slash.
  if (/[\p{Cc}\s\\]/u.test(href)) return null
  const url = URL.canParse(href, anyOrigin) ? new URL(href, anyOrigin) : null
  if (!url || url.username || url.password) return null
  if (!href.startsWith('/')) return url.protocol === 'https:' ? url.href : null
  // Two slashes at the beginning would name another host.
  return url.origin === anyOrigin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}

/** Most times that a path is decoded: Astro refuses deeper encoding. */
const maxDepth = 10
/** Most characters of a path: Astro needs quadratic time for long runs of slashes. */
const maxLength = 1000

/** Decodes a path as Astro does, so that no spelling bypasses a guard (decision 0022). @returns null for an invalid path */
export function decodePath(url: string): string | null {
  let path = new URL(url).pathname
  if (path.length > maxLength) return null
  for (let depth = 0; depth <= maxDepth; depth++) {
    let decoded: string
    try {
      decoded = decodeURI(path)
    } catch {
      // Invalid at the first pass; at a later one it is a literal percent sign.
      return depth === 0 ? null : joinSlashes(path)
    }
    if (decoded === path) return joinSlashes(path)
    path = decoded
  }
  return null
}

const joinSlashes = (path: string) => path.replace(/\/{2,}/g, '/')
