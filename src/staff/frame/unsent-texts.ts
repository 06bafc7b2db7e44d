import { readStored, store, storedKeys } from '../../ui/base/browser-storage.ts'

/** Days for which a browser keeps a text that was typed and not sent. */
export const unsentTextDays = 7

/** @param at time of the last change, ISO 8601 */
export type UnsentText = { at: string; text: unknown }

const prefix = 'kept-text:'
const keyOf = (account: number, place: string) => `${prefix}${account}:${place}`
const changed = 'kept-texts'

function readText(key: string, now: number): UnsentText | null {
  try {
    const stored: unknown = JSON.parse(readStored('browser', key) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('text' in stored))
      return null
    const at = String(stored.at)
    // A text without a readable time has expired.
    return now - Date.parse(at) < unsentTextDays * 86_400_000 ? { at, text: stored.text } : null
  } catch {
    return null
  }
}

const notify = () => dispatchEvent(new Event(changed))

/**
 * Keeps typed and unsent texts in the browser, by account and place, such as `contact 12 reply`.
 * They are shown to the same account only (decision 0058).
 */
export const unsentTexts = {
  /** @returns false if the browser cannot store the text */
  store(account: number, place: string, text: unknown, now = Date.now()): boolean {
    const at = new Date(now).toISOString()
    const isStored = store('browser', keyOf(account, place), JSON.stringify({ at, text }))
    notify()
    return isStored
  },
  find: (account: number, place: string, now = Date.now()): UnsentText | null =>
    readText(keyOf(account, place), now),
  forget(account: number, place: string): void {
    store('browser', keyOf(account, place), null)
    notify()
  },
  places(account: number, now = Date.now()): string[] {
    const start = keyOf(account, '')
    return storedKeys('browser')
      .filter((key) => key.startsWith(start) && readText(key, now) !== null)
      .map((key) => key.slice(start.length))
      .sort()
  },
  forgetAll(account: number): void {
    for (const key of storedKeys('browser'))
      if (key.startsWith(keyOf(account, ''))) store('browser', key, null)
    notify()
  },
  /** Removes expired texts of every account that has used this browser. */
  purgeExpired(now = Date.now()): void {
    for (const key of storedKeys('browser'))
      if (key.startsWith(prefix) && readText(key, now) === null) store('browser', key, null)
  },
  /** Calls back when a window of this browser changes the texts. @returns a function that stops it */
  watch(onChange: () => void): () => void {
    addEventListener(changed, onChange)
    addEventListener('storage', onChange)
    return () => {
      removeEventListener(changed, onChange)
      removeEventListener('storage', onChange)
    }
  },
}

/** Whether this browser stores texts at all; private windows and policies may forbid it. */
export function canStoreTexts(): boolean {
  const key = `${prefix}0:test`
  const isStored = store('browser', key, 'test')
  store('browser', key, null)
  return isStored
}
