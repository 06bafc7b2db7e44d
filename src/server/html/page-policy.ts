import { createHash } from 'node:crypto'

const inline = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs
/** Scripts that a browser acts upon: not those from a file, and no data. */
const isRun = (attributes: string) => !/\ssrc=/.test(attributes) && !/\stype="(?!module|text\/javascript|speculationrules)/.test(attributes)

/**
 * The policy of a page as it is sent: names each inline script and style of it by its hash, and no other.
 * @param policy as Astro made it, with hashes of what any page may contain
 */
export function pagePolicy(policy: string, html: string): string {
  const hashes: Record<string, Set<string>> = { script: new Set(), style: new Set() }
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(inline))
    if (element === 'style' || isRun(attributes)) hashes[element]?.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return policy.replace(/\b(script|style)-src ([^;]*)/g, (_, element: string, sources: string) => {
    const others = sources.split(' ').filter((source) => source && !source.startsWith("'sha256-"))
    return [`${element}-src`, ...others, ...(hashes[element] ?? [])].join(' ')
  })
}
