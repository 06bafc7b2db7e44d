import type { ContentValue } from '#src/contracts/content/content.ts'
import { readStored, storageKeys, store, storedKeys } from '../../../base/browser-storage.ts'
import { isSameText } from './merge.ts'

/**
 * Typed text that is not on the server yet, and the text (`base`) and `version` that the server had
 * during typing.
 */
export type UnsavedText = { value: ContentValue; base: ContentValue; version: string; at: string }

const keyOf = (account: number, path: string) => `content-text:${account}:${path}`

/** Name of this tab, which stays when the page is loaded again; changes if storage is off. */
function nameOfTab(): string {
  const known = readStored('tab', storageKeys.tab)
  if (known) return known
  const name = crypto.randomUUID()
  store('tab', storageKeys.tab, name)
  return name
}
const ownKey = (account: number, path: string) => `${keyOf(account, path)}#${nameOfTab()}`

function read(key: string): UnsavedText | null {
  try {
    const kept = readStored('browser', key)
    return kept ? (JSON.parse(kept) as UnsavedText) : null
  } catch {
    return null
  }
}
/** Texts of other tabs that this one goes on with, by entry: key and content. */
const adopted = new Map<string, { key: string; text: string | null }>()

const keysOf = (account: number, path: string) => {
  const start = keyOf(account, path)
  return storedKeys('browser').filter((key) => key === start || key.startsWith(`${start}#`))
}

/**
 * Stores unsaved text in the browser, by account and tab, so that two tabs do not overwrite each
 * other's. Without storage only this second copy is lost.
 */
export const unsavedText = {
  keep(account: number, path: string, text: UnsavedText): void {
    store('browser', ownKey(account, path), JSON.stringify(text))
  },
  find: (account: number, path: string): UnsavedText | null => read(ownKey(account, path)),
  /**
   * Finds the text of this tab, or else goes on with the newest of another, such as a closed one.
   * The other's stays until it is saved, because that tab may be open.
   */
  adopt(account: number, path: string): UnsavedText | null {
    const own = unsavedText.find(account, path)
    if (own) return own
    const [newest] = keysOf(account, path)
      .map((key) => ({ key, text: read(key) }))
      .sort((a, b) => (b.text?.at ?? '').localeCompare(a.text?.at ?? ''))
    if (!newest?.text) return null
    adopted.set(path, { key: newest.key, text: readStored('browser', newest.key) })
    unsavedText.keep(account, path, newest.text)
    return newest.text
  },
  /**
   * Removes the text.
   * @param saved the server's text; other text, typed in another tab, is kept
   */
  forget(account: number, path: string, saved?: ContentValue): void {
    const other = adopted.get(path)
    for (const key of keysOf(account, path)) {
      const isAdopted = other?.key === key && other.text === readStored('browser', key)
      if (saved === undefined || isAdopted || isSameText(read(key)?.value, saved))
        store('browser', key, null)
    }
    adopted.delete(path)
  },
  paths(account: number): string[] {
    const start = keyOf(account, '')
    const own = storedKeys('browser').filter((key) => key.startsWith(start))
    return [...new Set(own.map((key) => key.slice(start.length).replace(/#.*$/, '')))]
  },
}
