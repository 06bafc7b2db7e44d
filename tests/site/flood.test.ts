import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite } from '../../scripts/start-site.ts'

let site: Awaited<ReturnType<typeof startSite>>
const sockets: Socket[] = []
beforeAll(async () => {
  site = await startSite()
}, 60_000)
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  return site.stop()
})

/** Pages that were asked for and are logged as answered with a status; the log is written when an answer is ready. */
const answered = (status: number) =>
  site
    .printed()
    .split('\n')
    .filter((line) => line.includes('"path":"/contact"') && line.includes(`"status":${status},`)).length

/** As many as may wait for a slot, with those that have one (src/server/middleware/concurrency-limit.ts). */
const accepted = 204
const [connections, pages] = [40, 50]

it('answers what needs no rendering while thousands of pages are asked for, and renders none for those who have left', async () => {
  const { hostname, port } = new URL(site.origin)
  await fetch(`${site.origin}/contact`)
  for (let count = 0; count < connections; count++) {
    const socket = connect(Number(port), hostname).on('error', () => {})
    socket.write(`GET /contact HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(pages))
    sockets.push(socket)
  }
  // The queue is full: what comes now is sent away.
  await expect.poll(() => answered(503), { timeout: 20_000 }).toBeGreaterThan(0)
  const before = answered(200)
  expect((await fetch(`${site.origin}/about`)).status).toBe(200)
  expect(answered(200) - before, 'a built page waits for no queue').toBeLessThan(accepted / 2)
  for (const socket of sockets) socket.destroy()
  const left = answered(200)
  let last = -1
  const isQuiet = () => {
    const before = last
    last = answered(200) + answered(503)
    return last === before
  }
  await expect.poll(isQuiet, { timeout: 30_000, interval: 1000 }).toBe(true)
  // Those that were being rendered when their clients left, and those whose leaving was not noticed at once.
  expect(answered(200) - left, 'nothing is rendered for those who have left').toBeLessThan(40)
  expect((await fetch(`${site.origin}/contact`)).status).toBe(200)
}, 90_000)
