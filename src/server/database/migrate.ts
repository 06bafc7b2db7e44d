import { type Kysely, sql, type Transaction } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { foldText } from '#src/contracts/text/fold-text.ts'
import type { Database, Engine } from './connect.ts'
import { searchedText } from './contact-search.ts'
import { start } from './migrations/001-start.ts'
import { proFormaNumbers } from './migrations/034-pro-forma-numbers.ts'
import { paperRevisions } from './migrations/037-paper-revisions.ts'
import { dayCounts } from './migrations/040-day-counts.ts'
import { webhooks } from './migrations/042-webhooks.ts'
import { requestContext } from './migrations/044-request-context.ts'
import { heldDrafts } from './migrations/045-held-drafts.ts'
import { countedOutcome } from './migrations/046-counted-outcome.ts'
import { foldedSearch } from './migrations/049-folded-search.ts'
import { noteKinds } from './migrations/050-note-kinds.ts'
import { proFormas } from './migrations/051-pro-formas.ts'
import { newsletterIssues } from './migrations/052-newsletter-issues.ts'
import { requestOrigin } from './migrations/053-request-origin.ts'
import { keysInOrder } from './migrations/054-keys-in-order.ts'
import { answersInOrder } from './migrations/056-answers-in-order.ts'
import { mailAnswers } from './migrations/060-mail-answers.ts'
import { availability } from './migrations/070-availability.ts'
import { samples } from './migrations/071-samples.ts'
import { bookings } from './migrations/075-bookings.ts'
import { wholeEntries } from './migrations/080-whole-entries.ts'
import { mergedTexts } from './migrations/081-remove-merged-texts-after-080.ts'
import { catalogueLists } from './migrations/082-catalogue-lists.ts'
import { auditTriggers } from './migrations/085-remove-audit-chain-after-056.ts'
import { accountTimeZone } from './migrations/090-account-time-zone.ts'
import { writtenRequests } from './migrations/110-written-requests.ts'
import { retryWhenBusy } from './retry.ts'
import type { Tables } from './schema.ts'

/**
 * Former migrations that 001-start replaces. Their names are recorded, so that the previous version
 * can open the database too.
 */
const squashed = [
  '002-letters',
  '003-contact-states',
  '004-searched',
  '005-accounts',
  '006-second-factor',
  '007-audit',
  '008-newsletter-confirmation',
  '009-search-index',
  '010-outbox-priority',
  '011-account-mails',
  '012-content',
  '013-phone-search',
  '014-answered-by',
  '015-filed-mails',
  '016-content-entries',
  '017-preview-links',
  '018-contact-files',
  '019-request-list',
  '020-outbox-request',
  '021-certificate-files',
  '022-merged-entries',
  '023-files-refused',
  '024-held-entries',
  '025-progress-words',
  '026-picture-parts',
  '030-contact-work',
  '032-kept-texts',
  '033-secure-sources',
]
const lastSquashed = squashed.at(-1) ?? ''
const squashedAt = 'f099272d'

const migrationsOf = (engine: Engine): Record<string, Migration> => ({
  '001-start': start(engine),
  ...Object.fromEntries(squashed.map((name) => [name, { up: async () => {} }])),
  '034-pro-forma-numbers': proFormaNumbers(engine),
  '037-paper-revisions': paperRevisions(),
  '040-day-counts': dayCounts(engine),
  '042-webhooks': webhooks(engine),
  '044-request-context': requestContext(engine, searchedText),
  '045-held-drafts': heldDrafts(),
  '046-counted-outcome': countedOutcome(engine),
  '049-folded-search': foldedSearch(searchedText, foldText),
  '050-note-kinds': noteKinds(),
  '051-pro-formas': proFormas(engine),
  '052-newsletter-issues': newsletterIssues(engine),
  '053-request-origin': requestOrigin(engine),
  '054-keys-in-order': keysInOrder(engine),
  '056-answers-in-order': answersInOrder(engine),
  '070-availability': availability(),
  '071-samples': samples(),
  '060-mail-answers': mailAnswers(),
  '080-whole-entries': wholeEntries(),
  '081-remove-merged-texts-after-080': mergedTexts(),
  '082-catalogue-lists': catalogueLists(),
  '090-account-time-zone': accountTimeZone(),
  '075-bookings': bookings,
  '085-remove-audit-chain-after-056': auditTriggers(engine),
  '110-written-requests': writtenRequests(),
})

export const migrationNames = Object.keys(migrationsOf('sqlite')).sort()

