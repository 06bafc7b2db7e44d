import type { CountryCheck } from '../country/country-check.ts'
import type { FindClient } from '../request/client-address.ts'
import type { Addresses } from '../static/addresses.ts'
import { chooseVariant, type StaticFile, type Variant } from '../static/static-files.ts'
import type { PlainRequest } from './plain-request.ts'

type Options = {
  files: ReadonlyMap<string, StaticFile>
  addresses: Addresses
  checkCountry: CountryCheck
  findClient: FindClient
}

/** What is sent, and its status: one variant has always the same. */
export type Built = { variant: Variant; status: 200 | 404 }

/**
 * Finds what the build has made and the process keeps in memory (static/static-files.ts), after the same country check as
 * `static/static-site.ts`.
 * @returns a function that gives null where nothing is in memory, or where the answer is more than a page as it was built
 */
export function createBuiltFinder({ files, addresses, checkCountry, findClient }: Options) {
  /** The page for an address that nobody answers. One that is gone for good is said to be so by `static/static-site.ts`. */
  function findUnknown(target: string): StaticFile | null {
    if (target.includes('?') || addresses.findMoved(target)) return null
    const unknown = addresses.findUnknown(target)
    return unknown?.status === 404 ? unknown.file : null
  }

  return ({ target, headers }: Pick<PlainRequest, 'target' | 'headers'>, peer: string | undefined): Built | null => {
    const known = files.get(target)
    const file = known ?? findUnknown(target)
    if (!file || file.supportsRange) return null
    const variant = chooseVariant(file, headers.get('accept-encoding') ?? '')
    if (!variant.body) return null
    // Somebody may look at drafts (publishing/preview-proxy.ts).
    if (headers.get('cookie')?.includes('preview=')) return null
    const built: Built = { variant, status: known ? 200 : 404 }
    if (!file.isPage) return built
    const header = (name: string) => headers.get(name)
    const decision = checkCountry({ method: 'GET', target, header, client: () => findClient(peer, header) })
    return !(decision instanceof Promise) && decision.kind === 'pass' ? built : null
  }
}

export type FindBuilt = ReturnType<typeof createBuiltFinder>
