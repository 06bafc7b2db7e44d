import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { countRequest, noRequests, writeMetrics } from '#src/server/metrics/metrics.ts'
import { startMetricsServer } from '#src/server/metrics/metrics-server.ts'
import { noteBackup } from '#src/staff/backups/backups.server.ts'
import { listen } from '../../node-http.ts'
import { contact, openTestSite, version } from '../test-site.ts'

async function scrape(port: number) {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = (await response.text()).trimEnd().split('\n')
  for (const line of lines)
    expect(line).toMatch(
      /^(# (HELP|TYPE) site_\w+ .+|site_\w+(\{\w+="[^"]+"(,\w+="[^"]+")*\})? [\d.e-]+)$/,
    )
  const samples = Object.fromEntries(
    lines
      .filter((line) => !line.startsWith('#'))
      .map((line): [string, number] => {
        const space = line.lastIndexOf(' ')
        return [line.slice(0, space), Number(line.slice(space + 1))]
      }),
  )
  const names = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2])
  return { samples, names }
}

it('counts requests, those that wait, their time, mails and content, and tells nothing else', async () => {
  const site = await openTestSite('sqlite')
  const counts = noRequests()
  const context = {
    ...site.context,
    health: { ...site.context.health, notStored: 3 },
    readDisk: async () => ({ free: 3e9, size: 1e10 }),
    contentNumber: () => site.content.state().number,
    number: '1.0.0',
    version,
  }
  let finish = () => {}
  const server = createServer((req, res) => {
    countRequest(counts, res)
    if (req.url !== '/slow') return void res.writeHead(req.url === '/missing' ? 404 : 200).end()
    finish = () => res.end()
  })
  const origin = `http://127.0.0.1:${await listen(server)}`
  const { port, close } = await startMetricsServer(() => writeMetrics(context, counts), {
    port: 0,
    host: '127.0.0.1',
  })

  await site.database.write((tx) => noteBackup(tx, { at: Date.now(), bytes: 9, ms: 1 }))
  await site.send('POST', '/api/contact', { ...contact, ...site.hiddenFields() })
  for (const target of ['/', '/', '/missing']) await (await fetch(origin + target)).arrayBuffer()
  const slow = fetch(`${origin}/slow`)
  await expect.poll(async () => (await scrape(port)).samples['site_requests_waiting']).toBe(1)
  const { samples, names } = await scrape(port)
  expect(samples).toMatchObject({
    'site_requests_total{code="2xx"}': 2,
    'site_requests_total{code="4xx"}': 1,
    'site_request_duration_seconds_bucket{le="+Inf"}': 3,
    site_request_duration_seconds_count: 3,
    site_requests_not_stored_total: 3,
    site_outbox_waiting: 2,
    site_outbox_failed: 0,
    site_backup_overdue: 0,
    site_backup_age_seconds: expect.any(Number),
    site_backup_bytes: 9,
    site_outbox_oldest_seconds: expect.any(Number),
    site_content_number: 0,
    site_disk_free_bytes: 3e9,
    site_disk_size_bytes: 1e10,
    site_contact_files_used_ratio: 0,
    [`site_build_info{version="1.0.0",commit="${version.commit}",built="${version.builtAt}"}`]: 1,
  })
  // A slow machine takes seconds; an hour would be another unit.
  expect(samples['site_backup_age_seconds']).toBeLessThan(600)
  expect(names).toHaveLength(15)
  finish()
  await slow
  await expect.poll(async () => (await scrape(port)).samples['site_requests_waiting']).toBe(0)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)

  await site.database.close()
  await expect.poll(async () => (await scrape(port)).names).toHaveLength(8)
  close()
  server.close()
})
