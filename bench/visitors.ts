/**
 * Measures for `npm run bench:proxy` how the site serves visitors and staff during a flood. Each
 * visitor has a separate address.
 */
import { fork } from 'node:child_process'
import { Agent } from 'node:http'
import { Agent as TlsAgent } from 'node:https'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { type Answer, ask as askSite } from '../scripts/site/ask-site.ts'
import { hostName } from '../scripts/site/start-proxy.ts'
import { contactOfFlood, type FloodStaff } from './floods.ts'
import type { Front } from './front.ts'
import { memoryOfTree } from './processes.ts'

/**
 * Milliseconds: flood before the measurement, measurement, and time between two requests of a
 * visitor.
 */
const [warmUp, measured, rest] = [1500, 7000, 350]

type Ask = { path: string; method?: string; body?: object; cookie?: string; client: string }

/** Sends one request on a new connection. @returns the answer, with status 0 if none came */
function ask(
  { port, isTls }: Front,
  { path: target, ...request }: Ask,
): Promise<Pick<Answer, 'status' | 'cookies' | 'body'>> {
  const from = { localAddress: request.client }
  const agent = isTls ? new TlsAgent({ ...from, rejectUnauthorized: false }) : new Agent(from)
  const asked = askSite(`http${isTls ? 's' : ''}://127.0.0.1:${port}`, target, {
    ...request,
    agent,
    headers: { host: hostName },
  })
  return asked.catch(() => ({ status: 0, cookies: [], body: '' }))
}

const contact = {
  ...contactOfFlood,
  firstName: 'Ann',
  lastName: 'Bee',
  businessEmail: 'ann@works.example',
  message: 'Two, please.',
}

/**
 * Replaces the one-time password and signs in again.
 * @returns the request for another sign-in of the same browser, and the session
 */
async function prepareStaff(front: Front, oneTime: string) {
  const client = '127.4.0.1'
  const password = 'a long pass phrase of ours'
  const enter = (secret: string) =>
    ask(front, {
      path: '/api/session',
      method: 'POST',
      body: { username: 'admin', password: secret },
      client,
    })
  const first = await enter(oneTime)
  const body = { currentPassword: oneTime, newPassword: password }
  await ask(front, {
    path: '/api/session/password',
    method: 'POST',
    body,
    cookie: first.cookies.join('; '),
    client,
  })
  const { status, cookies } = await enter(password)
  if (status !== 200) throw new Error(`The sign-in before the flood answered ${status}`)
  const named = (name: string) => cookies.filter((cookie) => cookie.includes(name)).join('; ')
  return {
    signIn: { body: { username: 'admin', password }, cookie: named('device'), client },
    session: named('session'),
    client,
  }
}

type Staff = Awaited<ReturnType<typeof prepareStaff>>

const [drafted, published] = ['content/pages/about.yaml', 'content/pages/partners.yaml']

async function saveDraft(
  front: Front,
  { session: cookie, client }: Staff,
  path: string,
  change: object,
) {
  const read = await ask(front, { path: `/api/content/entry?path=${path}`, cookie, client })
  if (read.status !== 200) return { value: {}, status: read.status }
  const { value, version } = JSON.parse(read.body)
  const next = { ...value, ...change }
  const { status } = await ask(front, {
    path: '/api/content/entry',
    method: 'PUT',
    body: { path, value: next, version },
    cookie,
    client,
  })
  return { value: next, status }
}

async function prepareFlood(front: Front, staff: Staff): Promise<FloodStaff> {
  const { session: cookie, client } = staff
  const call = (path: string, body: object) =>
    ask(front, { path: `/api/content/${path}`, method: 'POST', body, cookie, client })
  const noise = { type: 'gaussian', mean: 99, sigma: 40 } as const
  const picture = sharp({
    create: { width: 2400, height: 1600, channels: 3, background: 'teal', noise },
  })
  await call('pictures?name=scenes/flood', await picture.jpeg().toBuffer())
  const change = {
    heading: 'About a flood',
    picture: { name: 'scenes/flood', alt: 'Water that stands in a street' },
  }
  const { value, status } = await saveDraft(front, staff, drafted, change)
  if (status !== 200) throw new Error(`The draft before the flood answered ${status}`)
  const link: string = JSON.parse((await call('preview-links', { path: drafted })).body).address
  const { body } = await ask(front, { path: link, client })
  return {
    session: cookie,
    draft: { path: drafted, value },
    link,
    pictures: [...new Set(body.match(/\/preview\/[^" ]+avif/g))],
  }
}

async function publish(front: Front, staff: Staff): Promise<{ status: number }> {
  const { status } = await saveDraft(front, staff, published, {
    heading: `Partners ${Math.round(performance.now())}`,
  })
  if (status !== 200) return { status }
  const { session: cookie, client } = staff
  const body = { paths: [published], summary: 'A publication in a flood' }
  return ask(front, { path: '/api/content/publish', method: 'POST', body, cookie, client })
}

const publication = 'publication'

const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0

export async function visitDuring(
  flood: string,
  front: Front,
  site: { pid: number; password: string },
) {
  const staff = await prepareStaff(front, site.password)
  const { formToken } = JSON.parse(
    (await ask(front, { path: '/api/form-token', client: staff.client })).body,
  )
  const words = [
    flood,
    String(front.port),
    front.isTls ? 'tls' : 'plain',
    JSON.stringify(await prepareFlood(front, staff)),
  ]
  const strangers = fork(path.join(import.meta.dirname, 'floods.ts'), words)
  await pause(warmUp)

  let visitors = 0
  const visitor = () => `127.3.0.${(visitors++ % 250) + 1}`
  const get = (target: string) => () => ask(front, { path: target, client: visitor() })
  const actions: Record<string, () => Promise<{ status: number }>> = {
    '/': get('/'),
    '/contact': get('/contact'),
    '/livez': get('/livez'),
    'contact request': () =>
      ask(front, {
        path: '/api/contact',
        method: 'POST',
        body: { ...contact, formToken },
        client: visitor(),
      }),
    'sign-in': () => ask(front, { path: '/api/session', method: 'POST', ...staff.signIn }),
    desk: () => ask(front, { path: '/api/contact', cookie: staff.session, client: staff.client }),
    [publication]: () => publish(front, staff),
  }
  const results: { action: string; status: number; ms: number }[] = []
  let megabytes = 0
  const end = performance.now() + measured
  const visit = async ([action, next]: [string, () => Promise<{ status: number }>]) => {
    while (performance.now() < end) {
      const start = performance.now()
      const { status } = await next()
      results.push({ action, status, ms: performance.now() - start })
      megabytes = Math.max(megabytes, memoryOfTree(site.pid))
      await pause(rest)
    }
  }
  await Promise.all(Object.entries(actions).map(visit))
  strangers.kill('SIGKILL')
  // A publication is answered only when its pages are rendered, so its time is reported separately.
  const times = results.filter(({ action }) => action !== publication).map(({ ms }) => ms)
  const failed = results.filter(({ status }) => status < 200 || status > 299)
  return {
    count: results.length,
    success: 1 - failed.length / results.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    max: Math.max(...times),
    publishing: Math.max(
      ...results.filter(({ action }) => action === publication).map(({ ms }) => ms),
    ),
    megabytes,
    failures: Object.entries(
      Object.groupBy(failed, ({ action, status }) => `${action} ${status || 'no answer'}`),
    ).map(([what, list]) => `${list?.length} × ${what}`),
  }
}
