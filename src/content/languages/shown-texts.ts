import { completeParts, kindOf, type ShownIn } from '#src/contracts/content/kinds.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import type { DataPath } from '../reading/yaml-file.ts'
import type { MatchedText } from './match-texts.ts'

/** Pages without an address, whose words are in others. */
const wordsOfPages: readonly string[] = ['product', 'image']

/** When visitors see a file in another language than its own. */
const shownIn = ({ collection, id }: PlacedFile['place']): ShownIn =>
  collection === 'pages' && wordsOfPages.includes(id) ? 'always' : kindOf(collection).shownIn

/** Whether visitors see a file once most of it is translated, as they do a page. */
export const isShownMostly = (place: PlacedFile['place']): boolean => shownIn(place) === 'mostly'

/** Share of the texts that visitors read of a page. */
const leastShare = 0.8

const isTitle = ({ text }: MatchedText) => text.path.length === 1 && text.path[0] === 'title'
const isHeading = ({ text: { path } }: MatchedText) =>
  path.at(-1) === 'heading' || path.at(-2) === 'heading'

/** A text that an entry has twice has one translation, and counts once. */
export const onceEach = (texts: readonly MatchedText[]): MatchedText[] => [
  ...new Map(texts.map((one) => [JSON.stringify([one.text.field, one.text.source]), one])).values(),
]

/** What is missing before visitors see a file in a language; nothing if they see it. */
export type Missing = { title: boolean; heading: boolean; texts: number }

/**
 * The rule by which visitors see a file in another language than its own. A text that was changed
 * after it was translated takes no page from its language: it is counted until somebody looks at it.
 * What binds is translated again first.
 * @param texts those that visitors read of it
 */
export function missingBeforeShown(
  place: PlacedFile['place'],
  texts: readonly MatchedText[],
): Missing {
  const how = shownIn(place)
  const all = onceEach(texts)
  const isOpen = ({ shown, isOutdated }: MatchedText) => shown === null && !isOutdated
  const done = all.filter((one) => !isOpen(one)).length
  if (how === 'always') return { title: false, heading: false, texts: 0 }
  if (how === 'whole') return { title: false, heading: false, texts: all.length - done }
  const heading = all.find(isHeading)
  return {
    title: all.some((one) => isTitle(one) && isOpen(one)),
    heading: heading !== undefined && isOpen(heading),
    texts: Math.max(0, Math.ceil(all.length * leastShare) - done),
  }
}

export const isShown = ({ title, heading, texts }: Missing): boolean =>
  !title && !heading && texts === 0

/** Whether a text has to be translated before visitors see its language. */
export const isOfCompletePart = ({ source }: PlacedFile, [field]: DataPath): boolean =>
  completeParts.some(
    ({ entry, fields }) =>
      source.file.replace(/^content\/|\.\w+$/g, '') === entry &&
      (fields === undefined || fields.includes(String(field))),
  )
