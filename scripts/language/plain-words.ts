/** Names, units and words of other programs that no language changes, each with its reason. */
export const names: Readonly<Record<string, string>> = {}

const word = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’.-]*/gu
const plainVowel = /[aeiouAEIOU]/
const accentedVowel = /[áéíóúÁÉÍÓÚ]/

/** Words of a text that have a vowel without an accent, and are no names. */
export const plainWordsOf = (text: string): string[] =>
  (text.match(word) ?? []).filter(
    (one) =>
      plainVowel.test(one) &&
      !accentedVowel.test(one) &&
      one.length > 1 &&
      !Object.hasOwn(names, one),
  )
