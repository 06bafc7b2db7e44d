import type { IncomingMessage, ServerResponse } from 'node:http'
import { otherEditedLanguages, otherLanguages } from '#src/content/languages/languages.ts'
import { formerLanguages, publicSnapshot } from '#src/content/snapshot/snapshot.ts'
import { hasLanguages, pathOfTarget, withPrefix } from '#src/contracts/paths.ts'
import { bareHeaders } from '../middleware/security-headers.ts'
import { changeHeader } from './fixed-headers.ts'
import { hasToken, isLinkedPage } from './linked-pages.ts'

const beginning = /^\/[A-Za-z]{2,8}(?:-[A-Za-z\d]{2,8}){0,3}(?=[/?]|$)/

/**
 * Splits an address that begins with a language of the company which is not the default language;
 * of one in preparation only as its preview writes it, because visitors find nothing there. What an address may not have a language for is decided on its path as the pipeline reads it.
 */
function splitAddress(target: string) {
  const [written] = beginning.exec(target) ?? []
  if (written === undefined) return null
  const prefix = written.toLowerCase()
  const { company } = publicSnapshot().settings
  if (!otherEditedLanguages(company).has(prefix) && !formerLanguages().has(prefix)) return null
  const after = target.slice(written.length)
  const [path = ''] = after.split('?', 1)
  const query = after.slice(path.length)
  // Two slashes at the beginning would name another host.
  const rest = `/${path}`.replace(/\/{2,}/g, '/')
  const meant = pathOfTarget(rest)
  if (meant === null || !hasLanguages(meant)) return null
  // The home page in a language has no slash at its end.
  const canonical = prefix + (rest === '/' ? '' : rest)
  const moved = canonical === written + path ? null : canonical + query
  if (moved !== null && !otherLanguages(company).has(prefix)) return null
  return { prefix, rest: rest + query, moved }
}

/**
 * Takes the language off the address of a request, because no address names one inside the program.
 * @returns the prefix of the language, empty for the default language; null if the request is
 * answered
 */
export function takePrefix(req: IncomingMessage, res: ServerResponse): string | null {
  const asked = splitAddress(req.url ?? '/')
  if (!asked) return ''
  const { prefix, rest, moved } = asked
  if (moved !== null) {
    const headers = { ...bareHeaders, location: moved, 'content-length': '0' }
    res.writeHead(308, { ...headers, 'cache-control': 'public, max-age=3600' }).end()
    return null
  }
  req.url = rest
  return prefix
}

/** Makes redirects of an answer in a language lead to addresses in it. */
export function prefixRedirects(res: ServerResponse, prefix: string): void {
  if (prefix !== '') changeHeader(res, 'location', (location) => withPrefix(prefix, location))
}

/**
 * Makes the content in the company's other languages if it is not made yet, which is so just after
 * the start: a form names its language in its body.
 */
export async function makeMissing(makeLanguages: () => Promise<void>): Promise<void> {
  const shown = otherLanguages(publicSnapshot().settings.company)
  const prefixes = [...shown.keys(), ...formerLanguages().keys()]
  if (prefixes.some((prefix) => publicSnapshot(prefix).prefix !== prefix)) await makeLanguages()
}

/** Whether a request is of what somebody has got: the link of a mail, or a form that was open. */
const isOfPerson = ({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>) =>
  method === 'POST' || (hasToken(url) && isLinkedPage(pathOfTarget(url) ?? ''))

/**
 * Whether the site answers a request in a language: in those that visitors see, and in a former one
 * what a person got in it. Nothing is at an address in a language in preparation.
 * @param req its address without the prefix
 * @param makeLanguages makes the snapshots that are not made yet
 */
export async function isAnsweredIn(
  prefix: string,
  req: Pick<IncomingMessage, 'method' | 'url'>,
  makeLanguages: () => Promise<void>,
): Promise<boolean> {
  const isShown = otherLanguages(publicSnapshot().settings.company).has(prefix)
  if (!isShown && !(formerLanguages().has(prefix) && isOfPerson(req))) return false
  if (publicSnapshot(prefix).prefix !== prefix) await makeLanguages()
  return publicSnapshot(prefix).prefix === prefix
}
