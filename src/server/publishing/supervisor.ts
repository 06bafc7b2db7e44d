import { mkdirSync, mkdtempSync, rmSync, writeSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createJobs } from './jobs.ts'
import { type Lasting, resume } from './journal.ts'
import { cannotStart, type Place, type ToSupervisor } from './messages.ts'
import { openPending } from './pending.ts'
import { openReleases } from './releases.ts'
import { createWorkers, type SiteProcess } from './workers.ts'

/** Milliseconds after which the process of a preview that nobody looks at is ended. */
const previewRest = 15 * 60_000

const levels = { info: 30, error: 50 } as const
/** One line as the site's own log writes them (environment/log.ts), whose library this process does without. */
function log(level: keyof typeof levels, event: string, facts: Record<string, unknown> = {}) {
  try {
    writeSync(1, `${JSON.stringify({ level: levels[level], time: new Date().toISOString(), ...facts, event })}\n`)
  } catch {
    // Nowhere to report it.
  }
}

type Options = {
  place: Place
  /** Bytes that the disk of the versions keeps free. */
  reserve: number
  env: NodeJS.ProcessEnv
}

/**
 * Goes on with a publication in whose midst the server was killed: the version had been tried, and a part of its files may be written.
 * @returns false where that fails: then the site starts as it is, and the next publication tries it again
 */
async function finishInterrupted(lasting: Lasting): Promise<boolean> {
  try {
    const done = await resume(lasting)
    if (!done) return true
    const { published, isTakenBack } = done
    const event = isTakenBack ? 'content.taken-back' : 'content.published'
    log('info', event, { release: published.release, files: published.paths.length, isRecovered: true })
    return true
  } catch (error) {
    log('error', 'publishing.unsettled', { reason: error instanceof Error ? error.message : String(error) })
    return false
  }
}

/**
 * The process that stays while versions of the site come and go. It holds no site itself and takes no request: it starts the processes
 * that do, starts them again when they crash, and lets a new version take over (decision 0046).
 */
export async function supervise({ place, reserve, env }: Options): Promise<void> {
  const { root, folder } = place
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const releases = openReleases(place)
  const pending = openPending(folder)
  const isSettled = await finishInterrupted({ root, folder, releases, pending })
  // What a killed server has left.
  for (const name of isSettled ? ['work', 'staging'] : ['work']) await rm(path.join(folder, name), { recursive: true, force: true })
  await releases.purge(null)
  // Not beside the versions: the path of a socket has at most a hundred characters.
  const sockets = mkdtempSync(path.join(tmpdir(), 'site-'))

  let resting: NodeJS.Timeout | undefined
  function onMessage(process: SiteProcess, message: ToSupervisor) {
    if (message.type === 'noted') void jobs.markNoted(message.id)
    if (message.type === 'request')
      void jobs
        ?.request(message.request)
        .catch((error: Error) => ({ error: 'failed', message: error.message }) as const)
        .then((answer) => workers.send(process, { type: 'answer', number: message.number, answer }))
    if (message.type === 'preview-wanted') {
      clearTimeout(resting)
      resting = setTimeout(() => jobs.restPreview(), previewRest)
      resting.unref()
      void jobs.wakePreview().catch((error: Error) => log('error', 'preview.failed', { reason: error.message }))
    }
  }
  /** Tells a process that has become public what it has to know. */
  async function introduce(process: SiteProcess) {
    workers.send(process, { type: 'state', state: jobs.state() })
    for (const published of await pending.list()) workers.send(process, { type: 'published', published })
  }
  async function onLost(process: SiteProcess) {
    jobs.lost(process)
    if (process.role !== 'public') return
    process.role = 'leaving'
    for (let lost = process; !workers.isStopping() && !workers.public(); ) {
      const restarted = await workers.restart(lost)
      if (restarted) await introduce(restarted)
      lost = restarted ?? lost
    }
  }
  const workers = createWorkers({ place, releases, sockets, onMessage, onLost: (process) => void onLost(process), log })
  const jobs = createJobs({ place, releases, workers, pending, reserve, env, log })

  async function stop() {
    if (workers.isStopping()) return
    jobs.stop()
    await workers.stop()
    rmSync(sockets, { recursive: true, force: true })
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

  try {
    await introduce(await workers.startPublic())
  } catch (error) {
    rmSync(sockets, { recursive: true, force: true })
    if (workers.isStopping()) return
    // What was wrong the process itself has said.
    process.exit(error instanceof Error && 'code' in error && error.code === cannotStart ? cannotStart : 1)
  }
}
