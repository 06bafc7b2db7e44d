/** How often a path is decoded at most: Astro refuses what is wrapped deeper. */
const deepest = 10
/** Characters of a path at most: Astro looks at long runs of slashes for a time that grows with their square. */
const longest = 1000

/**
 * The path of an address as Astro reads it to find a page: decoded until nothing is left to decode, doubled slashes joined.
 * The pipeline reads it the same way, so that no spelling of an address leads past a guard to the page behind it.
 * @returns null where its percent signs stand for no text or hide others too deep, and where it is too long for any page
 */
export function decodePath(url: string): string | null {
  let path = new URL(url).pathname
  if (path.length > longest) return null
  for (let depth = 0; depth <= deepest; depth++) {
    let decoded: string
    try {
      decoded = decodeURI(path)
    } catch {
      // At first it is damaged; later it is a percent sign that somebody meant.
      return depth === 0 ? null : joined(path)
    }
    if (decoded === path) return joined(path)
    path = decoded
  }
  return null
}

const joined = (path: string) => path.replace(/\/{2,}/g, '/')
