import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { failedPages, tryLanguage } from './try-language.ts'

const main = (html: string) => `<!doctype html><nav>Menu</nav><main>${html}</main>`
const pages: Readonly<Record<string, string>> = {
  '/sitemap.xml': ['/', '/fr', '/fr/about', '/old', '/blank', '/fr/gone']
    .map((address) => `<loc>https://site.example${address}</loc>`)
    .join(''),
  '/fr': main('<h1>Accueil</h1>'),
  '/fr/about': main('<p>À propos</p>'),
  '/fr/blank': main('<p>1 — 2</p><script>const text = 1</script>'),
}
const server = createServer(({ url = '' }, response) => {
  const html = pages[url]
  response.writeHead(html === undefined ? 500 : 200).end(html)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())

it('names each page of the sitemap that answers an error in a language, or has no text', async () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  expect(await failedPages(`http://127.0.0.1:${port}`, '/fr')).toEqual([
    { page: '/old', message: '/fr/old would answer 500' },
    { page: '/blank', message: '/fr/blank would have no text' },
    { page: '/gone', message: '/fr/gone would answer 500' },
  ])
})

it('renders nothing without a build', async () =>
  expect(await tryLanguage(temporaryFolder(), 'fr', () => true)).toEqual({
    untried: 'there is no build',
  }))
