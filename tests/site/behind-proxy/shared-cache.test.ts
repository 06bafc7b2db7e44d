import { expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { ask, openEditorSession } from '../../../scripts/site/ask-site.ts'
import { startOwnSite } from '../own-site.ts'

const start = (env: Record<string, string>) =>
  startOwnSite({ env: { SHARED_CACHE_SECONDS: '60', ...env } })
const site = await start({ COUNTRY_MODE: 'off' })
const checking = await start({
  COUNTRY_MODE: 'redirect',
  COUNTRY_HEADER: 'x-country',
  TRUSTED_PROXY: '127.0.0.1',
})

const others = [
  '/no-such-page',
  '/product/99',
  '/search?q=lock',
  '/cut-the-power?hours=12',
  '/admin/signin',
  '/book',
  '/admin/content',
  '/api/session',
]
type Asked = Parameters<typeof ask>[2]
async function sharedAnswers(origin: string, asked: Asked, targets: string[]) {
  const shared: string[] = []
  for (const target of targets) {
    const { headers, body } = await ask(origin, target, asked)
    if (!/s-maxage/.test(String(headers['cache-control']))) continue
    shared.push(target)
    expect
      .soft([headers['set-cookie'], /name="formToken"/.test(body)], target)
      .toEqual([undefined, false])
  }
  return shared
}

it('lets a shared cache keep the pages that are the same for everybody, and no other answer', async () => {
  const { body } = await ask(site.origin, '/sitemap.xml')
  const pages = [...body.matchAll(/<loc>([^<]*)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  // The contact page has a form token, which expires, so shared caches may not store the page.
  expect(pages).toContain('/contact')
  const shared = await sharedAnswers(site.origin, {}, [...pages, ...others])
  // A night of Cut the power is the same for everybody, too.
  const night = '/cut-the-power?hours=12'
  expect(shared).toEqual([...pages.filter((page) => page !== '/contact'), night])
  // Answers to requests with a cookie, a key or a body are never marked as storable by shared
  // caches.
  const session = await openEditorSession(site.origin, site.database, 'owner')
  const some = ['/', '/about', '/search?q=lock']
  for (const asked of [
    { cookie: session },
    { cookie: 'region=global' },
    { headers: { authorization: 'Bearer x' } },
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ method })),
  ])
    expect(await sharedAnswers(site.origin, asked, some)).toEqual([])
  expect(await sharedAnswers(site.origin, { method: 'HEAD' }, some)).toEqual(['/', '/about'])
})

it('names the country’s header as part of the key where the country is checked, and marks nothing of a visitor whose country it does not name', async () => {
  const from = async (country?: string, address = '127.0.0.1') => {
    const named = country === undefined ? {} : { 'x-country': country }
    const { headers } = await ask(checking.origin, '/about', {
      headers: { ...named, 'x-forwarded-for': address, 'sec-fetch-site': 'none' },
    })
    return [/s-maxage/.test(String(headers['cache-control'])), headers['vary'], headers['location']]
  }
  expect(await from('NG')).toEqual([true, 'accept-encoding, x-country', undefined])
  const [isShared, , location] = await from('CA')
  expect([isShared, location]).toEqual([false, company().canadianSite?.url])
  expect((await from('XX'))[0]).toBe(false)
  // The table knows this address in Germany, but the cache would give its answer to everybody whose
  // header is XX.
  expect((await from('XX', '85.214.132.117'))[0]).toBe(false)
  expect((await from())[0]).toBe(false)
})
