import { listedProducts } from '#src/content/listed-products.ts'
import { site } from '#src/content/settings/site.ts'
import { mondayOf } from '#src/contracts/days.ts'
import { isId } from '#src/contracts/ids.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import type { PageRequest } from '#src/core/database/results.ts'
import { officeTime } from '#src/core/office-time.ts'
import { requirePermission, type SignedIn } from '#src/core/signed-in.server.ts'
import { splitRead, type UnreadableRow } from '#src/core/stored-rows.server.ts'
import { logAccess, logItemsRead, type ReadingContext } from '#src/staff/audit/readings.server.ts'
import { findFileOf, type RequestFileRow } from './files/file-rows.server.ts'
import { readStaffRequests } from './request-records.server.ts'
import type { RequestPage, StaffRequest } from './request-records.ts'
import {
  countArrived,
  countMatching,
  countRequestRows,
  findNewestId,
  findRequestRows,
  findReturned,
  listRequestRows,
  type RequestGroup,
  selectRequestIds,
} from './request-rows.server.ts'
import { hoursOf, type RequestFilter, type RequestState } from './requests.ts'
import { soughtId } from './search.server.ts'
import type { DueDay, RequestSelection } from './selection.server.ts'
import { listAssignees } from './work/work-rows.server.ts'

/**
 * Filter and order of requests; by default all requests, newest first. `reader`: the account to
 * which `mine` refers.
 */
export type RequestQuery = { [Part in keyof RequestFilter]?: RequestFilter[Part] | undefined } & {
  reader?: string | undefined
  withoutFlagged?: boolean | undefined
}

function dueToday(now: number): DueDay {
  const { dayOf, startOf } = officeTime(site())
  const day = dayOf(now)
  return { day, start: startOf(day), monday: startOf(mondayOf(day)) }
}

/** @param now the moment that `received` counts back from */
export const toSelection = (
  {
    state,
    search = '',
    received,
    work,
    assignee,
    about,
    person,
    reader = '',
    withoutFlagged,
  }: RequestQuery,
  now: number,
): RequestSelection => ({
  state: state ?? undefined,
  words: search.split(' ').filter(Boolean),
  since: received ? now - hoursOf[received] * 3_600_000 : undefined,
  takenBy: work === 'mine' ? reader : work === 'unassigned' ? null : (assignee ?? undefined),
  hasFiles: work === 'files' || undefined,
  due: work === 'today' ? dueToday(now) : undefined,
  snoozedAfter: work === 'snoozed' ? dueToday(now).day : undefined,
  about: about ? pathOf(about) : undefined,
  person: person ?? undefined,
  isOrdinary: (withoutFlagged && !state) || undefined,
})

/**
 * Reads a topic: a page by its path, or a product by its slug, because requests may also list
 * products.
 */
function pathOf(about: string): RequestSelection['about'] {
  if (about.startsWith('/')) return { path: about }
  const product = listedProducts().find(({ slug }) => slug === about)
  return { path: product?.href ?? about, slug: about }
}

const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0)

/**
 * Counts requests by state.
 * @param groups all requests, and those that match the other filters
 * @param chosen the state that the list shows; undefined for any
 */
function countsOf(
  groups: RequestGroup[],
  chosen: RequestState | undefined,
): Pick<RequestPage, 'counts' | 'kept' | 'total'> {
  const count = (state: RequestState) =>
    sum(groups.filter((group) => group.state === state).map(({ matching }) => matching))
  const counts = {
    new: count('new'),
    waiting: count('waiting'),
    answered: count('answered'),
    flagged: count('flagged'),
  }
  return {
    counts,
    kept: sum(groups.map(({ stored }) => stored)),
    total: chosen ? counts[chosen] : sum(Object.values(counts)),
  }
}

export async function readRequestPage(
  { database }: Context,
  { after, limit = staffLimits.page.usual, ...filter }: PageRequest & RequestQuery = {},
  now = Date.now(),
): Promise<RequestPage> {
  const selection = toSelection(filter, now)
  // Search results keep their order; in other lists requests that are due come first.
  const today = dueToday(now)
  const isSearch = (selection.words ?? []).length > 0
  const most = isSearch ? 0 : Math.min(staffLimits.requestWork.onTop, limit - 1)
  const onTop = most > 0 ? await findReturned(database, selection, today.day, most) : []
  const above = after === undefined ? await findRequestRows(database.db, onTop) : []
  // The newest id is read before the list, so that requests that arrive in between count as news.
  const newest = await findNewestId(database.db)
  const [rows, groups] = await Promise.all([
    listRequestRows(database, selection, {
      after,
      limit: limit - above.length + 1,
      without: onTop,
      isOldestFirst: filter.sort === 'oldest',
      first: soughtId(selection.words ?? []),
    }),
    countRequestRows(database, { ...selection, state: undefined }),
  ])
  const shown = [...above, ...rows].slice(0, limit)
  const { items, unreadable } = splitRead(await readStaffRequests(database.db, shown))
  const next = above.length + rows.length > limit ? (shown.at(-1)?.id ?? null) : null
  const due = await countMatching(database, { due: today })
  return {
    items,
    unreadable,
    next,
    newest,
    due,
    assignees: await listAssignees(database.db),
    ...countsOf(groups, selection.state),
  }
}

