import type { Consent } from '#src/contracts/contact/consent.ts'
import type { Database, Queryable } from '../database/connect.ts'

/** Each wording that visitors could ever agree to. Rows are never changed or deleted. */
type ConsentTable = Consent & { published_at: number }

declare module '../database/tables.ts' {
  interface Tables {
    consent: ConsentTable
  }
}

/** Wordings that had names before each got the digest of its texts as version. */
const named: readonly Consent[] = [
  ['2026-11-20', 'You get one letter a month. A link in each letter ends it.'],
  ['2026-11-20b', 'One e-mail a month. Unsubscribe at any time with the link in every issue.'],
].map(([version = '', newsletter = '']) => ({
  version,
  request:
    'I agree to receive commercial messages about this request under the privacy policy. I may withdraw at any time.',
  newsletter,
  // Was part of no wording then.
  marketing: '',
}))

const find = (db: Queryable, version: string): Promise<Consent | undefined> =>
  db
    .selectFrom('consent')
    .select(['version', 'request', 'newsletter', 'marketing'])
    .where('version', '=', version)
    .executeTakeFirst()

/** Stores a wording before a page shows it. */
export async function recordConsent(database: Database, consent: Consent): Promise<void> {
  if (await find(database.db, consent.version)) return
  await database.write((tx) =>
    tx
      .insertInto('consent')
      .values({ ...consent, published_at: Date.now() })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute(),
  )
}

/**
 * Finds the wording that a visitor has read.
 * @param version as the form sent it; without one, as from a program, the published wording counts
 * @param published the wording of the site now
 * @returns undefined for a version that was never published
 */
export async function findAgreed(
  db: Queryable,
  version: string | undefined,
  published: Consent,
): Promise<Consent | undefined> {
  if (version === undefined || version === published.version) return published
  const found =
    named.find((wording) => wording.version === version) ??
    (/^[\da-f]{16}$/.test(version) ? await find(db, version) : undefined)
  return found && { ...found, marketing: found.marketing || published.marketing }
}
