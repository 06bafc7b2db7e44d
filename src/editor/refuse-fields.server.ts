import {
  type FieldRefusal,
  isOwners,
  refuseChanges,
} from '#src/contracts/content/field-permissions.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { type PlacedChange, placedOwnerChanges } from './texts/entry-texts.server.ts'
import type { Texts } from './texts/owner-changes.server.ts'
import type { Workspace } from './texts/workspace.server.ts'

export type FieldsRefused = { outcome: 'protected'; refusal: FieldRefusal; changes: PlacedChange[] }

export const refuseFields = (
  workspace: Workspace,
  author: Author,
  files: readonly Texts[],
): FieldsRefused | null => refusePlaced(author, placedOwnerChanges(workspace, files))

/** @param placed changes of owners' fields, and those of which owners are only notified */
export function refusePlaced(
  author: Author,
  placed: readonly PlacedChange[],
): FieldsRefused | null {
  const changes = placed.filter(isOwners)
  const refusal = refuseChanges(changes, author, Date.now())
  return refusal && { outcome: 'protected', refusal, changes }
}
