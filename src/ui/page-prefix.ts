import { withPrefix } from '#src/contracts/paths.ts'

/** The first part of the addresses in the page's language; empty in the default language. */
export const pagePrefix = (): string => document.documentElement.dataset['prefix'] ?? ''

/**
 * Returns the address of a path in the page's language, for code that leads or asks there. Links
 * need it not: server/html/finish-html.ts and layouts/prefix-links.ts give them the prefix.
 */
export const inPageLanguage = (href: string): string => withPrefix(pagePrefix(), href)
