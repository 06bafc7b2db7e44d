import {
  addToList,
  isSameList,
  missingFrom,
  readTypedList,
  type TypedLine,
  writeRequestList,
} from '#src/contracts/contact/request-list.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { readStored, storageKeys, store } from '../../../ui/base/browser-storage.ts'

const readStoredList = (): TypedLine[] =>
  readTypedList(readStored('tab', storageKeys.requestList) ?? '') ?? []

/**
 * Whether `keepLines` has run for this history entry, that is, whether the page was reloaded or
 * reached by going back.
 */
const isListTaken = () => isRecord(history.state) && history.state['isListTaken'] === true

/**
 * Stores the list in this tab and in the page's address, so that a reload, a bookmark or a shared
 * link restores it.
 */
export function keepLines(lines: readonly TypedLine[]): void {
  const list = writeRequestList(lines)
  if (store('tab', storageKeys.requestList, list || null))
    dispatchEvent(new Event(storageKeys.requestList))
  const others = location.search.slice(1).split('&')
  const search = [list && `list=${list}`, ...others.filter((part) => !part.startsWith('list='))]
    .filter(Boolean)
    .join('&')
  try {
    history.replaceState(
      { ...history.state, isListTaken: true },
      '',
      `${location.pathname}${search && `?${search}`}${location.hash}`,
    )
  } catch {
    // Safari refuses more than a hundred changes of the address in 30 seconds. The list is in the
    // tab's storage anyway.
  }
}

/**
 * Returns the list of this tab with the products of the address added once.
 * @param named products that the address lists
 */
export function gatherLines(named: TypedLine[]): TypedLine[] {
  const stored = readStoredList()
  if (stored.length > 0 && (isListTaken() || isSameList(stored, named))) return stored
  // A question about a product adds the product only if it is not in the list.
  const isQuestion = new URLSearchParams(location.search).has('product')
  return addToList(stored, isQuestion ? missingFrom(stored, named) : named)
}
