import { request } from 'node:http'
import { expect, it } from 'vitest'
import { serverLimits } from '#src/core/server-limits.ts'
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
  // All but one of the minute's writes go to an address that costs the server nothing, so that
  // a slow machine sends them within the minute too. Each try of the test has its own sender.
  const sender = `198.51.100.${Math.floor(Math.random() * 254) + 1}`
  const write = () =>
    fetch(`${origin}/api/none`, { method: 'POST', headers: { 'x-forwarded-for': sender } })
  await Promise.all(Array.from({ length: serverLimits.flood.writes.hits - 1 }, write))
  expect((await post('firstName=Ade', sender)).status).toBe(422)
  expect((await post('firstName=Ade', sender)).status).toBe(429)
  expect((await post('firstName=Ade', '192.0.2.2')).status).toBe(422)
})

it('a form that came from another site is shown again, and the visitor can send it', async () => {
  const answer = await fetch(`${origin}/contact`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'null', 'x-forwarded-for': '192.0.2.4' },
    body: new URLSearchParams({ firstName: 'Ade', message: 'Two gateways' }),
  })
  expect(answer.status).toBe(403)
  const html = await answer.text()
  expect(html).toContain('value="Ade"')
  expect(html).toContain('Two gateways</textarea>')
  expect(html).toContain('send it again')
})

it('a page stops reading such a form at the limit', async () => {
  const { status, text } = await post(`message=${'x'.repeat(serverLimits.body)}`, '192.0.2.3')
  expect(status).toBe(413)
  expect(text).toContain(`Send at most ${serverLimits.body / 1024} KiB.`)
})
