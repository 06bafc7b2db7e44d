/** GET /search.json?q=: what the field in the header shows while one types. */
export type AnswerAtOnce = {
  said: string
  groups: {
    name: string
    /** `note`: its price, or the page that it stands on. */
    found: { href: string; heading: { text: string; isMatch: boolean }[]; note: string; picture?: string | undefined }[]
  }[]
  /** Ways on: all results, or what to do where nothing is found. */
  links: { href: string; text: string }[]
}
