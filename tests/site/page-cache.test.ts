import { expect, it } from 'vitest'
import { findMaster, pictureFileName } from '#src/content/pictures/picture-files.ts'
import { origin } from './pages-of-site.ts'
import { textOfHtml } from './text-of-html.ts'

const ask = async (target: string, init: RequestInit = {}) => {
  const response = await fetch(origin + target, { redirect: 'manual', ...init })
  return { response, html: await response.text() }
}
const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

it.each([
  '/',
  '/products?page=2',
  '/products?room=office&power=battery&page=1',
  '/product/1',
  '/contact',
  '/contact?product=2',
  '/newsletter',
  '/rss.xml',
  '/favicon.svg',
  '/api/openapi.json',
])(
  '%s is the same for everybody, in every encoding, and rendered without the pipeline',
  async (target) => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) =>
        ask(target, { headers: { 'accept-encoding': encoding } }),
      ),
    )
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1)
    // Answers from the page cache have no request id, because they do not pass through the
    // pipeline.
    expect(
      answers.map(({ response }) => [response.status, response.headers.has('x-request-id')]),
    ).toEqual(answers.map(() => [200, false]))
  },
)

it('a narrowed list is one page however its needs are written, and one that nothing answers is the whole list', async () => {
  const etagOf = async (target: string) => {
    const { response } = await ask(target)
    return [response.status, response.headers.get('etag')]
  }
  const narrowed = await etagOf('/products?room=office&power=battery')
  expect(await etagOf('/products?colour=red&power=battery&room=office&radio=&page=0')).toEqual(
    narrowed,
  )
  const whole = await etagOf('/products')
  expect(whole).not.toEqual(narrowed)
  for (const query of [
    'room=moon',
    'power=__proto__',
    'radio=wifi&power=usb&room=outdoor&price=known',
  ])
    expect(await etagOf(`/products?${query}`), query).toEqual(whole)
  expect((await etagOf('/products?room=outdoor&page=1'))[0]).toBe(404)
})

it('a picture is made for a size that a page shows, and for no other', async () => {
  const { html } = await ask('/image/logo')
  expect(html).not.toMatch(/_astro\/[\w.-]+\.1x1\./)
  const master = await findMaster('scenes/about')
  if (!master) throw new Error('no such picture')
  const address = (width: number, height: number) =>
    `/_astro/${pictureFileName(master, { width, height }, 'webp')}`
  const shown = await ask(address(780, 439))
  expect([shown.response.status, shown.response.headers.get('content-type')]).toEqual([
    200,
    'image/webp',
  ])
  expect(shown.response.headers.get('cache-control')).toContain('immutable')
  expect((await ask(address(781, 439))).response.status).toBe(404)
  expect(
    (await ask(address(780, 439).replace(/\.[\w-]{8}\.webp$/, '.AAAAAAAA.webp'))).response.status,
  ).toBe(404)
})

it('a share picture is made when a messenger asks for it', async () => {
  const { html } = await ask('/about')
  const [, picture = ''] =
    /property="og:image" content="https?:\/\/[^/]+(\/share\/[^"]+)"/.exec(html) ?? []
  const { response } = await ask(picture)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await ask('/share/nothing.jpg')).response.status).toBe(404)
})

it('a night of a former address is the nearest one, and the same as at its own address', async () => {
  const answersOf = async (query: string) =>
    /id="answers"[\s\S]*?<\/dl>/.exec((await ask(`/cut-the-power?${query}`)).html)?.[0]
  const four = await answersOf('site=shop&hours=4')
  expect(four).toContain('21:05')
  expect(await answersOf('site=shop&hours=3&from=20:00&link=neither')).toBe(four)
  expect(await answersOf('site=shop&hours=12')).not.toBe(four)
  const former = await fetch(`${origin}/cut-the-power/night?site=shop&hours=3`, {
    redirect: 'manual',
  })
  expect(former.headers.get('location')).toBe('/cut-the-power?site=shop&hours=3')
})

it('§4 contact form · a form that was kept is taken like any other, and its answer is rendered', async () => {
  const { html } = await ask('/contact')
  const form = { formToken: field(html, 'formToken'), firstName: 'Ade' }
  const post = {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(form),
  }
  const answer = await ask('/contact', post)
  expect([answer.response.status, answer.response.headers.has('x-request-id')]).toEqual([422, true])
  expect(answer.html).toContain('value="Ade"')
  expect((await ask('/contact')).html).not.toContain('Ade')
})

it.each([
  ['/services/none', "Oops! The page you're looking for doesn't exist."],
  ['/product', 'Product not found!'],
  ['/product/99', 'Product not found!'],
  ['/image/nothing', 'Image not found'],
  ['/image/..%2f..%2fetc%2fpasswd', 'Image not found'],
])(
  '§2 any other path · §8 Unknown route · §8 Unknown product id · §8 Unknown image · %s says so, with a way home, before the pipeline',
  async (target, words) => {
    const { response, html } = await ask(target)
    expect([response.status, response.headers.has('x-request-id')]).toEqual([404, false])
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    expect(textOfHtml(main)).toContain(words)
    expect(main).toMatch(/<a [^>]*href="\/"/)
  },
)
