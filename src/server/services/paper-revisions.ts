import { site } from '#src/content/settings/site.ts'
import { isoDay } from '#src/contracts/formats.ts'
import type { Database } from '../database/connect.ts'
import {
  findPaperRevision,
  insertPaperRevision,
  listPaperRevisions,
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
    /** Records what has changed of all PDFs in one transaction. */
    async noteAll(papers: readonly Pick<PaperRevisionRow, 'address' | 'digest'>[]): Promise<void> {
      const known = new Map(
        (await listPaperRevisions(db)).map(({ address, digest }) => [address, digest]),
      )
      const changed = papers.filter(({ address, digest }) => known.get(address) !== digest)
      const day = isoDay(new Date(), site().timeZone)
      if (changed.length === 0) return
      await database.write(async (tx) => {
        for (const paper of changed) await insertPaperRevision(tx, { ...paper, day })
      })
    },
    noteBytes: (address: string, digest: string, bytes: number) =>
      database.write((tx) => updatePaperBytes(tx, { address, digest, bytes })).then(() => {}),
  }
}
