/**
 * `npm run bench:publish`: an editor changes a text and publishes it, in a throw-away copy of the checkout, while visitors read. Prints the
 * seconds from Publish to the public page, how many requests were sent meanwhile and failed, on connections that are kept and on new
 * ones, and the memory of each process. Goals (decision 0046): 30 s on two cores, no failed request. Needs `npm run build`.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, openEditorSession } from '../scripts/ask-site.ts'
import { copyCheckout } from '../scripts/copy-checkout.ts'
import { startSite } from '../scripts/start-site.ts'

const goal = { seconds: 30, failed: 0 }
/** Milliseconds: between two requests of a visitor, after the take-over, and until the bench gives up. */
const [rest, afterwards, longest] = [10, 8000, 10 * 60_000]
/** Visitors of each kind. */
const visitors = 4
const file = 'content/pages/about.yaml'
const [page, asset] = ['/about', '/favicon.svg']

/** Memory of a process in MB: what it alone has written, its share of all it uses, and all of it (Linux). */
function memoryOf(pid: number) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const of = (name: string) => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024)
  return { RSS: of('Rss'), PSS: of('Pss'), 'its own': of('Private_Dirty') }
}
const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
const childrenOf = (pid: number) =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter((child) => child > 0)

/** Reads pages for as long as it is told to, and counts. */
async function visit(
  origin: string,
  number: number,
  agent: Agent | undefined,
  counts: { sent: number; failures: string[] },
  isOver: () => boolean,
) {
  const client = `203.0.113.${number}`
  for (let n = 0; !isOver(); n++) {
    const target = n % 2 === 0 ? page : asset
    counts.sent++
    await ask(origin, target, { client, ...(agent ? { agent } : {}) }).then(
      ({ status }) => status === 200 || counts.failures.push(`${target} ${status}`),
      (error: Error) => counts.failures.push(`${target} ${error.message}`),
    )
    await sleep(rest)
  }
}

const copy = copyCheckout()
const alone = await startSite({ built: copy.built, env: { CONTENT_EDITOR: 'off' } })
for (const target of [page, '/', '/contact']) await ask(alone.origin, target)
const aloneMemory = memoryOf(alone.pid)
await alone.stop()

const site = await startSite({ built: copy.built, env: { DATABASE_URL: path.join(copy.folder, 'data/site.db') } })
const supervisor = parentOf(site.pid)
try {
  for (const target of [page, '/', '/contact']) await ask(site.origin, target)
  const idle = {
    'one process, CONTENT_EDITOR=off': aloneMemory,
    supervisor: memoryOf(supervisor),
    'the site beside it': memoryOf(site.pid),
  }
  const cookie = await openEditorSession(site.origin, path.join(copy.folder, 'data/site.db'))
  const entry = JSON.parse((await ask(site.origin, `/api/content/entry?path=${file}`, { cookie })).body)
  const heading = `About us, at ${Date.now() % 1e6}`
  const saved = await ask(site.origin, '/api/content/entry', {
    method: 'PUT',
    cookie,
    body: { path: file, value: { ...entry.value, heading }, version: entry.version },
  })
  if (saved.status !== 200) throw new Error(`The draft answered ${saved.status}: ${saved.body}`)

  const kept = { sent: 0, failures: [] as string[] }
  const anew = { sent: 0, failures: [] as string[] }
  let isOver = false
  const visiting = Array.from({ length: visitors }, (_, n) => [
    visit(site.origin, 1 + n, new Agent({ keepAlive: true, maxSockets: 1 }), kept, () => isOver),
    visit(site.origin, 101 + n, undefined, anew, () => isOver),
  ]).flat()

  const started = performance.now()
  const pressed = await ask(site.origin, '/api/content/publish', { method: 'POST', cookie, body: { summary: 'Say it anew' } })
  if (pressed.status !== 202) throw new Error(`Publish answered ${pressed.status}: ${pressed.body}`)
  let buildPeak = 0
  let isPublic = 0
  let state = ''
  for (;;) {
    const parts = childrenOf(supervisor).filter((pid) => pid !== site.pid)
    buildPeak = Math.max(
      buildPeak,
      ...parts.map((pid) => {
        try {
          return memoryOf(pid).RSS
        } catch {
          return 0 // It has just ended.
        }
      }),
    )
    if (!isPublic && (await ask(site.origin, page).catch(() => null))?.body.includes(heading))
      isPublic = (performance.now() - started) / 1000
    const { job } = JSON.parse((await ask(site.origin, '/api/content/job', { cookie })).body)
    state = `${job.state} ${job.message}`
    if (job.state === 'failed' || (job.state === 'done' && isPublic) || performance.now() - started > longest) break
    await sleep(100)
  }
  const done = (performance.now() - started) / 1000
  await sleep(afterwards)
  isOver = true
  await Promise.all(visiting)
  console.table(idle)
  console.table({
    publication: { 'public after, s': isPublic.toFixed(1), 'done after, s': done.toFixed(1), 'build, most RSS in MB': buildPeak },
  })
  console.table({
    'kept connections': { sent: kept.sent, failed: kept.failures.length },
    'new connections': { sent: anew.sent, failed: anew.failures.length },
  })
  console.log(
    `job: ${state}; last commit: ${copy.git('log', '-1', '--format=%an: %s')}; uncommitted: ${copy.git('status', '--short', 'content') || 'nothing'}`,
  )
  const failures = [...kept.failures, ...anew.failures]
  for (const failure of new Set(failures)) console.error(failure)
  process.exitCode = isPublic > 0 && isPublic <= goal.seconds && failures.length <= goal.failed ? 0 : 1
} finally {
  await site.stop()
  copy.remove()
}
