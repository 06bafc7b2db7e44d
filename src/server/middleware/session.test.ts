import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { SignedIn } from '../services/sessions.ts'
import type { AppEnv } from './context.ts'
import { staffOnly, staffPages } from './session.ts'

const ngozi: SignedIn = { id: 1, name: 'Ngozi', mustChangePassword: false, endsAt: 0, idleEndsAt: 0 }
const newcomer: SignedIn = { ...ngozi, mustChangePassword: true }

async function ask(staff: SignedIn | null, path: string, method = 'GET') {
  const app = new Hono<AppEnv>().use((c, next) => {
    c.set('staff', staff)
    return next()
  })
  app.use('/api/*', staffOnly).use('/admin/*', staffPages)
  app.all('*', (c) => c.text('secret'))
  const response = await app.request(path, { method })
  const text = await response.text()
  if (text !== 'secret') expect(text).not.toContain('secret')
  return response.headers.get('location') ?? response.status
}

it.each([
  ['nobody', null, '/admin/dashboard', '/admin/signin'],
  ['nobody', null, '/admin', '/admin/signin'],
  ['nobody', null, '/admin/signin', 200],
  ['nobody', null, '/api/contact', 401],
  ['a newcomer', newcomer, '/admin/dashboard', '/admin/password'],
  ['a newcomer', newcomer, '/admin/signin', '/admin/password'],
  ['a newcomer', newcomer, '/admin/password', 200],
  ['a newcomer', newcomer, '/api/contact', 403],
  ['staff', ngozi, '/admin/dashboard', 200],
  ['staff', ngozi, '/admin/password', 200],
  ['staff', ngozi, '/admin/signin', '/admin/dashboard'],
  ['staff', ngozi, '/admin', '/admin/dashboard'],
  ['staff', ngozi, '/api/contact', 200],
])('§6 · %s (%#) at the guard', async (_, staff, path, expected) => expect(await ask(staff, path)).toBe(expected))

it('allows POST to the guarded page of the form', async () => {
  expect(await ask(ngozi, '/admin/signin', 'POST')).toBe(200)
  expect(await ask(null, '/admin/password', 'POST')).toBe('/admin/signin')
})
