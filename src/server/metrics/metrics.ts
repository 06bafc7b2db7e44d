import type { ServerResponse } from 'node:http'
import type { OutboxState } from '../services/contacts/contact-mails.ts'

/** Upper bounds of the histogram in seconds: from a kept page to what the proxy gives up on. */
const bounds = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10] as const

type Sources = {
  /** What waits in the outbox. @throws where the database cannot be read */
  outbox: () => Promise<OutboxState>
  /** Number of the publication that is shown. */
  contentNumber: () => number
}

type Sample = [name: string, value: number]

/** One metric in Prometheus' text format (version 0.0.4). */
const metric = (name: string, type: 'counter' | 'gauge' | 'histogram', help: string, samples: Sample[]) =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map(([sample, value]) => `${sample} ${value}`)].join('\n')

/** Counts requests of this process, and writes them with the state of mail and content. Nothing in it is about a person. */
export function createMetrics({ outbox, contentNumber }: Sources) {
  const answered: Record<string, number> = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 }
  /** Requests by the first bound that they stayed under; the last place is for all longer ones. */
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
    /** Counts a request until its answer has been sent, or its client has left. */
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

    /** All metrics as text. Those of the outbox are left out while the database cannot be read. */
    async write(): Promise<string> {
      const mail = await outbox().catch(() => null)
      const codes = Object.entries(answered).map(([code, count]): Sample => [`site_requests_total{code="${code}"}`, count])
      const metrics = [
        metric('site_requests_total', 'counter', 'Requests answered, by class of status.', codes),
        metric('site_request_duration_seconds', 'histogram', 'Seconds from a request to the end of its answer.', writeDurations()),
        metric('site_requests_waiting', 'gauge', 'Requests that wait for the end of their answer.', [['site_requests_waiting', waiting]]),
        metric('site_content_number', 'gauge', 'Number of the publication that this process shows.', [
          ['site_content_number', contentNumber()],
        ]),
      ]
      if (mail)
        metrics.push(
          metric('site_outbox_waiting', 'gauge', 'Mails that are due and not sent.', [['site_outbox_waiting', mail.waiting]]),
          metric('site_outbox_oldest_seconds', 'gauge', 'Seconds for which the oldest of them has waited.', [
            ['site_outbox_oldest_seconds', mail.oldestSeconds],
          ]),
        )
      return `${metrics.join('\n')}\n`
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
