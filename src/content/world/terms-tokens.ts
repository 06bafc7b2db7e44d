import type { Tokens } from '#src/contracts/tokens.ts'
import { marked } from '../prices/prices.ts'
import type { PlacedFile } from '../reading/judge-file.ts'
import { isUnconfirmed } from '../reading/published.ts'
import { copyAt } from '../reading/value-at.ts'

/** `terms-of-sale` → `termsOfSale` */
const tokenOf = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Links to the documents that bind the company as tokens, in Markdown; null as long as no owner has confirmed one, so that the sentence
 * that names it is left out. A term that other pages tell before has its mark behind it, {warrantyMark} for `warranty`, until then.
 * @param files all of them, unchecked
 * @param isShown whether visitors see a file
 */
export const termsTokens = (files: readonly PlacedFile[], isShown: (file: PlacedFile) => boolean): Tokens =>
  Object.fromEntries(
    files.flatMap((file): [string, string | null][] => {
      const { source, place } = file
      if (place.collection !== 'free-pages' || copyAt(source.data, 'binding') === undefined) return []
      const heading = copyAt(source.data, 'heading')
      const isLinked = !isUnconfirmed(source.data) && isShown(file) && typeof heading === 'string'
      return [
        [`${tokenOf(place.id)}Page`, isLinked ? `[${heading}](/${place.id})` : null],
        [`${tokenOf(place.id)}Mark`, isLinked ? '' : marked('')],
      ]
    }),
  )
