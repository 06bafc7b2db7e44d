import { documentDigest } from '../src/content/document-digest.ts'
import { readCopy } from '../src/content/read-copy.ts'

/** Digest of what the technical document prints today. @throws Error where a content file has a fault */
export const digestOfToday = () => documentDigest(readCopy().entries)
