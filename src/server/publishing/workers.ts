import cluster, { type Worker } from 'node:cluster'
import path from 'node:path'
import { execArgv } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { cannotStart, type Place, type ToSupervisor, type ToWorker, type WorkerStart } from './messages.ts'
import type { Releases } from './releases.ts'

/** Milliseconds: until a process must be ready, until one that was told to stop is killed, and after which its next crash is a first one. */
const patience = { ready: 60_000, stop: 20_000, steady: 60_000 } as const
/** Milliseconds before a process that crashed is started again; the last one from then on. */
const restartDelays = [100, 1000, 2000, 5000, 10_000, 30_000]

/** A process that serves one version. */
export type SiteProcess = {
  worker: Worker
  /** null for `dist`. */
  release: string | null
  socket: string
  role: 'public' | 'trial' | 'leaving'
  /** The port it was told to take; null for the configured one. */
  port: number | null
  startedAt: number
}

type Options = {
  place: Place
  releases: Releases
  /** Folder of the sockets, for this user alone. */
  sockets: string
  onMessage: (process: SiteProcess, message: ToSupervisor) => void
  /** Called when a process that was not told to end is gone. */
  onLost: (process: SiteProcess) => void
  log: (level: 'info' | 'error', event: string, facts?: Record<string, unknown>) => void
}

/**
 * What keeps the memory of a process small (decision 0042), in megabytes: the space of objects that live for one request, and all objects
 * together. One arena for the threads of Node: what each of many has freed is of no use to the others. Little of it is used at once.
 */
const memory = {
  options: ['--max-semi-space-size=4', '--max-old-space-size=512'],
  environment: { MALLOC_ARENA_MAX: '1' },
}

/** The processes of the site: the public one, those on trial, and those that finish their last requests. */
export function createWorkers({ place, releases, sockets, onMessage, onLost, log }: Options) {
  // Each process takes connections from the shared socket itself; this one is in nobody's way.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const running = new Set<SiteProcess>()
  let serial = 0
  let isStopping = false
  let crashes = 0
  /** The port that visitors know: the system may have chosen it. */
  let known: number | null = null

  const publicOne = () => [...running].find(({ role }) => role === 'public') ?? null
  const send = ({ worker }: SiteProcess, message: ToWorker) => {
    if (worker.isConnected()) worker.send(message)
  }

  function start(release: string | null, mode: WorkerStart['mode']): SiteProcess {
    serial++
    const socket = path.join(sockets, `${serial}.sock`)
    const given: WorkerStart = { ...place, mode, socket, builtOn: releases.builtOn(release), port: known }
    cluster.setupPrimary({
      exec: releases.entryOf(release),
      args: [JSON.stringify(given)],
      execArgv: [...execArgv, ...memory.options],
    })
    const worker = cluster.fork(memory.environment)
    const process: SiteProcess = { worker, release, socket, role: mode, port: known, startedAt: performance.now() }
    running.add(process)
    worker.on('message', (message: ToSupervisor) => onMessage(process, message))
    // A message to a process that has just died.
    worker.on('error', (error) => log('error', 'worker.error', { reason: error.message }))
    worker.on('exit', (code, signal) => {
      running.delete(process)
      if (isStopping || process.role === 'leaving') return
      log('error', 'worker.ended', { code, signal, release })
      onLost(process)
    })
    return process
  }

  /**
   * Resolves with the result of `event`, and rejects when the process ends before, has ended already, or takes too long. An error of the
   * channel to it, as of a message to a process that has just died, is not waited for: the end that follows says more.
   */
  function awaitEvent(process: SiteProcess, event: 'listening' | 'message'): Promise<unknown> {
    const { worker } = process
    return new Promise((resolve, reject) => {
      const settle = (conclude: () => void) => {
        clearTimeout(late)
        worker.off(event, come).off('exit', gone)
        conclude()
      }
      const come = (result: unknown) => settle(() => resolve(result))
      const gone = (code: number | null, signal: string | null) =>
        settle(() => reject(Object.assign(new Error(`The new version ended at its start with ${signal ?? `code ${code}`}.`), { code })))
      const late = setTimeout(
        () => settle(() => reject(new Error(`The new version was not ready after ${patience.ready / 1000} seconds.`))),
        patience.ready,
      )
      worker.on(event, come).on('exit', gone)
      if (!running.has(process)) gone(worker.process.exitCode, worker.process.signalCode)
    })
  }

  async function listen(process: SiteProcess): Promise<void> {
    const address = await awaitEvent(process, 'listening')
    // Known after the first start only, when the system had the choice.
    if (typeof address === 'object' && address && 'port' in address && typeof address.port === 'number') known = address.port
  }

  /** Ends a process at once; nobody is using it. */
  function end(process: SiteProcess) {
    process.role = 'leaving'
    process.worker.process.kill('SIGTERM')
    setTimeout(() => running.has(process) && process.worker.process.kill('SIGKILL'), patience.stop).unref()
  }

  /** Starts the newest version that starts. @throws the error of the last one */
  async function startPublic(): Promise<SiteProcess> {
    for (const release of releases.candidates()) {
      const process = start(release, 'public')
      try {
        await listen(process)
        return process
      } catch (error) {
        process.role = 'leaving'
        process.worker.process.kill('SIGKILL')
        const isHopeless = error instanceof Error && 'code' in error && error.code === cannotStart
        if (isHopeless || release === null) throw error
      }
    }
    throw new Error('no version to start')
  }

  return {
    send,
    end,
    startPublic,
    broadcast: (message: ToWorker) => {
      for (const process of running) send(process, message)
    },
    /** Starts a version that answers on its socket alone. */
    async startTrial(release: string): Promise<SiteProcess> {
      const process = start(release, 'trial')
      try {
        await awaitEvent(process, 'message')
        return process
      } catch (error) {
        end(process)
        throw error
      }
    },
    /** Lets a version on trial take the port, and lets the one before it finish its requests. */
    async takeOver(next: SiteProcess): Promise<void> {
      // Told the same port, it is given the same socket.
      const current = publicOne()
      const port = current ? current.port : known
      next.port = port
      send(next, { type: 'listen', port })
      await listen(next)
      for (const process of running)
        if (process.role === 'public') {
          process.role = 'leaving'
          send(process, { type: 'drain' })
        }
      next.role = 'public'
      crashes = 0
    },
    /** Starts the public version again after a crash, later each time. */
    async restart(lost: SiteProcess): Promise<SiteProcess | null> {
      crashes = performance.now() - lost.startedAt > patience.steady ? 0 : crashes
      const delay = restartDelays[Math.min(crashes, restartDelays.length - 1)]
      crashes++
      await sleep(delay)
      return isStopping ? null : startPublic().catch(() => null)
    },
    public: publicOne,
    isStopping: () => isStopping,
    /** Ends all processes as SIGTERM ends a site that runs alone. */
    async stop(): Promise<void> {
      isStopping = true
      const all = [...running]
      for (const { worker } of all) worker.process.kill('SIGTERM')
      const gone = all.map(({ worker }) => new Promise((resolve) => worker.once('exit', resolve)))
      const late = setTimeout(() => {
        for (const { worker } of running) worker.process.kill('SIGKILL')
      }, patience.stop)
      await Promise.all(gone)
      clearTimeout(late)
    },
  }
}

export type Workers = ReturnType<typeof createWorkers>
