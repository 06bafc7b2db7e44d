import { site } from '#src/content/settings/site.ts'
import { isoDay } from '#src/contracts/formats.ts'
import type { Database } from '../database/connect.ts'
import {
  findPaperRevision,
  insertPaperRevision,
  type PaperRevisionRow,
  updatePaperBytes,
} from '../database/content/paper-revisions.ts'

export function createPaperRevisions(database: Database) {
  const { db } = database
  return {
    /**
     * Returns the revision of a PDF, which is a new one if its content has changed.
     * @param digest digest of all printed content
     */
    async note(
      address: string,
      digest: string,
      day = isoDay(new Date(), site().timeZone),
    ): Promise<PaperRevisionRow> {
      const known = await findPaperRevision(db, address)
      if (known?.digest === digest) return known
      await database.write((tx) => insertPaperRevision(tx, { address, digest, day }))
      return (
        (await findPaperRevision(db, address)) ?? { address, digest, day, number: 1, bytes: null }
      )
    },
    noteBytes: (address: string, digest: string, bytes: number) =>
      database.write((tx) => updatePaperBytes(tx, { address, digest, bytes })).then(() => {}),
  }
}
