import { type FieldRefusal, refuseChanges } from '#src/contracts/field-permissions.ts'
import type { PlacedChange } from '#src/editing/calls.ts'
import type { Texts } from '#src/editing/protected-fields.ts'
import type { Author } from '../services/sessions.ts'
import type { AskContent } from './content-process.ts'

/** Fields that somebody may not change or publish, and why. */
export type FieldsRefused = { outcome: 'protected'; refusal: FieldRefusal; changes: PlacedChange[] }

type Question = {
  ask: AskContent
  root: string
  author: Author
  files: readonly Texts[]
  /** A draft is not public: changing one needs the role, and no proof. */
  isPublication: boolean
}

/** Asks whether somebody may change the fields in which files differ. @returns null where they may */
export async function refuseFields({ ask, root, author, files, isPublication }: Question): Promise<FieldsRefused | null> {
  const changes = await ask('protectedChanges', { root, overlay: new Map() }, files)
  const now = Date.now()
  const refusal = refuseChanges(changes, isPublication ? author : { ...author, provedAt: now }, now)
  return refusal && { outcome: 'protected', refusal, changes }
}
