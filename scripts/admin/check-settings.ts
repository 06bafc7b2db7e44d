import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { samplesOf } from '#src/content/evidence/samples.ts'
import { programRoot } from '#src/content/kit/program-root.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { setCurrentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { companyTime } from '#src/content/today.ts'
import type { Database } from '#src/core/database/connect.ts'
import { withDatabase } from '#src/core/database/open-database.ts'
import {
  type Config,
  describeSettings,
  type Environment,
  unknownVariables,
} from '#src/core/environment/config.ts'
import { retiredValues } from '#src/core/environment/retired-values.ts'
import { describeRefusal } from '#src/core/environment/server-refusal.ts'
import { createMailTransport } from '#src/core/mail/transport.ts'
import { folderFault, growingFolders } from '#src/core/storage/disk.ts'
import { readPublished } from '#src/editor/published/text-sources.server.ts'
import { readContentState } from '#src/editor/rows/entry-rows.server.ts'
import { createCountryLookup } from '#src/server/country/country-lookup.ts'
import { migrationNames, requireKnownSchema } from '#src/server/database/migrations.ts'
import { mailContext } from '#src/server/site-mail-context.ts'
import { readBackup } from '#src/staff/backups/backups.server.ts'
import { counted, isFile } from './back-up.ts'
import { ageOfTable, type Finding, faultOf, listed } from './report-health.ts'
import type { Result } from './run-command.ts'

/**
 * Milliseconds by which the newest entry may be ahead of this clock, because the clocks of several
 * machines differ.
 */
const clockTolerance = 300_000

const good = (text: string): Finding => ({ isWell: true, text })
const bad = (text: string, advice: string): Finding => ({
  isWell: false,
  text: `${text}. ${advice}.`,
})
const reason = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\.$/, '')

async function checkFolder(folder: string): Promise<Finding> {
  const fault = await folderFault(folder)
  if (fault === null) return good(`Folder ${folder}: can be written`)
  return bad(
    `Folder ${folder}: ${fault}`,
    'Give it to the account that runs the site, with chown, or name another',
  )
}

/** Reports a standby, and a server or database that is read only. */
async function isReadOnly({ engine, db }: Database): Promise<boolean> {
  if (engine === 'sqlite') return false
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(
    db,
  )
  return rows[0]?.transaction_read_only === 'on'
}

/** Says whether this release can show what was published, before it is started in its place. */
async function checkEntries(database: Database): Promise<Finding[]> {
  const held = (await readContentState(database.db))?.held ?? []
  try {
    setBaseSnapshot(programRoot)
    const { rows, refused, snapshot } = await readPublished(database, {
      root: programRoot,
      asOf: companyTime(),
      held,
    })
    // The checks of mail below name what is published.
    setCurrentSnapshot(snapshot)
    const left = samplesOf(snapshot.settings).length
    const samples = good(`Samples of the example company: ${left} left`)
    if (refused.length === 0)
      return [
        good(`Published entries: ${rows.length}, and this release shows each of them`),
        samples,
      ]
    const reasons = refused.flatMap(({ problems }) => problems.map(describeProblem))
    const refusal = bad(
      `Published entries: this release would show an earlier version of ${refused.map(({ path }) => path).join(', ')}: ${reasons.join('; ')}`,
      'Change them in the release before, or publish them again',
    )
    return [refusal, samples]
  } catch (error) {
    return [bad(`Published entries: ${reason(error)}`, 'This release does not start with them')]
  }
}

/**
 * Checks schema, published entries, clock and backups. Does not migrate, because the version before an update may
 * still run on the schema.
 */
async function checkContents(database: Database, { backupEvery }: Config): Promise<Finding[]> {
  const { applied, newer } = await requireKnownSchema(database)
  const missing = migrationNames.filter((name) => !applied.includes(name)).length
  const schema =
    newer.length > 0
      ? 'its schema is newer, and this version can use it'
      : missing > 0
        ? `the next start adds ${counted(missing, 'migration')}`
        : 'its schema is that of this version'
  const found = (await isReadOnly(database))
    ? [
        bad(
          'Database: takes no writes, as a standby of PostgreSQL',
          'Name the primary server in DATABASE_URL',
        ),
      ]
    : [good(`Database: opened; ${schema}`)]
  if (missing > 0) return found
  found.push(...(await checkEntries(database)))
  const { rows } = await sql<{ newest: number | null }>`
    select max(at) as newest from (select at from audit union all select submitted_at from contact) as entries`.execute(
    database.db,
  )
  const newest = Number(rows[0]?.newest)
  const now = new Date().toISOString()
  found.push(
    newest > Date.now() + clockTolerance
      ? bad(
          `Clock: ${now}, and the newest entry is of ${new Date(newest).toISOString()}`,
          'Set the clock (timedatectl): old data is deleted by it',
        )
      : good(`Clock: ${now}, later than every entry`),
  )
  const { overdueSince } = await readBackup({ database, backupEvery })
  found.push(
    overdueSince === null
      ? good('Backups: none is overdue')
      : bad(
          'Backups: one is overdue',
          'Run npm run admin -- backup FOLDER --keep NUMBER, and check the job that runs it',
        ),
  )
  return found
}

