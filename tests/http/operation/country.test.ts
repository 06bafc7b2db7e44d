import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { listen } from '../../node-http.ts'
import { canadianSite, testOrigin } from '../test-site.ts'
import { openCountrySite } from './country-site.ts'

// These addresses have belonged to networks in these countries for a long time.
const canada = '24.48.0.1'
const canada6 = '2607:f2c0::1'
const nigeria = '197.210.0.1'
const unitedStates = '8.8.8.8'

const from = (address: string, headers: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...headers },
})

const site = await openCountrySite()

describe('country check', () => {
  it.each([
    ['Canada', canada, 302],
    ['Canada, over IPv6', canada6, 302],
    ['Nigeria', nigeria, 200],
    ['the United States', unitedStates, 200],
    ['a private network', '192.168.1.1', 200],
    ['nowhere', '192.0.2.1', 200],
  ])(
    '§7 GET geolocation service, path /ipgeo · §9 Country that triggers the redirect · a visitor from %s',
    async (_, address, status) => {
      const response = await site.request('/contact', from(address))
      expect(response.status).toBe(status)
      expect(response.headers.get('location')).toBe(status === 302 ? canadianSite : null)
      if (status === 302) expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it.each([
    [
      'a crawler',
      '/contact',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a link preview', '/contact', { 'user-agent': 'WhatsApp/2.23' }],
    [
      'a link preview of the social page',
      '/contact',
      { 'user-agent': 'http.rb/5.1.1 (Mastodon/4.2.1; +https://social.example/)' },
    ],
    ['the API', '/api/form-token', {}],
    ['the health check', '/healthz', {}],
    ['a picture', '/_astro/a.avif', {}],
    ['a file', '/manifest.webmanifest', {}],
    ['a part of a page', '/contact', { 'sec-fetch-dest': 'image' }],
    ['a visitor who chose this site', '/contact', { cookie: 'a=b; region=global' }],
    ['a visitor from a page of ours', '/contact', { 'sec-fetch-site': 'same-origin' }],
    [
      'the same in an older browser',
      '/contact',
      { host: 'site.example', referer: 'http://site.example/prices' },
    ],
    ['the link of a booked call', '/book/change?token=x', {}],
    ['the calendar file of a call', '/book/call.ics?token=x', {}],
    ['the link of an offer', '/offer?token=x', {}],
    ['the link that unsubscribes', '/newsletter/unsubscribe?token=x', {}],
    ['the link that unsubscribes, cut off', '/newsletter/unsubscribe', {}],
    ['the link that confirms', '/newsletter/confirm?token=x', {}],
    ['the link of an account', '/admin/join?token=x', {}],
    ['the link to a preview', '/preview/x', {}],
    ['any page with a token', '/contact?a=b&%74oken=x', {}],
  ])('§7 GET geolocation service, path /ipgeo · leaves %s alone', async (_, target, headers) => {
    expect((await site.request(target, from(canada, headers))).status).not.toBe(302)
  })

  it('§7 GET geolocation service, path /ipgeo · leaves the staff area and submissions alone', async () => {
    expect((await site.request('/admin/signin', from(canada))).status).toBe(200)
    expect((await site.request('/contact', { method: 'POST', ...from(canada) })).status).toBe(200)
  })

  it('§7 GET geolocation service, path /ipgeo · sends a browser with Fetch Metadata too', async () => {
    const worker = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' }
    for (const headers of [{ 'sec-fetch-dest': 'document' }, worker])
      expect((await site.request('/contact', from(canada, headers))).status).toBe(302)
    const script = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }
    expect((await site.request('/contact', from(canada, script))).status).toBe(200)
  })

  it('remembers ?region=global for a year', async () => {
    const response = await site.request('/contact?region=global&from=mail', from(canada))
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/contact?from=mail')
    const [cookie = ''] = response.headers.getSetCookie()
    for (const part of ['region=global', 'Max-Age=31536000', 'Path=/', 'HttpOnly', 'SameSite=Lax'])
      expect(cookie).toContain(part)
  })

  it('sends the cookie over TLS only where visitors come over TLS, though the proxy passes them on without it', async () => {
    const behindProxy = await openCountrySite({ PUBLIC_ORIGIN: 'https://site.example' })
    const cookieOf = async ({ request }: typeof site) =>
      (await request('/contact?region=global')).headers.getSetCookie()[0] ?? ''
    expect(await cookieOf(behindProxy)).toMatch(/^region=global; .*; Secure$/)
    expect(await cookieOf(site)).not.toContain('Secure')
  })

  it('never sends anyone to another host through the parameter', async () => {
    for (const target of ['//evil.example/?region=global', '/\\evil.example/?region=global']) {
      const location = (await site.request(target, from(canada))).headers.get('location') ?? ''
      expect(new URL(location, testOrigin).host).toBe(new URL(testOrigin).host)
    }
  })

  it('trusts the country header of the proxy only', async () => {
    expect((await site.request('/contact', from(nigeria, { 'cf-ipcountry': 'CA' }))).status).toBe(
      302,
    )
    expect((await site.request('/contact', from(canada, { 'cf-ipcountry': 'NG' }))).status).toBe(
      200,
    )
    expect((await site.request('/contact', from(canada, { 'cf-ipcountry': 'XX' }))).status).toBe(
      302,
    )
    const open = await openCountrySite({ TRUSTED_PROXY: '' })
    expect((await open.request('/contact', from(canada, { 'cf-ipcountry': 'CA' }))).status).toBe(
      200,
    )
  })

  it('sends nobody away in mode off', async () => {
    const other = await openCountrySite({ COUNTRY_MODE: 'off' })
    expect((await other.request('/contact', from(canada))).status).toBe(200)
  })

  it('§8 Geolocation failure · a missing table is logged only', async () => {
    const other = await openCountrySite({ COUNTRY_DATABASE: '/nowhere.mmdb' })
    expect((await other.request('/contact', from(canada))).status).toBe(200)
    expect(other.warnings).toEqual(['country.table-missing'])
  })

  it('§7 GET geolocation service, path /ipgeo · asks the provider where the table has no entry, with the key, and reads country_name', async () => {
    const asked: string[] = []
    const provider = createServer((req, res) => {
      asked.push(req.url ?? '')
      res.end(JSON.stringify({ country_name: req.url?.includes(canada) ? 'Canada' : 'Nigeria' }))
    })
    const url = `http://127.0.0.1:${await listen(provider)}`
    const other = await openCountrySite({
      COUNTRY_DATABASE: 'none',
      IPGEO_URL: url,
      IPGEO_KEY: 'k1',
    })
    expect((await other.request('/contact', from(canada))).headers.get('location')).toBe(
      canadianSite,
    )
    expect((await other.request('/services', from(canada))).status).toBe(302)
    expect((await other.request('/contact', from(nigeria))).status).toBe(200)
    expect((await other.request('/contact', from('192.168.1.1'))).status).toBe(200)
    expect(
      (await other.request('/contact', from(unitedStates, { 'user-agent': 'WhatsApp/2.23' })))
        .status,
    ).toBe(200)
    expect(asked).toEqual([`/ipgeo?apiKey=k1&ip=${canada}`, `/ipgeo?apiKey=k1&ip=${nigeria}`])
    provider.close()
  })
})
