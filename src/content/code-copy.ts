import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as booking from '#content/booking.ts'
import * as film from '#content/film.ts'
import * as navigation from '#content/navigation.ts'
import * as newsletter from '#content/newsletter.ts'
import * as region from '#content/region.ts'
import { site } from '#content/site.ts'
import * as socialFeed from '#content/social-feed.ts'
import { brokenLink, linksIn, valuesIn } from './links.ts'
import type { SiteAddresses } from './site-addresses.ts'
import type { Problem } from './yaml-file.ts'

/**
 * Copy that stands in TypeScript, because the header, the footer and islands on every page import it: as YAML it would be
 * sent with each page. The compiler checks its shape, the content check its links.
 */
const modules: Record<string, object> = { booking, film, navigation, newsletter, region, 'social-feed': socialFeed, site: { site } }

/** Faults of the copy in TypeScript: empty texts, and links that lead nowhere, at every line where they stand. */
export function checkCodeCopy(root: string, addresses: SiteAddresses): Problem[] {
  return Object.entries(modules).flatMap(([name, module]) => {
    const file = `content/${name}.ts`
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
    const found = [...valuesIn({ ...module })]
    const faults = new Map(found.flatMap(linksIn).map((href) => [href, brokenLink(href, undefined, addresses)]))
    if (found.some(({ value }) => value === '')) faults.set('', 'An empty text')
    return [...faults].flatMap(([text, message]) =>
      lines.flatMap((line, index) => (message && line.includes(`'${text}'`) ? [{ file, path: [], line: index + 1, message }] : [])),
    )
  })
}
