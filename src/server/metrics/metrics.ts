import type { ServerResponse } from 'node:http'
import type { ProgramVersion } from '#src/contracts/program-version.ts'
import type { OutboxState } from '#src/server/services/outbox/mail-health.ts'
import type { Backup } from '../services/storage/backups.ts'

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10] as const

type Sources = {
  outbox: () => Promise<OutboxState>
  contentNumber: () => number
  /** Bytes that are free and that are reserved on the disk to which visitors' data is written. */
  disk: () => Promise<{ free: number; reserve: number }>
  /** Used share of the space for files, 0 to 1. */
  fileRoom: () => Promise<number>
  backup: () => Promise<{ newest: Backup | null; overdueSince: number | null }>
  /** Requests of visitors that were refused because storage failed. */
  notStored: () => number
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

/**
 * Counts requests of this process, and writes the counts with the state of mail and content.
 * Contains no personal data.
 */
export function createMetrics({
  outbox,
  contentNumber,
  disk,
  fileRoom,
  backup,
  notStored,
  number,
  version,
}: Sources) {
  const answered: Record<string, number> = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 }
  /**
   * Counts requests by the lowest bound that they did not exceed; the last count is for those that
   * exceeded all.
   */
  const durations: number[] = Array.from({ length: bounds.length + 1 }, () => 0)
  let seconds = 0
  let waiting = 0

  function writeDurations(): Sample[] {
    const name = 'site_request_duration_seconds'
    let count = 0
    const buckets = [...bounds, '+Inf'].map((bound, place): Sample => {
      count += durations[place] ?? 0
      return [`${name}_bucket{le="${bound}"}`, count]
    })
    return [...buckets, [`${name}_sum`, seconds], [`${name}_count`, count]]
  }

  return {
    observe(res: ServerResponse): void {
      const startedAt = performance.now()
      waiting += 1
      res.once('close', () => {
        waiting -= 1
        const took = (performance.now() - startedAt) / 1000
        const place = bounds.findIndex((bound) => took <= bound)
        const index = place < 0 ? bounds.length : place
        durations[index] = (durations[index] ?? 0) + 1
        seconds += took
        const code = `${Math.floor(res.statusCode / 100)}xx`
        answered[code] = (answered[code] ?? 0) + 1
      })
    },

    async write(): Promise<string> {
      const [mail, files, copy, room] = await Promise.all([
        outbox().catch(() => null),
        fileRoom().catch(() => null),
        backup().catch(() => null),
        disk(),
      ])
      /** A gauge without a value is left out. */
      const gauge = (name: string, help: string, value: number | null | undefined) =>
        value === null || value === undefined ? [] : [metric(name, 'gauge', help, [[name, value]])]
      const codes = Object.entries(answered).map(
        ([code, count]): Sample => [`site_requests_total{code="${code}"}`, count],
      )
      const newest = copy?.newest
      const { free, reserve } = Number.isFinite(room.free) ? room : {}
      const overdue = 'Whether the newest backup is older than twice BACKUP_EVERY_HOURS: 0 or 1.'
      const metrics = [
        metric('site_requests_total', 'counter', 'Requests answered, by class of status.', codes),
        metric(
          'site_request_duration_seconds',
          'histogram',
          'Seconds from a request to the end of its answer.',
          writeDurations(),
        ),
        metric(
          'site_requests_not_stored_total',
          'counter',
          'Requests of visitors refused because storage failed.',
          [['site_requests_not_stored_total', notStored()]],
        ),
        ...gauge(
          'site_requests_waiting',
          'Requests that wait for the end of their answer.',
          waiting,
        ),
        ...gauge(
          'site_content_number',
          'Number of the publication that this process shows.',
          contentNumber(),
        ),
        metric(
          'site_build_info',
          'gauge',
          'Always 1; its labels say what the program was built of.',
          [
            [
              `site_build_info{version="${number}",commit="${version?.commit ?? ''}",built="${version?.builtAt ?? ''}"}`,
              1,
            ],
          ],
        ),
        ...gauge(
          'site_disk_free_bytes',
          'Bytes left on the disk of the SQLite file and of MAIL_DIR.',
          free,
        ),
        ...gauge('site_disk_reserve_bytes', 'Bytes below which that disk counts as low.', reserve),
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
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
