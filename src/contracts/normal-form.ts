/** More combining marks on a letter than any language has (Unicode, UAX #15 §13): to normalise them is to sort them, in quadratic time. */
const tooManyMarks = /\p{M}{31}/u
export const hasTooManyMarks = (text: string): boolean => tooManyMarks.test(text)

/** A text in a Unicode normal form; one with too many marks on a letter stays as it is. */
export const toNormalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  hasTooManyMarks(text) ? text : text.normalize(form)
