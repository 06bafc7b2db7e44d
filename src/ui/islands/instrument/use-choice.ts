import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import type { exampleOf } from '#src/content/instrument.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { type Choice, isUnchanged, readChoice, writeChoice } from '#src/model/choice.ts'
import { calculateNight } from '#src/model/night.ts'
import type { Terms } from './amounts.ts'

/** Id of the form whose fields are spread over several islands. */
export const formId = 'night'

type Chosen = {
  choice: Choice
  refused: readonly string[]
  /**
   * Number of times that something other than the form changed the choice; each time the fields are
   * remounted.
   */
  changes: number
  /** Why the result is shown: something was chosen, or the night has played. */
  told: 'chosen' | 'played' | undefined
}

/** Creates a value that all islands of the page share, including islands that load later. */
function shared<Value>() {
  let value: Value | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    use: (first: Value) =>
      useSyncExternalStore(
        subscribe,
        () => value ?? first,
        () => first,
      ),
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
  }
}
const chosen = shared<Chosen>()
export const shownMinute = shared<number>()

export const addressOf = (example: string, choice: Choice) =>
  `/cut-the-power/night?${writeChoice(example, choice)}`

export type InstrumentExample = Omit<ReturnType<typeof exampleOf>, 'building'>

export type Shown = {
  example: InstrumentExample
  choice: Choice
  /** Fields of the address that could not be read. */
  refused?: string[]
  terms: Terms
  words: InstrumentWords
}

export function useChoice({
  example: { id, site, night },
  choice,
  refused = [],
  terms: { bands },
}: Shown) {
  const [first] = useState<Chosen>({
    choice,
    refused,
    changes: 0,
    told: isUnchanged(choice) ? undefined : 'chosen',
  })
  const now = chosen.use(first)
  function set(next: Partial<Chosen> & Pick<Chosen, 'choice'>) {
    chosen.set({ ...now, ...next })
    history.replaceState(null, '', addressOf(id, next.choice))
  }
  return {
    ...now,
    /** Sets a choice made by the plug. The result is shown once the night has played. */
    pull: (next: Choice) => set({ choice: next, refused: [], changes: now.changes + 1 }),
    choose: (next: Choice) =>
      set({ choice: next, refused: [], changes: now.changes + 1, told: 'chosen' }),
    tell: () => chosen.set({ ...now, told: 'played' }),
    chooseByForm(form: HTMLFormElement) {
      const query = new URLSearchParams(
        [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
      )
      const read = readChoice(query, site, night, bands)
      set({ ...read, told: 'chosen' })
      return read.choice
    },
  }
}

/**
 * Provides the choice and its calculated night. Both are updated late, so that the click itself is
 * rendered first.
 */
export function useSettledNight(asked: Shown) {
  const chosen = useChoice(asked)
  const { site, night } = asked.example
  // Choice and changes are deferred together, so that remounted fields show the choice that caused
  // the remount.
  const [choice, changes] = [useDeferredValue(chosen.choice), useDeferredValue(chosen.changes)]
  return {
    ...chosen,
    choice,
    changes,
    night: useMemo(() => calculateNight(site, night, choice), [site, night, choice]),
  }
}
