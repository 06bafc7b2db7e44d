import { limits } from '../limits.ts'
import { withoutPrefix } from '../paths.ts'

/** Counted in place of all values beyond a limit, and of unreadable ones. */
export const otherValue = 'other'

/** Returns a name of a campaign; undefined for a value that could be an address or a sentence. */
function readName(typed: string | null): string | undefined {
  const name = typed?.trim().toLowerCase() ?? ''
  return /^[a-z][a-z\d._-]*$/.test(name) && name.length <= limits.campaign.name ? name : undefined
}

/**
 * Returns the source of an address with its campaign, if it has one: `newsletter/june` for
 * `?utm_source=newsletter&utm_campaign=june`.
 */
export function campaignOf(target: string): string | undefined {
  if (!target.includes('utm_source=')) return undefined
  const query = new URLSearchParams(target.slice(target.indexOf('?')))
  const source = readName(query.get('utm_source'))
  const campaign = readName(query.get('utm_campaign'))
  return source && campaign ? `${source}/${campaign}` : (source ?? otherValue)
}

/**
 * Path of a page from which a form is reached, as the API takes it. Staff follow it as a link, and
 * `//134744072` would lead to another host.
 */
export const pagePath = /^\/(?!\/)[\w/-]*$/

/** Browsers of visitors may lack `URL.parse`. */
function readUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Pages that lead nobody to the form: the form itself, and what only staff see. */
const isLeftOut = (path: string) => path === '/contact' || /^\/(admin|api)(\/|$)/.test(path)

/**
 * Reads from the browser's referrer from which page of the site a visitor came to the form, and by
 * which campaign; a campaign in the form's own address comes first. Both are empty if unknown.
 * @param address of the form
 * @param prefix of its language, which the page is named without
 */
export function readOrigin(
  referrer: string,
  address: URL,
  prefix = '',
): { page: string; campaign: string } {
  const url = readUrl(referrer)
  const path = withoutPrefix(prefix, url?.pathname ?? '')
  const from = url?.host === address.host && !isLeftOut(path) ? url : null
  const isPath = from && pagePath.test(path) && path.length <= limits.askedAbout.max
  return {
    page: isPath ? path : '',
    campaign: campaignOf(address.search) ?? campaignOf(from?.search ?? '') ?? '',
  }
}
