import { readTypedList, type TypedLine, writeRequestList } from '#src/contracts/request-list.ts'
import { readStored, store } from '../base/browser-storage.ts'

/** Under which a tab keeps the list while somebody looks at products (layouts/polyfills.ts writes it too), and the event that tells of a change. */
const storageKey = 'request-list'

/** The list of this tab; empty where there is none, or storage is forbidden. */
export const readKeptList = (): TypedLine[] => readTypedList(readStored('tab', storageKey) ?? '') ?? []

/** Keeps the list in this tab. Where its storage is full or forbidden, the form has the list all the same. */
export function keepList(lines: readonly TypedLine[]): void {
  if (store('tab', storageKey, writeRequestList(lines) || null)) dispatchEvent(new Event(storageKey))
}

/** In the state of a page of the tab's history: what its address brought is in the kept list. */
type ListState = { isListTaken?: boolean }

/** Whether this page of the history has its list from before: it was loaded again, or somebody came back to it. */
export const isListTaken = (): boolean => (history.state as ListState | null)?.isListTaken === true // what keepInAddress wrote, if anything

/** Holds the list in the page's address, so that a reload, a bookmark or a link to it has what was typed. */
export function keepInAddress(lines: readonly TypedLine[]): void {
  const others = new URLSearchParams(location.search)
  others.delete('list')
  const list = writeRequestList(lines)
  const search = [list && `list=${list}`, others.toString()].filter(Boolean).join('&')
  try {
    history.replaceState({ ...history.state, isListTaken: true }, '', `${location.pathname}${search && `?${search}`}${location.hash}`)
  } catch {
    // Safari refuses more than a hundred in half a minute: the tab keeps the list all the same.
  }
}
