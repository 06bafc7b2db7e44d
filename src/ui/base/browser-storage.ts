/** `tab` lasts until the tab is closed; `browser` applies to all windows and later visits. */
type StorageKind = 'tab' | 'browser'

export const storageKeys = {
  theme: 'theme',
  /**
   * Products of a request (site/islands/contact/request-list-storage.ts); also the name of the
   * event that reports a change in this tab.
   */
  requestList: 'request-list',
  /** The site of a request, as the query of its address, after the time of its choice. */
  quote: 'quote',
  /** What the chosen site costs, as its card showed it last; read where the page came without it. */
  /** The list of an earlier day, with which a new one was joined, after the time of its change. */
  earlierList: 'earlier-list',
  /** Whether staff are signed in, stored per tab (spec.md §4). */
  staff: 'isAdmin',
  editor: 'editor',
  /** What is ticked on *Publish* (editor/publish/stored-ticks.ts). */
  publishTicks: 'publish-ticks',
  /** Several entries that a page chose to publish. */
  publishChosen: 'publish-chosen',
  /** Whether the keys of the list of contacts are switched off. */
  listKeys: 'list-keys',
  /**
   * Set while a request waits in this browser (ui/submit/send-later-queue.ts); also the name of the
   * event that reports the first one.
   */
  queuedRequests: 'queued-requests',
  /** Keys of the requests that this tab wrote or opened. */
  ownRequests: 'own-requests',
  /** A queued request on its way into its form. */
  openedRequest: 'opened-request',
} as const

/**
 * Opens a storage. Access throws if storage is forbidden, and may return null if storage is
 * switched off.
 */
const open = (kind: StorageKind): Storage => (kind === 'tab' ? sessionStorage : localStorage)

/** Reads a text. @returns null if nothing is stored or storage is unavailable */
export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return open(kind).getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a text; null removes it.
 * @returns false if storage is full, forbidden or off; never throws
 */
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

/**
 * Calls a function whenever what is stored in this browser under a key may have changed elsewhere:
 * in another tab, while the page was in the back-forward cache, or before a prerendered page was
 * shown.
 * @returns a function that ends this
 */
export function onStoredChange(key: string, read: () => void): () => void {
  const readIfKey = (event: StorageEvent) => {
    // The key is null when all storage was cleared.
    if (event.key === key || event.key === null) read()
  }
  const readIfRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read()
  }
  addEventListener('storage', readIfKey)
  addEventListener('pageshow', readIfRestored)
  document.addEventListener('prerenderingchange', read)
  return () => {
    removeEventListener('storage', readIfKey)
    removeEventListener('pageshow', readIfRestored)
    document.removeEventListener('prerenderingchange', read)
  }
}
