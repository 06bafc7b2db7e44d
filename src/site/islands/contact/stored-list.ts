import {
  addToList,
  isSameList,
  missingFrom,
  readTypedList,
  type TypedLine,
  writeRequestList,
} from '#src/contracts/contact/request-list.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { type QuoteChoice, writeQuote } from '#src/contracts/quote/quote-address.ts'
import { onStoredChange, storageKeys, store } from '../../../ui/base/browser-storage.ts'
import { readFormerLists, readStoredRequestList, storeRequestList } from './request-list-storage.ts'

export const readStoredList = (): TypedLine[] => readTypedList(readStoredRequestList()) ?? []

/**
 * Whether the list of this history entry's address has been stored, that is, whether the page was
 * reloaded or reached by going back.
 */
const isListTaken = () => isRecord(history.state) && history.state['isListTaken'] === true

/**
 * Stores the list in this browser and in the page's address, so that a bookmark or a shared link
 * restores it.
 * @param brought products of the address that are in it
 */
export function keepLines(lines: readonly TypedLine[], brought: readonly TypedLine[] = []): void {
  const isListTaken = storeRequestList(
    writeRequestList(lines),
    Date.now(),
    writeRequestList(brought),
  )
  if (isListTaken) dispatchEvent(new Event(storageKeys.requestList))
  writeAddress(lines, isListTaken)
}

/** Stores the chosen site in this browser and in the page's address; null removes it. */
export function keepChoice(choice: QuoteChoice | null): void {
  const query = choice ? writeQuote(choice) : ''
  store('browser', storageKeys.quote, query ? `${Date.now()} ${query}` : null)
  dispatchEvent(new Event(storageKeys.requestList))
  const others = location.search
    .slice(1)
    .split('&')
    .filter((part) => !/^(site|sites|plan|hours|region|)(=|$)/.test(part))
  writeSearch([query, ...others], history.state)
}

/** Puts the list into the page's address. `isListTaken`: whether it is stored too. */
function writeAddress(lines: readonly TypedLine[], isListTaken: boolean): void {
  const list = writeRequestList(lines)
  const others = location.search.slice(1).split('&')
  writeSearch([list && `list=${list}`, ...others.filter((part) => !part.startsWith('list='))], {
    ...history.state,
    isListTaken,
  })
}

function writeSearch(parts: readonly string[], state: unknown): void {
  const search = parts.filter(Boolean).join('&')
  try {
    history.replaceState(state, '', `${location.pathname}${search && `?${search}`}${location.hash}`)
  } catch {
    // Safari refuses more than a hundred changes of the address in 30 seconds. The list is in the
    // browser's storage anyway.
  }
}

/**
 * Calls a function with the list when it was changed elsewhere, and puts that list into the
 * address. @returns a function that ends this
 */
export const followStoredList = (onChange: (lines: TypedLine[]) => void) =>
  onStoredChange(storageKeys.requestList, () => {
    if (!isListTaken()) return
    const lines = readStoredList()
    writeAddress(lines, true)
    onChange(lines)
  })

/**
 * Returns the list of this browser with the products of the address added once. A link or a bookmark
 * that was opened before adds only products that are missing.
 * @param named products that the address lists
 */
export function gatherLines(named: TypedLine[]): TypedLine[] {
  const stored = readStoredList()
  if (isListTaken() || isSameList(stored, named)) return stored
  // A question about a product adds the product only if it is not in the list.
  const isQuestion = new URLSearchParams(location.search).has('product')
  const isAgain = readFormerLists().includes(writeRequestList(named))
  return addToList(stored, isQuestion || isAgain ? missingFrom(stored, named) : named)
}
