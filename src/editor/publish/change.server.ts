import { randomUUID } from 'node:crypto'
import { translatedEntry } from '#src/content/collections/collections.ts'
import { nameOfLanguage } from '#src/content/languages/check-languages.ts'
import { prefixIn } from '#src/content/languages/languages.ts'
import { isUntranslated } from '#src/content/languages-of-page.ts'
import { type Base, baseFile, baseOf } from '#src/content/reading/delivered.ts'
import type { Problem } from '#src/content/reading/yaml-file.ts'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { withPrefix } from '#src/contracts/paths.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { mailReportedChanges } from '#src/staff/reported-changes.server.ts'
import type { BrokenPage, EditorContext } from '../editor-context.server.ts'
import { earlierTexts } from '../published/content-store.server.ts'
import {
  inOtherLanguages,
  makeContent,
  type PublicContent,
  UnfitEntries,
} from '../published/make-content.server.ts'
import {
  digestOfFile,
  isAsInFile,
  overlayOfRows,
  stateOfFile,
} from '../published/overlay.server.ts'
import type { ChangesRefused } from '../refuse-changes.server.ts'
import { refusalsOf } from '../refused-texts.server.ts'
import { type AsideChange, moveAside } from '../rows/aside-rows.server.ts'
import { deleteDraftRow, findDraftPicture } from '../rows/draft-rows.server.ts'
import {
  type ContentEntryRow,
  deleteContentEntry,
  type PublishedEntry,
  putContentEntry,
  raiseContentNumber,
} from '../rows/entry-rows.server.ts'
import { deletePreviewLinksTo } from '../rows/preview-link-rows.server.ts'
import { insertPublication, type PublicationFileRow } from '../rows/publication-rows.server.ts'
import {
  changesOfFiles,
  changesReportedAtOnce,
  listEntries,
  type Texts,
} from '../texts/entry-texts.server.ts'
import { isPicture } from '../texts/pictures.server.ts'
import { problemsFound } from '../texts/problems.server.ts'
import { lostTranslations } from '../texts/translations.server.ts'
import { usedOn } from '../texts/used-on.server.ts'
import type { Workspace } from '../texts/workspace.server.ts'
import { namesOfChanges } from './change-title.ts'

/** A page scheduled for a day, or a day and time, in the company's time zone. */
type Waiting = { address: string; on: string }

export type PublishOutcome =
  /** `publication`: number of the publication in the history. `number`: number of the content. */
  | {
      outcome: 'published'
      publication: number
      number: number
      /** Pages that show the published entries. */
      addresses: readonly string[]
      names: Readonly<Record<string, string>>
      /** Names of published entries that are hidden. */
      hidden: readonly string[]
      untranslated: readonly { label: string; message: string }[]
      /** Entries of the owner that do not fit the chosen base, and stay set aside. */
      leftAside: readonly { label: string; message: string }[]
      /** Names of languages that visitors do not see any more. */
      unready: readonly string[]
      usedOn: readonly { label: string; pages: number }[]
      waiting: readonly Waiting[]
    }
  | { outcome: 'nothing' | 'changed' | 'busy' }
  | { outcome: 'faults'; problems: ContentProblem[] }
  /** A site cannot be opened without what is listed. */
  | { outcome: 'not-ready'; needed: readonly { label: string }[] }
  | ChangesRefused
  | { outcome: 'broken'; pages: BrokenPage[] }

/** A change of the public content. It is tried outside any transaction (decision 0058). */
export type Change = {
  files: readonly PublishedFile[]
  actor: Actor
  summary: string
  addresses: readonly string[]
  /** Hidden entries, of which some have no page of their own. */
  hidden: readonly { label: string; address: string | null }[]
  waiting: readonly (Waiting & { path: string })[]
  /** Files of entries whose drafts must be public after the publication. */
  shows: readonly string[]
  /** The company's date and time; entries with a later date are scheduled. */
  asOf: string
  /** Files of due entries that are held back. */
  held: readonly string[]
  /** What is set aside with a base that the site leaves for another, and what comes back. */
  aside?: Omit<AsideChange, 'rows'> & { rows: readonly PublishedEntry[] }
  /** Entries that could not be part of this publication, and why. */
  leftAside?: readonly { label: string; message: string }[]
  /** Languages that visitors saw before, and that are in preparation with it. */
  unready?: readonly string[]
}

export type PublishedFile = Omit<PublicationFileRow, 'publication_id'>

export const textChangesOf = (files: readonly PublishedFile[]): Texts[] =>
  files
    .filter(({ path }) => !isPicture(path))
    .map(({ path, text_before, text_after }) => ({ path, before: text_before, after: text_after }))

