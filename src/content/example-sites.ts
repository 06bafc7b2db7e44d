import { type ExampleSums, sumExample, type WorkedExample } from './example-sites/example-site.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'

/** In their order: the first one stands on the home page, and in drawings. A company may have none. */
export const dossiers = (): readonly WorkedExample[] => currentSnapshot().world.examples

export const findDossier = (id: string): WorkedExample | undefined => dossiers().find((one) => one.id === id)

/** @throws Error for one that is not there */
export function getDossier(id: string): WorkedExample {
  const found = findDossier(id)
  if (!found) throw new Error(`No worked example ${id}`)
  return found
}

/** @throws Error where there is none */
export function firstDossier(): WorkedExample {
  const [first] = dossiers()
  if (!first) throw new Error('content/dossiers has no worked example')
  return first
}

export function dossierNight<Example extends Pick<WorkedExample, 'site' | 'night'>>(example: Example): Example & ExampleSums {
  return { ...example, ...sumExample(example, currentSnapshot().settings.facts) }
}
