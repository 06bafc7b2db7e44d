import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { decimalsOf } from '#src/contracts/formats.ts'

/** Amounts of pro-formas were hundredths in each currency; now they are in its smallest unit. */
export const proFormaUnits = (): Migration => ({
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ currency: string }>`
      select distinct currency from pro_forma where currency is not null`.execute(db)
    for (const { currency } of rows) {
      const decimals = /^[A-Z]{3}$/.test(currency) ? decimalsOf(currency) : 2
      const times = sql.lit(10 ** Math.max(0, decimals - 2))
      const by = sql.lit(10 ** Math.max(0, 2 - decimals))
      const changed = (column: string) =>
        sql`${sql.ref(column)} = (${sql.ref(column)} * ${times} + ${by} / 2) / ${by}`
      if (decimals !== 2)
        await sql`update pro_forma set ${sql.join(['net', 'tax', 'gross'].map(changed))}
          where currency = ${currency}`.execute(db)
    }
  },
})
