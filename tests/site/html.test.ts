import { expect, inject, it } from 'vitest'
import { ask, openEditorSession } from '../../scripts/site/ask-site.ts'
import { contact } from '../http/test-site.ts'
import { htmlFaults } from './html-faults.ts'
import { origin, pagesOfSite } from './pages-of-site.ts'

const pages = await pagesOfSite()

it.each([...pages.keys()])('%s is valid HTML', async (address) => {
  expect(await htmlFaults(pages.get(address) ?? '')).toEqual([])
})

it.each([
  '/contact',
  '/contact?product=2',
  '/newsletter/unsubscribe',
  '/newsletter/unsubscribe?token=none',
  '/newsletter/confirm',
  '/newsletter/confirm?token=none',
  '/search?q=modbus',
  '/search?q=modbus&kind=questions',
  '/search?q=nothing-has-this-word',
  '/admin/signin',
])('%s, which is rendered when it is asked for, is valid HTML', async (address) => {
  expect(await htmlFaults((await ask(origin, address)).body)).toEqual([])
})

it.each(['/contact', '/newsletter', '/admin/signin'])(
  'the form of %s that comes back with its faults is valid HTML',
  async (address) => {
    const form = { businessEmail: '"><', email: '"><' }
    const { status, body } = await ask(origin, address, {
      method: 'POST',
      form,
      headers: { origin },
    })
    expect(status).toBe(422)
    expect(await htmlFaults(body)).toEqual([])
  },
)

it('pages of the staff area are valid HTML', async () => {
  const cookie = await openEditorSession(origin, inject('siteDatabase'), 'owner')
  expect((await ask(origin, '/api/contact', { method: 'POST', body: contact })).status).toBe(201)
  for (const address of [
    '/admin/dashboard',
    '/admin/dashboard?tab=newsletter',
    '/admin/dashboard?search=zzz',
    '/admin/delete?state=flagged',
    '/admin/password',
  ]) {
    const { status, body } = await ask(origin, address, { cookie })
    expect([address, status]).toEqual([address, 200])
    expect(await htmlFaults(body), address).toEqual([])
  }
})
