import { getPage } from '#src/content/page.ts'
import { publicSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'

const ofWord = /[\p{L}\p{M}\p{N}]/u

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = [...text.slice(Math.max(0, at - 2), at)].slice(-1)
    const after = [...text.slice(at + words.length, at + words.length + 2)].slice(0, 1)
    if (![...around, ...after].some((character) => ofWord.test(character))) return true
  }
  return false
}

/**
 * Whether a page names a recipient of webhooks as whole words: "Acme" is not named by
 * "Acmeville".
 */
export const isNamedOn = (page: object, recipient: string): boolean =>
  recipient !== '' && textsOf(page).some((text) => hasWords(text, recipient))

/** Whether the privacy policy that visitors read names a recipient of webhooks. */
export const isNamed = async (recipient: string): Promise<boolean> =>
  isNamedOn(
    withSnapshot(publicSnapshot(), () => getPage('privacy-policy')),
    recipient,
  )
