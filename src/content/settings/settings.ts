import { memoize } from '../kit/memoize.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { currentSnapshot } from '../snapshot/snapshot.ts'

/** The current settings, for rendering. Checks and schemas get their settings as arguments. */
export const settings = (): Readonly<Settings> => currentSnapshot().settings

/**
 * Figures of devices, for drawings and pages of a company that has some.
 * @throws Error if there are none
 */
export function deviceFacts(): NonNullable<Settings['facts']> {
  const { facts } = settings()
  if (!facts) throw new Error('content/facts.json is missing')
  return facts
}

/**
 * Words of the nights of example sites.
 * @throws Error if there are none, and so no example site
 */
export function nightWords(): NonNullable<Settings['instrument']> {
  const { instrument } = settings()
  if (!instrument) throw new Error('content/instrument.json is missing')
  return instrument
}

/**
 * The film, for what shows it.
 * @throws Error if there is none
 */
export function filmSettings(): NonNullable<Settings['film']> {
  const { film } = settings()
  if (!film) throw new Error('content/film.json is missing')
  return film
}

/**
 * Places near the company, for drawings of examples.
 * @throws Error if it names none
 */
export function examplePlaces(): NonNullable<Settings['company']['places']> {
  const { places } = settings().company
  if (!places) throw new Error('content/company.json has no places of examples')
  return places
}

/** Derives a value from the current settings, cached for each set of settings. */
export function fromSettings<Value>(make: (of: Readonly<Settings>) => Value): () => Value {
  const made = memoize(make)
  return () => made(settings())
}
