/**
 * What strangers do to the site in `npm run bench:fairness`, each in a process of its own so that it takes no time from the visitor
 * who is measured: `node bench/floods.ts NAME PORT` goes on until it is killed.
 */
import { connect, type Socket } from 'node:net'

/** A connection that is made again as soon as it ends. @param talk what it says; told of every connection and of every answer */
type Connection = { from?: string; talk: (socket: Socket, answers: number) => void; isReading?: boolean }

/** The address behind which a proxy stands for the site (TRUSTED_PROXY); a direct visitor has another one of 127.0.0.0/8. */
const proxy = '127.0.0.1'
const stranger = '203.0.113.1'
/** One of many networks, each of another customer. */
const networkOf = (count: number) => `100.64.${Math.floor(count / 250) % 250}.${count % 250}`

const head = (method: string, path: string, headers: Record<string, string | number> = {}) =>
  `${[`${method} ${path} HTTP/1.1`, 'host: localhost', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`

function post(path: string, body: string | object, client = stranger) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json'
  return head('POST', path, { 'x-forwarded-for': client, 'content-type': type, 'content-length': Buffer.byteLength(text) }) + text
}

function open(port: number, { from = proxy, talk, isReading = true }: Connection) {
  const again = () => setTimeout(() => open(port, { from, talk, isReading }), 250)
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => talk(socket, 0))
  socket.on('error', () => {}).on('close', again)
  if (!isReading) return socket.pause()
  return socket.on('data', (data) => talk(socket, data.toString('latin1').split('HTTP/1.1 ').length - 1))
}

/** Keeps so many requests waiting on each of so many connections. */
function repeat(port: number, connections: number, { ahead = 1, from = proxy, ask }: { ahead?: number; from?: string; ask: () => string }) {
  for (let count = 0; count < connections; count++) {
    open(port, {
      from,
      talk: (socket, answers) => socket.write(Array.from({ length: answers || ahead }, ask).join('')),
    })
  }
}

let sent = 0
const next = <T>(list: readonly T[]) => list[sent++ % list.length] as T // the list is not empty

const contact = {
  firstName: 'Mal',
  lastName: 'Ory',
  phone: '+2348023456789',
  businessEmail: 'mal@flood.example',
  message: 'A flood.',
  termsAccepted: true,
}
const guess = (username: string) => ({ username, password: `guess number ${sent++}` })
const forwarded = { 'x-forwarded-for': stranger }

const withoutBody = ['OPTIONS', 'PUT', 'TRACE', 'PROPFIND'] as const
const typed = new URLSearchParams({ firstName: 'Mal', message: 'A flood. '.repeat(20) }).toString()

/** Sends most of a body at once, and then a byte a second. */
const slowBody = (port: number, from: string) => {
  for (let count = 0; count < 2000; count++)
    open(port, {
      from,
      talk: (socket, answers) => {
        if (answers > 0) return
        socket.write(
          head('POST', '/contact', { ...forwarded, 'content-type': 'application/x-www-form-urlencoded', 'content-length': 64_000 }),
        )
        socket.write(Buffer.alloc(60_000, 'a'))
        const drip = setInterval(() => socket.write('a'), 1000)
        socket.on('close', () => clearInterval(drip))
      },
    })
}

export const floods: Record<string, (port: number) => void> = {
  'no flood': () => setTimeout(() => {}, 3_600_000),
  'methods on a page': (port) => repeat(port, 40, { ahead: 50, ask: () => head(next(withoutBody), '/contact', forwarded) }),
  'posts to a page': (port) => repeat(port, 40, { ahead: 50, ask: () => post('/contact', typed) }),
  'posts to unsubscribe': (port) => repeat(port, 40, { ahead: 50, ask: () => post('/newsletter/unsubscribe?token=x.y', 'a=b') }),
  'contact requests': (port) => repeat(port, 40, { ask: () => post('/api/contact', contact) }),
  'guesses, one address': (port) => repeat(port, 40, { ask: () => post('/api/session', guess('admin')) }),
  'guesses, 40 addresses': (port) => repeat(port, 40, { ask: () => post('/api/session', guess('admin'), networkOf(sent % 40)) }),
  'guesses, random names': (port) =>
    repeat(port, 80, { ask: () => post('/admin/signin', `username=n${sent}&password=x`, networkOf(sent++)) }),
  'connections, direct': (port) => repeat(port, 260, { from: '127.0.0.2', ask: () => head('GET', '/contact') }),
  'connections, by proxy': (port) => repeat(port, 260, { ask: () => head('GET', '/contact', forwarded) }),
  'built pages, direct': (port) => repeat(port, 260, { from: '127.0.0.2', ask: () => head('GET', '/technologies-tools') }),
  'unknown pages, by proxy': (port) => repeat(port, 260, { ask: () => head('GET', `/unknown-${sent++}`, forwarded) }),
  'slow bodies, direct': (port) => slowBody(port, '127.0.0.2'),
  'slow bodies, by proxy': (port) => slowBody(port, proxy),
  'pipelined film': (port) => {
    const ask = head('GET', '/film/promotional-film.mp4')
    for (let count = 0; count < 200; count++)
      open(port, { from: '127.0.0.2', isReading: false, talk: (socket) => socket.write(ask.repeat(500)) })
  },
  'film, unread': (port) => {
    const ask = head('GET', '/film/promotional-film.mp4')
    for (let count = 0; count < 200; count++)
      open(port, { from: '127.0.0.2', isReading: false, talk: (socket) => socket.write(ask.repeat(10)) })
  },
}

if (import.meta.main) {
  const [, , name = '', port] = process.argv
  floods[name]?.(Number(port))
}
