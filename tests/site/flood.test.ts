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

it('answers what needs no rendering while thousands of pages are asked for', async () => {
  const { hostname, port } = new URL(site.origin)
  await fetch(`${site.origin}/contact`)
  let rendered = 0
  for (let count = 0; count < 40; count++) {
    const socket = connect(Number(port), hostname).on('error', () => {})
    socket.on('data', (bytes) => {
      rendered += bytes.toString('latin1').split('HTTP/1.1 200').length - 1
    })
    socket.write(`GET /contact HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(50))
    sockets.push(socket)
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect((await fetch(`${site.origin}/about`)).status).toBe(200)
  expect(rendered).toBeLessThan(1000)
  for (const socket of sockets) socket.destroy()
  // Nothing is rendered for those who have left.
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect((await fetch(`${site.origin}/contact`)).status).toBe(200)
}, 60_000)
