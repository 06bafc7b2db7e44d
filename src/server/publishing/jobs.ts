import { existsSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { BuildFailed, build } from './builder.ts'
import { carryOut, type Lasting, openJournal, readJournal, resume, settle, takeBack } from './journal.ts'
import type { JobAnswer, JobRequest, Place, PublishingState } from './messages.ts'
import type { Pending } from './pending.ts'
import type { Job, JobStep, Published } from './publisher.ts'
import { releaseId } from './release-id.ts'
import type { Releases } from './releases.ts'
import { readStaged } from './staged-changes.ts'
import { tryRelease } from './try-release.ts'
import type { SiteProcess, Workers } from './workers.ts'
import { makeWorkingCopy } from './working-copy.ts'

/** Bytes that a build needs on the disk of the versions: the working copy shares its files, the built site has 50 MB. */
const roomForBuild = 300_000_000
/** Milliseconds for which a publication waits to be noted in the database before it is called done. */
const notingPatience = 15_000
/** Per cent of a whole job at which each step begins. */
const begins: Record<JobStep, number> = { prepare: 0, build: 3, try: 88, write: 94, 'take-over': 96, done: 100 }
const words: Record<JobStep, string> = {
  prepare: 'Collecting texts and pictures',
  build: 'Building the new version',
  try: 'Trying the new version',
  write: 'Writing the texts',
  'take-over': 'Switching over',
  done: '',
}

type Options = {
  place: Place
  releases: Releases
  workers: Workers
  pending: Pending
  /** Bytes that the disk keeps free beside. */
  reserve: number
  env: NodeJS.ProcessEnv
  log: (level: 'info' | 'error', event: string, facts?: Record<string, unknown>) => void
}

type Run = { job: Job; request: JobRequest; abort: AbortController; ended: Promise<void> }

/** Runs one job at a time: builds a version, tries it, shows it or makes it public. */
export function createJobs({ place, releases, workers, pending, reserve, env, log }: Options) {
  const { root } = place
  const lasting: Lasting = { root, folder: place.folder, releases, pending }
  const work = path.join(place.folder, 'work')
  const durationFile = path.join(place.folder, 'build-milliseconds')
  let run: Run | null = null
  let lastJob: Job | null = null
  /** The version that previews show, and its process while there is one. */
  let preview: { release: string; process: SiteProcess | null } | null = null
  const noting = new Map<string, () => void>()
  /** Requests are taken one after the other, so that a second press finds the job of the first. */
  let taking: Promise<unknown> = Promise.resolve()

  const state = (): PublishingState => ({
    job: lastJob,
    preview: preview && { release: preview.release, socket: preview.process?.socket ?? null },
  })
  const announce = () => workers.broadcast({ type: 'state', state: state() })
  function tell(job: Job, facts: Partial<Job>) {
    Object.assign(job, facts)
    lastJob = job
    announce()
  }
  const enter = (job: Job, step: JobStep) => tell(job, { step, percent: begins[step], message: words[step] })

  async function checkRoom() {
    const { bavail, bsize } = await statfs(place.folder)
    if (bavail * bsize < reserve + roomForBuild) throw new BuildFailed('The disk of the server has too little room left for a new version.')
  }

  async function buildRelease({ job, request, abort }: Run) {
    if (releases.has(job.release)) return
    await checkRoom()
    await makeWorkingCopy({ root, work, staging: request.staging })
    enter(job, 'build')
    const onProgress = (share: number) => tell(job, { percent: Math.round(begins.build + share * (begins.try - begins.build)) })
    await build({ work, durationFile, onProgress, signal: abort.signal, env })
    await releases.add(job.release, path.join(work, 'dist'), request.day)
    await rm(work, { recursive: true, force: true })
  }

  /** The process of a version: the one that shows it as a preview, or a new one that has been tried. */
  async function tried(job: Job): Promise<SiteProcess> {
    enter(job, 'try')
    if (preview?.release === job.release && preview.process) return preview.process
    const process = await workers.startTrial(job.release)
    try {
      await tryRelease(process.socket)
      return process
    } catch (error) {
      workers.end(process)
      throw error
    }
  }

  function show(release: string, process: SiteProcess) {
    if (preview?.process && preview.process !== process) workers.end(preview.process)
    preview = { release, process }
  }

  /** Waits until the public process has noted a publication, for so long as a person would. */
  function noted(published: Published): Promise<void> {
    const current = workers.public()
    if (!current) return Promise.resolve()
    return new Promise((resolve) => {
      const late = setTimeout(resolve, notingPatience)
      noting.set(published.id, () => {
        clearTimeout(late)
        resolve()
      })
      workers.send(current, { type: 'published', published })
    })
  }

  async function makePublic({ job, request }: Run, process: SiteProcess) {
    enter(job, 'write')
    if ((await releaseId({ root, ...request })) !== job.release)
      throw new BuildFailed('The texts on the server were changed in another way meanwhile. Please publish once more.')
    const { written, deleted } = await readStaged(request.staging)
    const { id, editor, summary } = request
    const { release } = job
    const paths = [...written, ...deleted]
    const journal = await openJournal(lasting, { id, at: Date.now(), editor, summary, release, commit: null, paths }, request.staging)
    try {
      await carryOut(lasting, journal)
      enter(job, 'take-over')
      await workers.takeOver(process)
    } catch (error) {
      // A preview of it is started again when somebody looks.
      if (preview?.process === process) preview.process = null
      throw await takeBack(lasting, journal, error)
    }
    // From here on a preview of it is what everybody sees.
    if (preview?.process === process) preview = null
    // What fails now is done again from the journal.
    await settle(lasting, journal).catch((error: Error) => log('error', 'publishing.unsettled', { reason: error.message }))
    await noted(journal.published)
    log('info', 'content.published', { release, files: paths.length, milliseconds: Date.now() - job.startedAt })
  }

  async function perform(mine: Run) {
    const { job, abort } = mine
    let process: SiteProcess | null = null
    try {
      // What could not be put back or noted before, such as on a disk that was full.
      await resume(lasting)
      await buildRelease(mine)
      abort.signal.throwIfAborted()
      if (job.kind === 'publish' && releases.current() === job.release) {
        // Nothing differs from what is public, as with a second press after the first has ended.
        tell(job, { state: 'done', step: 'done', percent: 100, message: 'This is public already.', endedAt: Date.now() })
        return
      }
      process = await tried(job)
      abort.signal.throwIfAborted()
      // Asked here and not before: a preview that is being built may have become a publication meanwhile.
      if (job.kind === 'publish') await makePublic(mine, process)
      else show(job.release, process)
      tell(job, { state: 'done', step: 'done', percent: 100, message: '', endedAt: Date.now() })
    } catch (error) {
      if (process && process.role === 'trial' && preview?.process !== process) workers.end(process)
      const message = error instanceof Error ? error.message : String(error)
      const isExpected = abort.signal.aborted || error instanceof BuildFailed
      if (!isExpected) log('error', 'publishing.failed', { step: job.step, reason: message })
      tell(job, { state: abort.signal.aborted ? 'superseded' : 'failed', message, endedAt: Date.now() })
    } finally {
      const { staging } = mine.request
      if ((await readJournal(place.folder))?.staging !== staging) await rm(staging, { recursive: true, force: true })
      await releases.purge(preview?.release ?? null)
      if (run === mine) run = null
    }
  }

  function begin(request: JobRequest, release: string): Job {
    const { id, kind, editor } = request
    const facts = { state: 'running', step: 'prepare', percent: 0, message: words.prepare, startedAt: Date.now(), endedAt: null } as const
    const mine: Run = { job: { id, kind, editor, release, ...facts }, request, abort: new AbortController(), ended: Promise.resolve() }
    run = mine
    tell(mine.job, {})
    mine.ended = perform(mine)
    return mine.job
  }

  async function take(request: JobRequest): Promise<JobAnswer> {
    const release = await releaseId({ root, ...request })
    const current = run
    if (!current) return { job: begin(request, release) }
    const drop = () => rm(request.staging, { recursive: true, force: true })
    if (current.job.release === release) {
      // A preview of the same that is being built becomes the publication; anything else asks for what is being done already.
      if (request.kind === 'publish' && current.job.kind === 'preview') {
        const { staging } = current.request
        await drop()
        current.request = { ...request, staging }
        tell(current.job, { kind: 'publish', id: request.id, editor: request.editor })
      } else await drop()
      return { job: current.job }
    }
    if (current.job.kind === 'publish') {
      await drop()
      return { error: 'busy', message: `${current.job.editor} is publishing. Please try again in a moment.` }
    }
    current.abort.abort(new Error('Something newer is being built.'))
    await current.ended
    return { job: begin(request, release) }
  }

  return {
    state,
    request(request: JobRequest): Promise<JobAnswer> {
      const answer = taking.then(() => take(request))
      taking = answer.catch(() => {})
      return answer
    },
    /** Notes that a publication stands in the database. */
    async markNoted(id: string) {
      await pending.remove(id)
      noting.get(id)?.()
      noting.delete(id)
    },
    /** Starts the process of the previewed version again, where somebody wants to see it. */
    async wakePreview() {
      if (!preview || preview.process || run) return
      const { release } = preview
      if (!existsSync(releases.entryOf(release))) return
      const process = await workers.startTrial(release)
      if (preview.release === release && !preview.process) show(release, process)
      else workers.end(process)
      announce()
    },
    /** Ends the process that shows previews; it is started again when somebody looks. */
    restPreview() {
      if (!preview?.process) return
      workers.end(preview.process)
      preview.process = null
      announce()
    },
    /** Forgets a process that is gone. */
    lost(process: SiteProcess) {
      if (preview?.process !== process) return
      preview.process = null
      announce()
    },
    stop: () => run?.abort.abort(new Error('The server is being stopped.')),
  }
}

export type Jobs = ReturnType<typeof createJobs>
