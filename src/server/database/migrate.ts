import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database, Engine } from './connect.ts'
import { start } from './migrations/001-start.ts'
import { letters } from './migrations/002-letters.ts'
import { contactStates } from './migrations/003-contact-states.ts'
import { searched } from './migrations/004-searched.ts'
import { accounts } from './migrations/005-accounts.ts'
import { secondFactor } from './migrations/006-second-factor.ts'
import { audit } from './migrations/007-audit.ts'
import { newsletterConfirmation } from './migrations/008-newsletter-confirmation.ts'
import { searchIndex } from './migrations/009-search-index.ts'
import { outboxPriority } from './migrations/010-outbox-priority.ts'
import { accountMails } from './migrations/011-account-mails.ts'
import { content } from './migrations/012-content.ts'
import { phoneSearch } from './migrations/013-phone-search.ts'
import { answeredBy } from './migrations/014-answered-by.ts'
import { filedMails } from './migrations/015-filed-mails.ts'
import { contentEntries } from './migrations/016-content-entries.ts'
import { previewLinks } from './migrations/017-preview-links.ts'
import { contactFiles } from './migrations/018-contact-files.ts'
import { requestList } from './migrations/019-request-list.ts'
import { outboxRequest } from './migrations/020-outbox-request.ts'
import { certificateFiles } from './migrations/021-certificate-files.ts'
import { mergedEntries } from './migrations/022-merged-entries.ts'
import { filesRefused } from './migrations/023-files-refused.ts'
import { heldEntries } from './migrations/024-held-entries.ts'
import { progressWords } from './migrations/025-progress-words.ts'
import { pictureParts } from './migrations/026-picture-parts.ts'
import { contactWork } from './migrations/030-contact-work.ts'
import { keptTexts } from './migrations/032-kept-texts.ts'
import { secureSources } from './migrations/033-secure-sources.ts'
import { proFormaNumbers } from './migrations/034-pro-forma-numbers.ts'
import { paperRevisions } from './migrations/037-paper-revisions.ts'
import { retryWhenBusy } from './retry-when-busy.ts'

const migrationsOf = (engine: Engine) => ({
  '001-start': start(engine),
  '002-letters': letters(engine),
  '003-contact-states': contactStates(engine),
  '004-searched': searched(engine),
  '005-accounts': accounts(engine),
  '006-second-factor': secondFactor(engine),
  '007-audit': audit(engine),
  '009-search-index': searchIndex(engine),
  '008-newsletter-confirmation': newsletterConfirmation(),
  '010-outbox-priority': outboxPriority(engine),
  '011-account-mails': accountMails(),
  '012-content': content(engine),
  '013-phone-search': phoneSearch(engine),
  '014-answered-by': answeredBy(),
  '015-filed-mails': filedMails(),
  '016-content-entries': contentEntries(),
  '017-preview-links': previewLinks(engine),
  '018-contact-files': contactFiles(engine),
  '019-request-list': requestList(),
  '020-outbox-request': outboxRequest(),
  '021-certificate-files': certificateFiles(engine),
  '022-merged-entries': mergedEntries(),
  '023-files-refused': filesRefused(),
  '024-held-entries': heldEntries(),
  '025-progress-words': progressWords(),
  '026-picture-parts': pictureParts(engine),
  '030-contact-work': contactWork(engine),
  '032-kept-texts': keptTexts(engine),
  '033-secure-sources': secureSources(),
  '034-pro-forma-numbers': proFormaNumbers(engine),
  '037-paper-revisions': paperRevisions(),
})

/** Names of the migrations that this program knows, in the order in which they run. */
export const migrationNames = Object.keys(migrationsOf('sqlite')).sort()

/** The names of the migrations that a database has had, oldest first; none where it is not one of this site. */
export async function appliedMigrations({ db }: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const numberOf = (name: string) => Number.parseInt(name, 10)

/** A migration that takes something away: `031-remove-area-after-027`, where 027 is the newest of the first version that does without. */
const removal = /^\d+-remove-.+-after-(\d+)$/

/** A newer version of the site has taken something away from the database that this one needs. */
export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew'
}

/** The migrations that a newer version has added. @throws {SchemaTooNew} where one has taken away what this program needs */
export async function newerMigrations(database: Database): Promise<string[]> {
  const applied = await appliedMigrations(database)
  const own = numberOf(migrationNames.at(-1) ?? '')
  // A name that this program does not know and that is older than its own is none of a newer version: the migrator refuses it.
  const newer = applied.filter((name) => numberOf(name) > own)
  const taken = newer.find((name) => Number(removal.exec(name)?.[1] ?? 0) > own)
  if (taken) throw new SchemaTooNew(`A newer version of the site has changed the database (${taken}): start that one, or restore a backup.`)
  return newer
}

/**
 * Brings the database to a schema. Safe to run from several processes at once. A schema of a newer version, to which only was added, is left
 * as it is.
 * @param last name of the last migration to run, the newest unless told otherwise
 * @returns the migrations of a newer version that the database has had
 * @throws {SchemaTooNew} where the database lacks what this program needs
 * @throws the error of the migration that failed; the database is then as it was before
 */
export async function migrate(database: Database, last = migrationNames.at(-1) ?? ''): Promise<string[]> {
  const { db, engine } = database
  const newer = await newerMigrations(database)
  if (newer.length > 0) return newer
  const provider = { getMigrations: async () => migrationsOf(engine) }
  await retryWhenBusy(async () => {
    const { error } = await new Migrator({ db, provider }).migrateTo(last)
    if (error) throw error
  })
  return []
}
