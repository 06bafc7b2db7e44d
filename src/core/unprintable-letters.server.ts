/** A document cannot be printed, because no typeface of the site has some of its letters. */
export class UnprintableLetters extends Error {
  override name = 'UnprintableLetters'
  /** Each letter once, in the order in which the document has them. */
  readonly letters: string
  constructor(letters: string) {
    super(`No typeface of the site has: ${letters}`)
    this.letters = letters
  }
}
