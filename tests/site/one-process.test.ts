import { connect, type Socket } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { startOwnSite } from './own-site.ts'

const site = await startOwnSite()
const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

/** A page that is rendered for each request. */
const page = '/search'

/**
 * Counts the logged answers with a status to requests for the page. An answer is logged when it is
 * ready.
 */
const answered = (status: number, method = 'GET') =>
  site
    .printed()
    .split('\n')
    .filter(
      (line) =>
        line.includes(`"method":"${method}","path":"${page}"`) &&
        line.includes(`"status":${status},`),
    ).length

/** Sends requests without waiting for answers on each connection, all from the same network. */
function flood(connections: number, pages: number, method: string) {
  const { hostname, port } = new URL(site.origin)
  for (let count = 0; count < connections; count++) {
    const socket = connect(Number(port), hostname).on('error', () => {})
    socket.write(
      `${method} ${page}?q=power HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n`.repeat(
        pages,
      ),
    )
    sockets.push(socket.resume())
  }
}
const visit = (path: string, client = '192.0.2.2') =>
  fetch(site.origin + path, { headers: { 'x-forwarded-for': client } })

it('serves another network in its turn while one asks for hundreds of pages, and renders none for those who have left', async () => {
  await visit(`${page}?q=power`)
  flood(200, 10, 'GET')
  await expect.poll(() => answered(200)).toBeGreaterThan(4)
  const before = answered(200)
  expect((await visit(`${page}?q=relay`)).status).toBe(200)
  expect(answered(200) - before, 'a visitor does not wait for the 200 that wait').toBeLessThan(150)
  expect((await visit('/about')).status).toBe(200)
  for (const socket of sockets.splice(0)) socket.destroy()
  const left = answered(200)
  let last = -1
  const isQuiet = () => {
    const logged = last
    last = answered(200) + answered(503)
    return last === logged
  }
  await expect.poll(isQuiet, { interval: 1000 }).toBe(true)
  // Some pages are still rendered, because rendering had already begun, or because the site notices
  // a disconnection late.
  expect(answered(200) - left, 'nothing is rendered for those who have left').toBeLessThan(40)
  expect((await visit('/contact')).status).toBe(200)
}, 90_000)

it.each(['PUT', 'PROPFIND', 'TRACE'])(
  '%s of a page is refused before anything is rendered',
  async (method) => {
    flood(1, 1, method)
    await expect.poll(() => answered(405, method)).toBe(1)
    expect(answered(200, method)).toBe(0)
  },
)
