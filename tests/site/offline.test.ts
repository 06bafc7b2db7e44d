import { expect, it } from 'vitest'
import { offlineMark, shellPages, workerAddress } from '#src/contracts/offline-worker.ts'
import { ask } from '../../scripts/site/ask-site.ts'
import { startOwnSite } from './own-site.ts'

const [on, off] = await Promise.all([startOwnSite(), startOwnSite({ env: { OFFLINE: 'off' } })])

it.each([...shellPages, '/', '/product/3', '/products?page=1'])(
  'browsers may store %s',
  async (target) => {
    const { headers, body } = await ask(on.origin, target)
    expect(headers[offlineMark]).toBe('yes')
    expect(body).toContain('data-offline')
  },
)

it.each([
  '/contact?product=2',
  '/contact?list=smart-lock*2',
  '/search?q=lock',
  '/newsletter/confirm?token=x',
  '/offer?token=x',
  '/admin/signin',
  '/no-such-page',
  '/product/99',
  '/api/openapi.json',
  '/rss.xml',
])('browsers may not store %s', async (target) =>
  expect((await ask(on.origin, target)).headers[offlineMark]).toBeUndefined(),
)

it('the worker may fetch, and is asked for again at each visit', async () => {
  const { headers, body } = await ask(on.origin, workerAddress)
  expect(headers['content-security-policy']).toBeUndefined()
  expect(headers['cache-control']).toContain('max-age=0')
  expect(body).toContain('offline-pages')
})

it('switched off, nothing is marked or registered, and the worker removes itself', async () => {
  const { headers, body } = await ask(off.origin, '/contact')
  expect(headers[offlineMark]).toBeUndefined()
  expect(body).not.toContain('data-offline')
  const worker = await ask(off.origin, workerAddress)
  expect(worker.body).toContain('.unregister()')
  expect(worker.body).not.toContain('respondWith')
})
