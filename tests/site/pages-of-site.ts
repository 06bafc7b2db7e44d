import { inject } from 'vitest'
import { readPages } from '../../scripts/read-pages.ts'

/** The site that all of these tests ask. */
export const origin = inject('siteOrigin')

let reading: ReturnType<typeof readPages> | undefined
/** Every page that is kept for everybody, by its address; read once, because no test changes this site. */
export const answersOfSite = (): ReturnType<typeof readPages> => (reading ??= readPages(origin))

export async function pagesOfSite(): Promise<Map<string, string>> {
  return new Map([...(await answersOfSite())].map(([address, { html }]) => [address, html]))
}

/** A file of the site. @throws where it is not there */
export async function fileOfSite(address: string): Promise<Buffer> {
  const response = await fetch(origin + address)
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

export const attributes = (html: string, tag: string, attribute: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  )
