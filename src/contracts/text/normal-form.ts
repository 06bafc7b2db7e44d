/**
 * Matches more combining marks on a letter than any language needs (UAX #15 §13), because
 * normalising them takes quadratic time.
 */
const tooManyMarks = /\p{M}{31}/u
const hasTooManyMarks = (text: string): boolean => tooManyMarks.test(text)

/** Normalises a text (Unicode), unless a letter has too many marks. */
export const toNormalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  hasTooManyMarks(text) ? text : text.normalize(form)
