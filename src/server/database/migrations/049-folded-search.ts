import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Searched = { id: number; searched: string }

/** Requests that are read at a time; a searched text has up to 60 KB. */
const rowsAtOnce = 200

/**
 * Folds the searched text of requests as searches are folded now: letters without a decomposition,
 * full width, ligatures, vowel marks and apostrophes are compared as people see them.
 * @param searchedText of contact-search.ts
 * @param foldText of contracts/text/fold-text.ts
 */
export const foldedSearch = (
  searchedText: (text: string) => string,
  foldText: (text: string) => string,
): Migration => ({
  async up(db: Kysely<unknown>) {
    for (let last = 0; ; ) {
      const { rows } =
        await sql<Searched>`select id, searched from contact where id > ${last} order by id limit ${rowsAtOnce}`.execute(
          db,
        )
      for (const { id, searched } of rows)
        if (foldText(searched) !== searched)
          await sql`update contact set searched = ${searchedText(searched)} where id = ${id}`.execute(
            db,
          )
      if (rows.length < rowsAtOnce) return
      last = rows.at(-1)?.id ?? last
    }
  },
})
