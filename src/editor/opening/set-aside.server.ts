import { translatedEntry } from '#src/content/collections/collections.ts'
import { type Base, baseNames } from '#src/content/reading/delivered.ts'
import { companyTime } from '#src/content/today.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import {
  type Change,
  commitChange,
  type PublishedFile,
  type PublishOutcome,
  textChangesOf,
  tryChange,
  withRetry,
} from '../publish/change.server.ts'
import { refuseChanges } from '../refuse-changes.server.ts'
import { type AsideRow, listAside } from '../rows/aside-rows.server.ts'
import { listDraftPaths } from '../rows/draft-rows.server.ts'
import { labelOfPath } from '../texts/entries.server.ts'
import { problemsOfDraft } from '../texts/problems.server.ts'
import { publishedText } from '../texts/workspace.server.ts'

/** An entry that is set aside, as staff see it. */
export type SetAsideEntry = {
  path: string
  /** The base over which it was published. */
  base: Base
  label: string
  /** Why it does not fit the site as it is now; null for an entry of the other base. */
  why: string | null
  /** Whether the owner has published another text at its path, which it would replace. */
  isReplacing: boolean
}

const unfitNow =
  'It did not fit when the site took this beginning. Bring it back to try it once more.'

/** Finds what is wrong with an entry on the site as it is now. */
async function faultOf({ database, store }: EditorContext, { path, text }: AsideRow) {
  const { problems } = await problemsOfDraft({
    check: store.draftCheck(translatedEntry(path)?.language ?? null),
    workspace: store.workspace(new Map([[path, text]])),
    path,
    today: companyTime(),
    readDrafted: () => listDraftPaths(database.db),
  })
  const fault = problems.find(({ isWarning }) => !isWarning)
  return fault ? [fault.place, fault.message].filter(Boolean).join(': ') : unfitNow
}

/**
 * Lists the entries that are set aside: those of the base that the site has not got, and those that
 * did not fit when it took the base that it has. A copy that is part of the site is not listed.
 */
export async function readAside(context: EditorContext): Promise<SetAsideEntry[]> {
  const { database, store } = context
  const { base: now, rows: published } = store.current()
  const entries: SetAsideEntry[] = []
  for (const base of baseNames)
    for (const row of await listAside(database.db, base)) {
      const own = published.find(({ path }) => path === row.path)
      if (own?.text === row.text) continue
      entries.push({
        ...{ path: row.path, base },
        label: labelOfPath(store.workspace(new Map([[row.path, row.text]])), row.path),
        why: base === now ? await faultOf(context, row) : null,
        isReplacing: own !== undefined,
      })
    }
  return entries.sort((one, other) => Number(one.why === null) - Number(other.why === null))
}

/**
 * Publishes an entry that is set aside in the base that the site has now. An entry of the other base
 * stays stored too, so that it comes back with that base.
 */
export const bringAsideBack = (
  context: EditorContext,
  author: Author,
  { path, base: of }: { path: string; base: Base },
): Promise<PublishOutcome> =>
  withRetry(context, async () => {
    const { database, store } = context
    const { base } = store.current()
    const row = (await listAside(database.db, of)).find((one) => one.path === path)
    if (!row) return { outcome: 'nothing' }
    const { number } = store.state()
    const file: PublishedFile = {
      ...{ path, draft_version: null, picture_before: null, picture_after: null },
      text_before: publishedText(store.workspace(), path),
      text_after: row.text,
    }
    const refused = refuseChanges(store, author, textChangesOf([file]))
    if (refused) return refused
    const { asOf, held } = store.publishesWith([file])
    const label = labelOfPath(store.workspace(new Map([[path, row.text]])), path)
    const change: Change = {
      ...{ files: [file], actor: author, summary: `Brought back: ${label}`, asOf, held },
      ...{ addresses: [], hidden: [], waiting: [], shows: [path] },
      ...(of === base && { aside: { leaves: base, rows: [], takes: base, restored: [path] } }),
    }
    const result = await tryChange(context, change)
    return 'refusal' in result ? result.refusal : commitChange(context, change, number, result)
  })
