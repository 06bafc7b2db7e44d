// Decides which role may publish which field (decision 0077). The server enforces the result, and
// the editor shows it.

import { isProved } from '#src/contracts/account/proof.ts'
import { may, type Role } from '../permissions.ts'
import type { ContentValue } from './content.ts'
import { isRecord } from './is-record.ts'

/**
 * Reason for which only an owner may publish a change. With `notify`, others may too, and owners are
 * informed.
 */
export type ChangeKind = 'not-listed' | 'leads-out' | 'confirmed' | 'notify'

const reasons: Record<Exclude<ChangeKind, 'notify'>, string> = {
  'not-listed': 'editors may not publish this field',
  'leads-out': 'it leads, or led, out of the site',
  confirmed: 'the document is confirmed and binds the company',
}

export const ownersAlone = (kind: ChangeKind) =>
  `Only an owner can publish this${kind === 'notify' ? '' : `: ${reasons[kind]}`}`

/** Returns whether an entry is a confirmed document, which binds the company (decision 0077). */
export function isConfirmed(entry: ContentValue | undefined): boolean {
  const binding = isRecord(entry) ? entry['binding'] : undefined
  return isRecord(binding) && isRecord(binding['confirmed'])
}

export const isOwners = ({ kind }: { kind: ChangeKind }): boolean => kind !== 'notify'

/** Why changes are refused: by role, or without a recent proof of identity. */
export type FieldRefusal = 'role' | 'proof'

/**
 * @param provedAt time of the last proof of identity (decision 0037), in milliseconds since 1970
 */
export function refuseChanges(
  changes: readonly { kind: ChangeKind }[],
  { role, provedAt }: { role: Role; provedAt: number },
  now: number,
): FieldRefusal | null {
  if (!changes.some(isOwners)) return null
  if (!may(role, 'content.publish-all')) return 'role'
  return isProved(provedAt, now) ? null : 'proof'
}
