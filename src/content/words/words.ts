import type { Words } from '../collections/word-schemas.ts'
import { memoize } from '../kit/memoize.ts'
import { currentSnapshot, type Snapshot } from '../snapshot/snapshot.ts'

export type { Words }

const keyOf = (file: string) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The words of a snapshot. */
export const wordsOf = memoize(
  ({ entries }: Snapshot) =>
    // The cast is safe, because a snapshot has all files of words, checked against their schemas.
    Object.fromEntries(
      entries.flatMap(({ collection, id, data }) =>
        collection === 'words' ? [[keyOf(id), data]] : [],
      ),
    ) as Words,
)

/**
 * The words of the site (content/words) in the current snapshot. Call it where something is
 * rendered, never when a module loads: a preview, and later a language, has other words.
 */
export const words = (): Words => wordsOf(currentSnapshot())

/** The language of the current snapshot, as a BCP 47 tag for `Intl`. */
export const lang = (): string => currentSnapshot().settings.company.locale
