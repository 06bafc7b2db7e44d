import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { today } from '#src/content/today.ts'
import type { ContentJob, ContentProblem } from '#src/contracts/content.ts'
import { contentLimits } from '#src/contracts/content-limits.ts'
import type { Database, Queryable } from '../database/connect.ts'
import { type DraftRow, deleteDraft, findPicture, insertPicture, listDrafts } from '../database/content-drafts.ts'
import {
  completePublication,
  findPublicationByJob,
  insertPublication,
  listPublicationFiles,
  type PublicationFileRow,
  type PublicationRow,
} from '../database/publications.ts'
import { type Changes, type Job, type Published, type Publisher, PublisherBusy, PublisherUnavailable } from '../publishing/publisher.ts'
import { mailDestinations } from '../services/account-mails.ts'
import { type Actor, commandLine, recordAudit } from '../services/audit.ts'
import type { Author } from '../services/sessions.ts'
import type { AskContent } from './content-process.ts'
import { isPicture, overlayOf, readDrafts } from './drafts.ts'
import { type FieldsRefused, refuseFields } from './refuse-fields.ts'

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()

/** What a job does, in the words of an editor. */
const stepTexts: Record<Job['step'], string> = {
  prepare: 'Getting ready',
  build: 'Building the pages',
  try: 'Trying the new version',
  write: 'Keeping the files',
  'take-over': 'Making it public',
  done: 'Done',
}

export type Started =
  | { outcome: 'started'; job: string }
  | { outcome: 'nothing' }
  | { outcome: 'faults'; problems: ContentProblem[] }
  | FieldsRefused
  | { outcome: 'busy' }
  | { outcome: 'unavailable'; why: string }

type ChangedFile = Omit<PublicationFileRow, 'publication_id'>

type Dependencies = {
  database: Database
  ask: AskContent
  root: string
  publisher: Publisher
  /** Called when a mail was put into the outbox. */
  mailsWaiting: () => void
}

const textsOf = (files: readonly ChangedFile[]) =>
  files.filter((file) => !isPicture(file.path)).map((file) => ({ path: file.path, before: file.text_before, after: file.text_after }))

