/** Number of words shown of a gateway card's description (spec.md §9). */
const most = 10

/**
 * Cuts a text after ten words, by white space, and adds an ellipsis. `isCut` is true if it had
 * further words.
 */
export function truncate(text: string): { text: string; isCut: boolean } {
  const words = text.trim().split(/\s+/)
  if (words.length <= most) return { text: words.join(' '), isCut: false }
  return { text: `${words.slice(0, most).join(' ')}…`, isCut: true }
}
