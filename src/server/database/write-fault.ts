export type WriteFault = 'full' | 'unwritable'

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
 * Returns the state of the disk that a write error reports; null for other errors, such as a lock
 * or a lost connection.
 */
export function writeFaultOf(error: unknown): WriteFault | null {
  if (!(error instanceof Error)) return null
  if ('errcode' in error) return ofSqlite(Number(error.errcode))
  return 'code' in error ? (postgres[String(error.code)] ?? null) : null
}
