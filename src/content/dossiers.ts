import { type ExampleSums, sumExample, type WorkedExample } from './dossiers/worked-examples.ts'
import type { DossierName } from './schemas/dossier-schema.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'

export const dossiers = (): readonly WorkedExample[] => currentSnapshot().world.examples

export function getDossier(id: DossierName): WorkedExample {
  const found = dossiers().find((one) => one.id === id)
  if (!found) throw new Error(`No dossier ${id}`)
  return found
}

export function dossierNight<Example extends Pick<WorkedExample, 'site' | 'night'>>(example: Example): Example & ExampleSums {
  return { ...example, ...sumExample(example, currentSnapshot().settings.facts) }
}
