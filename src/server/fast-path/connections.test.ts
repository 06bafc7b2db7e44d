import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { oneAtATime } from '../fairness/connections.ts'
import { createRounds } from '../fairness/rounds.ts'
import { createClientFinder } from '../request/client-address.ts'
import { createPlainConnections } from './connections.ts'

const page = Buffer.from('built page')
const variant = { headers: {}, list: ['content-length', '10'], length: 10, body: page, file: '' }
const patience = { timeout: 10_000 }
const plain = 'GET /built HTTP/1.1\r\nhost: a\r\n\r\n'
const unknown = 'GET /other HTTP/1.1\r\nhost: a\r\n\r\n'

let server: Server
let connections: ReturnType<typeof createPlainConnections>
const sockets: Socket[] = []
/** What reached Node's HTTP server: method and address. */
const listened: string[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  listened.length = 0
  server.closeAllConnections()
  server.close()
})

type Options = {
  timeouts?: { first: number; next: number; unread: number }
  /** A clock on which each answer takes one unit of a budget. */
  budgetMs?: number
  isDraining?: () => boolean
  body?: Buffer
}

async function listen({ timeouts = { first: 5000, next: 5000, unread: 5000 }, budgetMs = 1000, isDraining, body = page }: Options = {}) {
  server = createServer((req, res) => {
    listened.push(`${req.method} ${req.url}`)
    res.end('rendered')
  })
  const readHttp = server.listeners('connection')
  server.removeAllListeners('connection')
  let clock = 0
  connections = createPlainConnections({
    findBuilt({ target }) {
      clock += 1
      return target === '/built' ? { variant: { ...variant, list: ['content-length', String(body.length)], body }, status: 200 } : null
    },
    rounds: createRounds({ budgetMs, now: () => clock }),
    findClient: createClientFinder(),
    timeouts,
    isDraining: isDraining ?? (() => false),
    handOver: (socket) => {
      for (const read of readHttp) read.call(server, socket)
    },
  })
  server.on('connection', connections.take).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
}

/** A connection, and what came back on it. */
function open() {
  const { port } = server.address() as AddressInfo // it listens on a port
  const connection = { text: '', hasEnded: false, socket: connect({ port, host: '127.0.0.1', allowHalfOpen: true }) }
  connection.socket
    .on('data', (data) => {
      connection.text += data
    })
    .on('error', () => {})
    .on('end', () => {
      connection.hasEnded = true
    })
    .on('close', () => {
      connection.hasEnded = true
    })
  sockets.push(connection.socket)
  return connection
}
const answers = (text: string) => [...text.matchAll(/built page|rendered/g)].map(([found]) => found)

it('answers plain requests itself, one after the other', async () => {
  await listen()
  const client = open()
  for (const count of [1, 2, 3]) {
    client.socket.write(plain)
    await expect.poll(() => answers(client.text), patience).toHaveLength(count)
  }
  expect(answers(client.text)).toEqual(['built page', 'built page', 'built page'])
  expect(listened).toEqual([])
})

it.each([
  ['what is not built', unknown, ['GET /other']],
  ['another method', plain.replace('GET', 'DELETE'), ['DELETE /built']],
  ['a body', 'POST /built HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\nab', ['POST /built']],
  ['two requests in one piece, in their order', plain + unknown, ['GET /built', 'GET /other']],
])('leaves %s to the HTTP server, and all that follows on the connection', async (_, bytes, reached) => {
  await listen()
  const client = open()
  client.socket.write(plain)
  await expect.poll(() => answers(client.text), patience).toEqual(['built page'])
  client.socket.write(bytes)
  await expect.poll(() => listened, patience).toEqual(reached)
  await expect.poll(() => answers(client.text), patience).toHaveLength(1 + reached.length)
  client.socket.write(plain)
  await expect.poll(() => listened, patience).toEqual([...reached, 'GET /built'])
  await expect.poll(() => answers(client.text), patience).toHaveLength(2 + reached.length)
})

