/**
 * A name in braces, such as `{count}`, `{gateway.hours}` or `{products:words}`. Braces around
 * anything else are signs of the text like any other; there is no way to write a name in braces that
 * is not filled.
 */
type Brace = { written: string; name: string; form?: 'words' | 'Words' }

const brace = /\{(\w+(?:\.\w+)*)(?::(words|Words))?\}/g

/** Cuts a text into its words and names, in order. */
export function partsOf(text: string): (string | Brace)[] {
  // Most texts have none.
  if (!text.includes('{')) return [text]
  const parts: (string | Brace)[] = []
  let end = 0
  for (const { 0: written, 1: name = '', 2: form, index } of text.matchAll(brace)) {
    parts.push(text.slice(end, index))
    parts.push({ written, name, ...((form === 'words' || form === 'Words') && { form }) })
    end = index + written.length
  }
  return [...parts, text.slice(end)]
}

export const bracesIn = (text: string): Brace[] =>
  partsOf(text).filter((part) => typeof part !== 'string')

/** The words of a text around its names. */
export const aroundBraces = (text: string): string[] =>
  partsOf(text).filter((part) => typeof part === 'string')

/** Whether a text has a brace that belongs to no name. */
export const hasLoneBrace = (text: string): boolean => /[{}]/.test(aroundBraces(text).join(''))

/**
 * Fills the names of a text in one pass, so that braces in a value stay as they are. A name without a
 * value stays as it is written, and is returned.
 * @param read also takes what is filled before the name
 */
export function fillBraces(
  text: string,
  read: (brace: Brace, before: string) => string | undefined,
): { text: string; unknown: string[] } {
  const unknown: string[] = []
  let filled = ''
  for (const part of partsOf(text)) {
    const value = typeof part === 'string' ? part : read(part, filled)
    if (value === undefined && typeof part !== 'string') unknown.push(part.written)
    filled += value ?? (typeof part === 'string' ? part : part.written)
  }
  return { text: filled, unknown }
}
