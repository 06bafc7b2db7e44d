import { site } from '#src/content/settings/site.ts'

/**
 * Sources that every page may load; Astro adds the page's scripts and style sheets (decision 0034).
 */
export const pageDirectives = [
  "default-src 'none'",
  "img-src 'self' data:",
  // The styles contain a typeface of a few letters.
  "font-src 'self' data:",
  "media-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The address of the service worker (layouts/offline/register-worker.ts), and no other.
  'trusted-types service-worker',
  "worker-src 'self'",
] as const
const ofPublicPages: readonly string[] = ["worker-src 'self'", 'trusted-types service-worker']

const sources = (own: readonly string[]) => (own.length > 0 ? own.join(' ') : "'none'")

/**
 * Origins of third parties that a public page may show in a frame when the visitor asks (decision
 * 0004), if there are any.
 */
function embedOrigins(): string[] {
  const { scheduling, socialFeed } = site()
  return [scheduling, socialFeed].flatMap((embed) => (embed ? [new URL(embed.url).origin] : []))
}

/**
 * Returns the policy of a public page, with the third parties in the current settings.
 * @param policy as Astro made it
 */
export const publicPolicy = (policy: string): string =>
  `frame-src ${sources(embedOrigins())}; connect-src ${sources(["'self'", ...embedOrigins()])}; ${policy}`

export function staffPolicy(policy: string): string {
  const named = policy
    .split(';')
    .flatMap((directive) => /^\s*((?:script|style)-src(?:-\w+)? .*\S)/.exec(directive)?.[1] ?? [])
  // The preview shows our own pages in frames.
  const own = pageDirectives.filter((directive) => !ofPublicPages.includes(directive))
  return [...own, "trusted-types 'none'", "connect-src 'self'", "frame-src 'self'", ...named].join(
    '; ',
  )
}

export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
