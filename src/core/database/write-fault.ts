import { isAway } from './retry.ts'

type WriteFault = 'full' | 'unwritable'

/** Result codes of SQLite; the lowest byte is the primary code (sqlite.org/rescode.html). */
const sqlite = {
  readOnly: 8,
  full: 13,
  noRoomForIndex: [4874, 5386],
  notWritten: [778, 1034, 1546],
} as const
/** Error codes of PostgreSQL: disk_full; read_only_sql_transaction, io_error. */
const postgres: Readonly<Record<string, WriteFault>> = {
  '53100': 'full',
  '25006': 'unwritable',
  '58030': 'unwritable',
}

function ofSqlite(code: number): WriteFault | null {
  // The index of the write-ahead log is a separate file, for which SQLite has other codes.
  if ((code & 0xff) === sqlite.full || sqlite.noRoomForIndex.some((one) => one === code))
    return 'full'
  return (code & 0xff) === sqlite.readOnly || sqlite.notWritten.some((one) => one === code)
    ? 'unwritable'
    : null
}

/**
 * Primary codes of SQLite that depend on no value that is written: BUSY, LOCKED, NOMEM, READONLY,
 * IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB.
 */
const sqliteFailures = new Set([5, 6, 7, 8, 10, 11, 13, 14, 15, 26])
/**
 * The same classes of PostgreSQL: connection, read-only, rollback, resources, objects in use,
 * operator, system, internal errors.
 */
const postgresFailures = /^(08|25006|40|53|55|57|58|XX)/

/**
 * Returns whether storage failed, and not what was sent: the same request could be stored at
 * another time.
 */
export function isStorageFailure(error: unknown): boolean {
  if (isAway(error)) return true
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return sqliteFailures.has(Number(error.errcode) & 0xff)
  return 'code' in error && postgresFailures.test(String(error.code))
}

/** Texts of PostgreSQL where it has no code, for instance to a new connection. */
const fullTexts = /no space left on device|disk quota exceeded/i

/**
 * Returns the state of the disk that a write error reports; null for other errors, such as a lock
 * or a lost connection.
 */
export function writeFaultOf(error: unknown): WriteFault | null {
  if (!(error instanceof Error)) return null
  if ('errcode' in error) return ofSqlite(Number(error.errcode))
  if (fullTexts.test(error.message)) return 'full'
  return 'code' in error ? (postgres[String(error.code)] ?? null) : null
}
