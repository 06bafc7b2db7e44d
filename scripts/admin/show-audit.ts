import { actionLabel, describeDetail } from '#src/contracts/staff/audit.ts'
import type { Database } from '#src/core/database/connect.ts'
import type { AuditRow } from '#src/staff/audit/audit.server.ts'
import { auditEntries } from '#src/staff/audit/audit.server.ts'

/** Formats a time to the second, in UTC, so that logs of several machines can be compared. */
const moment = (milliseconds: number) =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z')

const line = ({ id, at, actor, origin, action, subject, detail }: AuditRow) =>
  [id, moment(at), actor, origin, actionLabel(action), subject, describeDetail(JSON.parse(detail))]
    .join('\t')
    .trimEnd()

/**
 * Reads `--since 2026-11-20`.
 * @returns the time in milliseconds, 0 if `words` is empty, NaN if they cannot be read
 */
function readSince(words: string): number {
  if (words === '') return 0
  const [, day = ''] = /^(?:--since[ =])?(\d{4}-\d{2}-\d{2})$/.exec(words) ?? []
  return Date.parse(day)
}

export async function showAudit(
  database: Database,
  words: string,
  print: (line: string) => void = console.log,
) {
  const since = readSince(words)
  if (Number.isNaN(since)) return { text: 'Give the day as --since 2026-11-20.', isDone: false }
  let count = 0
  for await (const row of auditEntries(database)) {
    if (row.at < since) continue
    count += 1
    print(line(row))
  }
  return { text: `${count} ${count === 1 ? 'entry' : 'entries'}.`, isDone: true }
}
