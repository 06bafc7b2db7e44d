import { type FieldRefusal, refuseChanges } from '#src/contracts/field-permissions.ts'
import { calls, type PlacedChange } from '#src/editing/calls.ts'
import type { Texts } from '#src/editing/protected-fields.ts'
import type { Workspace } from '#src/editing/workspace.ts'
import type { Author } from '../services/accounts/sessions.ts'

/** Fields that somebody may not change or publish, and why. */
export type FieldsRefused = { outcome: 'protected'; refusal: FieldRefusal; changes: PlacedChange[] }

type Question = {
  /** What is public. */
  workspace: Workspace
  author: Author
  files: readonly Texts[]
  /** A draft is not public: changing one needs the role, where the field does not leave it to whoever edits, and no proof. */
  isPublication: boolean
}

/** Asks whether somebody may change the fields in which files differ. @returns null where they may */
export function refuseFields({ workspace, author, files, isPublication }: Question): FieldsRefused | null {
  const changes = calls.protectedChanges(workspace, files).filter(({ rule }) => isPublication || !rule.isDraftable)
  const now = Date.now()
  const refusal = refuseChanges(changes, isPublication ? author : { ...author, provedAt: now }, now)
  return refusal && { outcome: 'protected', refusal, changes }
}
