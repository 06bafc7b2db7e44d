import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { readNetwork } from '../request/client-address.ts'
import { limitConnections, oneAtATime } from './connections.ts'

let server: Server
const sockets: Socket[] = []
const patience = { timeout: 10_000 }

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

const listen = (listener: RequestListener) =>
  new Promise<number>((resolve) => {
    server = createServer(listener).listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })

/** A connection from an address of this machine, and what came back on it. */
function open(port: number, localAddress: string) {
  const connection = { text: '', isClosed: false, socket: connect({ port, host: '127.0.0.1', localAddress }) }
  connection.socket
    .on('data', (data) => {
      connection.text += data
    })
    .on('error', () => {})
    .on('close', () => {
      connection.isClosed = true
    })
  sockets.push(connection.socket)
  return connection
}
const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'

it('a network has a share of connections; those of a trusted proxy have none', async () => {
  const port = await listen((_, res) => res.end('page'))
  const proxy = readNetwork('127.0.0.1')
  limitConnections(server, 2, proxy ? [proxy] : [])
  const own = [1, 2].map(() => open(port, '127.0.0.2'))
  for (const { socket } of own) socket.write(request)
  await expect.poll(() => own.every(({ text }) => text.includes('page')), patience).toBe(true)
  const third = open(port, '127.0.0.2')
  await expect.poll(() => third.isClosed, patience).toBe(true)
  expect(third.text).toMatch(/^(HTTP\/1\.1 429 |$)/)
  const others = [open(port, '127.0.0.3'), ...Array.from({ length: 5 }, () => open(port, '127.0.0.1'))]
  for (const { socket } of others) socket.write(request)
  await expect.poll(() => others.every(({ text }) => text.includes('page')), patience).toBe(true)
  // One that is closed still counts for a while, so that nobody opens them anew all the time.
  own[0]?.socket.destroy()
  await expect.poll(() => own[0]?.isClosed, patience).toBe(true)
  const anew = open(port, '127.0.0.2')
  await expect.poll(() => anew.isClosed, patience).toBe(true)
})

it('answers the requests of one connection one after the other, and cuts off who sends too many ahead', async () => {
  const running: ServerResponse[] = []
  let started = 0
  const port = await listen(
    oneAtATime((_, res) => {
      started += 1
      running.push(res)
    }),
  )
  const polite = open(port, '127.0.0.2')
  polite.socket.write(request.repeat(3))
  for (const count of [1, 2, 3]) {
    await expect.poll(() => running.length, patience).toBe(1)
    expect(started).toBe(count)
    running.shift()?.end(`answer ${count}`)
  }
  await expect.poll(() => polite.text, patience).toMatch(/answer 1.*answer 2.*answer 3/s)
  const greedy = open(port, '127.0.0.3')
  greedy.socket.write(request.repeat(500))
  await expect.poll(() => greedy.isClosed, patience).toBe(true)
  expect(started).toBeLessThanOrEqual(4)
})

it('a connection that was cut off counts as open', async () => {
  const port = await listen(oneAtATime(() => {}))
  limitConnections(server, 1, [])
  const greedy = open(port, '127.0.0.2')
  greedy.socket.write(request.repeat(100))
  await expect.poll(() => greedy.isClosed, patience).toBe(true)
  const again = open(port, '127.0.0.2')
  await expect.poll(() => again.isClosed, patience).toBe(true)
})

it('starts no further request for a client who has left', async () => {
  const running: ServerResponse[] = []
  const port = await listen(oneAtATime((_, res) => void running.push(res)))
  const client = open(port, '127.0.0.2')
  client.socket.write(request.repeat(3))
  await expect.poll(() => running.length, patience).toBe(1)
  const left = new Promise((resolve) => running[0]?.on('close', resolve))
  client.socket.destroy()
  await left
  expect(running).toHaveLength(1)
})
