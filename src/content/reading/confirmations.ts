import { createHash } from 'node:crypto'
import type { LookUp } from '#src/contracts/tokens.ts'
import type { Place } from '../schemas/collections.ts'
import { fill } from './fill-copy.ts'
import { valueAt } from './value-at.ts'
import type { YamlFile } from './yaml-file.ts'

type Placed = { source: YamlFile; place: Place }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON in which the order of keys says nothing. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part))

/**
 * Digest of what a reader of a document is told, and who confirmed it: SHA-256 in base64url. When it is shown does not count.
 * @param data of content/free-pages, unchecked
 * @param confirmation its own
 * @param lookUp what its tokens stand for
 */
function digestOf(data: Record<string, unknown>, confirmation: Record<string, unknown>, lookUp: LookUp): string {
  const { binding: _binding, hidden: _hidden, redirect: _redirect, publishOn: _publishOn, ...told } = data
  const { digest: _digest, ...confirmed } = confirmation
  return createHash('sha256')
    .update(canonical(fill({ ...told, confirmed }, lookUp).value))
    .digest('base64url')
}

/** The digests that confirmed documents have by now, by file, and the files as visitors may read them. */
export type Confirmations<Kept extends Placed> = {
  digests: ReadonlyMap<string, string>
  placed: Kept[]
  /** Files of documents whose confirmation does not hold: their text is not the one that was confirmed. */
  lapsed: string[]
}

/**
 * Compares confirmed documents with what was confirmed. A confirmation that does not hold is left out of the file, so that the document
 * waits for an owner as before it (decision 0077).
 * @param lookUp what tokens stand for; links to other documents are left as they are written, because each may wait for the other
 */
export function checkConfirmations<Kept extends Placed>(placed: readonly Kept[], lookUp: (one: Kept) => LookUp): Confirmations<Kept> {
  const digests = new Map<string, string>()
  const lapsed: string[] = []
  const checked = placed.map((one) => {
    const { data, file } = one.source
    const confirmed = valueAt(data, 'binding', 'confirmed')
    const binding = valueAt(data, 'binding')
    if (one.place.collection !== 'free-pages' || !isRecord(data) || !isRecord(binding) || !isRecord(confirmed)) return one
    const digest = digestOf(data, confirmed, lookUp(one))
    digests.set(file, digest)
    // One that leaves something to decide is refused by its schema, with the fault at its field.
    const isUndecided = Array.isArray(binding['toDecide']) && binding['toDecide'].length > 0
    if (confirmed['digest'] === digest || isUndecided) return one
    lapsed.push(file)
    const { confirmed: _confirmed, ...open } = binding
    return { ...one, source: { ...one.source, data: { ...data, binding: open } } }
  })
  return { digests, placed: checked, lapsed }
}