/**
 * Lists the applied migrations, oldest first; none if the database does not belong to this site.
 */
export async function appliedMigrations({ db }: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const numberOf = (name: string) => Number.parseInt(name, 10)

/**
 * Name of a migration that removes something. Versions with migration 027 do not need what
 * `031-remove-area-after-027` removes.
 */
const removal = /^\d+-remove-.+-after-(\d+)$/

/** A newer version has removed something from the database that this version needs. */
export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew'
}

/** A PostgreSQL database cannot store every letter. */
export class WrongEncoding extends Error {
  override name = 'WrongEncoding'
}

/** The database lacks migrations that this version no longer contains. */
export class SchemaTooOld extends Error {
  override name = 'SchemaTooOld'
}

/**
 * Lists applied migrations of a newer version.
 * @throws {SchemaTooNew} if one of them removed something that this program needs
 */
export async function newerMigrations(database: Database): Promise<string[]> {
  const applied = await appliedMigrations(database)
  const own = numberOf(migrationNames.at(-1) ?? '')
  // The migrator itself refuses unknown migrations that are older than this program's newest one.
  const newer = applied.filter((name) => numberOf(name) > own)
  const taken = newer.find((name) => Number(removal.exec(name)?.[1] ?? 0) > own)
  if (taken)
    throw new SchemaTooNew(
      `A newer version has changed the database (${taken}): start that version, or restore an older backup.`,
    )
  return newer
}

/**
 * Reads the applied migrations and those of a newer version, changing nothing.
 * @throws {SchemaTooNew}
 * @throws {WrongEncoding}
 * @throws {SchemaTooOld}
 */
export async function requireKnownSchema(
  database: Database,
): Promise<{ applied: string[]; newer: string[] }> {
  if (database.engine === 'postgres') {
    const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(
      database.db,
    )
    const [{ server_encoding: encoding = '' } = {}] = rows
    if (encoding !== 'UTF8')
      throw new WrongEncoding(
        `DATABASE_URL names a database in ${encoding}: make one with createdb --encoding=UTF8 --template=template0`,
      )
  }
  const newer = await newerMigrations(database)
  const applied = await appliedMigrations(database)
  if (newer.length === 0 && applied.length > 0 && !applied.includes(lastSquashed))
    throw new SchemaTooOld(
      `A trial version made this database (${applied.at(-1)}): start commit ${squashedAt} of the site with it once, then this version.`,
    )
  return { applied, newer }
}

/**
 * Milliseconds; below 1000, after which PostgreSQL looks for deadlocks and could cancel a visitor's
 * request instead of this one.
 */
const longestLockWait = 500

/**
 * Milliseconds to wait for a backup, which holds all tables until it is complete. Other processes
 * answer requests in the intervals.
 */
const duringBackup = { timeout: 600_000, interval: 2000 }

/**
 * Locks all tables at once, because a migration locks them in another order than requests do.
 * @throws if a table stays in use
 */
async function lockTables(tx: Transaction<Tables>) {
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(tx)
  await sql`set local statement_timeout = ${sql.lit(longestLockWait)}`.execute(tx)
  await sql`lock table ${sql.join(rows.map(({ name }) => sql.table(name)))} in access exclusive mode`.execute(
    tx,
  )
  await sql`set local statement_timeout = 0`.execute(tx)
}

/**
 * Migrates the database. Several processes may call it at once. A newer schema that only adds stays
 * unchanged.
 * @param last name of the last migration to run
 * @param onBusy called at each retry while a backup holds the tables of PostgreSQL; without it
 * the wait ends after seconds
 * @returns migrations that a newer version has applied
 * @throws {SchemaTooNew}
 * @throws {SchemaTooOld}
 * @throws the error of a failed migration; the database is then as it was before
 */
export async function migrate(
  database: Database,
  last = migrationNames.at(-1) ?? '',
  onBusy?: () => void,
): Promise<string[]> {
  const { db, engine } = database
  const { applied, newer } = await requireKnownSchema(database)
  if (newer.length > 0) return newer
  const provider = { getMigrations: async () => migrationsOf(engine) }
  const run = async (on: Kysely<Tables>) => {
    const { error } = await new Migrator({ db: on, provider }).migrateTo(last)
    if (error) throw error
  }
  const isServing = engine === 'postgres' && applied.length > 0 && !applied.includes(last)
  const work = () =>
    isServing ? database.write((tx) => lockTables(tx).then(() => run(tx))) : run(db)
  await retryWhenBusy(work, onBusy && { ...duringBackup, onRetry: onBusy })
  return []
}
