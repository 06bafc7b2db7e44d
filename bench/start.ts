/**
 * `npm run bench:start [-- --installed]`: seconds until a fresh copy of the repository answers: the first start with `npm ci`, the second,
 * and one after a changed text. With `--installed` the copy uses the packages that are here. Nothing is kept of an earlier run.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'

const isInstalled = process.argv.includes('--installed')
const copy = mkdtempSync(path.join(tmpdir(), 'bench-start-'))
const at = (file: string) => path.join(copy, file)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Starts the copy, asks for its home page, and stops it. */
async function start(): Promise<void> {
  const site = spawn('npm', ['start'], {
    cwd: copy,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that all of it can be stopped.
    detached: true,
  })
  const ended = new Promise((resolve) => site.once('exit', resolve))
  let printed = ''
  const port = await new Promise<number>((resolve, reject) => {
    site.once('exit', (code) => reject(new Error(`npm start ended with code ${code}\n${printed}`)))
    site.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      // One JSON object a line (src/server/environment/log.ts).
      const line = printed.split('\n').find((one) => one.includes('server.listening') && one.endsWith('}'))
      if (line) resolve(JSON.parse(line).port)
    })
  })
  const { status } = await fetch(`http://127.0.0.1:${port}/`)
  if (status !== 200) throw new Error(`the home page answered ${status}`)
  if (site.pid) process.kill(-site.pid, 'SIGTERM')
  await ended
}

async function measure(name: string, run: () => Promise<void>) {
  const since = performance.now()
  await run()
  console.log(`${name.padEnd(28)}${seconds(since).padStart(8)}`)
}

try {
  for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    cpSync(file, at(file))
  }
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`)
  if (isInstalled) symlinkSync(path.resolve('node_modules'), at('node_modules'))
  else
    await measure('npm ci', async () => {
      if (spawnSync('npm', ['ci'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) throw new Error('npm ci failed')
    })
  await measure('first start', start)
  await measure('second start', start)
  const text = at('content/products/gas-sensor.yaml')
  writeFileSync(text, readFileSync(text, 'utf8').replace(/^amount: .*$/m, "amount: '31.50'"))
  await measure('after one changed text', start)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
