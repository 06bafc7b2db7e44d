import { describe, expect, it } from 'vitest'
import { may, type Role, roles } from '#src/contracts/permissions.ts'
import { staffRoutes } from '#src/contracts/staff/staff-routes.ts'
import { sendProForma } from '../desk/made-pro-forma.ts'
import { pdf, sendFiles } from '../desk/sent-files.ts'
import { contact, openTestSite } from '../test-site.ts'

const targetOf = (path: string) => path.replace(/:(id|file|note|proForma)/g, '1')

const guarded = staffRoutes.flatMap(({ access, during = [], ...route }) =>
  access === 'anyone'
    ? []
    : [
        {
          ...route,
          access,
          isBeforeSecondFactor: during.includes('second-factor'),
          name: `${route.method} ${route.path}`,
        },
      ],
)

// One engine is enough, because requests of all roles cause the same queries on both engines.
const cookies: Record<string, string> = {
  'no cookie': '',
  forged: `__Host-session=${'A'.repeat(43)}`,
}
const site = await openTestSite('sqlite')
await sendFiles(site, [['plan.pdf', pdf()]])
// The first session is one that has ended, because requests here end the session of this number.
cookies['ended'] = await site.signIn('gone')
await site.submit('/admin/logout', {}, { cookie: cookies['ended'] })
for (const role of roles)
  cookies[role] = await site.signIn(`the ${role}`, 'a long pass phrase', role)
await site.database.db.updateTable('contact').set({ flag_lifted_at: 1 }).execute()
await sendProForma(site, cookies['sales'] ?? '')
// Only a request with a booked call has a calendar file.
await site.database.db
  .insertInto('booking')
  .values({
    ...{ starts_at: Date.now() + 86_400_000, place: 0, contact_id: 1 },
    ...{ phone_key: '', network_key: '', link_opened: 0 },
  })
  .execute()
cookies['second factor missing'] = await site.signIn('half')
const { id } = await site.database.db
  .selectFrom('staff')
  .select('id')
  .where('name', '=', 'half')
  .executeTakeFirstOrThrow()
await site.database.db
  .insertInto('totp')
  .values({ staff_id: id, secret: 'A', created_at: 1, confirmed_at: 1 })
  .execute()

/**
 * Roles that may use each route, written without the program's own table. The first matching line
 * counts.
 */
const usedBy: readonly (readonly [route: RegExp, ...roles: Role[]])[] = [
  [
    / \/(admin\/(people|clock|held-mails|accounts|webhooks|opening|log)|api\/(audit|person|content\/opening))/,
    'owner',
  ],
  // Its page asks for the permission of the row's list (unreadable-rows.test.ts).
  [/ \/admin\/stored$/, 'owner', 'editor', 'sales', 'viewer'],
  [/^POST \/admin\/newsletter$| \/admin\/newsletter\/send/, 'owner'],
  [/ \/(admin\/newsletter|api\/newsletter\/preview)/, 'owner', 'editor'],
  [/ \/(admin|api)\/content/, 'owner', 'editor'],
  [/^POST \/(api\/contact\/:id\/open|admin\/dashboard\/view)$/, 'owner', 'sales', 'viewer'],
  [
    /^(?!GET)\w+ \/(api\/contact|admin\/(dashboard|calls))| \/admin\/(delete|enter|restored|pro-forma)/,
    'owner',
    'sales',
  ],
  [
    / \/api\/((contact|newsletter|pro-formas)\.(csv|xlsx)|contact\/:id\/(files|pro-))/,
    'owner',
    'sales',
  ],
  [
    / \/(admin\/(dashboard|numbers|calls)|api\/(contact|newsletter|numbers))/,
    'owner',
    'sales',
    'viewer',
  ],
  [
    / \/(admin(\/(confirm|second-factor|password|account(\/.*)?|time-zone|shown-name))?|api\/(session|account).*)$/,
    ...roles,
  ],
]

describe('staff addresses', () => {
  it.each(guarded)('§6 · $name is for whom it is meant', ({ name, access }) => {
    const [, ...meant]: readonly unknown[] = usedBy.find(([route]) => route.test(name)) ?? []
    expect(roles.filter((role) => may(role, access))).toEqual(
      roles.filter((role) => meant.includes(role)),
    )
  })

  let visitors = 0
  /** Returns an address of a new network, so that the limit of writes is not reached. */
  const nextAddress = () => {
    visitors += 1
    return `100.${64 + (visitors >> 8)}.${visitors & 255}.1`
  }
  const callers = ['no cookie', 'forged', 'ended', ...roles, 'second factor missing']
  it.each(
    guarded.flatMap((route) => callers.map((caller) => [route.name, caller, route] as const)),
  )('§6 · %s for %s', async (_, caller, route) => {
    const { method, access, isBeforeSecondFactor } = route
    const target = targetOf(route.path)
    const isApi = target.startsWith('/api/')
    const response = await site.request(target, {
      method,
      headers: {
        cookie: cookies[caller] ?? '',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': nextAddress(),
      },
      ...(method === 'GET' ? {} : { body: new URLSearchParams() }),
    })
    // The target after the sign-in is tested in authorize.test.ts.
    const answer = response.headers.get('location')?.replace(/\?next=.*/, '') ?? response.status
    const role = roles.find((role) => role === caller)
    if (!role && caller !== 'second factor missing')
      expect(answer).toBe(isApi ? 401 : '/admin/signin')
    else if (caller === 'second factor missing' && !isBeforeSecondFactor)
      expect(answer).toBe(isApi ? 403 : '/admin/second-factor')
    else if (role && !may(role, access)) expect(answer).toBe(403)
    else expect([401, 403, 404, 405, 503, '/admin/signin']).not.toContain(answer)
    expect(response.headers.get('cache-control')).toBe('no-store')
    if (response.status >= 300) expect(await response.text()).not.toContain(contact.message)
  })

  it.each(staffRoutes.filter(({ method }) => method !== 'GET'))(
    '§6 · $method $path from another site does nothing, not even for an owner',
    async (route) => {
      const headers = {
        cookie: cookies['owner'] ?? '',
        'sec-fetch-site': 'cross-site',
        'x-forwarded-for': nextAddress(),
      }
      const response = await site.request(targetOf(route.path), {
        method: route.method,
        headers,
        body: new URLSearchParams(),
      })
      expect(response.status).toBe(403)
    },
  )
})