/** Counts for staff what has arrived since a list was read. */
export async function countNews(
  { database }: Context,
  staff: SignedIn,
  { after = 0, ...filter }: Pick<PageRequest, 'after'> & RequestQuery,
  now = Date.now(),
) {
  requirePermission(staff, 'contacts.read')
  const selection = toSelection({ ...filter, reader: staff.name }, now)
  const newest = await findNewestId(database.db)
  const [arrived, groups] = await Promise.all([
    countArrived(database.db, after),
    countRequestRows(database, { ...selection, state: undefined }),
  ])
  return {
    newest,
    arrived,
    counts: countsOf(groups, selection.state).counts,
    due: await countMatching(database, { due: dueToday(now) }),
  }
}

/**
 * Reads all requests of a filter in order, page by page. The search runs once; requests deleted
 * meanwhile are left out.
 */
export async function* allRequests(
  { database }: Context,
  filter: RequestQuery = {},
  now = Date.now(),
): AsyncGenerator<(StaffRequest | UnreadableRow)[]> {
  const found = await selectRequestIds(database, toSelection(filter, now), {
    isOldestFirst: filter.sort === 'oldest',
  }).execute()
  for (let at = 0; at < found.length; at += staffLimits.page.usual) {
    const ids = found.slice(at, at + staffLimits.page.usual).map(({ id }) => id)
    yield await readStaffRequests(database.db, await findRequestRows(database.db, ids), true)
  }
}

export const countRequests = ({ database }: Context, filter: RequestQuery = {}): Promise<number> =>
  countMatching(database, toSelection(filter, Date.now()))

const findRequests = async (
  { database: { db } }: Context,
  ids: number[],
): Promise<StaffRequest[]> =>
  splitRead(await readStaffRequests(db, await findRequestRows(db, ids))).items

export async function findRequest(context: Context, id: number): Promise<StaffRequest | null> {
  const [request = null] = isId(id) ? await findRequests(context, [id]) : []
  return request
}

/**
 * Names the parts of a filter that are set, but not their values, because search words are often
 * names.
 */
const filtersOf = ({ state, search, received, work, about, person }: RequestQuery) =>
  Object.entries({ state, search, received, work, about, person }).flatMap(([name, value]) =>
    value ? [name] : [],
  )

/** Reads a page of requests for staff, and logs it. */
export async function viewRequestPage(
  context: ReadingContext,
  staff: SignedIn,
  query: PageRequest & RequestQuery,
): Promise<RequestPage> {
  requirePermission(staff, 'contacts.read')
  const page = await readRequestPage(context, { ...query, reader: staff.name })
  const { items } = page
  await logItemsRead(context, staff, 'contacts.read', { items, filters: filtersOf(query) })
  return page
}

/** Reads requests for staff, and logs it. */
export async function viewRequests(
  context: ReadingContext,
  staff: SignedIn,
  ids: number[],
): Promise<StaffRequest[]> {
  requirePermission(staff, 'contacts.read')
  const found = await findRequests(context, ids)
  await logItemsRead(context, staff, 'contacts.read', { items: found })
  return found
}

/** @returns null for an unknown id */
export async function viewRequest(
  context: ReadingContext,
  staff: SignedIn,
  id: number,
): Promise<StaffRequest | null> {
  const [request = null] = isId(id) ? await viewRequests(context, staff, [id]) : []
  return request
}

/**
 * Finds a file of a request for staff, and logs it.
 * @returns null if the request has no such file
 * @throws if it cannot be logged
 */
export async function viewRequestFile(
  context: Context,
  staff: SignedIn,
  requestId: number,
  id: number,
): Promise<RequestFileRow | null> {
  requirePermission(staff, 'contacts.files')
  const { db } = context.database
  const file = isId(requestId) && isId(id) ? await findFileOf(db, requestId, id) : undefined
  if (!file) return null
  await logAccess(context, staff, {
    action: 'contact.file-read',
    subject: `contact ${requestId}`,
    detail: { file: id },
  })
  return file
}

/**
 * Reads selected requests page by page, flagged ones only if asked for. Logs the export even if the
 * file does not arrive.
 */
export async function exportRequests(
  context: Context,
  staff: SignedIn,
  query: RequestQuery,
): Promise<AsyncGenerator<(StaffRequest | UnreadableRow)[]>> {
  requirePermission(staff, 'contacts.export')
  const filter = { ...query, reader: staff.name, withoutFlagged: true }
  const detail = { rows: await countRequests(context, filter), filters: filtersOf(filter) }
  await logAccess(context, staff, { action: 'contacts.exported', detail })
  return allRequests(context, filter)
}
