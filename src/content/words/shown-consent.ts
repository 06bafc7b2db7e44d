import { createHash } from 'node:crypto'
import type { Consent } from '#src/contracts/contact/consent.ts'
import { memoize } from '../kit/memoize.ts'
import { currentSnapshot, publicSnapshotIn, type Snapshot } from '../snapshot/snapshot.ts'
import { wordsOf } from './words.ts'

/** Hexadecimal digits of a version. */
const digits = 16

/**
 * Returns what visitors agree to in a snapshot. The version follows from language and texts, so that
 * a changed text needs nothing else.
 */
export const consentOf = memoize((snapshot: Snapshot): Consent => {
  const { request, newsletter, marketing } = wordsOf(snapshot).consent
  const version = createHash('sha256')
    .update([snapshot.settings.company.locale, request, newsletter, marketing].join('\n'))
    .digest('hex')
    .slice(0, digits)
  return { version, request, newsletter, marketing }
})

/**
 * What the visitor of the current page agrees to.
 * @param language that a form has named; by default that of the current snapshot
 */
export const shownConsent = (language?: string): Consent =>
  consentOf(language === undefined ? currentSnapshot() : publicSnapshotIn(language))