/** Rows of a change, and the content with them, which was checked and rendered. */
type Tried = { rows: readonly ContentEntryRow[]; content: PublicContent }

/** Another process has published since the change was tried. */
class PublishedMeanwhile extends Error {}

const attempts = 3

/** Runs a publication again if another process has published meanwhile. */
export async function withRetry<Outcome = PublishOutcome>(
  { store }: EditorContext,
  run: () => Promise<Outcome | PublishOutcome>,
): Promise<Outcome | PublishOutcome> {
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

/** The base of the content with a change, which may choose another. */
function baseWith(
  { store }: EditorContext,
  files: readonly Pick<PublishedFile, 'path' | 'text_after'>[],
): Base {
  const choice = files.find((one) => one.path === baseFile)
  return choice
    ? baseOf(store.root, new Map([[baseFile, choice.text_after]]))
    : store.current().base
}

const rowsOf = (
  context: EditorContext,
  files: readonly PublishedFile[],
  actor: Pick<Actor, 'name'>,
  now: number,
): ContentEntryRow[] =>
  files.map(({ path: file, text_after: text, picture_after: picture }) => ({
    path: file,
    text,
    picture,
    file_digest: digestOfFile(context.store.root, file, baseWith(context, files)),
    pulled: 0,
    editor: actor.name,
    published_at: now,
  }))

const isReset = ({ store }: EditorContext, row: ContentEntryRow, base: Base) =>
  isAsInFile(row, stateOfFile(store.root, row.path, base))

/** All published rows with those of a change. */
async function publishedWith(
  context: EditorContext,
  rows: readonly ContentEntryRow[],
  files: readonly PublishedFile[],
): Promise<PublishedEntry[]> {
  const { store } = context
  const { db } = context.database
  const replaced = new Set(rows.map((row) => row.path))
  const kept = store.current().rows.filter(({ path: file }) => !replaced.has(file))
  const base = baseWith(context, files)
  const changed: PublishedEntry[] = []
  for (const row of rows) {
    if (isReset(context, row, base)) continue
    const picture = row.picture === null ? undefined : await findDraftPicture(db, row.picture)
    changed.push({ ...row, width: picture?.width ?? null, height: picture?.height ?? null })
  }
  return [...kept, ...changed]
}

async function contentWith(
  context: EditorContext,
  rows: readonly ContentEntryRow[],
  { files, asOf, held }: Pick<Change, 'files' | 'asOf' | 'held'>,
): Promise<PublicContent> {
  const { store, database } = context
  return makeContent({
    root: store.root,
    rows: await publishedWith(context, rows, files),
    state: { number: store.state().number + 1, as_of: asOf, held },
    earlier: earlierTexts(database.db),
  })
}

/** The texts of the site with some files, before anything is checked. */
export async function workspaceWith(
  context: EditorContext,
  files: readonly PublishedFile[],
): Promise<Workspace> {
  const { root } = context.store
  const rows = rowsOf(context, files, { name: '' }, Date.now())
  const { overlay } = overlayOfRows(root, await publishedWith(context, rows, files))
  return { root, published: overlay, drafts: new Map() }
}

/** Makes the content with some files, without trying its pages. */
export const contentOf = (
  context: EditorContext,
  change: Pick<Change, 'files' | 'actor' | 'asOf' | 'held'>,
): Promise<PublicContent> =>
  contentWith(context, rowsOf(context, change.files, change.actor, Date.now()), change)

/** Renders the pages of a change in the other languages in which they are translated. */
async function tryLanguages(
  { tryPages }: EditorContext,
  content: PublicContent,
  addresses: readonly string[],
): Promise<BrokenPage[]> {
  const broken: BrokenPage[] = []
  for (const snapshot of (await inOtherLanguages(content)).snapshots) {
    if (content.former.has(snapshot.prefix)) continue
    const translated = addresses.filter((address) => !isUntranslated(address, snapshot))
    for (const { address, message } of await tryPages(snapshot, translated))
      broken.push({
        address: withPrefix(snapshot.prefix, address),
        message: `In ${nameOfLanguage(snapshot.language)}: ${message}`,
      })
  }
  return broken
}

/** Lists the faults of translations that the public content does not have already. */
async function newFaultsInLanguages({ current }: EditorContext['store'], content: PublicContent) {
  const keyOf = ({ file, path, message }: Problem) => JSON.stringify([file, path, message])
  const known = new Set((await inOtherLanguages(current())).faults.map(keyOf))
  const { faults } = await inOtherLanguages(content)
  return faults.filter((one) => !known.has(keyOf(one)))
}

/** Checks the content with a change and renders its pages. Nothing is written. */
export async function tryChange(
  context: EditorContext,
  change: Change,
): Promise<Tried | { refusal: PublishOutcome }> {
  const { store } = context
  const rows = rowsOf(context, change.files, change.actor, Date.now())
  const made = await contentWith(context, rows, change).catch((error: unknown) => {
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
  const ofTranslations = change.files.length > 0 ? await newFaultsInLanguages(store, made) : []
  if (ofTranslations.length > 0) {
    const after = new Map(change.files.map((file) => [file.path, file.text_after]))
    const problems = problemsFound(store.workspace(after), ofTranslations)
    return { refusal: { outcome: 'faults', problems } }
  }
  const broken = [
    ...(await context.tryPages(snapshot, change.addresses)),
    ...(await tryLanguages(context, made, change.addresses)),
  ]
  return broken.length > 0
    ? { refusal: { outcome: 'broken', pages: broken } }
    : { rows, content: made }
}

/**
 * Publishes a change that was tried, in a short transaction.
 * @param from content number with which it was tried
 * @param tried what was tried, which becomes public as it is; read again by default
 * @throws {PublishedMeanwhile}
 */
export async function commitChange(
  context: EditorContext,
  change: Change,
  from: number,
  tried?: Tried,
): Promise<PublishOutcome> {
  const { database, store } = context
  const { files, actor, summary, addresses, hidden, waiting, asOf, held } = change
  const now = Date.now()
  const rows = tried?.rows ?? rowsOf(context, files, actor, now)
  const base = baseWith(context, files)
  const [space, texts] = [store.workspace(), textChangesOf(files)]
  const { tokens } = store.current().snapshot.derived
  const changes = changesReportedAtOnce(
    store.workspace(new Map(texts.map(({ path, before, after }) => [path, after ?? before]))),
    texts,
  )
  const fields = namesOfChanges(changesOfFiles(space, texts), contentLimits.loggedFields)
  const { company } = store.current().snapshot.settings
  const after = store.workspace(new Map(texts.map(({ path, after }) => [path, after])))
  const paths = texts.map(({ path }) => path)
  const lost = problemsFound(after, lostTranslations({ before: space, after, paths }, company))
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
      if (isReset(context, row, base)) await deleteContentEntry(tx, row.path)
      else await putContentEntry(tx, row)
    }
    if (change.aside)
      await moveAside(tx, {
        ...change.aside,
        rows: change.aside.rows.map(({ path, text, editor, published_at }) => ({
          ...{ path, text, editor, published_at },
        })),
      })
    const id = await insertPublication(tx, { job: randomUUID(), ...facts }, files)
    for (const file of files)
      if (file.draft_version) await deleteDraftRow(tx, file.path, file.draft_version)
    for (const file of new Set([...files.map((one) => one.path), ...change.shows]))
      if (!waiting.some((one) => one.path === file)) await deletePreviewLinksTo(tx, file)
    if (changes.length > 0)
      await mailReportedChanges(tx, {
        editor: actor.name,
        network: actor.network,
        at: now,
        changes,
      })
    const detail = { files: files.length, publication: id, ...(fields.length > 0 && { fields }) }
    await recordAudit(tx, actor, {
      action: 'content.published',
      subject: `publication ${id}`,
      detail,
    })
    return id
  })
  await store.refresh(tried?.content)
  const isPublic = (address: string) =>
    ![...waiting, ...hidden].some((one) => one.address === address)
  const labels = new Map(
    listEntries(store.workspace(), asOf).entries.map(({ address, label }) => [address, label]),
  )
  // What translations alone change is seen at the addresses of their language.
  const languages = new Set(files.map(({ path }) => translatedEntry(path)?.language))
  const [language] = languages.size === 1 ? languages : []
  const prefix = language === undefined ? '' : prefixIn(company, language)
  const shown = addresses.filter(isPublic)
  return {
    ...{ outcome: 'published', publication, number: from + 1 },
    addresses: shown.map((address) => withPrefix(prefix, address)),
    names: Object.fromEntries(
      shown.map((address) => [withPrefix(prefix, address), labels.get(address) ?? address]),
    ),
    hidden: hidden.map(({ label }) => label),
    usedOn: usedOn(
      store.workspace(),
      files.map(({ path: file }) => file),
      tokens,
      store.current().snapshot.derived.tokens,
    ),
    untranslated: lost.map(({ label, message }) => ({ label, message })),
    leftAside: change.leftAside ?? [],
    unready: (change.unready ?? []).map(nameOfLanguage),
    waiting: waiting.map(({ address, on }) => ({ address, on })),
  }
}
