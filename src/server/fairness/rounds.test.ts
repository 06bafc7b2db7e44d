import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createRounds, inRounds } from './rounds.ts'

/** Answers of the site in their order, and a clock on which each of them takes one unit. */
let answered: string[]
let clock: number
let server: Server
let sockets: Socket[]

beforeEach(() => {
  answered = []
  clock = 0
  sockets = []
})

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

const listen = (budgetMs: number) =>
  new Promise<number>((resolve) => {
    const networkOf = (req: IncomingMessage) => (req.url ?? '').slice(1)
    const listener = inRounds(createRounds({ budgetMs, now: () => clock }), networkOf, (req, res) => {
      clock += 1
      answered.push(networkOf(req))
      res.end()
    })
    server = createServer(listener).listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })

/** Sends requests ahead on one connection, which Node hands over in one round. */
function send(port: number, ...networks: string[]) {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {}).write(networks.map((network) => `GET /${network} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''))
  sockets.push(socket)
  return socket
}

it('a network with few requests is served in turns with one that has many', async () => {
  send(await listen(2), 'many', 'many', 'many', 'many', 'many', 'many', 'few', 'few')
  await expect.poll(() => answered.length).toBe(8)
  expect(answered.join(' ')).toBe('many few many few many many many many')
})

it('all are served in one round where the budget lasts', async () => {
  send(await listen(100), 'many', 'many', 'many', 'few')
  await expect.poll(() => answered.length).toBe(4)
  expect(answered.join(' ')).toBe('many few many many')
})

it('one request is served in each round, however long it takes, and later ones begin anew', async () => {
  const port = await listen(0.5)
  send(port, 'one', 'one', 'one')
  await expect.poll(() => answered.length).toBe(3)
  send(port, 'two', 'two')
  await expect.poll(() => answered.length).toBe(5)
})

it('who has left is not served', async () => {
  const port = await listen(1)
  const networks = Array.from({ length: 8 }, () => 'left')
  let asked = 0
  server.on('request', (req: IncomingMessage) => {
    asked += 1
    req.socket.destroy()
  })
  send(port, ...networks)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(answered).toEqual([])
})
