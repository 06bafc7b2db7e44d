import { addToList, isSameList, missingFrom, readTypedList, type TypedLine, writeRequestList } from '#src/contracts/contact/request-list.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { readStored, storageKeys, store } from '../../base/browser-storage.ts'

/** The list of this tab; empty where there is none, or storage is forbidden. */
const readKeptList = (): TypedLine[] => readTypedList(readStored('tab', storageKeys.requestList) ?? '') ?? []

/** Whether `keepLines` has kept the list of this entry of the tab's history: the page was loaded again, or gone back to. */
const isListTaken = () => isRecord(history.state) && history.state['isListTaken'] === true

/**
 * Keeps the list in this tab and in the page's address, so that a reload, a bookmark or a link to it has what was typed.
 * Where the tab's storage is full or forbidden, the form has the list all the same.
 */
export function keepLines(lines: readonly TypedLine[]): void {
  const list = writeRequestList(lines)
  if (store('tab', storageKeys.requestList, list || null)) dispatchEvent(new Event(storageKeys.requestList))
  const others = location.search.slice(1).split('&')
  const search = [list && `list=${list}`, ...others.filter((part) => !part.startsWith('list='))].filter(Boolean).join('&')
  try {
    history.replaceState({ ...history.state, isListTaken: true }, '', `${location.pathname}${search && `?${search}`}${location.hash}`)
  } catch {
    // Safari refuses more than a hundred in half a minute: the tab keeps the list all the same.
  }
}

/** The list of this tab, to which a link adds its products once. @param named what the address lists */
export function gatherLines(named: TypedLine[]): TypedLine[] {
  const kept = readKeptList()
  if (kept.length > 0 && (isListTaken() || isSameList(kept, named))) return kept
  // A question about a product asks for no more of it than was gathered.
  const isQuestion = new URLSearchParams(location.search).has('product')
  return addToList(kept, isQuestion ? missingFrom(kept, named) : named)
}
