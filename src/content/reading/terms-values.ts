import type { TokenValue } from '#src/contracts/tokens.ts'
import type { Place } from '../schemas/collections.ts'
import { isPublished, isUnconfirmed } from './published.ts'
import { valueAt } from './value-at.ts'

type Placed = { data: unknown; place: Place | undefined }

/** `terms-of-sale` → `termsOfSale` */
const tokenOf = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Links to the documents that bind the company as tokens, in Markdown; null as long as no owner has confirmed one, so that the sentence
 * that names it is left out. A term that other pages tell before has its mark behind it, {warrantyMark} for `warranty`, until then.
 * @param placed all files, unchecked
 * @param date `2026-11-20`
 */
export const termsValues = (placed: readonly Placed[], date: string): Readonly<Record<string, TokenValue | null>> =>
  Object.fromEntries(
    placed.flatMap(({ data, place }): [string, string | null][] => {
      if (place?.collection !== 'free-pages' || valueAt(data, 'binding') === undefined) return []
      const heading = valueAt(data, 'heading')
      const isShown = !isUnconfirmed(data) && isPublished('free-pages', data, date) && typeof heading === 'string'
      return [
        [`${tokenOf(place.id)}Page`, isShown ? `[${heading}](/${place.id})` : null],
        [`${tokenOf(place.id)}Mark`, isShown ? '' : ' (planned)'],
      ]
    }),
  )
