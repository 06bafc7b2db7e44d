import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { countRequests, findRequest } from '#src/desk/requests/requests.server.ts'
import { openTestSite, sqliteUnlessAll, testOrigin } from '../test-site.ts'

const caller = {
  firstName: 'Chidi',
  lastName: 'Eze',
  phone: '+2348031234567',
  message: 'Asks for three cold rooms in Ikeja.',
  isTold: 'on',
}

describe.each(sqliteUnlessAll)(
  '§2 Admin dashboard · a request of a caller on %s',
  async (engine) => {
    const site = await openTestSite(engine)
    const cookie = await site.signIn('tunde', undefined, 'sales')
    const enter = (fields: Record<string, string>) =>
      site.request('/admin/enter', {
        method: 'POST',
        body: new URLSearchParams({ key: randomUUID(), ...fields }),
        headers: { cookie, origin: testOrigin },
      })

    it('is stored once, marked, in the care of the account, without a mail, and noted', async () => {
      const key = randomUUID()
      const { id } = await (await enter({ ...caller, key })).json()
      expect(await (await enter({ ...caller, key })).json()).toMatchObject({ id })
      expect(await findRequest(site.context, id)).toMatchObject({
        lastName: 'Eze',
        businessEmail: '',
        phoneToDial: '+234 803 123 4567',
        state: 'new',
        takenBy: 'tunde',
        campaign: 'telephone',
        consentVersion: 'told-by-phone',
        marketing: false,
        flags: [],
      })
      expect(await countRequests(site.context)).toBe(1)
      expect(await site.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
      const entries = await site.database.db
        .selectFrom('audit')
        .select(['actor', 'subject'])
        .where('action', '=', 'contact.entered')
        .execute()
      expect(entries).toEqual([{ actor: 'tunde', subject: `contact ${id}` }])
    })

    it('needs a number or an address, and that the caller was told', async () => {
      const { phone: _, ...nowhere } = caller
      const { isTold: __, ...untold } = caller
      for (const [fields, field] of [
        [nowhere, 'phone'],
        [untold, 'isTold'],
        [{ ...caller, phone: 'ask him' }, 'phone'],
        [{ ...caller, lastName: '' }, 'lastName'],
      ] as const) {
        const answer = await enter(fields)
        expect(answer.status).toBe(422)
        expect(Object.keys((await answer.json()).errors)).toEqual([field])
      }
      expect((await enter({ ...nowhere, businessEmail: 'eze@works.example' })).status).toBe(200)
    })

    it('without an address is one person with nobody else, and is not answered by mail', async () => {
      const { id } = await (await enter({ ...caller, phone: '0803 765 4321' })).json()
      const { id: other } = await (await enter({ ...caller, phone: '0803 999 8888' })).json()
      expect(await findRequest(site.context, id)).toMatchObject({ fromPerson: 1 })
      const list = await site.get(`/api/contact?person=${id}`, cookie)
      expect((await list.json()).items.map((item: { id: number }) => item.id)).toEqual([id])
      const reply = await site.send(
        'POST',
        `/api/contact/${other}/replies`,
        { key: randomUUID(), subject: 'Cold rooms', text: 'Dear Chidi' },
        { cookie },
      )
      expect(reply.status).toBe(409)
      expect((await reply.json()).detail).toContain('no e-mail address')
    })

    it('is entered by nobody who may not change requests', async () => {
      const reader = await site.signIn('vera', undefined, 'viewer')
      const answer = await site.request('/admin/enter', {
        method: 'POST',
        body: new URLSearchParams({ key: randomUUID(), ...caller }),
        headers: { cookie: reader, origin: testOrigin },
      })
      expect(answer.status).not.toBe(200)
    })
  },
)
