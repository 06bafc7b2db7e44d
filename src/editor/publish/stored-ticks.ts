import { readStored, storageKeys, store } from '#src/ui/base/browser-storage.ts'
import { tabChoice } from '../kit/state-words.ts'
import { type Chosen, isChosen } from './publish-choice.ts'

/** What somebody ticked or unticked by hand, by path. */
export type Ticks = Readonly<Record<string, boolean>>

type Stored = { entry: string; ticks: Ticks }

/** The address of *Publish*. `entry`: what was chosen (kit/state-words.ts); empty for nothing. */
export type PublishVisit = { entry: string; isTicked: boolean }

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
 * Returns which stored ticks hold on a page. A tick goes no further than the visit on which it was
 * made: whoever comes with another choice sees only that choice ticked. What somebody unticked stays
 * so, unless it is what they chose.
 * @param isTicked whether the address says that ticks were changed on this visit
 */
export function ticksOfVisit(
  stored: Stored,
  { entry, isTicked }: PublishVisit,
  chosen: Chosen,
): Ticks {
  if (stored.entry === entry && (isTicked || entry === '')) return stored.ticks
  return Object.fromEntries(
    Object.entries(stored.ticks).filter(([path, tick]) => !tick && !isChosen(chosen, path)),
  )
}

/** Reads the ticks, so that a reload and the page that asks for a proof of identity lose none. */
export const readTicks = (visit: PublishVisit, chosen: Chosen): Ticks =>
  ticksOfVisit(read(), visit, chosen)

/** Stores the choice of several entries for the page *Publish*, which `tabChoice` leads to. */
export function storeChosen(paths: readonly string[]): void {
  store('tab', storageKeys.publishChosen, JSON.stringify(paths))
}

/** Reads what the page before chose. A choice of several that is lost chooses nothing. */
export function readChosen(entry: string): Chosen {
  if (entry === '') return null
  if (entry !== tabChoice) return [entry]
  try {
    const stored: unknown = JSON.parse(readStored('tab', storageKeys.publishChosen) ?? '[]')
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

export function storeTicks(entry: string, ticks: Ticks): void {
  const isEmpty = Object.keys(ticks).length === 0
  store('tab', storageKeys.publishTicks, isEmpty ? null : JSON.stringify({ entry, ticks }))
}
