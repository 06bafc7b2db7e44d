import { memoizeByValue } from '#src/content/kit/memoize.ts'
import { otherEditedLanguages } from '#src/content/languages/languages.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { getAt } from '#src/content/reading/get-at.ts'
import { afterAllDays } from '#src/content/reading/published.ts'
import type { DataPath, Problem } from '#src/content/reading/yaml-file.ts'
import { mostLanguages } from '#src/content/schemas/company-schema.ts'
import type { ContentProblem, ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { draftOverlay, readDrafts } from '../drafts.server.ts'
import type { EditorContext, Preview } from '../editor-context.server.ts'
import { type DraftRow, listDraftVersions, listHeldPictures } from '../rows/draft-rows.server.ts'
import { completeValue } from '../texts/complete-value.server.ts'
import { valueOrText } from '../texts/document.server.ts'
import { labelOfPath } from '../texts/entries.server.ts'
import { listEntries, writeEntry } from '../texts/entry-texts.server.ts'
import { pictureNameOf } from '../texts/pictures.server.ts'
import { problemsFound, withDrafts, withReadableDrafts } from '../texts/problems.server.ts'
import { entryFormOf, overlayOf, publishedText, type Workspace } from '../texts/workspace.server.ts'

function filledUp(workspace: Workspace, draft: DraftRow): DraftRow {
  const form = entryFormOf(draft.path)
  const value = draft.text === null || !form ? null : completeValue(valueOrText(draft.text), form)
  const written = value === null ? null : writeEntry(workspace, draft.path, value)
  return written ? { ...draft, text: written.text } : draft
}

const readValue = (text: string | null) => (text === null ? null : valueOrText(text))

const at = (whole: unknown, place: DataPath) => getAt(whole, ...place.map(String))

/**
 * The part with a fault that was added to a published value, such as a picture that is not chosen
 * yet: the innermost entry of a list that has grown, or a group of fields that was not there.
 * Undefined for none.
 */
function partAdded(path: DataPath, value: unknown, published: unknown): DataPath | undefined {
  const parts = path.map((_, index) => path.slice(0, index + 1)).reverse()
  return parts.find((part) => {
    const around = part.slice(0, -1)
    const [holder, before] = [at(value, around), at(published, around)]
    if (!isRecord(at(value, part))) return false
    return Array.isArray(holder)
      ? holder.length > (Array.isArray(before) ? before.length : 0)
      : isRecord(before) && before[String(part.at(-1))] === undefined
  })
}

function without(value: ContentValue, parts: readonly DataPath[]): ContentValue {
  if (typeof value !== 'object' || value === null) return value
  const left = Object.entries(value).flatMap(([key, one]): [string, ContentValue][] => {
    const own = parts.filter(([first]) => String(first) === key)
    if (own.some((part) => part.length === 1)) return []
    const inner = own.map((part) => part.slice(1))
    return [[key, without(one, inner)]]
  })
  return Array.isArray(value) ? left.map(([, one]) => one) : Object.fromEntries(left)
}

/** The draft without the parts that its editor has begun; null if that does not mend it. */
function withoutBegun(
  workspace: Workspace,
  draft: DraftRow,
  problems: readonly Problem[],
): DraftRow | null {
  const value = readValue(draft.text)
  const published = readValue(publishedText(workspace, draft.path))
  const parts = problems.map(({ path }) => partAdded(path, value, published))
  const begun = parts.filter((part) => part !== undefined)
  if (begun.length < parts.length) return null
  const written = writeEntry(workspace, draft.path, without(value, begun))
  return written && { ...draft, text: written.text }
}

const nameOfProblem = ({ path, field, message }: ContentProblem) =>
  JSON.stringify([path, field, message])

/** Drafts that are tried one by one. Each attempt checks all content. */
const mostTried = 20

/**
 * Finds the drafts that cause faults of other entries, for instance by taking away a section to
 * which a public text links: those without which a fault is gone, or else all.
 */
function causesIn(
  workspace: Workspace,
  problems: readonly Problem[],
  snapshotOf: (some: Workspace) => ReturnType<typeof makeSnapshot>,
): string[] {
  const paths = [...workspace.drafts.keys()]
  if (paths.length > mostTried) return paths
  const causes = paths.filter((path) => {
    const without = snapshotOf(withDrafts(workspace, (other) => other !== path))
    return !('problems' in without) || without.problems.length < problems.length
  })
  return causes.length > 0 ? causes : paths
}

/** Makes a preview. A faulty draft is left out and listed. */
async function makePreview(
  { database, store }: EditorContext,
  drafts: readonly DraftRow[],
  version: string,
): Promise<Preview> {
  // Read first: a picture that is published meanwhile is then in the current content.
  const stored = await listHeldPictures(database.db)
  const pictures = { ...store.current().snapshot.pictures }
  for (const { path, hash, width, height } of stored)
    if (drafts.some((draft) => draft.path === path))
      pictures[pictureNameOf(path)] = { hash, width, height }
  const leftOut: ContentProblem[] = []
  const drafted = new Set(drafts.map(({ path }) => path))
  /**
   * Faults of unfinished new entries by path; such entries are rendered with missing parts filled
   * in.
   */
  const unfinished = new Map<string, Problem[]>()
  const withEditor = (problem: ContentProblem) => ({
    ...problem,
    editor: drafts.find(({ path }) => path === problem.path)?.editor ?? '',
  })
  const snapshotOf = (some: Workspace, language?: string) =>
    makeSnapshot({
      root: store.root,
      overlay: overlayOf(some),
      pictures,
      date: afterAllDays,
      number: store.state().number,
      language,
      // A translator sees the sentences that are done before the last one is.
      begun: drafted,
    })
  let shown = drafts
  const mended = new Set<string>()
  for (;;) {
    const workspace = store.workspace(draftOverlay(shown))
    const { readable, faults, result } = withReadableDrafts(workspace, (some) => snapshotOf(some))
    shown = shown.filter(({ path }) => readable.drafts.has(path))
    leftOut.push(...problemsFound(workspace, faults))
    const isLast = shown.length === 0
    if ('snapshot' in result || isLast) {
      const snapshot = 'snapshot' in result ? result.snapshot : store.current().snapshot
      const pages = new Map(
        listEntries(readable, afterAllDays).entries.map(({ path, shownOn }) => [path, shownOn]),
      )
      const pageShowing = (path: string) => pages.get(path) ?? null
      return {
        version,
        snapshot,
        snapshotIn: memoizeByValue(mostLanguages, (prefix: string) => {
          const language = otherEditedLanguages(snapshot.settings.company).get(prefix)
          const made = language === undefined ? undefined : snapshotOf(readable, language)
          return made && 'snapshot' in made ? made.snapshot : snapshot
        }),
        // A published entry that a draft breaks is named in the fault of that draft.
        leftOut: leftOut.map(withEditor).filter(({ path }) => drafted.has(path)),
        addresses: [...new Set(shown.flatMap(({ path }) => pageShowing(path) ?? []))],
        pageShowing,
      }
    }
    const { problems } = result
    const byFile = Map.groupBy(problems, ({ file }) => file)
    const problemsIn = (path: string) => byFile.get(path) ?? []
    const begun = shown.filter(
      ({ path, kind, base }) =>
        kind === 'text' && base === null && !unfinished.has(path) && problemsIn(path).length > 0,
    )
    if (begun.length > 0) {
      for (const { path } of begun) unfinished.set(path, problemsIn(path))
      shown = shown.map((draft) => (begun.includes(draft) ? filledUp(workspace, draft) : draft))
      continue
    }
    const withoutParts = shown.flatMap((draft) => {
      const own = problemsIn(draft.path)
      const isTried = draft.kind !== 'text' || own.length === 0 || mended.has(draft.path)
      const made = isTried ? null : withoutBegun(readable, draft, own)
      return made ? [made] : []
    })
    if (withoutParts.length > 0) {
      for (const { path } of withoutParts) {
        mended.add(path)
        unfinished.set(path, unfinished.get(path) ?? problemsIn(path))
      }
      shown = shown.map((draft) => withoutParts.find(({ path }) => path === draft.path) ?? draft)
      continue
    }
    const found = problems.flatMap((problem) => unfinished.get(problem.file) ?? [problem])
    // A fault that remains after drafts were left out is listed once.
    const known = new Set(leftOut.map(nameOfProblem))
    leftOut.push(
      ...problemsFound(readable, found).filter((problem) => !known.has(nameOfProblem(problem))),
    )
    const faulty = new Set(shown.map(({ path }) => path).filter((path) => byFile.has(path)))
    if (faulty.size === 0)
      for (const path of causesIn(readable, problems, snapshotOf)) {
        faulty.add(path)
        const [fault] = problemsFound(readable, problems)
        const message = `With this draft, “${fault?.label}” has a fault: ${fault?.message}`
        const label = labelOfPath(readable, path)
        leftOut.push({ path, label, field: [], place: '', message })
      }
    shown = shown.filter(({ path }) => !faulty.has(path))
  }
}

function cachePreview(
  { previews }: EditorContext,
  choice: string,
  version: string,
  preview: Promise<Preview>,
) {
  previews.set(choice, { version, preview })
  preview.catch(() => previews.delete(choice))
  return preview
}

/**
 * Returns the preview of all drafts, or of one entry.
 * @param path shows only this entry's draft, with unpublished pictures; all drafts by default
 */
export async function currentPreview(context: EditorContext, path?: string): Promise<Preview> {
  const { database, store, previews } = context
  const isShown = (draft: Pick<DraftRow, 'path' | 'kind'>) =>
    path === undefined || draft.path === path || draft.kind === 'picture'
  const now = (await listDraftVersions(database.db)).filter(isShown)
  // A draft is gone once it is published, perhaps before this process shows the new content.
  await store.refresh()
  const version = [store.state().number, ...now.map((draft) => draft.version)].join(' ')
  const known = previews.get(path ?? '')
  if (known?.version === version) return known.preview
  const read = readDrafts(context)
  return cachePreview(
    context,
    path ?? '',
    version,
    read.then(({ rows }) => makePreview(context, rows.filter(isShown), version)),
  )
}
