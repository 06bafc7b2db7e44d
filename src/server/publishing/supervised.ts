import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import path from 'node:path'
import { today } from '#src/content/today.ts'
import type { JobAnswer, JobRequest, PublishingState, ToSupervisor, ToWorker, WorkerStart } from './messages.ts'
import { type Changes, type Job, type JobKind, type Published, type Publisher, PublisherBusy } from './publisher.ts'
import { stageChanges } from './staged-changes.ts'

type Events = { listen: [port: number | null]; drain: []; state: [PublishingState] }

/** What a process of the site hears from its supervisor, and asks of it. */
export type Supervised = WorkerStart & {
  events: EventEmitter<Events>
  publisher: Publisher
  state: () => PublishingState
  /** Says that a version on trial answers on its socket. */
  ready: () => void
  /** Asks for the process that shows previews. */
  wantPreview: () => void
}

const send = (message: ToSupervisor) => {
  if (process.connected) process.send?.(message)
}

function connect(start: WorkerStart): Supervised {
  const events = new EventEmitter<Events>()
  let state: PublishingState = { job: null, preview: null }
  let asked = 0
  const waiting = new Map<number, (answer: JobAnswer) => void>()
  let note: ((published: Published) => Promise<void>) | undefined
  /** Publications that came before anybody notes them. */
  const early: Published[] = []

  // A publication that could not be noted is told again at the next start of the server.
  const noteAndSay = (published: Published, by: NonNullable<typeof note>) =>
    void by(published).then(
      () => send({ type: 'noted', id: published.id }),
      () => {},
    )

  // Sent by our supervisor, in the same types (supervisor.ts).
  process.on('message', (message: ToWorker) => {
    if (message.type === 'listen') events.emit('listen', message.port)
    else if (message.type === 'drain') events.emit('drain')
    else if (message.type === 'state') {
      state = message.state
      events.emit('state', state)
    } else if (message.type === 'answer') {
      waiting.get(message.number)?.(message.answer)
      waiting.delete(message.number)
    } else if (message.type === 'published') {
      if (note) noteAndSay(message.published, note)
      else early.push(message.published)
    }
  })

  async function request(kind: JobKind, changes: Changes, facts: Pick<JobRequest, 'editor' | 'summary' | 'id'>): Promise<Job> {
    const staging = path.join(start.folder, 'staging', randomUUID())
    await stageChanges(staging, changes)
    asked++
    const number = asked
    const answer = await new Promise<JobAnswer>((resolve) => {
      waiting.set(number, resolve)
      send({ type: 'request', number, request: { kind, ...facts, day: today(), staging } })
    })
    if ('job' in answer) return answer.job
    throw answer.error === 'busy' ? new PublisherBusy(answer.message) : new Error(answer.message)
  }

  return {
    ...start,
    events,
    state: () => state,
    ready: () => send({ type: 'ready' }),
    wantPreview: () => send({ type: 'preview-wanted' }),
    publisher: {
      root: start.root,
      unavailable: null,
      preview: (changes, { editor }) => request('preview', changes, { editor, summary: '', id: randomUUID() }),
      publish: (changes, { editor, summary, id = randomUUID() }) => request('publish', changes, { editor, summary, id }),
      job: () => state.job,
      onJob(listener) {
        const tell = ({ job }: PublishingState) => job && listener(job)
        events.on('state', tell)
        return () => events.off('state', tell)
      },
      onPublished(by) {
        note = by
        for (const published of early.splice(0)) noteAndSay(published, by)
      },
    },
  }
}

/** The supervisor of this process; null where it runs alone, as under `astro dev` and with CONTENT_EDITOR=off. */
// Its own supervisor gave it as the first argument (workers.ts).
export const supervised: Supervised | null = cluster.isWorker ? connect(JSON.parse(process.argv[2] ?? '')) : null
