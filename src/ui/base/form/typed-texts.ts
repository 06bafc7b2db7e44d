import { readStored, store, storedKeys } from '../browser-storage.ts'

/** Who types: an account of staff, or a visitor. */
type Writer = number | 'visitor'

/** @param at time of the last change, ISO 8601 */
export type TypedText = { at: string; text: unknown }

/** Places of visitors' forms, without spaces, because islands list the keys that they wait for. */
export const visitorPlaces = {
  contact: 'contact',
  booking: 'booking',
  newsletter: 'newsletter',
  /** Of one of the three forms; without an act of all of them. */
  offer: (number: string, act = '') => `offer.${number.replaceAll(' ', '')}.${act}`,
} as const

/** What earlier versions stored, in any tab of the browser. */
const former = 'kept-text:'
const changed = 'typed-texts'

/** Key of a text in the storage of the tab, by which islands know that it is there. */
export const typedKey = (writer: Writer, place: string) => `typed:${writer}:${place}`

function readText(key: string): TypedText | null {
  try {
    const stored: unknown = JSON.parse(readStored('tab', key) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('text' in stored))
      return null
    return { at: String(stored.at), text: stored.text }
  } catch {
    return null
  }
}

const write = (key: string, text: string | null): boolean => {
  const isStored = store('tab', key, text)
  dispatchEvent(new Event(changed))
  return isStored
}

/**
 * Stores all that somebody has typed and not sent, by writer and place, such as `contact 12 reply`.
 * It stays in this tab alone: a reload, Back, a change of language and a new sign-in lose nothing,
 * and it is gone when it was sent or the tab closes. Which fields of a form are stored is decided in
 * `typed-fields.ts`. Requests that a visitor asked to send later are apart (send-later-queue.ts).
 */
export const typedTexts = {
  /** @returns false if the browser cannot store the text */
  store: (writer: Writer, place: string, text: unknown): boolean =>
    write(typedKey(writer, place), JSON.stringify({ at: new Date().toISOString(), text })),
  find: (writer: Writer, place: string): TypedText | null => readText(typedKey(writer, place)),
  forget: (writer: Writer, place: string): void => void write(typedKey(writer, place), null),
  places(writer: Writer): string[] {
    const start = typedKey(writer, '')
    return storedKeys('tab')
      .filter((key) => key.startsWith(start) && readText(key) !== null)
      .map((key) => key.slice(start.length))
      .sort()
  },
  forgetAll(writer: Writer): void {
    for (const place of typedTexts.places(writer)) typedTexts.forget(writer, place)
  },
  /** Calls back when this window changes the texts. @returns a function that stops it */
  watch(onChange: () => void): () => void {
    addEventListener(changed, onChange)
    return () => removeEventListener(changed, onChange)
  },
  /** Whether this browser stores texts at all; private windows and policies may forbid it. */
  isAvailable(): boolean {
    const key = typedKey(0, 'test')
    const isStored = store('tab', key, 'test')
    store('tab', key, null)
    return isStored
  },
  /** Removes what an earlier version stored for every tab and person of this browser. */
  removeFormer(): void {
    for (const key of storedKeys('browser')) if (key.startsWith(former)) store('browser', key, null)
  },
}
