/**
 * `npm run bench:fairness [FOLDER] [FLOOD]`: what another visitor notices while strangers flood the site (bench/floods.ts), and how
 * much memory it takes. Each flood meets the built site anew, a real process on an empty database. Every visitor comes through the
 * proxy from an address of its own; the member of staff signs in from a known device. The aim (decision 0031): all succeed, and 95 of
 * 100 within two seconds on two cores. Needs `npm run build`; FOLDER is the one that was built, `dist` unless named.
 */
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { requireBuiltSite } from '../scripts/built-site.ts'
import { startSite } from '../scripts/start-site.ts'
import { floods } from './floods.ts'

const [built = 'dist', only] = process.argv.slice(2)
requireBuiltSite(built)
/** Milliseconds: of a flood before it is measured and while it is, between two requests of a visitor, and until one has given up. */
const [warmUp, measured, rest, patience] = [1500, 7000, 350, 15_000]
const goal = { success: 1, p95: 2000 }

type Answer = { status: number; cookies: string[]; text: string }
type Ask = { path: string; method?: string; body?: object; cookie?: string; client: string }

/** One request on a connection of its own. @returns status 0 where no answer came */
const ask = (port: number, { path: target, method = 'GET', body, cookie = '', client }: Ask) =>
  new Promise<Answer>((resolve) => {
    const headers = {
      'x-forwarded-for': client,
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const fail = () => resolve({ status: 0, cookies: [], text: '' })
    const asked = request({ host: 'localhost', family: 4, port, path: target, method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('error', fail).on('end', () => {
        const cookies = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '')
        resolve({ status: response.statusCode ?? 0, cookies, text })
      })
    })
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
async function prepareStaff(port: number, oneTime: string) {
  const client = '198.51.100.1'
  const password = 'a long pass phrase of ours'
  const enter = (secret: string) =>
    ask(port, { path: '/api/session', method: 'POST', body: { username: 'admin', password: secret }, client })
  const first = await enter(oneTime)
  const body = { currentPassword: oneTime, newPassword: password }
  await ask(port, { path: '/api/session/password', method: 'POST', body, cookie: first.cookies.join('; '), client })
  const { status, cookies } = await enter(password)
  if (status !== 200) throw new Error(`The sign-in before the flood answered ${status}`)
  return { body: { username: 'admin', password }, cookie: cookies.filter((cookie) => cookie.includes('device')).join('; '), client }
}

const percentile = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0

/** The most memory that a process had in use, in MB. */
const peakMemory = (pid: number) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function measure(name: string) {
  const site = await startSite({ built, env: { HOST: '127.0.0.1', TRUSTED_PROXY: '127.0.0.1', LOG_LEVEL: 'info' } })
  const port = Number(new URL(site.origin).port)
  const staff = await prepareStaff(port, site.password)
  const { formToken } = JSON.parse((await ask(port, { path: '/api/form-token', client: staff.client })).text)
  const flood = fork(path.join(import.meta.dirname, 'floods.ts'), [name, String(port)])
  await pause(warmUp)

  let visitors = 0
  const visitor = () => `192.0.2.${(visitors++ % 250) + 1}`
  const actions: Record<string, () => Ask> = {
    '/': () => ({ path: '/', client: visitor() }),
    '/contact': () => ({ path: '/contact', client: visitor() }),
    '/livez': () => ({ path: '/livez', client: visitor() }),
    'contact request': () => ({ path: '/api/contact', method: 'POST', body: { ...contact, formToken }, client: visitor() }),
    'sign-in': () => ({ path: '/api/session', method: 'POST', ...staff }),
  }
  const results: { action: string; status: number; ms: number }[] = []
  const end = performance.now() + measured
  const visit = async ([action, ask_]: [string, () => Ask]) => {
    while (performance.now() < end) {
      const start = performance.now()
      const { status } = await ask(port, ask_())
      results.push({ action, status, ms: performance.now() - start })
      await pause(rest)
    }
  }
  await Promise.all(Object.entries(actions).map(visit))
  const memory = peakMemory(site.pid)
  flood.kill('SIGKILL')
  await site.stop()
  const times = results.map(({ ms }) => ms)
  const failed = results.filter(({ status }) => status < 200 || status > 299)
  return {
    count: results.length,
    success: 1 - failed.length / results.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    max: Math.max(...times),
    memory,
    failures: Object.entries(Object.groupBy(failed, ({ action, status }) => `${action} ${status || 'no answer'}`)).map(
      ([what, list]) => `${list?.length} × ${what}`,
    ),
  }
}

const row = (name: string, ...values: (string | number)[]) =>
  console.log(name.padEnd(24), ...values.map((value) => String(value).padStart(8)))
row('flood', 'requests', 'success', 'p50 ms', 'p95 ms', 'max ms', 'peak MB')
let isReached = true
for (const name of Object.keys(floods).filter((flood) => !only || flood.includes(only))) {
  const { count, success, p50, p95, max, memory, failures } = await measure(name)
  row(name, count, `${(100 * success).toFixed(1)} %`, ...[p50, p95, max, memory].map((value) => value.toFixed(0)))
  for (const failure of failures) console.log(`  ${failure}`)
  isReached &&= success >= goal.success && p95 < goal.p95
}
console.log(isReached ? 'reached' : `not reached: all succeed, 95 of 100 within ${goal.p95} ms`)
process.exitCode = isReached ? 0 : 1
