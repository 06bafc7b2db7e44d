import type { Job, JobKind, Published } from './publisher.ts'

/** Where the supervisor keeps versions, and what it builds from. */
export type Place = {
  /** The checkout. */
  root: string
  /** The folder of `npm run build`. */
  dist: string
  /** Folder of the versions, beside the database. */
  folder: string
}

/** How a worker starts; the supervisor hands it over as an argument of the process. */
export type WorkerStart = Place & {
  /** A public one takes the port at once; one on trial answers on its socket until it is told to. */
  mode: 'public' | 'trial'
  /** Unix socket of one on trial. */
  socket: string
  /** The company's date when it was built; null for `dist`. */
  builtOn: string | null
  /** The port that visitors know, where it is not the configured one: the system has chosen it at the first start. */
  port: number | null
}

/** The version that those with a preview cookie see. Its socket is null while its process is not running. */
export type PreviewState = { release: string; socket: string | null }

export type PublishingState = { job: Job | null; preview: PreviewState | null }

/** What a worker asks for. The changes lie in a folder, because pictures are too large for a message. */
export type JobRequest = {
  kind: JobKind
  id: string
  editor: string
  summary: string
  /** The company's date, which decides what is published: `2026-11-20`. */
  day: string
  staging: string
}

export type JobAnswer = { job: Job } | { error: 'busy' | 'failed'; message: string }

export type ToSupervisor =
  | { type: 'ready' }
  | { type: 'request'; number: number; request: JobRequest }
  | { type: 'noted'; id: string }
  | { type: 'preview-wanted' }

export type ToWorker =
  | { type: 'listen'; port: number | null }
  | { type: 'drain' }
  | { type: 'state'; state: PublishingState }
  | { type: 'answer'; number: number; answer: JobAnswer }
  | { type: 'published'; published: Published }

/** Exit code of a process that another start would not help: its configuration is wrong or its port is taken. */
export const cannotStart = 78
