import { readStored, storageKeys, store } from '#src/ui/base/browser-storage.ts'

/** What somebody ticked or unticked by hand, by path. */
export type Ticks = Readonly<Record<string, boolean>>

type Stored = { entry: string; ticks: Ticks }

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(readStored('tab', storageKeys.publishTicks) ?? 'null')
    if (typeof stored === 'object' && stored !== null && 'entry' in stored && 'ticks' in stored) {
      const { entry, ticks } = stored
      if (typeof entry === 'string' && typeof ticks === 'object' && ticks !== null)
        return {
          entry,
          ticks: Object.fromEntries(
            Object.entries(ticks).filter(
              (tick): tick is [string, boolean] => typeof tick[1] === 'boolean',
            ),
          ),
        }
    }
  } catch {
    // Damaged; the next tick replaces it.
  }
  return { entry: '', ticks: {} }
}

/**
 * Reads the ticks of this tab, so that a reload and the page that asks for a proof of identity lose
 * none. Who comes from another entry than before wants to publish that one: it begins ticked.
 */
export function readTicks(entry: string): Ticks {
  const stored = read()
  if (stored.entry === entry) return stored.ticks
  return Object.fromEntries(Object.entries(stored.ticks).filter(([path]) => path !== entry))
}

export function storeTicks(entry: string, ticks: Ticks): void {
  const isEmpty = Object.keys(ticks).length === 0
  store('tab', storageKeys.publishTicks, isEmpty ? null : JSON.stringify({ entry, ticks }))
}
