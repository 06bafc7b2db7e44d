import { inject } from 'vitest'
import { readPages } from '../../scripts/site/read-pages.ts'

/** Origin of the site that the tests of a run share. */
export const origin = inject('siteOrigin')

let reading: ReturnType<typeof readPages> | undefined
/**
 * Reads every page that is the same for everybody, only once, because no test changes this site.
 * @returns pages by address
 */
export const answersOfSite = (): ReturnType<typeof readPages> => (reading ??= readPages(origin))

export async function pagesOfSite(): Promise<Map<string, string>> {
  return new Map([...(await answersOfSite())].map(([address, { html }]) => [address, html]))
}

/** Reads a file of the site. @throws Error if it does not exist */
export async function fileOfSite(address: string): Promise<Buffer> {
  const response = await fetch(origin + address)
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

export const attributes = (html: string, tag: string, attribute: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  )
