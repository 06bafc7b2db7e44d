import { expect, it } from 'vitest'
import { withoutMarks } from '#src/contracts/content/marks.ts'
import { currentSnapshot, type Snapshot } from '../snapshot/snapshot.ts'
import { consentOf, shownConsent } from './shown-consent.ts'

/** The snapshot with other words of consent, or in another language. */
const changed = (words: object, locale?: string): Snapshot => {
  const snapshot = currentSnapshot()
  const { settings, entries } = snapshot
  const company = { ...settings.company, ...(locale && { locale }) }
  return {
    ...snapshot,
    settings: { ...settings, company },
    entries: entries.map((entry) =>
      entry.collection === 'words' && entry.id === 'consent'
        ? { ...entry, data: { ...(entry.data as object), ...words } }
        : entry,
    ),
  }
}

it('the required box is limited to the request, word for word as the product decisions have it', () => {
  const { request } = shownConsent()
  expect(withoutMarks(request)).toBe(
    'I agree to receive commercial messages about this request under the privacy policy. I may withdraw at any time.',
  )
  expect(request).toContain('](/privacy-policy)')
})

it('a version is that of the same language and texts, and of no others', () => {
  const { version } = shownConsent()
  expect(version).toMatch(/^[\da-f]{16}$/)
  expect(consentOf(changed({})).version).toBe(version)
  const others = [
    changed({ request: 'Yes.' }),
    changed({ newsletter: 'Yes.' }),
    changed({ marketing: 'Yes.' }),
    changed({}, 'fr-SN'),
  ].map((snapshot) => consentOf(snapshot).version)
  expect(new Set([version, ...others]).size).toBe(5)
})
