import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { programNumber, programRoot } from '#src/content/kit/program-root.ts'
import { describeMailFault } from '#src/contracts/contact/mail-faults.ts'
import { programVersion, versionInWords } from '#src/contracts/program-version.ts'
import type { Database } from '#src/core/database/connect.ts'
import { readHeldMails } from '#src/core/database/held-mails.ts'
import { openDatabase } from '#src/core/database/open-database.ts'
import type { Config } from '#src/core/environment/config.ts'
import { describeRefusal } from '#src/core/environment/server-refusal.ts'
import { growingFolders, isLow, readDiskRoom } from '#src/core/storage/disk.ts'
import { checkHealth, unknownHealth } from '#src/core/storage/health.ts'
import { createCountryLookup } from '#src/server/country/country-lookup.ts'
import { readOutboxState } from '#src/server/outbox-health.ts'
import { readBackup } from '#src/staff/backups/backups.server.ts'
import { retentionWaits } from '#src/staff/clock/clock.server.ts'
import { succeeds } from '../site/succeeds.ts'
import type { Result } from './run-command.ts'

export type Finding = { isWell: boolean; text: string }

export const listed = (findings: Finding[]): Result => ({
  text: findings.map(({ isWell, text }) => (isWell ? text : `PROBLEM: ${text}`)).join('\n'),
  isDone: findings.every(({ isWell }) => isWell),
})

/** Milliseconds within which the site must answer. */
const siteTimeout = 5000

/**
 * Requests an address of the site.
 * @returns null if the status is 2xx, or the reason for the failure
 */
export async function faultOf(
  address: string,
): Promise<{ reason: string; isOfCertificate: boolean } | null> {
  try {
    const { ok, status } = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(siteTimeout),
    })
    return ok ? null : { reason: `answers ${status}`, isOfCertificate: false }
  } catch (error) {
    // The error that `fetch` throws only says that the request failed; the error's `cause` says
    // why.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    return {
      reason: (cause instanceof Error && cause.message) || code || String(cause),
      isOfCertificate: /CERT|TLS|SIGNATURE/.test(code),
    }
  }
}

const say = (isWell: boolean, text: string): Finding => ({ isWell, text })

/** Says how old the country table is and where a newer one is had; nothing without a table. */
export const ageOfTable = (madeAt: Date | null): string =>
  madeAt
    ? `of ${madeAt.toISOString().slice(0, 10)}, ${Math.floor((Date.now() - madeAt.getTime()) / 86_400_000)} days old; a newer one, for COUNTRY_DATABASE: https://db-ip.com/db/download/ip-to-country-lite`
    : 'none'

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`

function openOrNull(url: string): Database | null {
  try {
    return openDatabase(url)
  } catch {
    return null
  }
}

const deletionFinding = (waitsSince: number | null): Finding =>
  say(
    !waitsSince,
    `Deletions: ${waitsSince ? `wait since ${new Date(waitsSince).toISOString()}, because the clock has jumped; if it is right, run npm run admin -- confirm-clock` : 'by their terms'}`,
  )

const unread = 'not known while the database cannot be read'

/**
 * `npm run admin -- health`, for timers: prints a line for each possible problem, also while the
 * database is away, marks present problems, and fails if there are any.
 */
export async function reportHealth(config: Config): Promise<Result> {
  const database = openOrNull(config.databaseUrl)
  const read = async <T>(look: (database: Database) => Promise<T>): Promise<T | null> =>
    database && look(database).catch(() => null)
  try {
    return listed(await findings(config, read))
  } finally {
    await database?.close()
  }
}

/** Where the operator mends why mails wait; nothing if it is not at our own mail server. */
function adviceOn(fault: string): string {
  const advice = describeRefusal('SMTP_URL', fault)
  return advice ? `. ${advice}` : ''
}

type Read = <T>(look: (database: Database) => Promise<T>) => Promise<T | null>

async function findings(config: Config, read: Read): Promise<Finding[]> {
  const build = path.join(programRoot, 'dist/build.json')
  const version = existsSync(build)
    ? programVersion.parse(JSON.parse(readFileSync(build, 'utf8')))
    : null
  const isWritten = Boolean(
    await read((database) => succeeds(checkHealth({ database, health: unknownHealth() }))),
  )
  // With compose, no process of the site runs in this command's container, so the site is requested
  // at its public address.
  const site = `${config.publicOrigin ?? `http://localhost:${config.port}`}/healthz`
  const fault = await faultOf(site)
  const backups = await read((database) =>
    readBackup({ database, backupEvery: config.backupEvery }),
  )
  const { smtpUrl, directory } = config.mail
  const { madeAt } = await createCountryLookup(config, { warn: () => {} })
  const mail = await read((database) => readOutboxState({ database }))
  const deletions = await read(async ({ db }) => ({ waitsSince: await retentionWaits(db) }))
  const held = await read(({ db }) => readHeldMails(db))
  const room = await readDiskRoom(growingFolders(config))
  const newest = backups?.newest
  const backup = newest
    ? `${new Date(newest.at).toISOString()}, ${Math.floor((Date.now() - newest.at) / 3_600_000)} hours old, ${megabytes(newest.bytes)}, took ${newest.ms} ms`
    : 'none'
  return [
    say(
      true,
      `Version of this folder: ${programNumber}, ${versionInWords(version)}; the foot of the staff area names the one that runs`,
    ),
    say(
      !fault,
      `Site: ${site} ${fault ? `does not answer as it should: ${fault.reason}` : 'answers'}`,
    ),
    say(
      isWritten,
      `Database: ${isWritten ? 'can be written' : 'cannot be written. Check its disk, and who may write to it'}`,
    ),
    backups
      ? say(
          backups.overdueSince === null,
          `Newest backup: ${backup}${backups.overdueSince ? '. Run npm run admin -- backup FOLDER --keep NUMBER' : ''}`,
        )
      : say(false, `Newest backup: ${unread}`),
    deletions ? deletionFinding(deletions.waitsSince) : say(false, `Deletions: ${unread}`),
    ...(mail
      ? [
          say(
            !mail.isStill,
            `Mails: ${mail.waiting} waiting, the oldest for ${mail.oldestSeconds} seconds; given up: ${mail.failed}${mail.fault ? `; ${describeMailFault(mail.fault)}${adviceOn(mail.fault)}` : ''}`,
          ),
          say(
            mail.stillIssues === 0,
            `Newsletter: ${mail.stillIssues === 0 ? 'nothing is held up' : 'an issue has not moved for an hour; the staff area says why'}`,
          ),
        ]
      : [say(false, `Mails: ${unread}`), say(false, `Newsletter: ${unread}`)]),
    ...(config.country.mode === 'off' ? [] : [say(true, `Country file: ${ageOfTable(madeAt)}`)]),
    ...(held
      ? [
          say(
            false,
            `Restore: mails and events of the copy that wait: ${held.count}; an owner decides at /admin/held-mails`,
          ),
        ]
      : []),
    // A missing mail server is only a problem for a public site, where people wait for mails.
    ...(smtpUrl
      ? []
      : [
          say(!config.publicOrigin, `Mail server: none, every mail becomes a file in ${directory}`),
        ]),
    say(
      !room || !isLow(room),
      `Disk: ${room ? `${megabytes(room.free)} of ${megabytes(room.size)} free` : 'not on this machine'}`,
    ),
  ]
}
