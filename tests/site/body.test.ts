import { request } from 'node:http'
import { expect, it } from 'vitest'
import { serverLimits } from '#src/contracts/server-limits.ts'
import { answerTo } from '../node-http.ts'
import { origin } from './pages-of-site.ts'

/** Posts a form in two parts without declaring the body's length. */
function post(body: string, client: string) {
  const { hostname, port } = new URL(origin)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'transfer-encoding': 'chunked',
    'x-forwarded-for': client,
  }
  const sent = request({ hostname, port, path: '/contact', method: 'POST', headers })
  sent.write(body.slice(0, 10))
  setTimeout(() => sent.end(body.slice(10)), 50)
  return answerTo(sent)
}

it('a page reads a form that does not say its length, and counts it against its sender', async () => {
  const { status, text } = await post('firstName=Ade&message=Two+gateways', '192.0.2.1')
  expect(status).toBe(422)
  expect(text).toContain('value="Ade"')
  expect(text).toContain('Two gateways</textarea>')
  const statuses = []
  for (let sent = 0; sent < serverLimits.flood.writes.hits; sent++)
    statuses.push((await post('firstName=Ade', '192.0.2.1')).status)
  expect(statuses.filter((one) => one === 429)).toHaveLength(1)
  expect((await post('firstName=Ade', '192.0.2.2')).status).toBe(422)
})

it('a page stops reading such a form at the limit', async () => {
  const { status, text } = await post(`message=${'x'.repeat(serverLimits.body)}`, '192.0.2.3')
  expect(status).toBe(413)
  expect(text).toContain(`Send at most ${serverLimits.body / 1024} KiB.`)
})
