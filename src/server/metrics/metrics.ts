import type { ServerResponse } from 'node:http'
import type { ProgramVersion } from '#src/contracts/program-version.ts'
import type { DiskContext } from '#src/core/storage/disk.ts'
import type { HealthContext } from '#src/core/storage/health.ts'
import { type FileContext, readFileFill } from '#src/desk/requests/files/request-files.server.ts'
import { readOutboxState } from '#src/server/outbox-health.ts'
import { type BackupContext, readBackup } from '#src/staff/backups/backups.server.ts'

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10] as const

/** Requests that this process has answered. Made once, and changed by `countRequest`. */
type RequestCounts = {
  /** By class of status. */
  answered: Record<string, number>
  /**
   * By the lowest bound that the time of a request did not exceed; the last count is for those that
   * exceeded all.
   */
  durations: number[]
  seconds: number
  waiting: number
}

export const noRequests = (): RequestCounts => ({
  answered: { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 },
  durations: Array.from({ length: bounds.length + 1 }, () => 0),
  seconds: 0,
  waiting: 0,
})

/** Counts a request, and its time once the response has ended. */
export function countRequest(counts: RequestCounts, res: ServerResponse): void {
  const startedAt = performance.now()
  counts.waiting += 1
  res.once('close', () => {
    counts.waiting -= 1
    const seconds = (performance.now() - startedAt) / 1000
    const place = bounds.findIndex((bound) => seconds <= bound)
    const index = place < 0 ? bounds.length : place
    counts.durations[index] = (counts.durations[index] ?? 0) + 1
    counts.seconds += seconds
    const code = `${Math.floor(res.statusCode / 100)}xx`
    counts.answered[code] = (counts.answered[code] ?? 0) + 1
  })
}

type MetricsContext = BackupContext &
  DiskContext &
  FileContext &
  HealthContext & {
    contentNumber: () => number
    number: string
    version: ProgramVersion
  }

type Sample = [name: string, value: number]

const metric = (
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: Sample[],
) =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([sample, value]) => `${sample} ${value}`),
  ].join('\n')

function durationSamples({ durations, seconds }: RequestCounts): Sample[] {
  const name = 'site_request_duration_seconds'
  let count = 0
  const buckets = [...bounds, '+Inf'].map((bound, place): Sample => {
    count += durations[place] ?? 0
    return [`${name}_bucket{le="${bound}"}`, count]
  })
  return [...buckets, [`${name}_sum`, seconds], [`${name}_count`, count]]
}

/** A gauge without a value is left out. */
const gauge = (name: string, help: string, value: number | null | undefined) =>
  value === null || value === undefined ? [] : [metric(name, 'gauge', help, [[name, value]])]

/** Writes the counts with the state of mail, content and storage. Contains no personal data. */
export async function writeMetrics(
  context: MetricsContext,
  counts: RequestCounts,
): Promise<string> {
  const { number, version } = context
  const [mail, files, copy, room] = await Promise.all([
    readOutboxState(context).catch(() => null),
    readFileFill(context).catch(() => null),
    readBackup(context).catch(() => null),
    context.readDisk(),
  ])
  const codes = Object.entries(counts.answered).map(
    ([code, count]): Sample => [`site_requests_total{code="${code}"}`, count],
  )
  const newest = copy?.newest
  const overdue = 'Whether the newest backup is older than twice BACKUP_EVERY_HOURS: 0 or 1.'
  const metrics = [
    metric('site_requests_total', 'counter', 'Requests answered, by class of status.', codes),
    metric(
      'site_request_duration_seconds',
      'histogram',
      'Seconds from a request to the end of its answer.',
      durationSamples(counts),
    ),
    metric(
      'site_requests_not_stored_total',
      'counter',
      'Requests of visitors refused because storage failed.',
      [['site_requests_not_stored_total', context.health.notStored]],
    ),
    ...gauge(
      'site_requests_waiting',
      'Requests that wait for the end of their answer.',
      counts.waiting,
    ),
    ...gauge(
      'site_content_number',
      'Number of the publication that this process shows.',
      context.contentNumber(),
    ),
    metric('site_build_info', 'gauge', 'Always 1; its labels say what the program was built of.', [
      [
        `site_build_info{version="${number}",commit="${version?.commit ?? ''}",built="${version?.builtAt ?? ''}"}`,
        1,
      ],
    ]),
    ...gauge(
      'site_disk_free_bytes',
      'Bytes left on the disk of the SQLite file and of MAIL_DIR.',
      room?.free,
    ),
    ...gauge('site_disk_size_bytes', 'Bytes of that disk in all.', room?.size),
    ...gauge('site_backup_overdue', overdue, copy && Number(copy.overdueSince !== null)),
    ...gauge(
      'site_backup_age_seconds',
      'Seconds since the newest backup.',
      newest && Math.floor((Date.now() - newest.at) / 1000),
    ),
    ...gauge('site_backup_bytes', 'Its size.', newest?.bytes),
    ...gauge(
      'site_contact_files_used_ratio',
      'Part of the room for files of requests that is used.',
      files,
    ),
    ...gauge('site_outbox_waiting', 'Mails that are due and not sent.', mail?.waiting),
    ...gauge('site_outbox_failed', 'Mails that were given up.', mail?.failed),
    ...gauge(
      'site_outbox_oldest_seconds',
      'Seconds for which the oldest of them has waited.',
      mail?.oldestSeconds,
    ),
  ]
  return `${metrics.join('\n')}\n`
}
