import type { ContentHistory } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { changesOfFiles, publicText } from '#src/editing/entry-texts.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Database, Queryable } from '../database/connect.ts'
import {
  type DraftRow,
  findDraft,
  insertDraft,
  updateDraft,
  writeDrafts,
} from '../database/content/content-drafts.ts'
import {
  deleteKeptText,
  findKeptText,
  insertKeptText,
  listKeptTexts,
} from '../database/content/kept-texts.ts'
import type { KeptTextTable } from '../database/content-schema.ts'
import { type Actor, recordAudit } from '../services/audit/audit.ts'
import { draftOverlay, draftRow, moment } from './drafts.ts'

const { hours, perEntry } = contentLimits.kept

type Kept = Pick<KeptTextTable, 'path' | 'text' | 'base' | 'why' | 'editor'>

export const keepText = (tx: Queryable, actor: Actor, kept: Kept, now = Date.now()) =>
  insertKeptText(
    tx,
    { ...kept, kept_by: actor.name, kept_at: now, expires_at: now + hours * 3_600_000 },
    perEntry,
  )

export async function keepDraft(
  tx: Queryable,
  actor: Actor,
  draft: DraftRow,
  why: Kept['why'],
  now = Date.now(),
): Promise<void> {
  const { path, text, base, editor } = draft
  if (text !== null) await keepText(tx, actor, { path, text, base, why, editor }, now)
}

export function createKeptTexts({
  database,
  store,
}: {
  database: Database
  store: Pick<ContentStore, 'workspace'>
}) {
  const { db } = database
  return {
    async list(path?: string, now = Date.now()): Promise<ContentHistory['kept']> {
      const rows = await listKeptTexts(db, now, path)
      const files = await Promise.all(
        rows.map(async ({ path, text: after }) => {
          const before = (await findDraft(db, path))?.text ?? publicText(store.workspace(), path)
          return { path, before, after }
        }),
      )
      const changes = changesOfFiles(
        store.workspace(draftOverlay(rows.map((row) => ({ ...row, kind: 'text' })))),
        files,
      )
      return rows.flatMap(({ id, why, editor, kept_by: by, kept_at, expires_at }, index) => {
        const file = changes[index]
        return file
          ? [{ id, why, editor, by, at: moment(kept_at), until: moment(expires_at), file }]
          : []
      })
    },

    /**
     * Makes a draft of a stored text, and stores the draft that it replaces.
     * @returns the entry's path; null for an unknown text
     */
    async bringBack(actor: Actor, id: number, now = Date.now()): Promise<string | null> {
      return writeDrafts(database, async (tx) => {
        const kept = await findKeptText(tx, id, now)
        if (!kept) return null
        const { path, text, base } = kept
        const draft = await findDraft(tx, path)
        const next = draftRow(actor, { path, content: { kind: 'text', text }, base, now })
        if (draft && draft.text !== text) await keepDraft(tx, actor, draft, 'replaced', now)
        await (draft ? updateDraft(tx, draft.version, next) : insertDraft(tx, next))
        await deleteKeptText(tx, id)
        await recordAudit(tx, actor, { action: 'content.restored', subject: path })
        return path
      })
    },
  }
}
