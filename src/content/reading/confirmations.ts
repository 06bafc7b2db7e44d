import { createHash } from 'node:crypto'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { LookUp } from '#src/contracts/tokens.ts'
import type { PlacedFile } from './check-file.ts'
import { fill } from './fill-copy.ts'
import { getAt } from './get-at.ts'

const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  )

/**
 * Digests a document's text with its confirmation: SHA-256 in base64url.
 * @returns undefined if a token is unknown
 */
function digestOf(
  data: Record<string, unknown>,
  confirmation: Record<string, unknown>,
  lookUp: LookUp,
): string | undefined {
  const {
    binding: _binding,
    hidden: _hidden,
    redirect: _redirect,
    publishOn: _publishOn,
    ...text
  } = data
  const { digest: _digest, ...confirmed } = confirmation
  const { value, unknown } = fill({ ...text, confirmed }, lookUp)
  return unknown.length > 0
    ? undefined
    : createHash('sha256').update(canonical(value)).digest('base64url')
}

/**
 * Removes confirmations of changed texts (decision 0077).
 * @param lookUp leaves tokens of links to other documents unfilled
 */
export function checkConfirmations(
  placed: readonly PlacedFile[],
  lookUp: (one: PlacedFile) => LookUp,
) {
  const digests = new Map<string, string>()
  const lapsed: string[] = []
  const checked = placed.map((one): PlacedFile => {
    const { data, file } = one.source
    const confirmed = getAt(data, 'binding', 'confirmed')
    const binding = getAt(data, 'binding')
    if (
      one.place.collection !== 'free-pages' ||
      !isRecord(data) ||
      !isRecord(binding) ||
      !isRecord(confirmed)
    )
      return one
    const digest = digestOf(data, confirmed, lookUp(one))
    if (digest === undefined) return one
    digests.set(file, digest)
    // The schema refuses a document with open decisions and reports the field.
    const isUndecided = Array.isArray(binding['toDecide']) && binding['toDecide'].length > 0
    if (confirmed['digest'] === digest || isUndecided) return one
    lapsed.push(file)
    const { confirmed: _confirmed, ...open } = binding
    return { ...one, source: { ...one.source, data: { ...data, binding: open } } }
  })
  /**
   * `digests`: of the present texts, by file. `placed`: all files as visitors may read them.
   * `lapsed`: files of changed texts.
   */
  return { digests, placed: checked, lapsed }
}
