import { site } from '#src/content/settings/site.ts'
import { isoDay } from '#src/contracts/formats.ts'
import type { Context } from '#src/core/context.server.ts'
import {
  findPaperRevision,
  insertPaperRevision,
  listPaperRevisions,
  type PaperRevisionRow,
  updatePaperBytes,
} from '#src/editor/rows/paper-revision-rows.server.ts'

const today = () => isoDay(new Date(), site().timeZone)

/**
 * Returns the revision of a PDF, which is a new one if its content has changed.
 * @param digest digest of all printed content
 */
export async function notePaper(
  { database }: Pick<Context, 'database'>,
  address: string,
  digest: string,
  day = today(),
): Promise<PaperRevisionRow> {
  const known = await findPaperRevision(database.db, address)
  if (known?.digest === digest) return known
  await database.write((tx) => insertPaperRevision(tx, { address, digest, day }))
  return (
    (await findPaperRevision(database.db, address)) ?? {
      address,
      digest,
      day,
      number: 1,
      bytes: null,
    }
  )
}

/** Records what has changed of all PDFs in one transaction. */
export async function noteAllPapers(
  { database }: Pick<Context, 'database'>,
  papers: readonly Pick<PaperRevisionRow, 'address' | 'digest'>[],
): Promise<void> {
  const known = new Map(
    (await listPaperRevisions(database.db)).map(({ address, digest }) => [address, digest]),
  )
  const changed = papers.filter(({ address, digest }) => known.get(address) !== digest)
  const day = today()
  if (changed.length === 0) return
  await database.write(async (tx) => {
    for (const paper of changed) await insertPaperRevision(tx, { ...paper, day })
  })
}

export const notePaperBytes = (
  { database }: Pick<Context, 'database'>,
  address: string,
  digest: string,
  bytes: number,
): Promise<void> =>
  database.write((tx) => updatePaperBytes(tx, { address, digest, bytes })).then(() => {})
