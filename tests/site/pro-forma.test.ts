import { expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { ask, openEditorSession } from '../../scripts/site/ask-site.ts'
import { contact } from '../http/test-site.ts'
import { startOwnSite } from './own-site.ts'
import { textOfHtml } from './text-of-html.ts'

const site = await startOwnSite()

it('answers 404 for a pro-forma that is not there', async () => {
  const cookie = await openEditorSession(site.origin, site.database, 'sales', 'the-asker')
  await ask(site.origin, '/api/contact', { method: 'POST', body: contact })
  const statusOf = async (query: string) =>
    (await ask(site.origin, `/admin/pro-forma?contact=1${query}`, { cookie })).status
  expect(await statusOf('')).toBe(200)
  for (const id of ['99', '99999999999', 'x', ''])
    expect([await statusOf(`&sent=${id}`), await statusOf(`&copy=${id}`)]).toEqual([404, 404])
}, 60_000)

it.runIf(settings().company.bank.length === 0)(
  'leads an owner to what a pro-forma needs, and names the owner to others',
  async () => {
    const show = async (role: 'owner' | 'sales') => {
      const cookie = await openEditorSession(site.origin, site.database, role, `the-${role}`)
      const headers = { accept: 'text/html' }
      return (await ask(site.origin, '/admin/pro-forma?contact=1', { cookie, headers })).body
    }
    expect(await show('owner')).toContain('#entry-company_bank')
    const asked = textOfHtml(await show('sales'))
    expect(asked).toContain('the bank account')
    // Other tests of this site have owners too.
    expect(asked).toMatch(/Ask [^.]*the-owner/)
    expect(asked).not.toContain('Quantity')
  },
  60_000,
)
