/** Number of words shown of a gateway card's description (spec.md §9). */
export const cardWords = 10

type Truncated = {
  /** The first words and an ellipsis, or the whole text if it has no further words. */
  text: string
  isCut: boolean
}

/** Cuts a text after `most` words, by white space (spec.md §9: gateway card descriptions, 10 words plus an ellipsis). */
export function truncate(text: string, most: number = cardWords): Truncated {
  const words = text.trim().split(/\s+/)
  if (words.length <= most) return { text: words.join(' '), isCut: false }
  return { text: `${words.slice(0, most).join(' ')}…`, isCut: true }
}
