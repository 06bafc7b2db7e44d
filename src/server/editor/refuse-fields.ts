import { type FieldRefusal, isOwners, refuseChanges } from '#src/contracts/field-permissions.ts'
import { calls, type PlacedChange } from '#src/editing/calls.ts'
import type { Texts } from '#src/editing/owner-changes.ts'
import type { Workspace } from '#src/editing/workspace.ts'
import type { Author } from '../services/accounts/sessions.ts'

/** Fields that somebody may not publish, and why. */
export type FieldsRefused = { outcome: 'protected'; refusal: FieldRefusal; changes: PlacedChange[] }

/**
 * Asks whether somebody may publish the fields in which files differ. A draft needs no such question: it is not public.
 * @param workspace what is public
 * @returns null where they may
 */
export function refuseFields(workspace: Workspace, author: Author, files: readonly Texts[]): FieldsRefused | null {
  const changes = calls.ownerChanges(workspace, files).filter(isOwners)
  const refusal = refuseChanges(changes, author, Date.now())
  return refusal && { outcome: 'protected', refusal, changes }
}
