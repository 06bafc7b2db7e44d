import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { readConfig } from './environment/config.ts'
import { createListening } from './listening.ts'

it.each([
  ['a page', '/product/2?from=list', 'text/html', 307, '/product/2?from=list'],
  ['what belongs to a page', '/_astro/a.js', '*/*', 200, undefined],
  ['what a browser takes for an address of another site', '//elsewhere.example', 'text/html', 200, undefined],
])('answers on a connection that was open when another process took over: %s', async (_, path, accept, status, location) => {
  const listening = createListening({
    listener: (_, res) => void res.end('the version before'),
    config: readConfig({ PORT: '0', HOST: '127.0.0.1' }),
    onError: (error) => {
      throw error
    },
  })
  const port = await listening.listen(null)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (address: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: address, agent, headers: { accept } }, (answer) => {
        answer.resume().on('end', () => resolve(answer))
      }).on('error', reject)
    })
  const before = await ask('/')
  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive'])
  const drained = listening.drain()
  const answer = await ask(path)
  expect([answer.statusCode, answer.headers.location, answer.headers.connection]).toEqual([status, location, 'close'])
  agent.destroy()
  await drained
})
