/** What a visitor agrees to, word for word. Change a text by adding a version: stored submissions keep theirs. */
const versions = {
  '2026-11': {
    terms: (company: string) =>
      `I agree to receive commercial messages from ${company} as the privacy policy describes. I may withdraw my agreement at any time.`,
    marketing: (company: string) => `Also send me the ${company} newsletter. I can unsubscribe at any time.`,
    newsletter: () => 'You get one letter a month. A link in each letter ends it.',
  },
} as const

export type ConsentVersion = keyof typeof versions
export type Consent = {
  version: ConsentVersion
  /** Beside the required box of the contact form. */
  terms: string
  /** Beside its optional box. */
  marketing: string
  /** Under the newsletter form. */
  newsletter: string
}

export const currentConsentVersion: ConsentVersion = '2026-11'

const isVersion = (value: string): value is ConsentVersion => Object.hasOwn(versions, value)

/**
 * The consent texts of one version, filled with the company's name (spec.md §2 Contact, Footer).
 * @param version the version a form was rendered with; an unknown or missing one gives the current texts
 */
export function consentTexts(company: string, version: string = currentConsentVersion): Consent {
  const known = isVersion(version) ? version : currentConsentVersion
  const { terms, marketing, newsletter } = versions[known]
  return { version: known, terms: terms(company), marketing: marketing(company), newsletter: newsletter() }
}
