import type { FileChange } from '#src/contracts/content/content.ts'
import { inSentence } from '../kit/in-sentence.ts'

const words = { added: 'new', removed: 'removed' } as const
const most = 3

const listed = (names: readonly string[]) =>
  names.length > most
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ')

/** Summarises changes in the words of the forms: `Smart Lock: amount, name; Warranty: new`. */
export const titleOfChanges = (files: readonly FileChange[]): string =>
  listed(
    files.map(({ path, label, change, differences }) => {
      if (change !== 'changed') return `${label}: ${words[change]}`
      // The texts of a translation are named by their originals, which are sentences.
      if (path.startsWith('content/languages/'))
        return `${label}: ${differences.length === 1 ? 'one text' : `${differences.length} texts`}`
      const places = [...new Set(differences.map(({ place }) => inSentence(place)))].filter(Boolean)
      return places.length > 0 ? `${label}: ${listed(places)}` : label
    }),
  )

/**
 * Names every changed field with its entry, for the audit log.
 * @param limit maximum number of names; the remaining ones are counted
 */
export function namesOfChanges(files: readonly FileChange[], limit: number): string[] {
  const all = files.flatMap(({ label, change, differences }) =>
    change === 'changed'
      ? differences.map(({ place }) => `${label}: ${place}`)
      : [`${label}: ${words[change]}`],
  )
  const names = [...new Set(all)]
  return names.length > limit ? [...names.slice(0, limit), `${names.length - limit} more`] : names
}
