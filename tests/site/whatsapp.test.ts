// All links to WhatsApp prepare a message that names the page in the same way.
import { expect, it } from 'vitest'
import { topicReader } from '#src/content/request-topic.ts'
import { site } from '#src/content/settings/site.ts'
import { whatsAppWords } from '#src/content/settings/whatsapp.ts'
import { listedPages } from '#src/content/share-cards.ts'
import { attributes, origin } from './pages-of-site.ts'

const fill = (words: string, values: Record<string, string>) =>
  words.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
const readTopic = topicReader()

/**
 * Reads the messages that a page's links to WhatsApp prepare, separately for main part and footer.
 */
async function messagesOf(target: string) {
  const html = await (await fetch(origin + target)).text()
  const [main = '', footer = ''] = html.split('<footer')
  const messages = (part: string) =>
    attributes(part, 'a', 'href')
      .filter((href) => href.startsWith('https://wa.me/'))
      .map((href) => new URL(href).searchParams.get('text'))
  return { main: messages(main), footer: messages(footer) }
}

it.skipIf(!site().whatsApp)('a page is named by its heading and its address', async () => {
  const { aboutPage, aboutProduct } = whatsAppWords()
  let asked = 0
  for (const { address: path, heading } of listedPages()) {
    const address = new URL(path, site().url).href
    const message = fill(aboutPage, { name: site().name, page: heading, address })
    const { main, footer } = await messagesOf(path)
    expect(footer, path).toEqual([message])
    const id = /^\/product\/(\d+)$/.exec(path)?.[1]
    if (id !== undefined) {
      const product = fill(aboutProduct, { name: site().name, product: heading, address })
      expect([main, (await messagesOf(`/contact?product=${id}`)).main], path).toEqual([
        [product],
        [product],
      ])
    } else if (readTopic(new URLSearchParams({ about: path }))) {
      asked += 1
      expect((await messagesOf(`/contact?about=${path}`)).main, path).toEqual([message])
    }
  }
  expect(asked).toBeGreaterThan(10)
})

it.skipIf(!site().whatsApp)(
  'a link opens the chat of the company, and passes on no secret of a query',
  async () => {
    const target = '/newsletter?token=secret'
    const html = await (await fetch(origin + target)).text()
    const [link] = /<a\b[^>]*href="https:\/\/wa\.me\/[^>]*>/.exec(html) ?? []
    expect(link).toContain('rel="noopener"')
    expect(link).toContain(`"https://wa.me/${site().whatsApp?.replaceAll(/\D/g, '')}?`)
    expect((await messagesOf(target)).footer).toEqual([
      expect.stringMatching(new RegExp(`${RegExp.escape(site().url)}$`)),
    ])
  },
)

it.skipIf(site().whatsApp)('a company without a number has no link there', async () => {
  for (const path of ['/', '/contact', '/product/1'])
    expect(await messagesOf(path)).toEqual({ main: [], footer: [] })
})
