import type { CountryCheck } from '../country/country-check.ts'
import type { FindClient } from '../request/client-address.ts'
import { chooseVariant, type StaticFile, type Variant } from '../static/static-files.ts'
import type { PlainRequest } from './plain-request.ts'

type Options = {
  files: ReadonlyMap<string, StaticFile>
  checkCountry: CountryCheck
  findClient: FindClient
}

/**
 * Finds what the build has made and the process keeps in memory (static/static-files.ts), after the same country check as
 * `static/static-site.ts`.
 * @returns a function that gives null where nothing is in memory, or where the answer is more than a page as it was built
 */
export function createBuiltFinder({ files, checkCountry, findClient }: Options) {
  return ({ target, headers }: PlainRequest, peer: string | undefined): Variant | null => {
    const file = files.get(target)
    if (!file || file.supportsRange) return null
    const variant = chooseVariant(file, headers.get('accept-encoding') ?? '')
    if (!variant.body) return null
    // Somebody may look at drafts (publishing/preview-proxy.ts).
    if (headers.get('cookie')?.includes('preview=')) return null
    if (!file.isPage) return variant
    const header = (name: string) => headers.get(name)
    const decision = checkCountry({ method: 'GET', target, header, client: () => findClient(peer, header) })
    return !(decision instanceof Promise) && decision.kind === 'pass' ? variant : null
  }
}

export type FindBuilt = ReturnType<typeof createBuiltFinder>
