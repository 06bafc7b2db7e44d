import { imageAddress } from '../../src/content/addresses/address-of.ts'
import { imageNameOf } from '../../src/content/pictures/image-manifest.ts'
import { masterNames } from '../../src/content/pictures/picture-files.ts'
import { withoutPrefix, withPrefix } from '../../src/contracts/paths.ts'
import { readMarkup } from '../../src/contracts/text/markup.ts'

/** Pages that the sitemap does not list and no other page links to. */
const unlisted = ['/newsletter']
/** Addresses that lead to each kind of 404 page, by the name of the kind in the result. */
const missing = {
  '/404': '/nothing-here',
  '/404/product': '/product/nothing-here',
  '/404/image': '/image/nothing-here',
}

const isOfPicture = (address: string) => address.startsWith(imageAddress(''))

/** Links to the same page in another language are left out. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b(?![^>]*\shreflang=)[^>]*?\shref="(\/[^"#]*)/gi)]
    .map(([, href = '']) => readMarkup(href))
    // Links with a query other than `page` are left out, because such queries change only a word of
    // a page.
    .filter((href) => !/^\/(admin|api)\b|\.\w+$|\?(?!page=)/.test(href))

/** @param prefix of a language; by default the pages in every language are listed */
export async function listedPages(origin: string, prefix = ''): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]*)/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`))
}

/**
 * Reads every page that is the same for everybody.
 * @param pictures which picture pages are read
 * @param prefix of a language; the default language if it is empty
 * @returns pages by path and query
 */
export async function readPages(
  origin: string,
  { pictures = 'all', prefix = '' }: { pictures?: 'all' | 'logo'; prefix?: string } = {},
): Promise<Map<string, { html: string; policy: string }>> {
  const named = pictures === 'all' ? masterNames() : []
  const images = ['logo', ...named.map(imageNameOf)].map(imageAddress)
  const pages = new Map<string, { html: string; policy: string }>()
  const further = [...unlisted, ...images].map((path) => withPrefix(prefix, path))
  const queue = [...(await listedPages(origin, prefix)), ...further]
  const seen = new Set(queue)
  const read = async (address: string) => {
    const response = await fetch(origin + address, { redirect: 'manual' })
    return {
      status: response.status,
      html: await response.text(),
      policy: response.headers.get('content-security-policy') ?? '',
    }
  }
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const { status, html, policy } = await read(address)
    if (status !== 200) throw new Error(`${address} answers ${status}`)
    pages.set(address, { html, policy })
    for (const link of linksIn(html)) {
      if (seen.has(link) || (pictures === 'logo' && isOfPicture(withoutPrefix(prefix, link))))
        continue
      seen.add(link)
      queue.push(link)
    }
  }
  for (const [name, address] of Object.entries(missing)) {
    const { html, policy } = await read(withPrefix(prefix, address))
    pages.set(name, { html, policy })
  }
  return pages
}
