// Who may publish which field of the content (decision 0077): the server decides by it, and the editor's forms show it.

import { may, type Role } from '../permissions.ts'
import type { ContentValue } from './content.ts'
import { isRecord } from './is-record.ts'
import { isProved } from './proof.ts'

/** Why the publication of a change needs an owner; `told`: it needs none, and owners are told of it. */
export type ChangeKind = 'not-listed' | 'leads-out' | 'confirmed' | 'told'

const reasons: Record<Exclude<ChangeKind, 'told'>, string> = {
  'not-listed': 'it is not among the fields of editors',
  'leads-out': 'it leads, or led, out of the site',
  confirmed: 'the document is confirmed and binds the company',
}

/** Why an editor cannot publish a field that they may draft. */
export const ownersAlone = (kind: ChangeKind) => `Only an owner publishes this${kind === 'told' ? '' : `: ${reasons[kind]}`}`

/** Whether an entry is a document that an owner has confirmed, so that all of it binds the company (decision 0071). */
export function isConfirmed(entry: ContentValue | undefined): boolean {
  const binding = isRecord(entry) ? entry['binding'] : undefined
  return isRecord(binding) && isRecord(binding['confirmed'])
}

export const isOwners = ({ kind }: { kind: ChangeKind }): boolean => kind !== 'told'

/** Why changes are not published: the role does not allow it, or a proof of identity is needed first. */
export type FieldRefusal = 'role' | 'proof'

/** @param provedAt time of the last proof of identity (decision 0037), in milliseconds since 1970 */
export function refuseChanges(
  changes: readonly { kind: ChangeKind }[],
  { role, provedAt }: { role: Role; provedAt: number },
  now: number,
): FieldRefusal | null {
  if (!changes.some(isOwners)) return null
  if (!may(role, 'content.publish-all')) return 'role'
  return isProved(provedAt, now) ? null : 'proof'
}
