/**
 * `npm run bench:lanes [ROWS]`: sends 100 and 600 requests at once from one address, one /64, one
 * /48 and a hundred networks to each of the most expensive addresses of the built site, which has
 * 1,000 drafts, and prints how long a form, a search and a sign-in of other networks take meanwhile
 * (decision 0031). ROWS is part of the names of the rows to measure, such as "PDFs, 600". Exits
 * with 1 if a request waits longer than a second or is not answered. Needs `npm run build`.
 */
import { fork } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'yaml'
import { ask } from '../scripts/site/ask-site.ts'
import { requireBuiltSite } from '../scripts/site/built-site.ts'
import { startWithDrafts } from '../tests/hostile/hostile-site.ts'
import { typedContact } from './front.ts'

/** A form is sent if there is one. */
type Asked = { target: string; client: string; cookie: string; form?: Record<string, string> }
type Flood = { origin: string; asked: Asked[] }
type Door = Pick<Asked, 'cookie' | 'form'> & { target: (n: number) => string }

const [longestFloodMs, restMs, longestWaitMs, draftCount] = [8000, 40, 1000, 1000]

/** Sends all requests at once, in a process of its own, and counts the answers by status. */
async function send({ origin, asked }: Flood) {
  const statuses: Record<string, number> = {}
  await Promise.all(
    asked.map(async ({ target, ...more }) => {
      const headers = target.includes('preview-as-editor') ? { 'sec-fetch-dest': 'iframe' } : {}
      const method = more.form ? 'POST' : 'GET'
      const { status } = await ask(origin, target, { ...more, method, headers }).catch(() => ({
        status: 'none',
      }))
      statuses[status] = (statuses[status] ?? 0) + 1
    }),
  )
  process.send?.(statuses)
}

const senders = {
  'one address': () => '198.51.100.1',
  'one /64': (index: number) => `2001:db8:1:1::${(index + 1).toString(16)}`,
  'one /48': (index: number) => `2001:db8:1:${(index + 1).toString(16)}::1`,
  'a hundred networks': (index: number) => `198.51.${index % 100}.1`,
}

const [article = ''] = globSync('content/articles/*.yaml')
const draftAt = (n: number) => path.join(path.dirname(article), `draft-${n}.yaml`)

async function openSite() {
  const value = parse(readFileSync(article, 'utf8'))
  const site = await startWithDrafts(
    new Map(
      Array.from({ length: draftCount }, (_, n) => [
        draftAt(n),
        { ...value, id: 1000 + n, title: `Draft ${n}` },
      ]),
    ),
  )
  const preview = await site.preview()
  return { ...site, preview, link: await site.share(draftAt(1)) }
}

type Site = Awaited<ReturnType<typeof openSite>>

const words = 'battery sensor power lagos gateway cold room mains price site alarm radio'.split(' ')
const query = (n: number) => [0, 1, 3, 7].map((step) => words[(n * step + n) % 12]).join('+') + n
const hour = (n: number) => (n % 24) + 1
const site = (n: number) => ['cold-store', 'hotel', 'home'][n % 3]

/** The most expensive addresses, by the number of the request. */
function doorsOf({ session, preview, link }: Site): Record<string, Door> {
  const asStaff = (target: (n: number) => string) => ({ target, cookie: session })
  const asStranger = (target: (n: number) => string) => ({ target, cookie: '' })
  const night = (page: string) =>
    asStranger((n) => `${page}?site=${site(n)}&hours=${hour(n)}&from=${(n * 7) % 24}:00`)
  return {
    nights: night('/cut-the-power'),
    'shared preview': asStranger(() => link),
    "editor's preview": {
      ...{ target: (n: number) => `/product/${(n % 16) + 1}?preview-as-editor` },
      cookie: `${session}; ${preview}`,
    },
    PDFs: asStranger((n) => `/product/${(n % 16) + 1}/datasheet.pdf`),
    searches: asStranger((n) => `/search?q=${query(n)}`),
    'feed and cards': asStranger((n) =>
      n % 2 ? '/rss.xml' : `/share/product/${(n % 16) + 1}.jpg`,
    ),
    certificates: asStranger((n) => `/api/certificates/${String(n).padStart(43, 'x')}`),
    'lists of products': asStranger((n) => `/contact?list=smart-lock*${n + 1},gateway*2`),
    "editor's search": asStaff((n) => `/api/content/search?words=${words[n % 12]}`),
    'check of drafts': asStaff(() => '/api/content/check'),
    'list of drafts': asStaff(() => '/api/content'),
    'sign-in page': asStranger(() => '/admin/signin'),
    'invalid forms': {
      ...asStranger(() => '/contact'),
      form: { firstName: 'Mal', message: 'A flood. ' },
    },
    'invalid sign-ins': { ...asStranger(() => '/admin/signin'), form: { username: '' } },
  }
}

