/**
 * What strangers do to the site in `npm run bench:proxy`, each in a process of its own so that it takes no time from the visitor who is
 * measured: `node bench/floods.ts NAME PORT tls|plain` goes on until it is killed. Networks are addresses of 127.0.0.0/8.
 */
import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { hostName } from './front.ts'

const [, , name = '', port, kind] = process.argv

/**
 * A connection that is made again as soon as it ends.
 * @param from the address from which it is made, asked for each time
 * @param talk what it says; told of every connection and of every answer
 */
type Connection = { from?: () => string; talk: (socket: Socket, answers: number) => void; isReading?: boolean }

const stranger = () => '127.1.0.1'
/** One of many networks, each of another customer. */
const networkOf = (count: number) => `127.2.${Math.floor(count / 250) % 250}.${(count % 250) + 1}`

function head(method: string, path: string, headers: Record<string, string | number> = {}) {
  const lines = Object.entries({ host: hostName, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}

function post(path: string, body: string | object, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json'
  return head('POST', path, { ...headers, 'content-type': type, 'content-length': Buffer.byteLength(text) }) + text
}

function open({ from = stranger, talk, isReading = true }: Connection) {
  const address = { port: Number(port), host: '127.0.0.1', localAddress: from() }
  const socket = kind === 'tls' ? connectTls({ ...address, servername: hostName, rejectUnauthorized: false }) : connectPlain(address)
  socket
    .once(kind === 'tls' ? 'secureConnect' : 'connect', () => talk(socket, 0))
    .on('error', () => {})
    .on('close', () => setTimeout(() => open({ from, talk, isReading }), 250))
  if (!isReading) return socket.pause()
  return socket.on('data', (data) => talk(socket, data.toString('latin1').split('HTTP/1.1 ').length - 1))
}

/** Keeps so many requests waiting on each of so many connections. */
function repeat(connections: number, { ahead = 1, from, ask }: { ahead?: number; from?: () => string; ask: () => string }) {
  for (let count = 0; count < connections; count++) {
    open({
      ...(from ? { from } : {}),
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

const withoutBody = ['OPTIONS', 'PUT', 'TRACE', 'PROPFIND'] as const
const typed = new URLSearchParams({ firstName: 'Mal', message: 'A flood. '.repeat(20) }).toString()

/** Sends most of a body at once, and then a byte a second. */
const slowBodies = () => {
  for (let count = 0; count < 2000; count++)
    open({
      talk: (socket, answers) => {
        if (answers > 0) return
        socket.write(head('POST', '/contact', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 64_000 }))
        socket.write(Buffer.alloc(60_000, 'a'))
        const drip = setInterval(() => socket.write('a'), 1000)
        socket.on('close', () => clearInterval(drip))
      },
    })
}

/** Asks for the film and reads nothing of it. */
const unreadFilm = (ahead: number) => () => {
  for (let count = 0; count < 200; count++)
    open({ isReading: false, talk: (socket) => socket.write(head('GET', '/film/promotional-film.mp4').repeat(ahead)) })
}

export const floods: Record<string, () => void> = {
  'no flood': () => setTimeout(() => {}, 3_600_000),
  'methods on a page': () => repeat(40, { ahead: 50, ask: () => head(next(withoutBody), '/contact') }),
  'posts to a page': () => repeat(40, { ahead: 50, ask: () => post('/contact', typed) }),
  'posts to unsubscribe': () => repeat(40, { ahead: 50, ask: () => post('/newsletter/unsubscribe?token=x.y', 'a=b') }),
  'contact requests': () => repeat(40, { ask: () => post('/api/contact', contact) }),
  'guesses, one address': () => repeat(40, { ask: () => post('/api/session', guess('admin')) }),
  'guesses, 40 addresses': () => repeat(40, { from: () => networkOf(sent++ % 40), ask: () => post('/api/session', guess('admin')) }),
  'guesses, random names': () =>
    repeat(80, {
      from: () => networkOf(sent++),
      ask: () => post('/admin/signin', `username=n${sent++}&password=x`, { connection: 'close' }),
    }),
  'many connections': () => repeat(260, { ask: () => head('GET', '/contact') }),
  'a page from memory': () => repeat(260, { ask: () => head('GET', '/technologies-tools') }),
  'unknown pages': () => repeat(260, { ask: () => head('GET', `/unknown-${sent++}`) }),
  searches: () => repeat(260, { ask: () => head('GET', `/technologies-tools/search?q=power+${sent++}`) }),
  'slow bodies': slowBodies,
  'pipelined film': unreadFilm(500),
  'film, unread': unreadFilm(10),
}

if (import.meta.main) floods[name]?.()
