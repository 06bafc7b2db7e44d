import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#src/contracts/permissions.ts'
import { openApiDocument } from '#src/server/api/openapi.ts'
import { staffRoutes } from '#src/server/middleware/staff-routes.ts'
import { pdf, sendFiles } from './sent-files.ts'
import { contact, openTestSite, type TestSite } from './test-site.ts'

/** Who may use which address; each address of the staff area has to stand here. */
const allowed: Record<string, string> = {
  'GET /api/session': 'owner editor sales viewer',
  'GET /api/contact': 'owner sales viewer',
  'GET /api/contact/:id/files/:file': 'owner sales',
  'GET /api/contact/news': 'owner sales viewer',
  'PATCH /api/contact/:id': 'owner sales',
  'POST /api/contact/changes': 'owner sales',
  'POST /api/contact/:id/open': 'owner sales viewer',
  'POST /api/contact/:id/notes': 'owner sales',
  'PUT /api/contact/:id/notes/:note': 'owner sales',
  'DELETE /api/contact/:id/notes/:note': 'owner sales',
  'POST /api/contact/:id/replies': 'owner sales',
  'POST /api/contact/delete': 'owner sales',
  'GET /admin/delete': 'owner sales',
  'POST /admin/delete': 'owner sales',
  'GET /api/contact.csv': 'owner sales',
  'GET /api/newsletter': 'owner sales viewer',
  'GET /api/newsletter.csv': 'owner sales',
  'GET /admin/dashboard': 'owner sales viewer',
  'POST /admin/dashboard': 'owner sales',
  'POST /admin/dashboard/view': 'owner sales viewer',
  'GET /admin/pro-forma': 'owner sales',
  'POST /admin/pro-forma': 'owner sales',
  'GET /api/audit': 'owner',
  'GET /admin/log': 'owner',
  'GET /admin/content': 'owner editor',
  'GET /admin/content/edit': 'owner editor',
  'GET /admin/content/publish': 'owner editor',
  'GET /admin/content/preview': 'owner editor',
  'GET /admin/content/history': 'owner editor',
  'GET /admin/content/pictures': 'owner editor',
  'GET /admin/opening': 'owner',
  'POST /admin/opening': 'owner',
  'GET /admin/people': 'owner',
  'POST /admin/people': 'owner',
  'GET /admin/people/kept': 'owner',
  'POST /admin/people/kept': 'owner',
  'GET /admin/people/erase': 'owner',
  'POST /admin/people/erase': 'owner',
  'GET /api/person.json': 'owner',
  'POST /api/session/password': 'owner editor sales viewer',
  'GET /admin/password': 'owner editor sales viewer',
  'POST /admin/password': 'owner editor sales viewer',
  'GET /api/sessions': 'owner editor sales viewer',
  'DELETE /api/sessions': 'owner editor sales viewer',
  'DELETE /api/sessions/:id': 'owner editor sales viewer',
  'POST /admin/account': 'owner editor sales viewer',
  'GET /admin/accounts': 'owner',
  'POST /admin/accounts': 'owner',
  'GET /admin/account': 'owner editor sales viewer',
  'GET /admin': 'owner editor sales viewer',
  'GET /admin/account/authenticator': 'owner editor sales viewer',
  'POST /admin/account/authenticator': 'owner editor sales viewer',
  'GET /admin/account/recovery-codes': 'owner editor sales viewer',
  'POST /admin/account/recovery-codes': 'owner editor sales viewer',
  'GET /admin/account/remove-factor': 'owner editor sales viewer',
  'POST /admin/account/remove-factor': 'owner editor sales viewer',
  'GET /admin/accounts/second-factor': 'owner',
  'POST /admin/accounts/second-factor': 'owner',
  'GET /admin/account/passkey': 'owner editor sales viewer',
  'POST /api/account/passkeys/options': 'owner editor sales viewer',
  'POST /api/account/passkeys': 'owner editor sales viewer',
  'POST /api/session/passkey/options': 'owner editor sales viewer',
  'POST /api/session/passkey': 'owner editor sales viewer',
  'POST /api/session/proof': 'owner editor sales viewer',
  'GET /admin/confirm': 'owner editor sales viewer',
  'POST /admin/confirm': 'owner editor sales viewer',
  'GET /admin/second-factor': 'owner editor sales viewer',
  'POST /admin/second-factor': 'owner editor sales viewer',
  'GET /api/content': 'owner editor',
  'GET /api/content/entry': 'owner editor',
  'PUT /api/content/entry': 'owner editor',
  'DELETE /api/content/entry': 'owner editor',
  'POST /api/content/entries': 'owner editor',
  'POST /api/content/certificates': 'owner editor',
  'POST /api/content/removal': 'owner editor',
  'GET /api/content/check': 'owner editor',
  'GET /api/content/words': 'owner editor',
  'GET /api/content/search': 'owner editor',
  'GET /api/content/preview': 'owner editor',
  'POST /api/content/preview': 'owner editor',
  'GET /api/content/preview-links': 'owner editor',
  'POST /api/content/preview-links': 'owner editor',
  'DELETE /api/content/preview-links/:id': 'owner editor',
  'POST /api/content/publish': 'owner editor',
  'GET /api/content/history': 'owner editor',
  'POST /api/content/kept': 'owner editor',
  'GET /api/content/restore': 'owner editor',
  'POST /api/content/restore': 'owner editor',
  'GET /api/content/pictures': 'owner editor',
  'GET /api/content/picture': 'owner editor',
  'POST /api/content/pictures': 'owner editor',
  'DELETE /api/content/pictures': 'owner editor',
}
/** Addresses that stay open to somebody who still has to give a second factor. */
const beforeSecondFactor = [
  'GET /api/session',
  'POST /api/session/proof',
  'POST /api/session/passkey/options',
  'POST /api/session/passkey',
  'GET /admin/second-factor',
  'POST /admin/second-factor',
]

