import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { slotOf } from '#src/contracts/contact/call-back.ts'
import type { Engine } from '#src/core/database/connect.ts'
import type { Tables } from '#src/core/database/tables.ts'
import { idColumn } from './id-column.server.ts'
import { isInState, isSnoozedAfter } from './request-state.server.ts'
import type { RequestState } from './requests.ts'
import { containsWords, listsProduct } from './search.server.ts'

export type RequestSelection = {
  state?: RequestState | undefined
  /** Words that must all occur in the searched text. */
  words?: string[] | undefined
  /** Earliest submission, in milliseconds. */
  since?: number | undefined
  isOrdinary?: true | undefined
  /** null for requests that nobody takes care of. */
  takenBy?: string | null | undefined
  hasFiles?: true | undefined
  /** Selects requests that are due on or before this day. */
  due?: DueDay | undefined
  /** Selects requests that are snoozed until a day after this one. */
  snoozedAfter?: string | undefined
  /**
   * A page, by its path, and the pages below it; or a product, by its path and by its slug in
   * request lists.
   */
  about?: { path: string; slug?: string | undefined } | undefined
  /** Id of a request; selects all requests with the same mail address or telephone number. */
  person?: number | undefined
}

/**
 * A day of the company's calendar, and the first moments of this day and of the latest Monday, to
 * compare wishes for a call with.
 */
export type DueDay = { day: string; start: number; monday: number }

type Expressions = ExpressionBuilder<Tables, 'contact'>

/**
 * Tests whether a request is due. Flagged requests never are, and a wish for a call is due only
 * until the request is answered.
 */
const isDue = (e: Expressions, { day, start, monday }: DueDay) =>
  e.and([
    e('state', '<>', 'flagged'),
    e.or([
      e('come_back_on', '<=', day),
      e.and([
        e('state', '=', 'new'),
        e.or([
          e('call_back', 'like', 'today-%'),
          e.and([e('call_back', 'like', 'tomorrow-%'), e('submitted_at', '<', start)]),
          e.and([e('call_back', 'like', 'monday-%'), e('submitted_at', '<', monday)]),
          // A booked call is due on its day.
          e.and([
            e('call_back', 'like', '20%'),
            e('call_back', '<', slotOf(start + 24 * 3_600_000)),
          ]),
        ]),
      ]),
    ]),
  ])

const isAbout = (
  e: Expressions,
  engine: Engine,
  { path, slug }: NonNullable<RequestSelection['about']>,
) =>
  e.or([
    e('asked_about', '=', path),
    e('asked_about', 'like', `${path}/%`),
    ...(slug === undefined ? [] : [listsProduct(engine, slug)]),
  ])

const isOfPerson = (engine: Engine, id: number) =>
  sql<SqlBool>`${idColumn(engine)} in (select other.id from contact as one join contact as other
    on (one.email_key <> '' and other.email_key = one.email_key) or (one.phone_key <> '' and other.phone_key = one.phone_key) where one.id = ${id})`

export const matches =
  (
    engine: Engine,
    {
      state,
      words = [],
      since,
      isOrdinary,
      takenBy,
      hasFiles,
      due,
      snoozedAfter,
      about,
      person,
    }: RequestSelection,
  ) =>
  (e: Expressions) =>
    e.and([
      ...containsWords(engine, words),
      ...(isOrdinary ? [e('state', '<>', 'flagged')] : []),
      ...(takenBy === undefined
        ? []
        : [takenBy === null ? e('taken_by', 'is', null) : e('taken_by', '=', takenBy)]),
      ...(hasFiles
        ? [
            sql<SqlBool>`${idColumn(engine)} in (select contact_id from contact_file where contact_id is not null)`,
          ]
        : []),
      ...(due === undefined ? [] : [isDue(e, due)]),
      ...(snoozedAfter === undefined ? [] : [isSnoozedAfter(e, snoozedAfter)]),
      ...(about === undefined ? [] : [isAbout(e, engine, about)]),
      ...(person === undefined ? [] : [isOfPerson(engine, person)]),
      ...(state === undefined ? [] : [isInState(e, engine, state)]),
      ...(since === undefined ? [] : [e('submitted_at', '>=', since)]),
    ])

export const isNarrowed = ({ words = [], ...selection }: RequestSelection) =>
  words.length > 0 || Object.values(selection).some((part) => part !== undefined)
