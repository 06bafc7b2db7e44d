/** Where a browser keeps text: `tab` until the tab is closed, `browser` for all windows and later visits. */
export type StorageKind = 'tab' | 'browser'

/** Keys that several parts of the site share. */
export const storageKeys = {
  /** Colour scheme that was chosen: `light` or `dark`. */
  theme: 'theme',
  /** Products of a request, in the tab; also the name of the event that tells of a change. */
  requestList: 'request-list',
  /** Whether somebody is signed in, in the tab (spec.md §4). */
  staff: 'isAdmin',
  /** Whether public pages offer to be edited. */
  editor: 'editor',
} as const

/** Opens a storage. Where a browser forbids it, the mere look at it throws; where it is switched off, there is none. */
const open = (kind: StorageKind): Storage => (kind === 'tab' ? sessionStorage : localStorage)

/** @returns null where nothing is kept, or the browser keeps nothing */
export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return open(kind).getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or removes it with null. @returns false where a storage is full, forbidden or switched off; it never throws */
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