it('leaves a request that comes in pieces to the HTTP server, from its first byte', async () => {
  await listen()
  const client = open()
  for (const piece of ['GE', 'T /built HTTP/1.1\r\nho', 'st: a\r\n', '\r\n']) {
    client.socket.write(piece)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await expect.poll(() => answers(client.text), patience).toEqual(['rendered'])
  expect(listened).toEqual(['GET /built'])
})

it('has the HTTP server say what is wrong with a request', async () => {
  await listen()
  const client = open()
  client.socket.write('GET /built HTTP/1.1\r\ncontent-length : 4\r\n\r\n')
  await expect.poll(() => client.text, patience).toMatch(/^HTTP\/1\.1 400 /)
  await expect.poll(() => client.hasEnded, patience).toBe(true)
})

it('lets what is beyond the budget of a round wait, and answers it in its turn', async () => {
  await listen({ budgetMs: 0 })
  const clients = Array.from({ length: 5 }, open)
  for (const { socket } of clients) socket.write(plain)
  await expect.poll(() => clients.map(({ text }) => answers(text)), patience).toEqual(clients.map(() => ['built page']))
  expect(listened).toEqual([])
})

it('answers a client who only has no more to send', async () => {
  await listen({ budgetMs: 0 })
  const client = open()
  client.socket.end(plain)
  await expect.poll(() => client.hasEnded, patience).toBe(true)
  expect(answers(client.text)).toEqual(['built page'])
})

it('leaves everything to the HTTP server once another process answers', async () => {
  let isDraining = false
  await listen({ isDraining: () => isDraining })
  const client = open()
  client.socket.write(plain)
  await expect.poll(() => answers(client.text), patience).toEqual(['built page'])
  isDraining = true
  client.socket.write(plain)
  await expect.poll(() => listened, patience).toEqual(['GET /built'])
})

it.each([
  ['on which nothing comes', { first: 50, next: 60_000, unread: 60_000 }, ''],
  ['on which no further request comes', { first: 60_000, next: 50, unread: 60_000 }, plain],
])('closes a connection %s', async (_, timeouts, bytes) => {
  await listen({ timeouts })
  const client = open()
  client.socket.write(bytes)
  await expect.poll(() => client.hasEnded, patience).toBe(true)
  expect(answers(client.text)).toHaveLength(bytes ? 1 : 0)
})

const openConnections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))

it('closes a connection whose client reads nothing of an answer', async () => {
  await listen({ timeouts: { first: 60_000, next: 60_000, unread: 50 }, body: Buffer.alloc(50_000_000) })
  const client = open()
  client.socket.pause().write(plain)
  await expect.poll(openConnections, patience).toBe(1)
  await expect.poll(openConnections, patience).toBe(0)
})

it('ends idle connections when the server closes, and not one on which an answer is under way', async () => {
  const body = Buffer.alloc(50_000_000, 'x')
  await listen({ body })
  const [idle, busy] = [open(), open()]
  busy.socket.pause().write(plain)
  await expect.poll(openConnections, patience).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 100))
  connections.closeIdle()
  await expect.poll(() => idle.hasEnded, patience).toBe(true)
  busy.socket.resume()
  await expect.poll(() => busy.text.length > body.length, patience).toBe(true)
  connections.closeAll()
  await expect.poll(openConnections, patience).toBe(0)
})

it('has the HTTP server read no more of a long packet than a piece of it, where that cuts the connection off', async () => {
  await listen()
  const [answer] = server.listeners('request') as RequestListener[] // the one above
  let asked = 0
  server
    .removeAllListeners('request')
    .on('request', () => {
      asked += 1
    })
    .on('request', oneAtATime(answer ?? (() => {})))
  const client = open()
  client.socket.write(unknown.repeat(500))
  await expect.poll(() => client.hasEnded, patience).toBe(true)
  expect(asked).toBeGreaterThan(16)
  expect(asked).toBeLessThan(250)
})

it('has the HTTP server read a long packet in its order', async () => {
  await listen()
  const client = open()
  const body = Array.from({ length: 4000 }, (_, at) => `${at}`).join(' ')
  const received = new Promise<string>((resolve) => {
    server.removeAllListeners('request').on('request', async (req, res) => {
      let text = ''
      for await (const piece of req) text += piece
      res.end('rendered')
      resolve(text)
    })
  })
  client.socket.write(`POST /built HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
  expect(await received).toBe(body)
})