/** Previews and publishes drafts, and keeps what was published for the history (history.ts). */
export function createPublications({ database, ask, root, publisher, mailsWaiting }: Dependencies) {
  const { db } = database
  const workspace = (drafts: readonly DraftRow[]) => ({ root, overlay: overlayOf(drafts) })
  const published = { root, overlay: new Map() }
  /** Files of the jobs that were asked for here, for the pages that they change. */
  const filesOfJobs = new Map<string, string[]>()
  const addressesOfJobs = new Map<string, string[]>()

  const onDisk = (paths: readonly string[]) => ask('read', published, paths)

  async function bytesOf(hash: string): Promise<Uint8Array> {
    const picture = await findPicture(db, hash)
    if (!picture) throw new Error(`The picture ${hash} of a draft is not kept`)
    return picture.bytes
  }

  async function changesOf(drafts: readonly DraftRow[]): Promise<Changes> {
    const entries = drafts.map(async ({ path: file, kind, text, picture }) => {
      const content = kind === 'removal' ? null : kind === 'text' ? text : await bytesOf(picture ?? '')
      return [file, content] as const
    })
    return new Map(await Promise.all(entries))
  }

  /** Keeps the picture that a publication takes away, so that it can be brought back. @returns its hash */
  async function keepPicture(file: string): Promise<string | null> {
    const bytes = await readFile(path.join(root, file)).catch(() => null)
    if (!bytes) return null
    const size = await ask('pictureSize', bytes)
    const hash = createHash('sha256').update(bytes).digest('base64url')
    await database.write((tx) => insertPicture(tx, { hash, bytes, ...size, created_at: Date.now() }))
    return hash
  }

  async function filesOf(drafts: readonly DraftRow[]): Promise<ChangedFile[]> {
    const before = await onDisk(drafts.map((draft) => draft.path))
    return Promise.all(
      drafts.map(async ({ path: file, version, text, picture }, index) => ({
        path: file,
        draft_version: version,
        text_before: before[index] ?? null,
        text_after: text,
        picture_before: isPicture(file) ? await keepPicture(file) : null,
        picture_after: picture,
      })),
    )
  }

  const isChange = (file: ChangedFile) => file.text_before !== file.text_after || file.picture_before !== file.picture_after

  async function dropDrafts(tx: Queryable, files: readonly ChangedFile[]) {
    for (const { path: file, draft_version: version } of files) if (version) await deleteDraft(tx, file, version)
  }

  async function start(run: () => Promise<Job>): Promise<Started> {
    try {
      const { id } = await run()
      return { outcome: 'started', job: id }
    } catch (error) {
      if (error instanceof PublisherBusy) return { outcome: 'busy' }
      if (error instanceof PublisherUnavailable) return { outcome: 'unavailable', why: error.message }
      throw error
    }
  }

  async function chosen(paths?: readonly string[]) {
    const { rows, conflicts } = await readDrafts(database, ask, root)
    const isChosen = ({ path: file }: { path: string }) => !paths || paths.includes(file)
    return { drafts: rows.filter(isChosen), conflicts: conflicts.filter(isChosen) }
  }

  async function publish(author: Author, { paths, summary }: { paths?: readonly string[] | undefined; summary: string }): Promise<Started> {
    const { drafts, conflicts } = await chosen(paths)
    if (drafts.length === 0) return { outcome: 'nothing' }
    const problems = [...conflicts, ...(await ask('check', workspace(drafts), today()))]
    if (problems.some(({ isWarning }) => !isWarning)) return { outcome: 'faults', problems }
    const all = await filesOf(drafts)
    const files = all.filter(isChange)
    const refused = await refuseFields({ ask, root, author, files: textsOf(files), isPublication: true })
    if (refused) return refused
    // Drafts of what the files hold already are done with, such as a picture that was chosen once more.
    const unchanged = all.filter((file) => !isChange(file))
    if (unchanged.length > 0) await database.write((tx) => dropDrafts(tx, unchanged))
    if (files.length === 0) return { outcome: 'nothing' }
    const changed = drafts.filter(({ path: file }) => files.some((one) => one.path === file))
    const job = randomUUID()
    const facts = { job, created_at: Date.now(), editor_id: author.id, editor: author.name, network: author.network, summary }
    const id = await database.write((tx) => insertPublication(tx, facts, files))
    const started = await start(async () => publisher.publish(await changesOf(changed), { editor: author.name, summary, id: job })).catch(
      async (error: unknown) => {
        await forget(id)
        throw error
      },
    )
    // Refused, or pressed twice: then the first publication is the one that counts.
    if (started.outcome !== 'started' || started.job !== job) await forget(id)
    else
      filesOfJobs.set(
        job,
        files.map((file) => file.path),
      )
    return started
  }

  const forget = (id: number) => database.write((tx) => tx.deleteFrom('publication').where('id', '=', id).execute())

  /** Enters a publication in the history that nobody has asked for here: that of the schedule. */
  async function enter({ id: job, at, editor, summary }: Published): Promise<PublicationRow | undefined> {
    const facts = { job, created_at: at, editor_id: null, editor, network: commandLine.network }
    await database.write((tx) => insertPublication(tx, { ...facts, summary: summary.slice(0, contentLimits.summary.max) }, []))
    return findPublicationByJob(db, job)
  }

  /** Notes that a publication is public. Called again for the same one it does nothing. */
  async function note(facts: Published): Promise<void> {
    const { id: job, at, commit } = facts
    const publication = (await findPublicationByJob(db, job)) ?? (await enter(facts))
    if (!publication) return
    const files = await listPublicationFiles(db, publication.id)
    const moved = await ask('protectedChanges', published, textsOf(files))
    await database.write(async (tx) => {
      if (!(await completePublication(tx, publication.id, { published_at: at, commit_hash: commit }))) return
      // What was saved since stays a draft.
      await dropDrafts(tx, files)
      const actor: Actor = { id: publication.editor_id, name: publication.editor, network: publication.network }
      if (moved.length > 0) {
        const changes = moved.map(({ label, place, before, after }) => ({ place: `${label}: ${place}`, before, after }))
        await mailDestinations(tx, { editor: publication.editor, network: publication.network, at, changes })
      }
      const fields = moved.map(({ label, place }) => `${label}: ${place}`)
      const detail = { files: files.length, publication: publication.id, ...(fields.length > 0 && { fields }) }
      await recordAudit(tx, actor, { action: 'content.published', subject: `publication ${publication.id}`, detail })
    })
    if (moved.length > 0) mailsWaiting()
  }
  publisher.onPublished(note)

  /** Pages that a job changes, found once. */
  async function addressesOf(job: string): Promise<string[]> {
    const known = addressesOfJobs.get(job)
    if (known) return known
    const row = filesOfJobs.has(job) ? undefined : await findPublicationByJob(db, job)
    const files = filesOfJobs.get(job) ?? (row ? (await listPublicationFiles(db, row.id)).map((file) => file.path) : [])
    const { entries } = await ask('list', workspace(await listDrafts(db)), today())
    const addresses = entries.flatMap(({ path: file, address }) => (address !== null && files.includes(file) ? [address] : []))
    addressesOfJobs.set(job, addresses)
    return addresses
  }

  return {
    /** Builds a version with all drafts for the one who asks. */
    async preview(actor: Actor): Promise<Started> {
      const { drafts } = await chosen()
      const started = await start(async () => publisher.preview(await changesOf(drafts), { editor: actor.name }))
      if (started.outcome === 'started')
        filesOfJobs.set(
          started.job,
          drafts.map((draft) => draft.path),
        )
      return started
    },

    publish,

    /** How the last job stands; null before the first. */
    async job(): Promise<ContentJob | null> {
      const job = publisher.job()
      if (!job) return null
      const { id, kind, state, step, percent, message, editor, startedAt, endedAt } = job
      return {
        id,
        kind: kind === 'publish' ? 'publication' : 'preview',
        state: state === 'superseded' ? 'failed' : state,
        step: stepTexts[step],
        percent,
        message: state === 'superseded' ? 'A newer preview took its place.' : message,
        problems: [],
        addresses: await addressesOf(id),
        editor,
        startedAt: moment(startedAt),
        endedAt: endedAt === null ? null : moment(endedAt),
      }
    },
  }
}

export type Publications = ReturnType<typeof createPublications>
