import { expect, it } from 'vitest'
import { ask } from '../../scripts/site/ask-site.ts'
import { editSite } from './editing-site.ts'
import { startOwnSite } from './own-site.ts'

const canadianSite = { name: 'Works Canada', suffix: 'Canada', url: 'https://ca.site.example' }

const site = await startOwnSite({ env: { COUNTRY_MODE: 'suggest' } })
// The company itself may have no such site.
const editor = await editSite(site.origin, site.database, 'owner')
await editor.save('content/company.json', { canadianSite })
await editor.publish('A site in Canada')

const agent = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}
const from = (country: string, target: string) =>
  ask(site.origin, target, { headers: { ...agent, 'cf-ipcountry': country } })

it.each(['/', '/contact', '/no-such-page', '/search?q=modbus'])(
  '%s suggests the site for Canada to a visitor from there, and to nobody else',
  async (target) => {
    const link = `href="${canadianSite.url}"`
    for (const country of ['NG', 'CA', 'NG', 'CA']) {
      const { headers, body } = await from(country, target)
      expect([country, body.split('?region=global').length - 1]).toEqual([
        country,
        country === 'CA' ? 1 : 0,
      ])
      if (country === 'CA')
        expect([body.includes(link), headers['cache-control']]).toEqual([
          true,
          expect.stringMatching(/private|no-store/),
        ])
    }
  },
)

it('sends a page with the suggestion once to who has it', async () => {
  const { etag = '' } = (await from('CA', '/')).headers
  expect(etag).not.toBe((await from('NG', '/')).headers['etag'])
  const again = await ask(site.origin, '/', {
    headers: { ...agent, 'cf-ipcountry': 'CA', 'if-none-match': String(etag) },
  })
  expect(again.status).toBe(304)
})
