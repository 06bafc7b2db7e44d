import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:https'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openDatabase } from '#src/core/database/open-database.ts'
import { ask } from '../../../scripts/site/ask-site.ts'
import { freePort } from '../../../scripts/site/free-port.ts'
import { hostName, isInstalled, startCaddy, startNginx } from '../../../scripts/site/start-proxy.ts'
import { afterwards, temporaryFolder } from '../../temporary-folder.ts'

/**
 * Holds a socket as isopo.socket does, and starts the site on it as often as the site ends.
 * @returns the ids of the processes that have listened so far
 */
function startOnSocket(port: number, database: string) {
  const env = [
    `DATABASE_URL=${database}`,
    `MAIL_DIR=${temporaryFolder()}`,
    'TRUSTED_PROXY=127.0.0.1',
    'LISTEN_ON=stdin',
  ].map((line) => `--setenv=${line}`)
  const again = 'while node dist/server/entry.mjs <&3; do :; done'
  const holder = spawn(
    'systemd-socket-activate',
    [`--listen=127.0.0.1:${port}`, ...env, 'sh', '-c', again],
    { detached: true, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const pids: number[] = []
  holder.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const [, pid] of text.matchAll(/"pid":(\d+).*"server.listening"/g)) pids.push(Number(pid))
  })
  afterwards(() => holder.pid && process.kill(-holder.pid, 'SIGKILL'))
  return pids
}

const agent = new Agent({ rejectUnauthorized: false, servername: hostName, keepAlive: true })

async function sendForm(port: number, number: number) {
  const { status } = await ask(`https://127.0.0.1:${port}`, '/api/contact', {
    method: 'POST',
    agent,
    headers: { host: hostName },
    body: {
      firstName: 'Ada',
      lastName: 'Obi',
      phone: '+2348030000000',
      businessEmail: `ada-${number}@works.example`,
      message: createHash('sha256').update(String(number)).digest('hex'),
      termsAccepted: true,
      timeZone: 'Africa/Lagos',
    },
  })
  return status
}

/** Returns how many connections may wait on a listening port to be accepted. */
const queueOf = (port: number) =>
  Number(execFileSync('ss', ['-Hltn', `sport = :${port}`], { encoding: 'utf8' }).split(/\s+/)[2])

it('leaves the queue of the socket as long as the system allows', async ({ skip }) => {
  skip(!['ss', 'systemd-socket-activate'].every(isInstalled), 'not installed')
  const port = await freePort()
  const pids = startOnSocket(port, path.join(temporaryFolder(), 'site.db'))
  await expect.poll(() => fetch(`http://127.0.0.1:${port}/livez`).then((r) => r.ok)).toBe(true)
  await expect.poll(() => pids.length).toBe(1)
  const longest = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))
  expect(queueOf(port)).toBe(Math.min(4096, longest))
})

it.for([
  ['caddy', startCaddy.bind(null, 'Caddyfile')],
  ['nginx', startNginx],
] as const)(
  'stores every form sent through %s while the site restarts',
  { timeout: 60_000 },
  async ([command, start], { skip }) => {
    skip(![command, 'systemd-socket-activate'].every(isInstalled), 'not installed')
    const database = path.join(temporaryFolder(), 'site.db')
    const [sitePort, port] = [await freePort(), await freePort()]
    const pids = startOnSocket(sitePort, database)
    const proxy = await start({ port, sitePorts: [sitePort], assets: temporaryFolder() })
    afterwards(proxy.stop)
    const statuses = [await sendForm(port, 0)]
    await expect.poll(() => pids.length).toBe(1)
    const sent = Array.from({ length: 60 }, async (_, number) => {
      await sleep(40 * number)
      if (number === 20) process.kill(pids[0] ?? Number.NaN, 'SIGTERM')
      return sendForm(port, number + 1)
    })
    statuses.push(...(await Promise.all(sent)))
    expect(statuses).toEqual(statuses.map(() => 201))
    expect(pids.length).toBe(2)
    const { db, close } = openDatabase(database)
    const stored = await db.selectFrom('contact').select('id').execute()
    await close()
    expect(stored.length).toBe(statuses.length)
  },
)
