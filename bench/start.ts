/**
 * `npm run bench:start [-- --installed]`: measures seconds and processor seconds until a fresh copy
 * of the repository answers: `npm ci`, the first start and later starts. Goals on two idle cores
 * (decision 0084): 30 s for `npm ci` and first start together, 1.5 s for each later start. With
 * `--installed` the copy uses this checkout's packages instead of `npm ci`.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { putContentEntry } from '../src/server/database/content/content-entries.ts'
import { openDatabase } from '../src/server/database/open-database.ts'
import { processorTime } from './processes.ts'

const isInstalled = process.argv.includes('--installed')
const copy = mkdtempSync(path.join(tmpdir(), 'bench-start-'))
const at = (file: string) => path.join(copy, file)
const published = 50
const times = 5
const isLater = {
  NODE_OPTIONS: `--import=${pathToFileURL(path.resolve('bench/later-clock.mjs')).href}`,
}

type Taken = { seconds: number; processors: number }

async function start(env: Record<string, string> = {}): Promise<Taken> {
  const since = performance.now()
  const site = spawn('npm', ['start'], {
    cwd: copy,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // The site gets its own process group, so that all its processes can be stopped together.
    detached: true,
  })
  const ended = new Promise((resolve) => site.once('exit', resolve))
  let printed = ''
  const port = await new Promise<number>((resolve, reject) => {
    site.once('exit', (code) => reject(new Error(`npm start ended with code ${code}\n${printed}`)))
    site.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      const line = printed
        .split('\n')
        .find((one) => one.includes('server.listening') && one.endsWith('}'))
      if (line) resolve(JSON.parse(line).port)
    })
  })
  const { status } = await fetch(`http://127.0.0.1:${port}/`)
  if (status !== 200) throw new Error(`the home page answered ${status}`)
  const taken = {
    seconds: (performance.now() - since) / 1000,
    processors: processorTime(site.pid ?? 0) / 1e6,
  }
  if (site.pid) process.kill(-site.pid, 'SIGTERM')
  await ended
  return taken
}

const print = (name: string, { seconds, processors }: Taken) =>
  console.log(
    `${name.padEnd(28)}${seconds.toFixed(2).padStart(8)} s${processors.toFixed(2).padStart(8)} s of the processors`,
  )

async function measure(name: string, env?: Record<string, string>) {
  const all: Taken[] = []
  for (let time = 0; time < times; time++) all.push(await start(env))
  all.sort((one, other) => one.seconds - other.seconds)
  const middle = all[Math.floor(times / 2)]
  if (middle) print(name, middle)
}

/**
 * Publishes a changed price, which other texts quote, and further files with an added comment as
 * the only change.
 */
async function publishTexts() {
  const database = openDatabase(at('data/site.db'))
  const priced = 'content/products/gateway.yaml'
  const others = globSync('content/{pages,products,articles}/*.yaml', { cwd: copy }).filter(
    (file) => file !== priced,
  )
  await database.write(async (tx) => {
    for (const file of [priced, ...others.sort().slice(0, published - 1)]) {
      const base = readFileSync(at(file), 'utf8')
      const text =
        file === priced ? base.replace(/^amount: .*$/m, "amount: '999'") : `${base}# published\n`
      await putContentEntry(tx, {
        path: file,
        text,
        picture: null,
        file_digest: createHash('sha256').update(base).digest('base64url'),
        editor: 'bench',
        published_at: 1,
      })
    }
  })
  await database.close()
}

try {
  for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)) {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    cpSync(file, at(file))
  }
  console.log(
    `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  )
  if (isInstalled) symlinkSync(path.resolve('node_modules'), at('node_modules'))
  else {
    const since = performance.now()
    if (
      spawnSync('npm', ['ci'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0
    )
      throw new Error('npm ci failed')
    console.log(
      `${'npm ci'.padEnd(28)}${((performance.now() - since) / 1000).toFixed(2).padStart(8)} s`,
    )
  }
  print('first start', await start())
  await measure('later start')
  await measure('30 days later', isLater)
  await publishTexts()
  await measure(`${published} published texts`)
  await measure('both', isLater)
  const text = at('content/products/gas-sensor.yaml')
  writeFileSync(text, readFileSync(text, 'utf8').replace(/^amount: .*$/m, "amount: '31.50'"))
  await measure('after one changed text')
} finally {
  rmSync(copy, { recursive: true, force: true })
}
