/** Most times that a path is decoded: Astro refuses deeper encoding. */
const maxDepth = 10
/** Most characters of a path: Astro needs quadratic time for long runs of slashes. */
const maxLength = 1000

/**
 * The path of a URL as Astro reads it to find a page: decoded until it no longer changes, repeated slashes joined.
 * The pipeline must read it the same way, so that no spelling of an address passes a guard (decision 0022).
 * @returns null where it cannot be decoded, is encoded too deeply or is too long for any page
 */
export function decodePath(url: string): string | null {
  let path = new URL(url).pathname
  if (path.length > maxLength) return null
  for (let depth = 0; depth <= maxDepth; depth++) {
    let decoded: string
    try {
      decoded = decodeURI(path)
    } catch {
      // At first the encoding is invalid; later it is a literal percent sign.
      return depth === 0 ? null : joinSlashes(path)
    }
    if (decoded === path) return joinSlashes(path)
    path = decoded
  }
  return null
}

const joinSlashes = (path: string) => path.replace(/\/{2,}/g, '/')
