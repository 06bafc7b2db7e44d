import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Snapshot } from '#src/content/snapshot/snapshot.ts'
import { companyTime } from '#src/content/today.ts'
import { namesOfChanges } from '#src/contracts/content/change-title.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { changesOfFiles, listEntries, placedOwnerChanges } from '#src/editing/entry-texts.ts'
import { isPicture, pictureSize } from '#src/editing/pictures.ts'
import { problemsFound, problemsOfDrafts } from '#src/editing/problems.ts'
import { signConfirmation } from '#src/editing/shown-sources.ts'
import { usedOn } from '#src/editing/used-on.ts'
import { placeOfPath, publishedText } from '#src/editing/workspace.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { type ContentStore, earlierTexts } from '../content/content-store.ts'
import { makeContent, type PublicContent, UnfitEntries } from '../content/make-content.ts'
import { digestOf, digestOfFile, isAsInFile, stateOfFile } from '../content/overlay.ts'
import type { Database } from '../database/connect.ts'
import {
  type DraftRow,
  deleteDraft,
  deleteDraftRow,
  findDraftPicture,
  insertPicture,
} from '../database/content/content-drafts.ts'
import {
  type ContentEntryRow,
  deleteContentEntry,
  type PublishedEntry,
  putContentEntry,
  raiseContentNumber,
} from '../database/content/content-entries.ts'
import { deletePreviewLinksTo } from '../database/content/preview-links.ts'
import { insertPublication } from '../database/content/publications.ts'
import { mailOwnerChanges } from '../services/mails/owner-changes.ts'
import { withRedirects } from './add-redirects.ts'
import { draftOverlay, readDrafts, type ShownDraft } from './drafts.ts'
import { createDueEntries } from './due-entries.ts'
import {
  type BrokenPage,
  type Change,
  type PublishedFile,
  type PublishOutcome,
  textsOf,
} from './publication.ts'
import { refuseFields } from './refuse-fields.ts'
import { refusalsOf } from './refused-texts.ts'
import { draftsOfValues, type PublishedValue } from './value-drafts.ts'

type Request = {
  /** Drafts to publish; all by default. */
  paths?: readonly string[] | undefined
  /**
   * Versions that the editor saw, by path, of the draft and of the public text that it is based on;
   * left out only where the drafts were written for this publication.
   */
  versions?: Readonly<Record<string, string>> | undefined
  summary: string
  /** Former addresses of moved entries that get a redirect. */
  addRedirects?: readonly string[] | undefined
}

const attempts = 3

/** Rows of a change, and the content with them, which was checked and rendered. */
type Tried = { rows: readonly ContentEntryRow[]; content: PublicContent }

class PublishedMeanwhile extends Error {}

type Dependencies = {
  database: Database
  store: ContentStore
  mailsWaiting: () => void
  /**
   * Renders the given pages of an unpublished snapshot, and one page of each template.
   * @returns the pages that fail
   */
  tryPages: (snapshot: Snapshot, addresses: readonly string[]) => Promise<BrokenPage[]>
}

/**
 * Publishes drafts: checked and rendered outside any transaction, then written in a short one
 * (decision 0058).
 */
