/**
 * `npm run bench:static`: answers per second for built pages and files over the loopback: ours from memory
 * (src/server/static/static-site.ts) against sirv on the same folder. Both run in a process of their own and are asked in turns, with
 * the same requests. Needs `npm run build`; only the ratio says something beyond this machine.
 */
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, createServer, get, type RequestListener } from 'node:http'
import sirv from 'sirv'
import { z } from 'zod'
import { readConfig } from '#src/server/environment/config.ts'
import { loadStaticFiles } from '#src/server/static/static-files.ts'
import { createStaticSite } from '#src/server/static/static-site.ts'
import { requireBuiltSite } from '../scripts/built-site.ts'

requireBuiltSite()

const client = 'dist/client'
const [rounds, requests, connections] = [7, 3000, 16]
const targets = ['/', '/products', '/product/1', '/technologies-tools', '/favicon.svg']

/** Ours with the country check switched off, so that both do the same work. */
function ours(): RequestListener {
  const policies = z
    .record(z.string(), z.record(z.string(), z.string()))
    .parse(JSON.parse(readFileSync('dist/server/page-headers.json', 'utf8')))
  const answer = createStaticSite({
    files: loadStaticFiles(client, policies),
    checkCountry: () => ({ kind: 'pass' }),
    config: readConfig({}),
  })
  return (req, res) => {
    if (answer(req, res) !== true) res.writeHead(404).end()
  }
}

/** sirv as in production: the folder is listed once, compressed neighbours are used, and each body is read from disk. */
const theirs = (): RequestListener => sirv(client, { brotli: true, gzip: true, etag: true, extensions: ['html'] })

function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : 0)
  })
}

type Contestant = { port: number; agent: Agent; stop: () => void }

async function start(name: string): Promise<Contestant> {
  const child = fork(import.meta.filename, [name])
  const port = await new Promise<number>((resolve) => child.once('message', (value) => resolve(Number(value))))
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const stop = () => {
    agent.destroy()
    child.kill()
  }
  return { port, agent, stop }
}

const ask = ({ port, agent }: Contestant, path: string) =>
  new Promise<void>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })

/** @returns answers per second */
async function measure(contestant: Contestant): Promise<number> {
  let sent = 0
  const begin = performance.now()
  const connect = async () => {
    while (sent < requests) await ask(contestant, targets[sent++ % targets.length] ?? '/')
  }
  await Promise.all(Array.from({ length: connections }, connect))
  return requests / ((performance.now() - begin) / 1000)
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function compare() {
  const [memory, disk] = [await start('ours'), await start('sirv')]
  const results: { memory: number; disk: number }[] = []
  await measure(memory) // warm up
  await measure(disk)
  for (let round = 0; round < rounds; round++) results.push({ memory: await measure(memory), disk: await measure(disk) })
  console.log(
    `from memory  ${median(results.map((result) => result.memory))
      .toFixed(0)
      .padStart(6)} answers/s`,
  )
  console.log(
    `sirv         ${median(results.map((result) => result.disk))
      .toFixed(0)
      .padStart(6)} answers/s`,
  )
  console.log(
    `ratio        ${median(results.map((result) => result.memory / result.disk))
      .toFixed(2)
      .padStart(6)}`,
  )
  memory.stop()
  disk.stop()
}

if (process.argv[2] === 'ours') serve(ours())
else if (process.argv[2] === 'sirv') serve(theirs())
else await compare()
