import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { roles } from '#src/contracts/permissions.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { signedIn } from '../../../tests/signed-in.ts'
import { authorizeApi, authorizePages } from './authorize.ts'

const owner = signedIn()
const newcomer = signedIn({ standing: 'change-password', mustChangePassword: true })
const half = signedIn({ standing: 'second-factor' })
const unready = signedIn({ standing: 'set-up-second-factor' })
const editor = signedIn({ role: 'editor' })
const stale = signedIn({ provedAt: Date.now() - staffLimits.proofMs })

async function ask(staff: SignedIn | null, target: string, headers: Record<string, string> = {}) {
  const [method = '', path = ''] = target.split(' ')
  const app = new Hono<AppEnv>().use((c, next) => {
    c.set('staff', staff)
    return next()
  })
  app.use('/api/*', authorizeApi).use(
    '/admin/*',
    authorizePages(async (c, status) => c.text('refused', status)),
  )
  app.all('*', (c) => c.text('secret'))
  const response = await app.request(path, { method, headers })
  const text = await response.text()
  expect(text === 'secret').toBe(response.status === 200)
  return response.headers.get('location') ?? response.status
}

// Who may use which address is asked of the whole site in tests/http/accounts/staff-routes.test.ts.
it.each([
  ['a visitor', null, 'GET /admin/signin', 200],
  ['a visitor', null, 'POST /admin/dashboard', '/admin/signin'],
  [
    'a visitor',
    null,
    'POST /admin/pro-forma?contact=2',
    '/admin/signin?next=%2Fadmin%2Fpro-forma%3Fcontact%3D2&reason=ended',
  ],
  [
    'a visitor',
    null,
    'GET /admin/content/edit?path=a&field=b',
    '/admin/signin?next=%2Fadmin%2Fcontent%2Fedit%3Fpath%3Da%26field%3Db',
  ],
  ['a visitor', null, 'HEAD /api/contact', 401],
  ['a newcomer', newcomer, 'GET /admin/dashboard', '/admin/password'],
  ['a newcomer', newcomer, 'GET /admin/signin', '/admin/password'],
  ['a newcomer', newcomer, 'GET /admin/password', 200],
  ['a newcomer', newcomer, 'GET /api/contact', 403],
  ['a newcomer', newcomer, 'GET /api/session', 200],
  [
    'an account before its second factor',
    half,
    'GET /admin/content/edit?path=a',
    '/admin/second-factor?next=%2Fadmin%2Fcontent%2Fedit%3Fpath%3Da',
  ],
  [
    'an account before its second factor',
    half,
    'GET /admin/signin?next=/admin/log',
    '/admin/second-factor?next=%2Fadmin%2Flog',
  ],
  ['an account that needs a second factor', unready, 'GET /admin/dashboard', '/admin/account'],
  ['an owner', owner, 'GET /admin/signin', '/admin/dashboard'],
  ['an owner', owner, 'GET /admin/signin?next=%2Fadmin%2Flog', '/admin/log'],
  ['an owner', owner, 'GET /admin', '/admin/dashboard'],
  ['an owner', owner, 'POST /admin/signin', 200],
  ['an owner', owner, 'GET /admin/unheard-of', 404],
  ['an owner whose proof is old', stale, 'GET /api/contact.csv', 403],
  ['an editor', editor, 'GET /admin', '/admin/content'],
])('§6 · %s (%#) at the guard of %s', async (_, staff, target, expected) =>
  expect(await ask(staff, target)).toBe(expected),
)

it.each(roles)('leads the role of %s to a page that it may open', async (role) => {
  const home = await ask(signedIn({ role }), 'GET /admin')
  expect(await ask(signedIn({ role }), `GET ${home}`)).toBe(200)
})