export function createPublications({ database, store, mailsWaiting, tryPages }: Dependencies) {
  const { db } = database

  const rowOf = (file: string) => store.current().rows.find((one) => one.path === file)

  /** Stores a picture that is to be removed, so that it can be restored. @returns its hash */
  async function keepPicture(file: string): Promise<string | null> {
    if (store.current().overlay.has(file)) return rowOf(file)?.picture ?? null
    const bytes = await readFile(path.join(store.root, file)).catch(() => null)
    if (!bytes) return null
    const hash = digestOf(bytes)
    if (!(await findDraftPicture(db, hash))) {
      const size = await pictureSize(bytes)
      await database.write((tx) =>
        insertPicture(tx, { hash, bytes, ...size, created_at: Date.now() }),
      )
    }
    return hash
  }

  async function filesOf(drafts: readonly DraftRow[], asOf: string): Promise<PublishedFile[]> {
    const [space, drafted] = [store.workspace(), store.workspace(draftOverlay(drafts))]
    return Promise.all(
      drafts.map(async ({ path: file, version, text, picture }) => ({
        path: file,
        draft_version: version,
        text_before: placeOfPath(file) ? publishedText(space, file) : null,
        text_after: text === null ? null : signConfirmation(drafted, file, text, asOf),
        picture_before: isPicture(file) ? await keepPicture(file) : null,
        picture_after: picture,
      })),
    )
  }

  /**
   * Tells whether an entry changes. An entry whose file has changed since counts as a change, so
   * that publishing decides for its text.
   */
  const isChange = (file: PublishedFile) =>
    file.text_before !== file.text_after ||
    file.picture_before !== file.picture_after ||
    store.current().changedFiles.includes(file.path)

  const rowsOf = (files: readonly PublishedFile[], actor: Actor, now: number): ContentEntryRow[] =>
    files.map(({ path: file, text_after: text, picture_after: picture }) => ({
      path: file,
      text,
      picture,
      file_digest: digestOfFile(store.root, file),
      pulled: 0,
      editor: actor.name,
      published_at: now,
    }))

  const isReset = (row: ContentEntryRow) => isAsInFile(row, stateOfFile(store.root, row.path))

  async function contentWith(rows: readonly ContentEntryRow[], { asOf, held }: Change) {
    const replaced = new Set(rows.map((row) => row.path))
    const kept = store.current().rows.filter(({ path: file }) => !replaced.has(file))
    const changed: PublishedEntry[] = []
    for (const row of rows) {
      if (isReset(row)) continue
      const picture = row.picture === null ? undefined : await findDraftPicture(db, row.picture)
      changed.push({ ...row, width: picture?.width ?? null, height: picture?.height ?? null })
    }
    return makeContent({
      root: store.root,
      rows: [...kept, ...changed],
      state: { number: store.state().number + 1, as_of: asOf, held },
      earlier: earlierTexts(db),
    })
  }

  async function tryChange(change: Change): Promise<Tried | { refusal: PublishOutcome }> {
    const rows = rowsOf(change.files, change.actor, Date.now())
    const made = await contentWith(rows, change).catch((error: unknown) => {
      if (error instanceof UnfitEntries) return error
      throw error
    })
    if (made instanceof UnfitEntries)
      return {
        refusal: { outcome: 'faults', problems: problemsFound(store.workspace(), made.problems) },
      }
    const { snapshot, refused } = made
    // An entry that was refused before does not prevent this change. What the schedule ends may
    // make others go back to an earlier version.
    const known = store.current().refused
    const own = refused.filter(
      ({ path: file }) =>
        change.shows.includes(file) ||
        (change.files.length > 0 && !known.some((one) => one.path === file)),
    )
    if (own.length > 0)
      return { refusal: { outcome: 'faults', problems: refusalsOf(store.workspace(), own) } }
    const broken = await tryPages(snapshot, change.addresses)
    return broken.length > 0
      ? { refusal: { outcome: 'broken', pages: broken } }
      : { rows, content: made }
  }

  async function refusalTo(change: Change): Promise<PublishOutcome | null> {
    const result = await tryChange(change)
    return 'refusal' in result ? result.refusal : null
  }

  /**
   * Publishes a change that was tried.
   * @param from content number with which it was tried
   * @param tried what was tried, which becomes public as it is; read again by default
   * @throws {PublishedMeanwhile}
   */
  async function commit(change: Change, from: number, tried?: Tried): Promise<PublishOutcome> {
    const { files, actor, summary, addresses, waiting, asOf, held } = change
    const now = Date.now()
    const rows = tried?.rows ?? rowsOf(files, actor, now)
    const [space, texts] = [store.workspace(), textsOf(files)]
    const { tokens } = store.current().snapshot.derived
    const moved = placedOwnerChanges(space, texts)
    const fields = namesOfChanges(changesOfFiles(space, texts), contentLimits.loggedFields)
    const facts = {
      created_at: now,
      published_at: now,
      editor_id: actor.id,
      editor: actor.name,
      network: actor.network,
      summary,
    }
    const publication = await database.write(async (tx) => {
      if (!(await raiseContentNumber(tx, from, { as_of: asOf, changed_at: now, held })))
        throw new PublishedMeanwhile()
      for (const row of rows) {
        if (isReset(row)) await deleteContentEntry(tx, row.path)
        else await putContentEntry(tx, row)
      }
      const id = await insertPublication(tx, { job: randomUUID(), ...facts }, files)
      for (const file of files)
        if (file.draft_version) await deleteDraftRow(tx, file.path, file.draft_version)
      for (const file of new Set([...files.map((one) => one.path), ...change.shows]))
        if (!waiting.some((one) => one.path === file)) await deletePreviewLinksTo(tx, file)
      if (moved.length > 0) {
        const changes = moved.map(({ label, place, before, after }) => ({
          place: `${label}: ${place}`,
          before,
          after,
        }))
        await mailOwnerChanges(tx, { editor: actor.name, network: actor.network, at: now, changes })
      }
      const detail = { files: files.length, publication: id, ...(fields.length > 0 && { fields }) }
      await recordAudit(tx, actor, {
        action: 'content.published',
        subject: `publication ${id}`,
        detail,
      })
      return id
    })
    if (moved.length > 0) mailsWaiting()
    await store.refresh(tried?.content)
    const isPublic = (address: string) => !waiting.some((one) => one.address === address)
    return {
      ...{ outcome: 'published', publication, number: from + 1 },
      addresses: addresses.filter(isPublic),
      usedOn: usedOn(
        store.workspace(),
        files.map(({ path: file }) => file),
        tokens,
        store.current().snapshot.derived.tokens,
      ),
      waiting: waiting.map(({ address, on }) => ({ address, on })),
    }
  }

  /** @param made rows to publish instead of the drafts */
  async function attempt(
    author: Author,
    { paths, versions, summary, addRedirects = [] }: Request,
    made?: readonly DraftRow[],
  ): Promise<PublishOutcome> {
    const { number } = store.state()
    const rows: readonly ShownDraft[] = made
      ? made.map((row) => ({ ...row, shownVersion: row.version, isStale: false }))
      : (await readDrafts(database, store)).rows
    const isChosen = ({ path: file }: { path: string }) => !paths || paths.includes(file)
    const chosen = rows.filter(isChosen)
    if (chosen.length === 0) return { outcome: 'nothing' }
    const isOutdated = ({ path: file, shownVersion, isStale }: ShownDraft) =>
      isStale || (versions !== undefined && versions[file] !== shownVersion)
    if (chosen.some(isOutdated)) return { outcome: 'changed' }
    const drafts = withRedirects(store, author, chosen, addRedirects)
    const workspace = store.workspace(draftOverlay(drafts))
    const { asOf, held } = store.publishesWith(drafts)
    const problems = problemsOfDrafts(workspace, asOf, held)
    if (problems.some(({ isWarning }) => !isWarning)) return { outcome: 'faults', problems }
    // Checking the drafts, and the content with them, takes long each: others are answered between.
    await setImmediate()
    const all = await filesOf(drafts, asOf)
    const files = all.filter(isChange)
    // Drafts that would change nothing are deleted, although they are not published.
    const unchanged = all.filter((file) => !isChange(file))
    if (unchanged.length > 0)
      await database.write(async (tx) => {
        for (const file of unchanged)
          if (file.draft_version) await deleteDraft(tx, file.path, file.draft_version)
      })
    if (files.length === 0) return { outcome: 'nothing' }
    const refused = refuseFields(store.workspace(), author, textsOf(files))
    if (refused) return refused
    const changed = new Set(files.map((file) => file.path))
    const entries = listEntries(workspace, companyTime()).entries.filter((entry) =>
      changed.has(entry.path),
    )
    const addresses = entries.flatMap(({ shownOn }) => shownOn ?? [])
    const waiting = entries.flatMap(({ path, address, publishOn }) =>
      address && publishOn ? [{ path, address, on: publishOn }] : [],
    )
    const shows = [...changed]
    const change: Change = { files, actor: author, summary, addresses, waiting, shows, asOf, held }
    const result = await tryChange(change)
    return 'refusal' in result ? result.refusal : commit(change, number, result)
  }

  async function withRetry(run: () => Promise<PublishOutcome>): Promise<PublishOutcome> {
    for (let count = 0; count < attempts; count++) {
      try {
        return await run()
      } catch (error) {
        if (!(error instanceof PublishedMeanwhile)) throw error
        await store.refresh()
      }
    }
    return { outcome: 'busy' }
  }

  const dueEntries = createDueEntries({ store, tryChange: refusalTo, commit })

  return {
    publish: (author: Author, request: Request): Promise<PublishOutcome> =>
      withRetry(() => attempt(author, request)),

    /**
     * Publishes only these values, over what is public now. A draft of the same entry is then based
     * on an older text: it takes the owner's fields, and shows other changes as a conflict.
     */
    publishValues: (author: Author, values: readonly PublishedValue[]): Promise<PublishOutcome> =>
      withRetry(() => {
        const made = draftsOfValues(store.workspace(), author, values)
        return attempt(author, { summary: '' }, made)
      }),

    publishDue: (): Promise<PublishOutcome> => withRetry(() => dueEntries.publish()),

    dueFailures: dueEntries.failures,
  }
}

export type Publications = ReturnType<typeof createPublications>
