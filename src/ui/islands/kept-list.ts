import { addToList, isSameList, missingFrom, readTypedList, type TypedLine, writeRequestList } from '#src/contracts/request-list.ts'
import { readStored, store } from '../base/browser-storage.ts'

/** Under which a tab keeps the list while somebody looks at products (layouts/polyfills.ts writes it too), and the event that tells of a change. */
const storageKey = 'request-list'

/** The list of this tab; empty where there is none, or storage is forbidden. */
const readKeptList = (): TypedLine[] => readTypedList(readStored('tab', storageKey) ?? '') ?? []

/** In the state of a page of the tab's history: what its address brought is in the kept list. */
type ListState = { isListTaken?: boolean }

/** Whether this page of the history has its list from before: it was loaded again, or somebody came back to it. */
const isListTaken = (): boolean => (history.state as ListState | null)?.isListTaken === true // what keepLines wrote, if anything

/**
 * Keeps the list in this tab and in the page's address, so that a reload, a bookmark or a link to it has what was typed.
 * Where the tab's storage is full or forbidden, the form has the list all the same.
 */
export function keepLines(lines: readonly TypedLine[]): void {
  const list = writeRequestList(lines)
  if (store('tab', storageKey, list || null)) dispatchEvent(new Event(storageKey))
  const others = new URLSearchParams(location.search)
  others.delete('list')
  const search = [list && `list=${list}`, others.toString()].filter(Boolean).join('&')
  try {
    history.replaceState({ ...history.state, isListTaken: true }, '', `${location.pathname}${search && `?${search}`}${location.hash}`)
  } catch {
    // Safari refuses more than a hundred in half a minute: the tab keeps the list all the same.
  }
}

/** What was gathered in this tab; a link adds what it is about, once. @param named what the address lists */
export function gatherLines(named: TypedLine[]): TypedLine[] {
  const kept = readKeptList()
  if (kept.length > 0 && (isListTaken() || isSameList(kept, named))) return kept
  // A question about a product asks for no more of it than was gathered.
  const isQuestion = new URLSearchParams(location.search).has('product')
  return addToList(kept, isQuestion ? missingFrom(kept, named) : named)
}
