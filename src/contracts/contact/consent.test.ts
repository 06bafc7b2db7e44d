import { describe, expect, it } from 'vitest'
import { consentTexts, currentConsentVersion } from './consent.ts'

describe('§2 /contact · the consent texts', () => {
  it('limit the required box to the request, word for word as the product decisions have it', () =>
    expect(consentTexts('Acme').terms).toBe(
      'I agree to receive commercial messages about this request under the privacy policy. I may withdraw at any time.',
    ))
  it('ask for the newsletter in a box of its own', () => {
    const { terms } = consentTexts('Acme')
    expect(terms).not.toMatch(/newsletter/i)
  })
  it('keep the words of an earlier version for those who agreed to it', () =>
    expect(consentTexts('Acme', '2026-11').terms).toBe(
      'I agree to receive commercial messages from Acme as the privacy policy describes. I may withdraw my agreement at any time.',
    ))
  it.each([undefined, '', '1999-01', 'toString'])(
    'are the current ones for the version %s',
    (version) => expect(consentTexts('Acme', version).version).toBe(currentConsentVersion),
  )
  it('lead from their mention of the privacy policy to it', () => {
    const { terms, linkedTerms } = consentTexts('Acme')
    expect(linkedTerms.before + linkedTerms.link.label + linkedTerms.after).toBe(terms)
    expect(linkedTerms.link).toEqual({ label: 'privacy policy', href: '/privacy-policy' })
  })
})
