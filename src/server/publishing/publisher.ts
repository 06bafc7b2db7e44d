/**
 * What the rest of the server asks of publishing (decision 0046). The supervisor does the work (supervisor.ts); a worker speaks to it
 * through this interface (supervised.ts).
 */

/** Files of a version that differ from those in the checkout: text or bytes, null for one that is deleted; by path below its root. */
export type Changes = ReadonlyMap<string, string | Uint8Array | null>

export type JobKind = 'preview' | 'publish'

/** `superseded`: a later request took its place before it had begun to matter. */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'superseded'

/** What a job does at the moment, in the order in which it does it. */
export const jobSteps = ['prepare', 'build', 'try', 'write', 'take-over', 'done'] as const
export type JobStep = (typeof jobSteps)[number]

export type Job = {
  id: string
  kind: JobKind
  state: JobState
  step: JobStep
  /** 0–100 of the whole job. */
  percent: number
  /** One sentence for the person who waits; where it failed, why, with what the build said. */
  message: string
  /** Who asked for it. */
  editor: string
  /** Identifies the version by all that went into it: equal for a preview and what is published of it. */
  release: string
  /** Milliseconds since 1970. */
  startedAt: number
  endedAt: number | null
}

/** A version that has become public. */
export type Published = {
  /** The job's. */
  id: string
  /** Milliseconds since 1970. */
  at: number
  editor: string
  summary: string
  release: string
  /** The commit that holds it, where the checkout is a git repository. */
  commit: string | null
  /** Paths of the files that were written or deleted. */
  paths: string[]
}

export type PublishOptions = {
  /** Name of the editor, for the commit and the history. */
  editor: string
  /** What changed, in one line: the commit's subject. */
  summary: string
  /** The job's id, where the caller has noted one beforehand. */
  id?: string
}

/** Who has published where nobody has pressed a button: what is dated, on its day (schedule.ts). */
export const scheduler = 'The schedule'

/** Thrown where a publication of something else is running. */
export class PublisherBusy extends Error {
  override name = 'PublisherBusy'
}

/** Thrown where nothing can be built here; the message says why. */
export class PublisherUnavailable extends Error {
  override name = 'PublisherUnavailable'
}

export type Publisher = {
  /** The checkout whose content is edited; null where the server has none. */
  readonly root: string | null
  /** Why nothing can be edited here, in a sentence; null where it can. */
  readonly unavailable: string | null
  /**
   * Builds a version with these changes for `previewCookie`s. A version that is built already is shown at once; a preview that is being
   * built of something else is given up for this one.
   * @throws {PublisherUnavailable}
   */
  preview(changes: Changes, options: { editor: string }): Promise<Job>
  /**
   * Builds a version with these changes unless a preview has built it, tries it, writes the files into the checkout, and makes it public.
   * Pressed twice for the same changes it is one job. The caller has checked the changes.
   * @throws {PublisherBusy} while something else is being published
   * @throws {PublisherUnavailable}
   */
  publish(changes: Changes, options: PublishOptions): Promise<Job>
  /** The job at hand, or the last one; null where there was none since the start of the server. */
  job(): Job | null
  /** Calls the listener whenever the job changes. @returns a function that ends it */
  onJob(listener: (job: Job) => void): () => void
  /**
   * Sets who notes publications in the database. Called in the process that is public for every publication, before its job is `done`, and
   * again at the next start for one that was not noted because the server was killed: so it must bear being called twice.
   */
  onPublished(note: (published: Published) => Promise<void>): void
}
