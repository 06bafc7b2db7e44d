type LinkedText = { before: string; link: { label: string; href: string }; after: string }

const privacyPolicy = { label: 'privacy policy', href: '/privacy-policy' }

/**
 * Words of the required box, which only cover the request; the product decisions fix them (Forms).
 */
const termsOfRequest = (): LinkedText => ({
  before: 'I agree to receive commercial messages about this request under the ',
  link: privacyPolicy,
  after: '. I may withdraw at any time.',
})

/**
 * Exact words that a visitor agrees to, by version. To change a text, add a version, because stored
 * submissions refer to theirs.
 */
const versions = {
  '2026-11': {
    terms: (company: string): LinkedText => ({
      before: `I agree to receive commercial messages from ${company} as the `,
      link: privacyPolicy,
      after: ' describes. I may withdraw my agreement at any time.',
    }),
    newsletter: 'You get one letter a month. A link in each letter ends it.',
  },
  '2026-11-20': {
    terms: termsOfRequest,
    newsletter: 'You get one letter a month. A link in each letter ends it.',
  },
  '2026-11-20b': {
    terms: termsOfRequest,
    newsletter: 'One e-mail a month. Unsubscribe at any time with the link in every issue.',
  },
} as const

type ConsentVersion = keyof typeof versions
export type Consent = {
  version: ConsentVersion
  /** Words of the required box on the contact form; in `linkedTerms` with the link. */
  terms: string
  linkedTerms: LinkedText
  newsletter: string
}

export const currentConsentVersion: ConsentVersion = '2026-11-20b'

/** Version of a request that staff entered, because its sender called. */
export const toldByPhone = 'told-by-phone'

/** Text in place of the consent of a person who called. @param by name of the account */
export const tellingByPhone = (by: string): string =>
  `Told on the telephone by ${by}: what was said is kept to answer it, as the privacy policy describes.`

const isVersion = (value: string): value is ConsentVersion => Object.hasOwn(versions, value)

/**
 * Returns the consent texts of a version (spec.md §2 Contact, Footer).
 * @param version if unknown or missing, the current one is used
 */
export function consentTexts(company: string, version: string = currentConsentVersion): Consent {
  const known = isVersion(version) ? version : currentConsentVersion
  const { terms, newsletter } = versions[known]
  const linkedTerms = terms(company)
  const { before, link, after } = linkedTerms
  return {
    version: known,
    terms: before + link.label + after,
    linkedTerms,
    newsletter,
  }
}
