import { documentDigest } from '../src/content/check/document-digest.ts'
import { currentSnapshot } from '../src/content/snapshot.ts'

/** Digest of what the technical document prints today. @throws Error where a content file has a fault */
export function digestOfToday(): string {
  const { entries, settings } = currentSnapshot()
  return documentDigest(entries, settings)
}
