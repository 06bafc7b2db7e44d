import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { expect, it, vi } from 'vitest'
import { serverLimits } from '#src/contracts/server-limits.ts'
import { issueFormToken } from '#src/server/services/spam/form-token.ts'
import { ask } from '../../../scripts/site/ask-site.ts'
import { listen } from '../../node-http.ts'
import { openEditingSite } from '../editor/content-root.ts'
import { aMinuteAgo, contact } from '../test-site.ts'

const { site, ada } = await openEditingSite('sqlite')
const server = createServer(
  getRequestListener((request) => site.app.fetch(request, { peer: '127.0.0.1' })),
)
const origin = `http://localhost:${await listen(server)}`

const { waitingPerNetwork } = serverLimits.drafts
const refused = 20

/** On localhost the cookie's name has no prefix. */
const cookie = ada.cookie.replace('__Host-', '')

it.each(['/api/content/check', '/api/content'])(
  'lets requests of one editor for %s wait in one line, which holds up nobody else',
  async (target) => {
    const check = Promise.withResolvers<void>()
    const running = site.queues.drafts.run({ network: 'a check' }, () => check.promise)
    const answered: number[] = []
    const flood = Array.from({ length: waitingPerNetwork + refused }, async (_, index) => {
      const { status, body } = await ask(origin, target, {
        cookie,
        client: `2001:db8:1:${index.toString(16)}::1`,
      })
      answered.push(status)
      return { status, body }
    })
    await vi.waitFor(() => expect(answered).toEqual(Array(refused).fill(429)), 10_000)
    const formToken = issueFormToken(site.context, aMinuteAgo())
    const body = { ...contact, formToken, message: target }
    const others = await Promise.all([
      ask(origin, '/api/contact', { method: 'POST', body, client: '203.0.113.1' }),
      ask(origin, '/search?q=power', { client: '203.0.113.2' }),
      ask(origin, '/admin/signin', { client: '203.0.113.3' }),
    ])
    expect(others.map(({ status }) => status)).toEqual([201, 200, 200])
    check.resolve()
    await running
    const answers = await Promise.all(flood)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(waitingPerNetwork)
    expect(answers.find(({ status }) => status === 429)?.body).toContain('Try again in a moment.')
  },
)
