import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

/** Of the build's process: megabytes of its heap, and milliseconds after which it is given up. */
export const buildLimits = { heapMegabytes: 1024, timeout: 15 * 60_000 } as const
/** Milliseconds that a build is expected to take where none has been timed yet. */
const firstGuess = 40_000
/** Characters of the build's own words that a person gets to see. */
const shownOutput = 4000

/** Thrown where a build fails; the message is for the person who pressed the button. */
export class BuildFailed extends Error {
  override name = 'BuildFailed'
}

/** Ends a build whose supervisor is gone: nobody would take what it makes. */
const endWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit(1));process.channel.unref()'

/** What a build may know of the server's environment: no password and no address of the database. */
const passedOn = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'TEMP', 'SystemRoot', 'UV_THREADPOOL_SIZE']

/** The build's words without the signs that colour them on a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the sign that begins a colour is one
const plain = (text: string) => text.replaceAll(/\u001b\[[\d;]*m/g, '')

/** Faults of the copy, where the build names some; else its last words. */
function whatFailed(output: string): string {
  const text = plain(output).trim()
  const faults = /The copy has faults:\n([\s\S]*?)(?:\n\s+at |\n\s*\n|$)/.exec(text)?.[1]
  return faults ? `The texts have faults:\n${faults}` : text.slice(-shownOutput)
}

/** Expects a build to take as long as the last one. */
async function readDuration(file: string): Promise<number> {
  const milliseconds = Number(await readFile(file, 'utf8').catch(() => ''))
  return milliseconds > 0 ? milliseconds : firstGuess
}

type Build = {
  /** A copy of the checkout; the built site comes to its folder `dist`. */
  work: string
  /** File that keeps how long the last build took. */
  durationFile: string
  /** Called with the share that is done, from 0 to 1. */
  onProgress: (share: number) => void
  /** Ends the build. */
  signal: AbortSignal
  /** The server's environment, of which the build gets a part. */
  env: NodeJS.ProcessEnv
}

/**
 * Builds a working copy, in a process of its own that gives way to the site.
 * @throws {BuildFailed} with what the build said
 */
export async function build({ work, durationFile, onProgress, signal, env }: Build): Promise<void> {
  const expected = await readDuration(durationFile)
  const started = performance.now()
  const known = Object.fromEntries(passedOn.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const program = path.join(work, 'node_modules/astro/bin/astro.mjs')
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${buildLimits.heapMegabytes}`, '--import', endWithParent, program, 'build'],
    {
      cwd: work,
      env: { ...known, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-16 * shownOutput)
    })
  let told = 0
  // The build says when it has come to its next step (integrations/progress.ts).
  child.on('message', (message) => {
    if (typeof message === 'object' && message && 'share' in message && typeof message.share === 'number') told = message.share
  })
  // It comes close to the end and waits there, where this build takes longer than the last one.
  const ticking = setInterval(() => {
    const share = (performance.now() - started) / expected
    onProgress(Math.max(told, share < 0.9 ? share : 1 - 0.1 * Math.exp((0.9 - share) * 10)))
  }, 500)
  const kill = () => child.kill('SIGKILL')
  const deadline = setTimeout(kill, buildLimits.timeout)
  signal.addEventListener('abort', kill, { once: true })
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    signal.throwIfAborted()
    if (code === null) throw new BuildFailed('The build was ended: it took too long, or the memory of the machine is full.')
    if (code !== 0 || !existsSync(path.join(work, 'dist/server/entry.mjs'))) throw new BuildFailed(whatFailed(output))
    await writeFile(durationFile, String(Math.round(performance.now() - started)))
  } finally {
    clearInterval(ticking)
    clearTimeout(deadline)
    signal.removeEventListener('abort', kill)
  }
}
