import { describe, expect, it } from 'vitest'
import { confirmAddress, isProved, proofNeeded } from '#src/contracts/account/proof.ts'
import { staffRoutes } from '#src/contracts/staff/staff-routes.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { openTestSite, sqliteUnlessAll } from '../test-site.ts'
import { createPeople, otherPassword } from './people.ts'

/**
 * Exports of personal data, deletions, webhooks, accounts and factors, written without the
 * program's own mark.
 */
const needing = [
  /^\/api\/(account\/|contact\/delete)/,
  /^\/api\/(?!numbers|openapi).*\.(csv|json)$/,
  /^\/admin\/(delete|webhooks|people\/erase|held-mails|accounts|account\/)/,
]
const guarded = staffRoutes
  .filter(({ path, needsProof }) => needsProof || needing.some((pattern) => pattern.test(path)))
  .map((route) => ({ ...route, name: `${route.method} ${route.path}` }))

describe.each(sqliteUnlessAll)(
  'an account with a second factor that has shown its password alone, on %s',
  async (engine) => {
    const site = await openTestSite(engine)
    const people = createPeople(site)
    const { staff, cookie, code } = await people.withApp('Two factors')
    const old = Date.now() - staffLimits.proofMs
    await site.database.db
      .updateTable('session')
      .set({ proved_at: old, second_factor_at: old })
      .where('id', '=', staff.sessionId)
      .execute()
    const changed = await people.changePassword(cookie)
    const half = await people.enter('Two factors', otherPassword)

    const ask = ({ method, path }: { method: string; path: string }, session: string) =>
      site.request(path, {
        method,
        headers: { cookie: session, 'sec-fetch-site': 'same-origin' },
        ...(method === 'GET' ? {} : { body: new URLSearchParams() }),
      })

    it.each(guarded)('is asked for the second factor by $name', async ({ method, path }) => {
      const first = await ask({ method, path }, half)
      const again = await ask({ method, path }, changed)
      if (path.startsWith('/api/')) {
        expect([first.status, again.status]).toEqual([403, 403])
        expect((await again.json()).type).toBe(proofNeeded)
      } else {
        expect(first.headers.get('location')).toMatch(/^\/admin\/second-factor(\?|$)/)
        expect(again.headers.get('location')).toBe(
          confirmAddress(path, { press: method === 'GET' ? null : 'other' }),
        )
      }
    })

    it('publishes no field of an owner', async () => {
      const path = 'content/company.json'
      const { version, value } = await site.read(`/api/content/entry?path=${path}`, changed)
      const save = { path, version, value: { ...value, email: 'me@elsewhere.example' } }
      expect((await site.send('PUT', '/api/content/entry', save, { cookie: changed })).status).toBe(
        200,
      )
      const { versions } = await site.read('/api/content/check', changed)
      const press = { paths: [path], versions }
      const refused = await people.send('/api/content/publish', press, changed)
      expect([refused.status, (await refused.json()).type]).toEqual([403, proofNeeded])
    })

    it('is let in by a code', async () => {
      const proved = await people.prove(changed, { code: code() })
      expect(isProved((await site.staffOf(proved)).provedAt, Date.now())).toBe(true)
      expect((await ask({ method: 'GET', path: '/api/contact.csv' }, proved)).status).toBe(200)
    })
  },
)
