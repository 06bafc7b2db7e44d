/**
 * `npm run bench:servers`: how work on the arrangement of compose.yaml (scripts/start-servers.ts) affects visitors and staff. 16 senders
 * post contact forms through Caddy with TLS, and three of the staff note and answer them, each until it is acknowledged; meanwhile a
 * process is killed, both are replaced by the next version and again by the one before, the database restarts, the proxy reloads, and a
 * text is published. Prints for each step the requests acknowledged, stored, lost, stored twice, mailed twice, and failed.
 * Goals (decision 0073): nothing lost or doubled, no failure in planned steps, a text shown by both processes within 2 s. Ends with 1 where
 * one is missed. Needs `npm run build` and Caddy, and builds the next version first; `-- --next CHECKOUT` names a built one.
 */
import { createSocket } from 'node:dgram'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ask, openEditorSession } from '../scripts/ask-site.ts'
import { requireBuiltSite } from '../scripts/built-site.ts'
import { keepAssets } from '../scripts/keep-assets.ts'
import { requireCaddy, startServers } from '../scripts/start-servers.ts'
import { scriptsOf, startSenders } from './contact-senders.ts'
import { type Outage, raiseSiteLimit, readOutcome, sendWaitingMails } from './count-contacts.ts'
import { startStaff } from './desk-staff.ts'
import { startMailServer } from './mail-server.ts'
import { buildNextVersion } from './next-version.ts'

requireBuiltSite()
requireCaddy()
const [senders, people] = [16, 3]
/** Seconds in which both processes show a published text; milliseconds for which senders are at work before and after each step. */
const [goalSeconds, beforehand, settle] = [2, 1500, 6000]
const file = 'content/pages/about.yaml'

/** Whether a QUIC server answers: it names its versions to a client of an unknown one (RFC 9000 §6). */
async function speaksHttp3(port: number): Promise<boolean> {
  const hello = Buffer.alloc(1200)
  // A long header, a version that is reserved for this, and two connection ids of eight bytes.
  Buffer.from('c01a2a3a4a08010203040506070808010203040506070800', 'hex').copy(hello)
  const socket = createSocket('udp4')
  const answered = new Promise<boolean>((resolve) => {
    socket.on('message', (answer) => resolve(answer.readUInt32BE(1) === 0))
    socket.on('error', () => resolve(false))
    socket.send(hello, port, '127.0.0.1')
    setTimeout(() => resolve(false), 5000).unref()
  })
  return answered.finally(() => socket.close())
}

