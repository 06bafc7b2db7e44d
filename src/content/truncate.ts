/** Cuts a text after `most` words, by white space (spec.md §9: gateway card descriptions, 10 words plus an ellipsis). */
export function truncate(text: string, most = 10): { text: string; isCut: boolean } {
  const words = text.trim().split(/\s+/)
  if (words.length <= most) return { text: words.join(' '), isCut: false }
  return { text: `${words.slice(0, most).join(' ')}…`, isCut: true }
}
