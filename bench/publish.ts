/**
 * `npm run bench:publish`: publishes a changed text while visitors read pages and a second process
 * of the site uses the same database. Prints the seconds until a saved text is previewed and a
 * published one is public, the failed requests of visitors, and the memory (PSS, Linux). Exits with
 * 1 if a goal (decisions 0058, 0061) is missed. Needs `npm run build`.
 */
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, openEditorSession } from '../scripts/site/ask-site.ts'
import { requireBuiltSite } from '../scripts/site/built-site.ts'
import { startPostgres } from '../scripts/site/start-postgres.ts'
import { startSite } from '../scripts/site/start-site.ts'
import { memoryOfTree } from './processes.ts'

requireBuiltSite()

const goal = { publicSeconds: 2, previewSeconds: 1, failed: 0, megabytes: 350 }
const publications = 10
/**
 * Visitors with reused and with new connections; milliseconds between requests of a visitor, and
 * between publications.
 */
const [visitors, rest, pause] = [4, 10, 3000]
/**
 * Milliseconds between two requests for the changed page, and after which the benchmark gives up.
 */
const [look, longest] = [10, 60_000]
const file = 'content/pages/about.yaml'
const [page, asset] = ['/about', '/favicon.svg']

type Counts = { sent: number; failures: string[] }

async function visit(
  origin: string,
  number: number,
  agent: Agent | undefined,
  counts: Counts,
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

async function untilShown(
  origin: string,
  words: string,
  from: number,
  cookie = '',
): Promise<number> {
  while (performance.now() - from < longest) {
    const { body } = await ask(origin, page, { cookie })
    if (body.includes(words)) return (performance.now() - from) / 1000
    await sleep(look)
  }
  throw new Error(`${page} does not show ${words}`)
}

function summarize(seconds: readonly number[]) {
  const sorted = seconds.toSorted((one, other) => one - other)
  return {
    'middle, s': sorted[Math.floor(sorted.length / 2)]?.toFixed(2),
    'longest, s': sorted.at(-1)?.toFixed(2),
  }
}

const postgres = await startPostgres({ isDurable: true })
const env = { DATABASE_URL: `${postgres.url}/postgres` }
const site = await startSite({ env })
const other = await startSite({ env })
try {
  const cookie = await openEditorSession(site.origin, env.DATABASE_URL)
  const send = async (method: string, target: string, body: object) => {
    const answer = await ask(site.origin, target, { method, cookie, body })
    if (answer.status !== 200)
      throw new Error(`${target} answered ${answer.status}: ${answer.body}`)
    return answer
  }
  // The site renders pages after its start, so the benchmark waits before it measures.
  await sleep(pause * 2)
  const megabytes = () => [site, other].map(({ pid }) => memoryOfTree(pid))
  const sum = (each: readonly number[]) => each.reduce((total, one) => total + one, 0)
  const idle = megabytes()

  const kept: Counts = { sent: 0, failures: [] }
  const anew: Counts = { sent: 0, failures: [] }
  let isOver = false
  const visiting = Array.from({ length: visitors }, (_, n) => [
    visit(site.origin, 1 + n, new Agent({ keepAlive: true, maxSockets: 1 }), kept, () => isOver),
    visit(site.origin, 101 + n, undefined, anew, () => isOver),
  ]).flat()

  const previewed: number[] = []
  const answered: number[] = []
  const shown: number[] = []
  const shownByOther: number[] = []
  let most = idle
  for (let n = 1; n <= publications; n++) {
    const heading = `About us, edition ${n}`
    const { value, version } = JSON.parse(
      (await ask(site.origin, `/api/content/entry?path=${file}`, { cookie })).body,
    )
    const savedFrom = performance.now()
    await send('PUT', '/api/content/entry', { path: file, value: { ...value, heading }, version })
    const { cookies } = await send('POST', '/api/content/preview', {})
    previewed.push(
      await untilShown(site.origin, heading, savedFrom, [cookie, ...cookies].join('; ')),
    )

    const { versions } = JSON.parse((await ask(site.origin, '/api/content/check', { cookie })).body)
    const pressedAt = performance.now()
    const looks = [
      untilShown(site.origin, heading, pressedAt),
      untilShown(other.origin, heading, pressedAt),
    ]
    await send('POST', '/api/content/publish', { summary: heading, versions })
    answered.push((performance.now() - pressedAt) / 1000)
    const [here = 0, there = 0] = await Promise.all(looks)
    shown.push(here)
    shownByOther.push(there)
    await sleep(pause)
    const now = megabytes()
    if (sum(now) > sum(most)) most = now
  }
  isOver = true
  await Promise.all(visiting)

  console.table({
    'save to preview': summarize(previewed),
    'publish to answer': summarize(answered),
    'publish to public': summarize(shown),
    'publish to public, other process': summarize(shownByOther),
  })
  console.table({
    'kept connections': { sent: kept.sent, failed: kept.failures.length },
    'new connections': { sent: anew.sent, failed: anew.failures.length },
  })
  const failures = [...kept.failures, ...anew.failures]
  for (const failure of new Set(failures)) console.error(failure)
  const [publicAfter, previewAfter] = [Math.max(...shown, ...shownByOther), Math.max(...previewed)]
  console.log(
    `public after ${publicAfter.toFixed(2)} s, ${failures.length} failed of ${kept.sent + anew.sent}`,
  )
  console.log(`preview after ${previewAfter.toFixed(2)} s`)
  const tell = (each: readonly number[]) =>
    `${sum(each).toFixed(0)} MB (${each.map((one) => one.toFixed(0)).join(' + ')})`
  console.log(`memory of both processes: ${tell(idle)} before, ${tell(most)} at most`)
  const isMet =
    publicAfter <= goal.publicSeconds &&
    previewAfter <= goal.previewSeconds &&
    failures.length <= goal.failed &&
    sum(most) <= goal.megabytes
  console.log(
    `goals: ${goal.publicSeconds} s, ${goal.previewSeconds} s, ${goal.failed} failed, ${goal.megabytes} MB: ${isMet ? 'met' : 'missed'}`,
  )
  process.exitCode = isMet ? 0 : 1
} finally {
  await other.stop()
  await site.stop()
  await postgres.stop()
}
