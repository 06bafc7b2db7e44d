import type { FormSchema } from '#src/contracts/form-schema.ts'

const countWords = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

/** The text as visitors see it: with the company's name for `{name}`; a count that is not known yet takes two characters. */
export const fillKnown = (text: string, tokens: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)(?:\.\w+)*(?::\w+)?\}/g, (_, name: string) => tokens[name] ?? '00')

export type Length = { text: string; isWrong: boolean }

/** How long a text is and may be, in words; undefined where it may have any length. */
export function lengthOf(
  { words, minLength = 1, maxLength }: Pick<FormSchema, 'words' | 'minLength' | 'maxLength'>,
  text: string,
  tokens: Readonly<Record<string, string>>,
): Length | undefined {
  const shown = fillKnown(text, tokens).normalize('NFC').trim()
  if (words) {
    const count = countWords(shown)
    return { text: `${count} of ${words.min} to ${words.max} words`, isWrong: count < words.min || count > words.max }
  }
  if (maxLength === undefined) return undefined
  const range = minLength > 1 ? `${minLength} to ${maxLength}` : `${maxLength}`
  return { text: `${shown.length} of ${range} characters`, isWrong: shown.length < minLength || shown.length > maxLength }
}
