import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite } from '../../scripts/start-site.ts'

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
}, 60_000)
afterAll(() => site.stop())

/** What comes back for a request, without its date. */
function ask(target: string, ...headers: string[]) {
  const { hostname, port } = new URL(site.origin)
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const parts: Buffer[] = []
    socket.on('error', reject).on('data', (part) => {
      parts.push(part)
      const [, head, body] = /^(.*?\r\n\r\n)(.*)$/s.exec(Buffer.concat(parts).toString('latin1')) ?? []
      const length = Number(/^content-length: (\d+)/im.exec(head ?? '')?.[1])
      if (!head || (body?.length ?? 0) < length) return
      socket.destroy()
      resolve(head.replace(/^Date: .*\r\n/m, '') + body)
    })
    socket.write([`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers, '\r\n'].join('\r\n'))
  })
}
/** A header that says nothing, for which Node's HTTP server is asked. */
const byNode = 'TE: trailers'

it.each([
  '/',
  '/products',
  '/product/1',
  '/technologies-tools',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap-0.xml',
  '/nobody-knows-it',
  '/product/unknown',
])('%s is the same, byte for byte, on the bare connection and by the HTTP server', async (target) => {
  for (const encoding of ['br', 'gzip', 'gzip;q=0', 'br;q=0, gzip']) {
    const header = `Accept-Encoding: ${encoding}`
    const [plain, node] = await Promise.all([ask(target, header), ask(target, header, byNode)])
    // The whole pages would fill the screen.
    expect(plain === node, `${plain.slice(0, 1500)}\n${node.slice(0, 1500)}`).toBe(true)
  }
})
