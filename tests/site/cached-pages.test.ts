import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from '../../scripts/start-site.ts'

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
}, 60_000)
afterAll(() => site.stop())

const ask = async (target: string, init: RequestInit = {}) => {
  const response = await fetch(site.origin + target, init)
  return { response, html: await response.text() }
}
/** Asks until the page comes from the cache: what is rendered has an id in the log. */
async function cached(target: string) {
  let found = await ask(target)
  await expect
    .poll(
      async () => {
        found = await ask(target)
        return found.response.headers.has('x-request-id')
      },
      { timeout: 10_000 },
    )
    .toBe(false)
  return found
}
const field = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
/** The page without what is a visitor's own, the digest of an island's fields, and the time in Lagos, which may have gone on. */
const shared = (html: string) =>
  ['formToken']
    .map((name) => field(html, name))
    .filter((text) => text !== '')
    .reduce((text, own) => text.replaceAll(own, ''), html)
    .replace(/ uid="\w+"/g, '')
    .replace(/\d\d:\d\d<!-- --> in /, '')
    .replace(/<circle cx="[\d.]+" cy="14"/, '')
/** The first words that differ: the whole pages would fill the screen. */
function difference(one: string, other: string) {
  const [left, right] = [shared(one), shared(other)]
  const at = left.split('').findIndex((letter, index) => letter !== right[index])
  return at < 0 ? '' : left.slice(at, at + 80)
}

describe.each(['/contact', '/contact?product=2', '/newsletter'])('%s', (target) => {
  it('is the page that was rendered, but for the fields of each visitor', async () => {
    const rendered = await ask(target)
    expect(rendered.response.headers.get('x-request-id')).toBeTruthy()
    const [one, other] = [await cached(target), await cached(target)]
    expect([difference(rendered.html, one.html), difference(one.html, other.html)]).toEqual(['', ''])
    expect(shared(one.html)).toHaveLength(shared(other.html).length)
    const headersOf = ({ response }: typeof one) => {
      const {
        'x-request-id': _,
        date: __,
        'content-length': ___,
        'transfer-encoding': ____,
        ...headers
      } = Object.fromEntries(response.headers)
      return headers
    }
    expect(headersOf(one)).toEqual(headersOf(rendered))
    if (target === '/newsletter') return
    for (const name of ['formToken']) {
      expect(field(one.html, name)).toHaveLength(field(rendered.html, name).length)
      expect(new Set([rendered, one, other].map(({ html }) => field(html, name))).size).toBe(3)
    }
  })
})

it('§4 contact form · a form from the cache is taken like any other, and its answer is rendered', async () => {
  const { html } = await cached('/contact')
  const form = { formToken: field(html, 'formToken'), firstName: 'Ade' }
  const post = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: new URLSearchParams(form) }
  const answer = await ask('/contact', post)
  expect([answer.response.status, answer.response.headers.has('x-request-id')]).toEqual([422, true])
  expect(answer.html).toContain('value="Ade"')
  const next = await cached('/contact')
  expect(next.html).not.toContain('Ade')
})

it.each([
  ['/nothing-here', 'There is no page at this address|404'],
  ['/product/99', 'Product not found!'],
  ['/product', 'Product not found!'],
  ['/image/nothing', 'Image not found'],
])('§2 any other path · %s is answered before the pipeline', async (target, words) => {
  const { response, html } = await ask(target)
  expect([response.status, response.headers.has('x-request-id')]).toEqual([404, false])
  expect(html).toMatch(new RegExp(`<h1[^>]*>(${words})`))
})
