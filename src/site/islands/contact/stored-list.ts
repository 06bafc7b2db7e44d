import {
  addToList,
  isSameList,
  missingFrom,
  type RequestLine,
  readRequestList,
  readTypedList,
  type TypedLine,
  writeRequestList,
} from '#src/contracts/contact/request-list.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { type QuoteChoice, readQuote, writeQuote } from '#src/contracts/quote/quote-address.ts'
import { onStoredChange, readStored, storageKeys, store } from '../../../ui/base/browser-storage.ts'
import {
  readFormerLists,
  readStoredChoice,
  readStoredRequestList,
  storeRequestList,
} from './request-list-storage.ts'

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
export function storeLines(lines: readonly TypedLine[], brought: readonly TypedLine[] = []): void {
  if (lines.length === 0) forgetEarlierList()
  const isListTaken = storeRequestList(
    writeRequestList(lines),
    Date.now(),
    writeRequestList(brought),
  )
  if (isListTaken) dispatchEvent(new Event(storageKeys.requestList))
  writeAddress(lines, isListTaken)
}

/** Stores the chosen site in this browser and in the page's address; null removes it. */
export function storeChoice(choice: QuoteChoice | null): void {
  const query = choice ? writeQuote(choice) : ''
  store('browser', storageKeys.quote, query ? `${Date.now()} ${query}` : null)
  dispatchEvent(new Event(storageKeys.requestList))
  const others = location.search
    .slice(1)
    .split('&')
    .filter((part) => !/^(site|sites|plan|hours|region|lines|later|night|)(=|$)/.test(part))
  writeSearch([query, ...others], history.state)
}

/**
 * Returns the choice of the address, or of this browser, for a page that came without it, as offline.
 */
export function restoreChoice(now = Date.now()): QuoteChoice | null {
  const named = readQuote(new URLSearchParams(location.search))
  const choice = named?.site ? named : readQuote(new URLSearchParams(readStoredChoice(now)))
  return choice?.site ? choice : null
}

/** The list of an earlier day that is in the present one; null if nothing was added to it. */
export function readEarlierList(
  lines: readonly TypedLine[],
): { on: string; lines: RequestLine[] } | null {
  const [changedAt = '', list = ''] = (readStored('browser', storageKeys.earlierList) ?? '').split(
    ' ',
  )
  const earlier = readRequestList(list) ?? []
  const isIn = ({ slug, quantity }: RequestLine) =>
    lines.some((line) => line.slug === slug && Number(line.quantity) >= quantity)
  if (earlier.length === 0 || !earlier.every(isIn)) return null
  return { on: new Date(Number(changedAt)).toISOString(), lines: earlier }
}

export const forgetEarlierList = (): void => void store('browser', storageKeys.earlierList, null)

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
