/** What one visitor notices while strangers flood the site, for `npm run bench:proxy`. Every visitor comes from a network of its own. */
import { fork } from 'node:child_process'
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Front, hostName } from './front.ts'
import { memoryOfTree } from './processes.ts'

/** Milliseconds: of a flood before it is measured and while it is, between two requests of a visitor, and until one has given up. */
const [warmUp, measured, rest, patience] = [1500, 7000, 350, 15_000]

type Answer = { status: number; cookies: string[]; text: string }
type Ask = { path: string; method?: string; body?: object; cookie?: string; client: string }

/** One request on a connection of its own. @returns status 0 where no answer came */
const ask = ({ port, isTls }: Front, { path: target, method = 'GET', body, cookie = '', client }: Ask) =>
  new Promise<Answer>((resolve) => {
    const headers = {
      host: hostName,
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const fail = () => resolve({ status: 0, cookies: [], text: '' })
    const readAnswer = (response: IncomingMessage) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('error', fail).on('end', () => {
        const cookies = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '')
        resolve({ status: response.statusCode ?? 0, cookies, text })
      })
    }
    const options = { host: '127.0.0.1', localAddress: client, port, path: target, method, headers, agent: false as const }
    const asked: ClientRequest = isTls
      ? requestTls({ ...options, servername: hostName, rejectUnauthorized: false }, readAnswer)
      : requestPlain(options, readAnswer)
    asked.on('error', fail).setTimeout(patience, () => asked.destroy())
    asked.end(body && JSON.stringify(body))
  })

const contact = {
  firstName: 'Ann',
  lastName: 'Bee',
  phone: '+2348023456789',
  businessEmail: 'ann@works.example',
  message: 'Two gateways, please.',
  termsAccepted: true,
}

/** Replaces the one-time password and signs in once more. @returns what the next sign-in of that browser sends */
async function prepareStaff(front: Front, oneTime: string) {
  const client = '127.4.0.1'
  const password = 'a long pass phrase of ours'
  const enter = (secret: string) =>
    ask(front, { path: '/api/session', method: 'POST', body: { username: 'admin', password: secret }, client })
  const first = await enter(oneTime)
  const body = { currentPassword: oneTime, newPassword: password }
  await ask(front, { path: '/api/session/password', method: 'POST', body, cookie: first.cookies.join('; '), client })
  const { status, cookies } = await enter(password)
  if (status !== 200) throw new Error(`The sign-in before the flood answered ${status}`)
  return { body: { username: 'admin', password }, cookie: cookies.filter((cookie) => cookie.includes('device')).join('; '), client }
}

const percentile = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0

/**
 * @param flood a name of bench/floods.ts
 * @param site its first process, and the password that it printed
 * @returns milliseconds, megabytes, and what failed
 */
export async function visitDuring(flood: string, front: Front, site: { pid: number; password: string }) {
  const staff = await prepareStaff(front, site.password)
  const { formToken } = JSON.parse((await ask(front, { path: '/api/form-token', client: staff.client })).text)
  const strangers = fork(path.join(import.meta.dirname, 'floods.ts'), [flood, String(front.port), front.isTls ? 'tls' : 'plain'])
  await pause(warmUp)

  let visitors = 0
  const visitor = () => `127.3.0.${(visitors++ % 250) + 1}`
  const actions: Record<string, () => Ask> = {
    '/': () => ({ path: '/', client: visitor() }),
    '/contact': () => ({ path: '/contact', client: visitor() }),
    '/livez': () => ({ path: '/livez', client: visitor() }),
    'contact request': () => ({ path: '/api/contact', method: 'POST', body: { ...contact, formToken }, client: visitor() }),
    'sign-in': () => ({ path: '/api/session', method: 'POST', ...staff }),
  }
  const results: { action: string; status: number; ms: number }[] = []
  let megabytes = 0
  const end = performance.now() + measured
  const visit = async ([action, next]: [string, () => Ask]) => {
    while (performance.now() < end) {
      const start = performance.now()
      const { status } = await ask(front, next())
      results.push({ action, status, ms: performance.now() - start })
      megabytes = Math.max(megabytes, memoryOfTree(site.pid))
      await pause(rest)
    }
  }
  await Promise.all(Object.entries(actions).map(visit))
  strangers.kill('SIGKILL')
  const times = results.map(({ ms }) => ms)
  const failed = results.filter(({ status }) => status < 200 || status > 299)
  return {
    count: results.length,
    success: 1 - failed.length / results.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    max: Math.max(...times),
    megabytes,
    failures: Object.entries(Object.groupBy(failed, ({ action, status }) => `${action} ${status || 'no answer'}`)).map(
      ([what, list]) => `${list?.length} × ${what}`,
    ),
  }
}