const guarded = staffRoutes.filter(({ access }) => access !== 'anyone').map(({ method, path }) => `${method} ${path}`)

it('names each guarded address, and the API’s document marks the same ones', () => {
  expect(Object.keys(allowed).sort()).toEqual([...guarded].sort())
  const described = Object.entries(openApiDocument().paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      'security' in operation && JSON.stringify(operation.security).includes('session')
        ? [`${method.toUpperCase()} /api${path.replace(/\{(\w+)\}/g, ':$1')}`]
        : [],
    ),
  )
  expect(described.sort()).toEqual(guarded.filter((name) => name.includes('/api/')).sort())
})

// One engine: roles and addresses ask the database for nothing that the engines write differently.
describe('staff addresses', () => {
  let site: TestSite
  const cookies: Record<string, string> = { 'no cookie': '', forged: `__Host-session=${'A'.repeat(43)}` }
  beforeAll(async () => {
    site = await openTestSite('sqlite')
    await sendFiles(site, [['plan.pdf', pdf()]])
    for (const role of roles) cookies[role] = await site.signIn(`the ${role}`, 'a long pass phrase', role)
    cookies['ended'] = await site.signIn('gone')
    await site.submit('/admin/logout', {}, { cookie: cookies['ended'] })
    cookies['second factor missing'] = await site.signIn('half')
    const { id } = await site.database.db.selectFrom('staff').select('id').where('name', '=', 'half').executeTakeFirstOrThrow()
    await site.database.db.insertInto('totp').values({ staff_id: id, secret: 'A', created_at: 1, confirmed_at: 1 }).execute()
  })
  afterAll(() => site.close())

  let visitors = 0
  /** Each from a network of its own, so that none is over its limit of writes. */
  const nextAddress = () => {
    visitors += 1
    return `100.${64 + (visitors >> 8)}.${visitors & 255}.1`
  }
  const callers = ['no cookie', 'forged', 'ended', ...roles, 'second factor missing']
  it.each(guarded.flatMap((route) => callers.map((caller) => [route, caller] as const)))('§6 · %s for %s', async (route, caller) => {
    const [method = '', pattern = ''] = route.split(' ')
    const target = pattern.replace(/:(id|file|note)/g, '1')
    const isApi = target.startsWith('/api/')
    const response = await site.request(target, {
      method,
      headers: { cookie: cookies[caller] ?? '', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': nextAddress() },
      ...(method === 'GET' ? {} : { body: new URLSearchParams() }),
    })
    // Where it leads afterwards is another test's (authorize.test.ts).
    const answer = response.headers.get('location')?.replace(/\?next=.*/, '') ?? response.status
    const isRole = roles.some((role) => role === caller)
    if (!isRole && caller !== 'second factor missing') expect(answer).toBe(isApi ? 401 : '/admin/signin')
    else if (caller === 'second factor missing' && !beforeSecondFactor.includes(route))
      expect(answer).toBe(isApi ? 403 : '/admin/second-factor')
    else if (isRole && !allowed[route]?.split(' ').includes(caller)) expect(answer).toBe(403)
    else expect([401, 403, 404, 405, 503, '/admin/signin']).not.toContain(answer)
    expect(response.headers.get('cache-control')).toBe('no-store')
    if (response.status >= 300) expect(await response.text()).not.toContain(contact.message)
  })
})
