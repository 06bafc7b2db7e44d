import { listPages } from './stored-pages.ts'

const style =
  ':root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6 } body { max-width: 38rem; margin: 12vh auto; padding: 0 1.5rem } li { margin-block: .5rem }'

/**
 * Writes the page shown without a network in place of a page that is not stored. It has neither
 * scripts nor pictures, so that the first visit fetches nothing for it.
 */
export async function pageOfStored(): Promise<Response> {
  const pages = await listPages()
  const items = await Promise.all(
    pages.map(async ({ page, response }) => {
      // Our own page wrote the title and escaped it. An address of a URL has neither quotes nor tags.
      const [, title = page] = /<title>([^<]*)<\/title>/.exec(await response.text()) ?? []
      return `<li><a href="${page}">${title}</a></li>`
    }),
  )
  const list = items.length > 0 ? `<h2>Saved pages</h2><ul>${items.join('')}</ul>` : ''
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No connection</title><style>${style}</style><main><h1>No connection</h1><p>Your browser has not saved this page. Check your connection, then <a href="">load it again</a>${list && ', or open a page that is saved'}.</p>${list}</main></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
