import { createHash } from 'node:crypto'

const link = /<link rel="stylesheet" href="([^"]+)">/g
const sheetsOf = (html: string) => [...html.matchAll(link)].map(([, href = '']) => href)

type Joined = {
  /** The pages with their new links, by the names they came with. */
  pages: Map<string, string>
  /** New style sheets by address. */
  sheets: Map<string, string>
}

/**
 * Joins the style sheets of built pages. The bundler cuts a sheet for every set of pages that share a module, up to twenty a page, and
 * what is packed in small pieces is larger by half. What most pages link becomes one file, which stays in the browser's cache; the rest
 * of a page another, in its order.
 * @param pages HTML by name
 * @param read gives the text of the style sheet at an address
 */
export function joinStyles(pages: Map<string, string>, read: (href: string) => string): Joined {
  const counts = new Map<string, number>()
  for (const html of pages.values()) for (const href of sheetsOf(html)) counts.set(href, (counts.get(href) ?? 0) + 1)
  const countOf = (href: string) => counts.get(href) ?? 0
  const sheets = new Map<string, string>()

  const join = (name: string, hrefs: string[]): string[] => {
    if (hrefs.length < 2) return hrefs
    const text = hrefs.map(read).join('\n')
    const href = `/_astro/${name}.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
    sheets.set(href, text)
    return [href]
  }
  const relink = (html: string) => {
    const hrefs = sheetsOf(html)
    // The ground that all pages stand on comes first: it is in the most of them.
    const shared = hrefs.filter((href) => countOf(href) > pages.size / 2).sort((a, b) => countOf(b) - countOf(a))
    const links = [
      ...join('site', shared),
      ...join(
        'page',
        hrefs.filter((href) => !shared.includes(href)),
      ),
    ]
    const written = links.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
    let isFirst = true
    return html.replace(link, () => {
      const replacement = isFirst ? written : ''
      isFirst = false
      return replacement
    })
  }
  return { pages: new Map([...pages].map(([name, html]) => [name, relink(html)])), sheets }
}
