/** `tab` until the tab is closed, `browser` for all windows and later visits. */
export type StorageKind = 'tab' | 'browser'

export const storageKeys = {
  /** Chosen colour scheme: `light` or `dark`. */
  theme: 'theme',
  /** Products of a request, in the tab; also the name of its change event. */
  requestList: 'request-list',
  /** Whether staff are signed in, in the tab (spec.md §4). */
  staff: 'isAdmin',
  editor: 'editor',
} as const

/** Opens a storage. Access throws where it is forbidden, and gives nothing where it is switched off. */
const open = (kind: StorageKind): Storage => (kind === 'tab' ? sessionStorage : localStorage)

/** @returns null where nothing is stored or storage is off */
export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return open(kind).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it with null. @returns false where storage is full, forbidden or off; never throws */
export function store(kind: StorageKind, key: string, text: string | null): boolean {
  try {
    if (text === null) open(kind).removeItem(key)
    else open(kind).setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function storedKeys(kind: StorageKind): string[] {
  try {
    return Object.keys(open(kind))
  } catch {
    return []
  }
}
