import { type RequestLine, readRequestList, writeRequestList } from '#src/contracts/request-list.ts'

/** Under which a tab keeps the list while somebody looks at products (layouts/polyfills.ts writes it too), and the event that tells of a change. */
const storageKey = 'request-list'

/** The list of this tab; empty where there is none, or storage is forbidden. */
export function readKeptList(): RequestLine[] {
  try {
    return readRequestList(sessionStorage.getItem(storageKey) ?? '') ?? []
  } catch {
    return []
  }
}

export function keepList(lines: readonly RequestLine[]): void {
  try {
    const list = writeRequestList(lines)
    if (list) sessionStorage.setItem(storageKey, list)
    else sessionStorage.removeItem(storageKey)
    dispatchEvent(new Event(storageKey))
  } catch {
    // Storage is full or forbidden: the form has the list all the same.
  }
}
