import { isOfPipeline, pathOfTarget, readLocation } from '#src/contracts/paths.ts'
import type { StaticFile } from './static-files.ts'

export type AddressOptions = {
  files: ReadonlyMap<string, StaticFile>
  /** The page for an unknown path. */
  notFound?: (path: string) => StaticFile | undefined
  /** Whether a page or a call answers a path when it is asked. */
  isOnDemand?: (path: string) => boolean
  /** Addresses that have moved, and where to (content/redirects.json). A page at such an address goes before. */
  redirects?: ReadonlyMap<string, string>
  /** Addresses of what is hidden: where they lead meanwhile, or null where they are gone. */
  hidden?: ReadonlyMap<string, string | null>
}

/** What becomes of addresses at which nothing was built. */
export function createAddresses({ files, notFound, isOnDemand = () => false, redirects = new Map(), hidden = new Map() }: AddressOptions) {
  /** The canonical address of a page requested as `/page/`, `/page.html` or `/index`. */
  function canonical(path: string): string | null {
    const short =
      path
        // The lookbehind keeps this linear: a row of slashes is matched from its first one only.
        .replace(/(?<!\/)\/+$/, '')
        .replace(/\.html$/, '')
        .replace(/\/index$/, '') || '/'
    return short !== path && files.get(short)?.isPage ? short : null
  }

  /** A page goes before a redirect from its address, however either is spelled. */
  const isTaken = (path: string) => isOfPipeline(path) || isOnDemand(path) || files.has(path)

  /** By the path as it is read. What the content check would refuse leads nowhere, whoever has written it. */
  const read = (moved: ReadonlyMap<string, string | null>) =>
    new Map(
      [...moved].flatMap(([from, to]): [string, string | null][] => {
        const path = pathOfTarget(from)
        return path === null || isTaken(path) ? [] : [[path, to === null ? null : readLocation(to)]]
      }),
    )
  const [movedTo, hiddenTo] = [read(redirects), read(hidden)]

  /** @returns where a path leads instead, with the status and for how long that may be kept; null where it has not moved */
  function findMoved(path: string) {
    const plain = pathOfTarget(path)?.replace(/(?<=.)\/$/, '') ?? ''
    const meanwhile = hiddenTo.get(plain)
    const location = movedTo.get(plain) ?? meanwhile ?? canonical(path)
    if (!location) return null
    return { location, status: location === meanwhile ? 302 : 301, cacheControl: meanwhile ? 'no-cache' : 'public, max-age=3600' }
  }

  /**
   * The page for an address that nobody answers, however it is spelled (decision 0022).
   * @param target path and query
   * @returns null where somebody may answer it
   */
  function findUnknown(target: string): { file: StaticFile; status: 404 | 410 } | null {
    const path = pathOfTarget(target)
    // A slash at the end leads to the same address without it, as everywhere.
    if (path === null || path.endsWith('/') || isOnDemand(path)) return null
    const file = notFound?.(path)
    return file ? { file, status: hiddenTo.get(path) === null ? 410 : 404 } : null
  }

  return { findMoved, findUnknown }
}

export type Addresses = ReturnType<typeof createAddresses>
