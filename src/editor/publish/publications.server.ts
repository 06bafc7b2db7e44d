import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { translatedEntry } from '#src/content/collections/collections.ts'
import { companyTime } from '#src/content/today.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { draftOverlay, draftRow, readDrafts, type ShownDraft } from '../drafts.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { digestOfEntries } from '../published/overlay.server.ts'
import { refuseChanges } from '../refuse-changes.server.ts'
import {
  type DraftRow,
  deleteDraft,
  findDraftPicture,
  insertPicture,
} from '../rows/draft-rows.server.ts'
import { dateRate } from '../texts/date-rate.server.ts'
import { valueOrText } from '../texts/document.server.ts'
import { listEntries, writeEntry } from '../texts/entry-texts.server.ts'
import { isPicture, pictureSize } from '../texts/pictures.server.ts'
import { problemsOfDrafts } from '../texts/problems.server.ts'
import { signConfirmation } from '../texts/shown-sources.server.ts'
import { withValueAt } from '../texts/value-at.ts'
import { placeOfPath, publishedText, type Workspace } from '../texts/workspace.server.ts'
import { withRedirects } from './add-redirects.server.ts'
import {
  type Change,
  commitChange,
  type PublishedFile,
  type PublishOutcome,
  textChangesOf,
  tryChange,
  withRetry,
} from './change.server.ts'

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

/** A value to publish by itself. `at`: place in its entry, such as `address/city`. */
type PublishedValue = { path: string; at: string; value: ContentValue | undefined }

/** Stores a picture that is to be removed, so that it can be restored. @returns its hash */
async function storeRemovedPicture(
  { database, store }: EditorContext,
  file: string,
): Promise<string | null> {
  const { published, rows } = store.current()
  if (published.has(file)) return rows.find((one) => one.path === file)?.picture ?? null
  const bytes = await readFile(path.join(store.root, file)).catch(() => null)
  if (!bytes) return null
  const hash = digestOfEntries(bytes)
  if (!(await findDraftPicture(database.db, hash))) {
    const size = await pictureSize(bytes)
    await database.write((tx) =>
      insertPicture(tx, { hash, bytes, ...size, created_at: Date.now() }),
    )
  }
  return hash
}

async function filesOf(
  context: EditorContext,
  drafts: readonly DraftRow[],
  asOf: string,
): Promise<PublishedFile[]> {
  const { store } = context
  const [space, drafted] = [store.workspace(), store.workspace(draftOverlay(drafts))]
  return Promise.all(
    drafts.map(async ({ path: file, version, text, picture }) => ({
      path: file,
      draft_version: version,
      text_before: placeOfPath(file) ? publishedText(space, file) : null,
      text_after:
        text === null
          ? null
          : dateRate(
              file,
              signConfirmation(drafted, file, text, asOf),
              publishedText(space, file),
              companyTime().slice(0, 10),
            ),
      picture_before: isPicture(file) ? await storeRemovedPicture(context, file) : null,
      picture_after: picture,
    })),
  )
}

/** Returns whether a name of a picture gets another one, in whatever entry it is shown. */
const isReplacedPicture = ({ picture_before: before, picture_after: after }: PublishedFile) =>
  before !== null && after !== null && before !== after

/** @param made rows to publish instead of the drafts */
async function publish(
  context: EditorContext,
  author: Author,
  { paths, versions, summary, addRedirects = [] }: Request,
  made?: readonly DraftRow[],
): Promise<PublishOutcome> {
  const { database, store } = context
  const { number } = store.state()
  const rows: readonly ShownDraft[] = made
    ? made.map((row) => ({ ...row, shownVersion: row.version, isStale: false }))
    : (await readDrafts(context)).rows
  const isChosen = ({ path: file }: { path: string }) => !paths || paths.includes(file)
  const chosen = rows.filter(isChosen)
  if (chosen.length === 0) return { outcome: 'nothing' }
  const isOutdated = ({ path: file, shownVersion, isStale }: ShownDraft) =>
    isStale || (versions !== undefined && versions[file] !== shownVersion)
  if (chosen.some(isOutdated)) return { outcome: 'changed' }
  const drafts = withRedirects(store, author, chosen, addRedirects)
  const workspace = store.workspace(draftOverlay(drafts))
  const { asOf, held } = store.publishesWith(drafts)
  const problems = problemsOfDrafts(workspace, asOf, held).filter(({ isWarning }) => !isWarning)
  if (problems.length > 0) return { outcome: 'faults', problems }
  // Checking the drafts, and the content with them, takes long each: others are answered between.
  await setImmediate()
  const all = await filesOf(context, drafts, asOf)
  // An entry whose file has changed since counts as a change, so that publishing decides for its
  // text.
  const isChange = (file: PublishedFile) =>
    file.text_before !== file.text_after ||
    file.picture_before !== file.picture_after ||
    store.current().changedFiles.includes(file.path)
  const files = all.filter(isChange)
  // Drafts that would change nothing are deleted, although they are not published.
  const unchanged = all.filter((file) => !isChange(file))
  if (unchanged.length > 0)
    await database.write(async (tx) => {
      for (const file of unchanged)
        if (file.draft_version) await deleteDraft(tx, file.path, file.draft_version)
    })
  if (files.length === 0) return { outcome: 'nothing' }
  const refused = refuseChanges(
    store,
    author,
    textChangesOf(files),
    files.filter(isReplacedPicture),
  )
  if (refused) return refused
  const changed = new Set(files.map((file) => file.path))
  // A translation is shown on the pages of its entry.
  const shown = new Set([...changed].map((file) => translatedEntry(file)?.path ?? file))
  const entries = listEntries(workspace, companyTime()).entries.filter(({ path }) =>
    shown.has(path),
  )
  const addresses = [...new Set(entries.flatMap(({ shownOn }) => shownOn ?? []))]
  const hidden = entries.filter(({ isHidden }) => isHidden)
  const waiting = entries.flatMap(({ path, address, publishOn }) =>
    address && publishOn ? [{ path, address, on: publishOn }] : [],
  )
  const shows = [...changed]
  const change: Change = {
    ...{ files, actor: author, summary, addresses },
    ...{ hidden, waiting, shows, asOf, held },
  }
  const result = await tryChange(context, change)
  return 'refusal' in result ? result.refusal : commitChange(context, change, number, result)
}

export const publishDrafts = (
  context: EditorContext,
  author: Author,
  request: Request,
): Promise<PublishOutcome> => withRetry(context, () => publish(context, author, request))

/** Makes rows that set values in the public texts. They are published at once, and not stored. */
function draftsOfValues(
  workspace: Workspace,
  author: Author,
  values: readonly PublishedValue[],
): DraftRow[] {
  return [...new Set(values.map(({ path }) => path))].flatMap((path) => {
    const base = publishedText(workspace, path)
    if (base === null) return []
    const own = values.filter((one) => one.path === path)
    const changed = own.reduce<ContentValue>(
      (value, one) => withValueAt(value, one.at, one.value) ?? null,
      valueOrText(base),
    )
    const written = writeEntry(workspace, path, changed)
    if (!written) return []
    const content = { kind: 'text', text: written.text } as const
    return { ...draftRow(author, { path, content, base, now: Date.now() }), version: '' }
  })
}

/**
 * Publishes only these values, over what is public now. A draft of the same entry is then based on
 * an older text, which its editor is told.
 */
export const publishValues = (
  context: EditorContext,
  author: Author,
  values: readonly PublishedValue[],
): Promise<PublishOutcome> =>
  withRetry(context, () => {
    const made = draftsOfValues(context.store.workspace(), author, values)
    return publish(context, author, { summary: '' }, made)
  })
