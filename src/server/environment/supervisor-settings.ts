import path from 'node:path'

/** Defaults that the supervisor shares with the configuration of the site (config.ts), whose library it does without. */
export const defaults = { databaseUrl: 'data/site.db', diskReserveMegabytes: 500 } as const

/** Whether a database is named by an address such as postgres://… and not by the path of a file; C: is a drive. */
export const isAddress = (database: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(database)

/** The folder that holds a SQLite file; for another server's database the one that the site otherwise writes to. */
const dataFolder = (databaseUrl: string) => path.dirname(isAddress(databaseUrl) ? defaults.databaseUrl : databaseUrl)

/**
 * Where versions of the site are kept, and how many bytes their disk keeps free. What cannot be used is named by the site itself, which
 * reads the whole configuration.
 */
export function readSupervisorSettings(env: Record<string, string | undefined>) {
  const reserve = Number(env['DISK_RESERVE_MB'] || defaults.diskReserveMegabytes)
  return {
    isOn: env['CONTENT_EDITOR'] !== 'off',
    folder: path.resolve(dataFolder(env['DATABASE_URL'] || defaults.databaseUrl), 'releases'),
    reserve: Number.isFinite(reserve) ? reserve * 1_000_000 : 0,
  }
}
