import { createHash } from 'node:crypto'
import { htmlTokens } from './html-tokens.ts'

const isHash = (source: string) => source.startsWith("'sha256-")
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Returns the content policy of a finished page. It allows only those known inline scripts and
 * styles that the page contains.
 * @param policy as Astro made it, with the hash of each script and style that a page may contain
 * (astro.config.ts adds those of the layout)
 * @param styles texts of the styles that the program wrote into this page: `finishHtml`'s, and the
 * brand's
 */
export function pagePolicy(policy: string, html: string, styles: readonly string[]): string {
  const inPage: Record<string, Set<string>> = { script: new Set(), style: new Set() }
  for (const token of htmlTokens(html))
    if (token.kind === 'whole' && token.name) inPage[token.name]?.add(hashOf(token.inner))
  return policy.replace(/\b(script|style)-src ([^;]*)/g, (_, element: string, list: string) => {
    const sources = list.split(' ').filter((source) => source !== '')
    const known = new Set([
      ...sources.filter(isHash),
      ...(element === 'style' ? styles.map(hashOf) : []),
    ])
    const allowed = [...known].filter((hash) => inPage[element]?.has(hash))
    return [`${element}-src`, ...sources.filter((source) => !isHash(source)), ...allowed].join(' ')
  })
}
