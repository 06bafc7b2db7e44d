import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '#src/core/database/connect.ts'
import type { Tables } from '#src/core/database/tables.ts'
import { idColumn } from './id-column.server.ts'
import type { RequestState, StoredState } from './requests.ts'

type Expressions = ExpressionBuilder<Tables, 'contact'>

/**
 * Whether an answered request waits for its customer. Staff see a state of its own; the database
 * has it as `answered`. `shownState` says the same of a row that is read.
 */
export const isWaiting = (e: Expressions) =>
  e.and([e('state', '=', 'answered'), e('waits_since', 'is not', null)])

/** The state that staff see of a row. */
export const shownState = (row: {
  state: StoredState
  waits_since: number | null
}): RequestState => (row.state === 'answered' && row.waits_since !== null ? 'waiting' : row.state)

/**
 * Tests the state that staff see. The ids of waiting requests come from an index of their own, so
 * that only their rows are read.
 */
export function isInState(e: Expressions, engine: Engine, state: RequestState) {
  const waiting = e
    .selectFrom('contact as waiter')
    .select('waiter.id')
    .where('waiter.waits_since', 'is not', null)
    .where('waiter.state', '=', 'answered')
  if (state === 'waiting') return sql<SqlBool>`${idColumn(engine)} in ${waiting}`
  return state === 'answered'
    ? e.and([e('state', '=', state), sql<SqlBool>`${idColumn(engine)} not in ${waiting}`])
    : e('state', '=', state)
}

/**
 * Whether a request is snoozed until a day after `day`; requests.ts says the same of a request that
 * staff see.
 */
export const isSnoozedAfter = (e: Expressions, day: string) =>
  e.and([e('come_back_on', '>', day), e('state', '<>', 'flagged'), e.not(isWaiting(e))])

/** Whether a request is work for whoever has taken it: open, waiting, or with a day to come back. */
export const isWork = (e: Expressions) =>
  e.and([
    e('state', '<>', 'flagged'),
    e.or([e('state', '=', 'new'), e('come_back_on', 'is not', null), isWaiting(e)]),
  ])
