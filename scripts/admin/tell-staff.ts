import { randomUUID } from 'node:crypto'
import type { Queryable } from '#src/core/database/connect.ts'
import { insertNote } from '#src/desk/requests/work/work-rows.server.ts'

/** Tells staff at a request what a restore has changed, or may have lost. */
export const tellStaff = (tx: Queryable, requestId: number, text: string, now: number) =>
  insertNote(tx, {
    ...{ contact_id: requestId, kind: 'note', key: randomUUID(), written_by: 'Restore' },
    ...{ written_at: now, text },
  })
