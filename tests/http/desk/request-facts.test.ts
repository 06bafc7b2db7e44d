import { describe, expect, it } from 'vitest'
import { insertRequest } from '#src/desk/requests/request-rows.server.ts'
import {
  isInState,
  isSnoozedAfter,
  isWork,
  shownState,
} from '#src/desk/requests/request-state.server.ts'
import { isSnoozed, requestStates } from '#src/desk/requests/requests.ts'
import { type DueDay, matches } from '#src/desk/requests/selection.server.ts'
import { contactRow, engines, openTestSite } from '../test-site.ts'

const today = '2026-11-20'
const facts = [
  { state: 'new', columns: {} },
  { state: 'answered', columns: { answered_at: 1, answered_by: 'ada' } },
  { state: 'flagged', columns: { flags: 'links' } },
].flatMap(({ state, columns }) =>
  [null, 1].flatMap((waits_since) =>
    [null, '2026-11-19', today, '2026-11-21'].map((come_back_on) => ({
      ...{ state, waits_since, come_back_on },
      row: { ...columns, waits_since, come_back_on },
    })),
  ),
)

describe.each(engines)('what is so of a request, from all its facts, on %s', async (engine) => {
  const { database } = await openTestSite(engine)
  await database.write(async (tx) => {
    for (const [at, { row }] of facts.entries())
      await insertRequest(tx, contactRow({ reference: `r${at}`, ...row }))
  })
  const { db } = database
  const rows = await db.selectFrom('contact').selectAll().orderBy('id').execute()
  const found = async (test: Parameters<ReturnType<typeof select>['where']>[0]) =>
    (await select().where(test).orderBy('id').execute()).map(({ id }) => id)
  const select = () => db.selectFrom('contact').select('id')
  const idsOf = (test: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(test).map(({ id }) => id)
  const seen = (row: (typeof rows)[number]) => ({
    state: shownState(row),
    comeBackOn: row.come_back_on,
  })

  it('has every combination', () => {
    expect(rows).toHaveLength(24)
    expect(rows.map(({ state }) => state)).toEqual(facts.map(({ state }) => state))
  })

  it.each(requestStates)('is in the list %s as its card says', async (state) => {
    const ids = idsOf((row) => shownState(row) === state)
    expect(ids.length).toBeGreaterThan(0)
    expect(await found((e) => isInState(e, engine, state))).toEqual(ids)
  })

  it('is in the list of snoozed ones as its card says', async () => {
    const ids = idsOf((row) => isSnoozed(seen(row), today))
    // Open and answered with a later day; an open one is not waiting, whatever is stored.
    expect(ids.map((id) => rows.find((row) => row.id === id)?.state)).toEqual([
      ...['new', 'new', 'answered'],
    ])
    expect(await found((e) => isSnoozedAfter(e, today))).toEqual(ids)
  })

  it('is due on the day until which it is snoozed, also where it was answered', async () => {
    const dueOn = (day: string) => {
      const start = Date.parse(day)
      const due: DueDay = { day, start, monday: start }
      return found(matches(engine, { due }))
    }
    const later = '2026-11-21'
    const hasDay = (until: string) => (row: (typeof rows)[number]) =>
      row.state !== 'flagged' && row.come_back_on !== null && row.come_back_on <= until
    expect(await dueOn(today)).toEqual(idsOf(hasDay(today)))
    expect(await dueOn(later)).toEqual(idsOf(hasDay(later)))
    const snoozed = idsOf((row) => isSnoozed(seen(row), today))
    expect(await dueOn(today)).not.toEqual(expect.arrayContaining(snoozed))
    expect(await dueOn(later)).toEqual(expect.arrayContaining(snoozed))
    expect(await found(isWork)).toEqual(expect.arrayContaining(snoozed))
  })

  it('is work for whoever has it unless it is flagged, or answered without a day', async () => {
    const ids = idsOf((row) => {
      const { state, comeBackOn } = seen(row)
      return state === 'new' || state === 'waiting' || (state === 'answered' && comeBackOn !== null)
    })
    expect(await found(isWork)).toEqual(ids)
  })
})