let visitors = 0

async function visit(origin: string, isOver: () => boolean, formToken: string) {
  const times: Record<string, number[]> = { form: [], search: [], 'sign-in': [] }
  const failures: string[] = []
  const client = () => `203.0.${Math.floor(visitors / 250) % 250}.${(visitors++ % 250) + 1}`
  const post = (target: string, body: object) =>
    ask(origin, target, { method: 'POST', body, client: client() })
  const actions: [name: string, status: number, act: () => ReturnType<typeof ask>][] = [
    [
      'form',
      201,
      () => post('/api/contact', { ...typedContact, formToken, message: `Call ${visitors}` }),
    ],
    ['search', 200, () => ask(origin, '/search?q=power', { client: client() })],
    [
      'sign-in',
      401,
      () => post('/api/session', { username: `nobody${visitors}`, password: 'a guess' }),
    ],
  ]
  const repeat = async ([name, wanted, act]: (typeof actions)[number]) => {
    do {
      const start = performance.now()
      const { status } = await act().catch(() => ({ status: 0 }))
      times[name]?.push(performance.now() - start)
      if (status !== wanted) failures.push(`${name} answers ${status}`)
      await sleep(restMs)
    } while (!isOver())
  }
  await Promise.all(actions.map(repeat))
  return { times, failures }
}

const atShare = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0

const row = (...cells: (string | number)[]) =>
  console.log(
    cells
      .map((cell, at) => (at === 0 ? String(cell).padEnd(36) : String(cell).padStart(12)))
      .join(''),
  )

async function measure(
  { origin }: Site,
  name: string,
  asked: Flood['asked'],
  formToken: string,
): Promise<boolean> {
  let statuses: Record<string, number> | null = asked.length === 0 ? {} : null
  const child = fork(import.meta.filename, ['flood'])
  await new Promise((resolve) => child.once('message', resolve))
  child.on('message', (given: Record<string, number>) => {
    statuses = given
  })
  child.send({ origin, asked } satisfies Flood)
  const end = performance.now() + longestFloodMs
  const least = performance.now() + 2000
  const isOver = () => {
    const now = performance.now()
    return now > end || (statuses !== null && now > least)
  }
  const { times, failures } = await visit(origin, isOver, formToken)
  child.kill('SIGKILL')
  const figures = Object.values(times).map(
    (list) => `${atShare(list, 0.95).toFixed(0)} / ${Math.max(...list).toFixed(0)}`,
  )
  const answers = Object.entries(statuses ?? { unfinished: asked.length })
  row(
    name,
    ...figures,
    loadavg()[0]?.toFixed(1) ?? '',
    `  ${answers.map((one) => one.reverse().join('×')).join(' ')}`,
  )
  for (const failure of new Set(failures)) console.log(`  ${failure}`)
  return failures.length === 0 && Math.max(...Object.values(times).flat()) <= longestWaitMs
}

async function measureAll(rows = '') {
  requireBuiltSite('dist')
  const site = await openSite()
  let isMet = true
  try {
    const { body } = await ask(site.origin, '/api/form-token', { client: '203.0.113.1' })
    const { formToken } = JSON.parse(body)
    row('p95 / worst, ms', 'form', 'search', 'sign-in', 'load', '  answers of the flood')
    await measure(site, 'no flood', [], formToken)
    for (const [name, { target, cookie, form }] of Object.entries(doorsOf(site)))
      for (const size of [100, 600])
        for (const [sender, client] of Object.entries(senders)) {
          const title = `${name}, ${size}, ${sender}`
          if (!title.includes(rows)) continue
          const asked = Array.from({ length: size }, (_, n) => ({
            target: target(n),
            client: client(n),
            cookie,
            ...(form && { form }),
          }))
          isMet = (await measure(site, title, asked, formToken)) && isMet
        }
  } finally {
    await site.stop()
  }
  process.exitCode = isMet ? 0 : 1
}

const [, , first] = process.argv
if (first === 'flood') {
  process.once('message', (flood: Flood) => void send(flood))
  process.send?.('ready')
} else await measureAll(first)
