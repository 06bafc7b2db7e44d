/**
 * `node bench/floods.ts NAME PORT tls|plain STAFF` floods the site until it is killed, in a
 * separate process, so that the flood takes no time from the measured visitor. STAFF is the JSON of
 * `FloodStaff`. Networks are imitated by addresses of 127.0.0.0/8.
 */
import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { hostName } from '../scripts/site/start-proxy.ts'

const [, , name = '', port, kind, given = '{}'] = process.argv

/**
 * What an editor has prepared: session cookie, draft, preview link to the draft, and paths of the
 * draft's pictures under this link.
 */
export type FloodStaff = {
  session: string
  draft: { path: string; value: object }
  link: string
  pictures: string[]
}
const staff: Partial<FloodStaff> = import.meta.main ? JSON.parse(given) : {}

/**
 * `from` gives the local address. `talk` is called at first with 0, then for received data with the
 * number of answers in the data.
 */
type Connection = {
  from?: () => string
  talk: (socket: Socket, answers: number) => void
  isReading?: boolean
}

const stranger = () => '127.1.0.1'
const networkOf = (count: number) => `127.2.${Math.floor(count / 250) % 250}.${(count % 250) + 1}`

function head(method: string, path: string, headers: Record<string, string | number> = {}) {
  const lines = Object.entries({ host: hostName, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}

function post(path: string, body: string | object, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json'
  return (
    head('POST', path, {
      'content-type': type,
      ...headers,
      'content-length': Buffer.byteLength(text),
    }) + text
  )
}

function open({ from = stranger, talk, isReading = true }: Connection) {
  const address = { port: Number(port), host: '127.0.0.1', localAddress: from() }
  const socket =
    kind === 'tls'
      ? connectTls({ ...address, servername: hostName, rejectUnauthorized: false })
      : connectPlain(address)
  socket
    .once(kind === 'tls' ? 'secureConnect' : 'connect', () => talk(socket, 0))
    .on('error', () => {})
    .on('close', () => setTimeout(() => open({ from, talk, isReading }), 250))
  if (!isReading) return socket.pause()
  return socket.on('data', (data) =>
    talk(socket, data.toString('latin1').split('HTTP/1.1 ').length - 1),
  )
}

/**
 * Opens connections, and sends requests so that `ahead` of them wait for answers on each
 * connection.
 */
function repeat(
  connections: number,
  { ahead = 1, from, ask }: { ahead?: number; from?: () => string; ask: () => string },
) {
  for (let count = 0; count < connections; count++) {
    open({
      ...(from ? { from } : {}),
      talk: (socket, answers) =>
        socket.write(Array.from({ length: answers || ahead }, ask).join('')),
    })
  }
}

let sent = 0
const next = <T>(list: readonly T[]) => list[sent++ % list.length] as T // the list is not empty

export const contactOfFlood = {
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

const slowBodies = () => {
  for (let count = 0; count < 2000; count++)
    open({
      talk: (socket, answers) => {
        if (answers > 0) return
        socket.write(
          head('POST', '/contact', {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': 64_000,
          }),
        )
        socket.write(Buffer.alloc(60_000, 'a'))
        const drip = setInterval(() => socket.write('a'), 1000)
        socket.on('close', () => clearInterval(drip))
      },
    })
}

const unreadFilm = (ahead: number) => () => {
  for (let count = 0; count < 200; count++)
    open({
      isReading: false,
      talk: (socket) => socket.write(head('GET', '/film/promotional-film.mp4').repeat(ahead)),
    })
}

/**
 * Returns a request that saves a draft with a wrong version, so that the site refuses it as a
 * conflict.
 */
function save() {
  const body = JSON.stringify({ ...staff.draft, version: 'another' })
  const headers = {
    cookie: staff.session ?? '',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  }
  return (
    head('PUT', '/api/content/entry', { ...headers, 'content-length': Buffer.byteLength(body) }) +
    body
  )
}

const multipart = `--x\r\n`.repeat(12_000)
const nested = `{"a":${'['.repeat(30)}${'1,'.repeat(30_000)}1${']'.repeat(30)}}`
const asStaff = (path: string, headers: Record<string, string> = {}) =>
  head('GET', path, { cookie: staff.session ?? '', ...headers })
const editorCalls = [
  '/api/content',
  '/api/content/entry?path=content/pages/about.yaml',
  '/api/content/check',
  '/api/content/words?text=power',
  '/api/content/preview',
  '/api/content/preview-links',
  '/api/content/pictures',
  '/api/content/history',
]
const drawn = ['home', 'about', 'products', 'contact', 'nfc', 'prices'].map(
  (card) => `/share/${card}.jpg`,
)
const icons = [
  '/icon.svg',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/rss.xml',
  '/sitemap.xml',
  '/manifest.webmanifest',
]
const kept = [
  '/',
  '/about',
  '/products',
  '/prices',
  '/questions',
  ...Array.from({ length: 8 }, (_, index) => `/product/${index + 1}`),
]
const topics = [
  '/contact?about=/nfc',
  '/contact?about=/about',
  ...Array.from({ length: 8 }, (_, index) => `/contact?product=${index + 1}`),
]
const repeatAsked = (
  paths: readonly string[],
  toHead: (path: string) => string = (path) => head('GET', path),
) => repeat(100, { ask: () => toHead(next(paths)) })

export const floods: Record<string, () => void> = {
  'no flood': () => setTimeout(() => {}, 3_600_000),
  'methods on a page': () =>
    repeat(40, { ahead: 50, ask: () => head(next(withoutBody), '/contact') }),
  'posts to a page': () => repeat(40, { ahead: 50, ask: () => post('/contact', typed) }),
  'posts to unsubscribe': () =>
    repeat(40, { ahead: 50, ask: () => post('/newsletter/unsubscribe?token=x.y', 'a=b') }),
  'contact requests': () => repeat(40, { ask: () => post('/api/contact', contactOfFlood) }),
  'guesses, one address': () => repeat(40, { ask: () => post('/api/session', guess('admin')) }),
  'guesses, 40 addresses': () =>
    repeat(40, {
      from: () => networkOf(sent++ % 40),
      ask: () => post('/api/session', guess('admin')),
    }),
  'guesses, random names': () =>
    repeat(80, {
      from: () => networkOf(sent++),
      ask: () => post('/admin/signin', `username=n${sent++}&password=x`, { connection: 'close' }),
    }),
  'many connections': () => repeat(260, { ask: () => head('GET', '/contact') }),
  'a page from memory': () => repeat(260, { ask: () => head('GET', '/technologies-tools') }),
  'unknown pages': () => repeat(260, { ask: () => head('GET', `/unknown-${sent++}`) }),
  searches: () => repeat(260, { ask: () => head('GET', `/search?q=power+${sent++}`) }),
  'slow bodies': slowBodies,
  'JSON bodies': () =>
    repeat(40, {
      ask: () => post('/api/newsletter', nested, { 'content-type': 'application/json' }),
    }),
  'multipart bodies': () =>
    repeat(40, {
      ask: () => post('/contact', multipart, { 'content-type': 'multipart/form-data; boundary=x' }),
    }),
  'kept pages': () => repeatAsked(kept),
  'versions of a page': () => repeatAsked(topics),
  'share cards': () => repeatAsked(drawn),
  'icons and feeds': () => repeatAsked(icons),
  API: () => repeatAsked(['/api/form-token', '/api/openapi.json', '/api/nowhere', '/healthz']),
  'shared preview': () => repeatAsked([staff.link ?? '']),
  'pictures of a preview': () => repeatAsked(staff.pictures ?? []),
  "editor's preview": () =>
    repeatAsked(kept, (path) => asStaff(path, { 'sec-fetch-dest': 'iframe' })),
  "editor's searches": () => repeat(30, { ask: () => asStaff('/api/content/search?words=power') }),
  "editor's calls": () => repeatAsked(editorCalls, asStaff),
  "editor's saves": () => repeat(30, { ask: () => save() }),
  'staff pages': () =>
    repeatAsked(['/admin/dashboard', '/admin/content', '/admin/account'], asStaff),
  'pipelined film': unreadFilm(500),
  'film, unread': unreadFilm(10),
}

if (import.meta.main) floods[name]?.()