async function checkDatabase(config: Config): Promise<Finding[]> {
  const { databaseUrl } = config
  if (isFile(databaseUrl) && !existsSync(databaseUrl))
    return [good(`Database: none yet at ${databaseUrl}, the first start makes it`)]
  try {
    return await withDatabase(databaseUrl, (database) => checkContents(database, config))
  } catch (error) {
    return [
      bad(
        `Database: ${reason(error)}`,
        describeRefusal('DATABASE_URL', error) ??
          'Check DATABASE_URL, that its server runs, and who owns the file',
      ),
    ]
  }
}

/** @returns the mailbox that a person has to read */
const bouncesOf = (config: Config) =>
  `Bounces: what cannot be delivered comes back to ${mailContext(config, '').bouncesTo}; somebody has to read it`

async function checkMail({ mail }: Config): Promise<Finding> {
  if (!mail.smtpUrl) return good('Mail server: none, every mail becomes a file')
  const transport = createMailTransport(mail)
  try {
    await transport.verify()
    return good('Mail server: answers, and accepts the account')
  } catch (error) {
    return bad(
      `Mail server: ${reason(error)}`,
      describeRefusal('SMTP_URL', error) ??
        'Check host, port and account in SMTP_URL, and whether the firewall allows the connection',
    )
  } finally {
    transport.close()
  }
}

async function checkCountry(config: Config): Promise<Finding> {
  const { mode, provider } = config.country
  if (mode === 'off') return good('Country file: not used')
  const faults: string[] = []
  const lookup = await createCountryLookup(config, {
    warn: ({ err }: { err?: unknown }) => void faults.push(reason(err)),
  })
  await lookup.fromProvider?.('8.8.8.8')
  if (faults.length === 0)
    return good(
      `Country file: ${ageOfTable(lookup.madeAt)}${provider ? ', and the provider answers' : ''}`,
    )
  return bad(
    `Country file: ${faults.join('; ')}`,
    'Check COUNTRY_DATABASE and IPGEO_URL, or set COUNTRY_DATABASE=none',
  )
}

async function checkOrigin({ publicOrigin, trustedProxy }: Config): Promise<Finding[]> {
  if (!publicOrigin) return [good('Origin: PUBLIC_ORIGIN is not set')]
  const proxy = trustedProxy
    ? []
    : [
        bad(
          'Proxy: TRUSTED_PROXY is not set',
          'Give its address, else all visitors count as one network',
        ),
      ]
  const fault = await faultOf(`${publicOrigin}/livez`)
  if (!fault) return [good(`Origin: ${publicOrigin} answers`), ...proxy]
  const advice = fault.isOfCertificate
    ? 'Renew the certificate for this name, with its chain'
    : 'Start the site, and check the DNS name, the proxy and port 443'
  return [
    bad(
      `Origin: ${publicOrigin}: ${fault.isOfCertificate ? 'certificate, ' : ''}${reason(fault.reason)}`,
      advice,
    ),
    ...proxy,
  ]
}

/**
 * `npm run admin -- check`: lists each setting with value and meaning, whether its target can be
 * reached, and advice. Changes nothing.
 */
export async function checkSettings(config: Config, env: Environment): Promise<Result> {
  const settings = describeSettings(env).map(
    ({ name, value, meaning }) => `${name} = ${value}: ${meaning}`,
  )
  const backups = path.join(path.dirname(config.databaseUrl), 'backups')
  const folders = [
    ...growingFolders(config),
    ...(isFile(config.databaseUrl) && existsSync(backups) ? [backups] : []),
  ]
  const findings = [
    ...unknownVariables(env).map(({ name, closest }) =>
      bad(`${name}: not a setting`, `Write ${closest} if you mean that`),
    ),
    ...retiredValues(env).map((text) => ({ isWell: false, text })),
    ...(await checkDatabase(config)),
    ...(await Promise.all(folders.map((folder) => checkFolder(path.resolve(folder))))),
    await checkMail(config),
    ...(config.mail.smtpUrl ? [good(bouncesOf(config))] : []),
    await checkCountry(config),
    ...(await checkOrigin(config)),
  ]
  const result = listed(findings)
  return { ...result, text: [...settings, '', result.text].join('\n') }
}
