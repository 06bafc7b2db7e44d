import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { type Choice, isUnchanged, readChoice, writeChoice } from '#src/model/choice.ts'
import { calculateNight } from '#src/model/night.ts'
import type { ModelSite, Night } from '#src/model/site.ts'
import type { Terms } from './amounts.ts'

/** Id of the form whose fields stand in several islands. */
export const formId = 'night'

type Chosen = {
  choice: Choice
  refused: readonly string[]
  /** How often something else than the form changed the choice: the fields are then made again. */
  changes: number
  /** Why the result is shown: something was chosen, or the night has played. */
  told: 'chosen' | 'played' | undefined
}

/** A value that the islands of the page share: those below the first view load later. */
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

export const addressOf = (example: string, choice: Choice) => `/cut-the-power/night?${writeChoice(example, choice)}`

export type InstrumentExample = {
  id: string
  /** What the site is, and what its inverter feeds. */
  summary: string
  site: ModelSite
  night: Night
  /** Ids of the devices that open a door. */
  doors: string[]
}

export type Shown = {
  example: InstrumentExample
  choice: Choice
  /** Fields of the address that could not be understood. */
  refused?: string[]
  terms: Terms
  words: InstrumentWords
}

/** The choice that all islands show, which the address follows, and what changes it. */
export function useChoice({ example: { id, site, night }, choice, refused = [], terms: { bands } }: Shown) {
  const [first] = useState<Chosen>({ choice, refused, changes: 0, told: isUnchanged(choice) ? undefined : 'chosen' })
  const now = chosen.use(first)
  function set(next: Partial<Chosen> & Pick<Chosen, 'choice'>) {
    chosen.set({ ...now, ...next })
    history.replaceState(null, '', addressOf(id, next.choice))
  }
  return {
    ...now,
    /** By a press on the plug, which is told when the night has played. */
    pull: (next: Choice) => set({ choice: next, refused: [], changes: now.changes + 1 }),
    choose: (next: Choice) => set({ choice: next, refused: [], changes: now.changes + 1, told: 'chosen' }),
    tell: () => chosen.set({ ...now, told: 'played' }),
    chooseByForm(form: HTMLFormElement) {
      const query = new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]))
      const read = readChoice(query, site, night, bands)
      set({ ...read, told: 'chosen' })
      return read.choice
    },
  }
}

/** The same with its night, which is calculated once the press is shown. */
export function useSettledNight(asked: Shown) {
  const chosen = useChoice(asked)
  const { site, night } = asked.example
  // Together, so that fields that are made again have the choice that asked for it.
  const [choice, changes] = [useDeferredValue(chosen.choice), useDeferredValue(chosen.changes)]
  return { ...chosen, choice, changes, night: useMemo(() => calculateNight(site, night, choice), [site, night, choice]) }
}
