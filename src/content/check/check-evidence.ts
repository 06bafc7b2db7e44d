import { isConsented } from '../evidence/evidence-state.ts'
import { endingsIn, isOver } from '../reading/endings.ts'
import { type Entry, problemOf } from '../reading/entry.ts'
import type { Problem } from '../reading/yaml-file.ts'
import type { ReferencesContent } from '../schemas/evidence-schemas.ts'
import type { Settings } from '../schemas/setting-schemas.ts'

const isSetting = ({ collection, id }: Entry, name: string) =>
  collection === 'settings' && id === name

export function checkAuthors(
  entries: readonly Entry[],
  { people: { people } }: Pick<Settings, 'people'>,
): Problem[] {
  const known: unknown[] = people.map(({ id }) => id)
  return entries.flatMap((entry) => {
    const person = entry.collection === 'articles' ? entry.data['person'] : undefined
    return person === undefined || known.includes(person)
      ? []
      : [problemOf(entry, ['person'], `Nobody in content/people.json is called ${person}`)]
  })
}

/**
 * Finds references that visitors do not see because their customer has not agreed.
 * @param today `2026-11-20`
 */
export function findWithoutConsent(entries: readonly Entry[], today: string): Problem[] {
  const entry = entries.find((one) => isSetting(one, 'references'))
  if (!entry) return []
  // The cast is safe, because entries without faults match their schema.
  return (entry.data as ReferencesContent).references.flatMap(({ consentOn }, index) => {
    const path = ['references', index, 'consentOn']
    const why =
      consentOn === undefined
        ? 'say on which day the customer agreed'
        : 'the day on which the customer agrees is in the future'
    return isConsented({ consentOn }, today)
      ? []
      : [problemOf(entry, path, `Visitors do not see this reference: ${why}`)]
  })
}

/**
 * Finds months and certificates that have ended and are no longer shown.
 * @param today `2026-11-20`
 */
export const findEnded = (entries: readonly Entry[], today: string): Problem[] =>
  entries.flatMap((entry) =>
    endingsIn(entry.collection, entry.id, entry.data)
      .filter(({ until }) => isOver(until, today))
      .map(({ path, message }) => problemOf(entry, path, message)),
  )
