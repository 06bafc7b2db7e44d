import { retention } from '#src/contracts/retention.ts'
import { readStored, storageKeys, store } from '../../../ui/base/browser-storage.ts'

/** Milliseconds from the last change until a request list is forgotten. */
const lifetime = retention.requestListDays * 24 * 3_600_000

/**
 * Reads the request list of this browser, which all its tabs share. The page script loads this
 * module, so it is small. Removes a list that is too old, or that another version wrote.
 * @returns the list in the format of contracts/contact/request-list.ts; '' if there is none
 */
export function readStoredRequestList(now = Date.now()): string {
  const stored = readStored('browser', storageKeys.requestList)
  if (stored === null) return ''
  const [changedAt = '', list = ''] = stored.split(' ')
  // A list from the future was stored while the clock was fast, so nothing says that it is old.
  if (list && now - Number(changedAt) < lifetime) return list
  for (const key of [storageKeys.requestList, storageKeys.earlierList]) store('browser', key, null)
  return ''
}

/** Reads the chosen site of this browser, as the query of an address; '' if there is none. */
export function readStoredChoice(now = Date.now()): string {
  const [changedAt = '', query = ''] = (readStored('browser', storageKeys.quote) ?? '').split(' ')
  if (now - Number(changedAt) < lifetime) return query
  store('browser', storageKeys.quote, null)
  return ''
}

export const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString()

/** Remembers a list of an earlier day, before something is added to it. */
export function noteEarlierList(now = Date.now()): void {
  const list = readStoredRequestList(now)
  const changedAt = Number((readStored('browser', storageKeys.requestList) ?? '').split(' ')[0])
  if (list && !isSameDay(changedAt, now))
    store('browser', storageKeys.earlierList, `${changedAt} ${list}`)
}

/** Former lists that are remembered, newest first. */
const mostFormer = 10

/** Reads the lists that this browser has already taken up, or shown in an address. */
export const readFormerLists = (): string[] =>
  (readStored('browser', storageKeys.requestList) ?? '').split(' ').slice(1)

/**
 * Stores the request list with the time of the change, and remembers former ones, so that a link
 * that is opened again adds nothing.
 * @param brought list of a link that is in it
 * @returns false if storage is unavailable
 */
export function storeRequestList(list: string, now = Date.now(), brought = ''): boolean {
  const former = [brought, ...readFormerLists()].filter((one) => one && one !== list)
  const all = [list, ...new Set(former)].slice(0, mostFormer + 1)
  return store('browser', storageKeys.requestList, list ? `${now} ${all.join(' ')}` : null)
}
