import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Stores of which offer a pro-forma gives the estimates their exact prices. Earlier versions have it
 * in the words of the pro-forma alone, by which the rows that are stored are filled.
 */
export const exactPrices = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table pro_forma add column exact_for text`.execute(db)
    const { rows } = await sql<{ id: number; words: string }>`select id, words from pro_forma
      where words like '%"exactFor":"%'`.execute(db)
    for (const { id, words } of rows) {
      const number = numberIn(words)
      if (number) await sql`update pro_forma set exact_for = ${number} where id = ${id}`.execute(db)
    }
  },
})

function numberIn(words: string): string | null {
  try {
    const { given }: { given?: { exactFor?: unknown } } = JSON.parse(words)
    const number = given?.exactFor
    return typeof number === 'string' && /^[\w-]+$/.test(number) ? number : null
  } catch {
    // Damaged words are shown as unreadable wherever they are read.
    return null
  }
}
