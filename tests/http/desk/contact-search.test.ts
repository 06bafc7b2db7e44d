import { describe, expect, it } from 'vitest'
import { correctPerson } from '#src/desk/people/people.server.ts'
import { readRequestPage } from '#src/desk/requests/requests.server.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { engines, openTestSite } from '../test-site.ts'

const phones: Record<string, string> = {
  1: '+234 803 123 4567',
  2: '08031234568',
  3: '+44 20 7946 0958',
}

describe.each(engines)(
  '§2 Admin dashboard · a lead is found by its telephone or its number on %s',
  async (engine) => {
    const site = await openTestSite(engine)
    await site.addContacts(
      ...Array.from({ length: 60 }, (_, n) => ({
        reference: n === 0 ? 'k7m3-9qxa' : `r${n + 1}`,
        phone: phones[n + 1] ?? '+234 802 000 0000',
        message: `${99 - n} sensors`,
      })),
    )

    const list = (search: string, more: { after?: number; limit?: number; sort?: 'oldest' } = {}) =>
      readRequestPage(site.context, { search, ...more })
    const found = async (search: string) => (await list(search)).items.map(({ id }) => id)

    it.each([
      ['+234 803 123 4567', [1]],
      ['0803-123-4567', [1]],
      ['0803 123', [2, 1]],
      ['bee 0803 123 4568 works', [2]],
      ['+44 (0)20 7946 0958', [3]],
      ['020 7946 0958 nobody', []],
      ['k7m3-9qxa', [1]],
      ['K7M39QXA bee', [1]],
      ['k7m39qxb', []],
    ])('"%s"', async (search, ids) => {
      expect(await found(search)).toEqual(ids)
      expect((await list(search)).total).toBe(ids.length)
    })

    it('a corrected telephone number is found, and the one before no longer', async () => {
      await correctPerson(site, commandLine, 'r3', {
        phone: '+234 809 999 8877',
      })
      expect(await found('+234 809 999 8877')).toEqual([3])
      expect(await found('020 7946 0958')).toEqual([])
    })

    it.each(['45', '#45'])(
      '"%s" finds the lead of that number before those in whose text it stands',
      async (search) => {
        expect((await found(search))[0]).toBe(45)
        expect(await found('45')).toEqual([45, 55])
      },
    )
    it('a number that is no lead, or is too large for one, is a word like any other', async () => {
      expect(await found('99')).toEqual([1])
      expect(await found('99999999999')).toEqual([])
    })

    it.each(['oldest', undefined] as const)(
      'it comes once, whatever the size of a page (%s first)',
      async (sort) => {
        for (const limit of [1, 2, 3]) {
          const seen: number[] = []
          for (let after: number | undefined; ; ) {
            const page = await list('5', { limit, ...(after && { after }), ...(sort && { sort }) })
            seen.push(...page.items.map(({ id }) => id))
            if (page.next === null) break
            after = page.next
          }
          expect(seen[0]).toBe(5)
          expect(seen).toHaveLength((await list('5')).total)
          expect(new Set(seen).size).toBe(seen.length)
        }
      },
    )
  },
)
