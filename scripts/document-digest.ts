import { documentDigest } from '../src/content/check/document-digest.ts'
import { currentCopy } from '../src/content/copy.ts'

/** Digest of what the technical document prints today. @throws Error where a content file has a fault */
export const digestOfToday = () => documentDigest(currentCopy().entries)