const { next: given } = parseArgs({ options: { next: { type: 'string' } } }).values
const next = given ? { checkout: given, remove: () => {} } : buildNextVersion()
const mail = await startMailServer()
const servers = await startServers({ env: { SMTP_URL: mail.url } })
const { origin, connect, databaseUrl, sites, postgres, assets } = servers
try {
  await raiseSiteLimit(databaseUrl)
  const cookie = await openEditorSession(origin, databaseUrl, 'owner', connect())
  const killed: Outage[] = []
  const isHttp3 = await speaksHttp3(Number(new URL(origin).port))
  let step = ''
  const crowd = startSenders(servers, senders, () => step)
  const staff = startStaff(servers, cookie, people)
  const missed: string[] = []

  /** Ends a part and starts it again. */
  async function interrupt(end: () => Promise<unknown> | undefined, start: () => Promise<unknown> | undefined) {
    const from = performance.now()
    await end()
    await start()
    killed.push({ from, until: performance.now() })
  }
  /** Loads through the proxy what the pages of both processes name, while these are of two versions. */
  async function loadScriptsOfBoth() {
    const pages = await Promise.all(sites.map((site) => ask(site.origin(), '/')))
    const [some = [], others = []] = pages.map(scriptsOf)
    if (some.every((script) => others.includes(script))) missed.push('the next version names the same scripts')
    for (const script of new Set([...some, ...others])) await crowd.attempt(0, script)
  }
  async function replaceBy(checkout: string) {
    keepAssets(assets, checkout)
    for (const [at, site] of sites.entries()) {
      await site.end('SIGTERM')
      await site.start(checkout)
      if (at === 0) await loadScriptsOfBoth()
      // As `docker compose up --wait` waits, and the proxy notices.
      await sleep(settle)
    }
  }
  async function publish() {
    const heading = `About us, at ${Date.now()}`
    const send = async (method: string, target: string, body: object) => {
      const answer = await ask(origin, target, { method, cookie, body, agent: connect() })
      if (answer.status !== 200) throw new Error(`${target} answered ${answer.status}: ${answer.body}`)
    }
    const { value, version } = JSON.parse((await ask(origin, `/api/content/entry?path=${file}`, { cookie, agent: connect() })).body)
    await send('PUT', '/api/content/entry', { path: file, value: { ...value, heading }, version })
    await send('POST', '/api/content/publish', { summary: heading })
    const from = performance.now()
    const shown = await Promise.all(
      sites.map(async (site) => {
        while (!(await ask(site.origin(), '/about')).body.includes(heading)) await sleep(20)
        return (performance.now() - from) / 1000
      }),
    )
    console.log(`shown by the processes ${shown.map((seconds) => seconds.toFixed(2)).join(' and ')} s after the answer to Publish`)
    if (Math.max(...shown) > goalSeconds) missed.push(`the text was shown later than after ${goalSeconds} s`)
  }

  const [one] = sites
  const steps: { name: string; isPlanned: boolean; work: () => unknown }[] = [
    { name: 'nothing', isPlanned: true, work: () => {} },
    {
      name: 'a process is killed',
      isPlanned: false,
      work: () =>
        interrupt(
          () => one?.end('SIGKILL'),
          () => one?.start(),
        ),
    },
    { name: 'both replaced by the next version', isPlanned: true, work: () => replaceBy(next.checkout) },
    { name: 'and by the one before', isPlanned: true, work: () => replaceBy('.') },
    { name: 'the database restarts', isPlanned: false, work: () => interrupt(() => postgres.kill('SIGINT'), postgres.restart) },
    { name: 'the proxy reloads', isPlanned: true, work: servers.reloadProxy },
    { name: 'a text is published', isPlanned: true, work: publish },
  ]
  for (const { name, work } of steps) {
    await crowd.hold()
    step = name
    crowd.goOn()
    await sleep(beforehand)
    await work()
    await sleep(settle)
  }
  await crowd.stop()
  await staff.stop()
  await sendWaitingMails(databaseUrl, sites)

  const { count, countWritten } = await readOutcome({ databaseUrl, received: mail.received, sites, killed })
  const row = (name?: string) => {
    const { 'twice, sender killed': excused, ...counted } = count(crowd.posts.filter((post) => !name || post.step === name))
    const failed = crowd.failures.filter((failure) => !name || failure.step === name).length
    return { ...counted, 'twice, killed': excused, failed }
  }
  console.table({ ...Object.fromEntries(steps.map(({ name }) => [name, row(name)])), 'in sum': row() })
  for (const kind of ['note', 'reply'] as const) {
    const { acknowledged, lost, doubled } = countWritten(staff.written, kind)
    console.log(`${kind}: ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`)
    if (lost + doubled > 0) missed.push(`${lost} of ${kind} lost, ${doubled} doubled`)
  }
  const seen = Map.groupBy(crowd.failures, (failure) => `${failure.step}: ${failure.what}`)
  for (const [what, times] of seen) console.log(`failed ${times.length} times while ${what}`)
  console.log(`${crowd.pages()} pages read with their scripts; HTTP/3 ${isHttp3 ? 'answers' : 'does not answer'}`)

  const sum = row()
  for (const name of ['lost', 'doubled', 'unsent', 'sent twice'] as const) if (sum[name] > 0) missed.push(`${sum[name]} ${name}`)
  for (const { name, isPlanned } of steps) if (isPlanned && row(name).failed > 0) missed.push(`${row(name).failed} failed while ${name}`)
  if (!isHttp3) missed.push('no HTTP/3')
  console.log(missed.length === 0 ? 'goals met' : `goals missed: ${missed.join('; ')}`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  await servers.stop()
  await mail.close()
  next.remove()
}
