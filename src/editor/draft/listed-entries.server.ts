import type { ContentEntry, ContentProblem, EntryState } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { entryGroupNames, entryGroups } from '#src/contracts/content/kinds.ts'
import { isConfirmed } from '#src/contracts/content/owners-entries.ts'
import { moment } from '../drafts.server.ts'
import type { DraftRow } from '../rows/draft-rows.server.ts'
import { isListed } from '../texts/content-filter.ts'
import type { ContentList, ContentListQuery } from '../texts/content-list.ts'
import { valueOfFile } from '../texts/document.server.ts'
import type { Described } from '../texts/entries.server.ts'

function stateOf(
  { isHidden, isUnconfirmed, isSample, publishOn }: Described,
  draft: DraftRow | undefined,
): EntryState {
  if (draft?.kind === 'removal') return 'removed'
  if (draft) return draft.base === null ? 'new' : 'draft'
  if (isHidden) return 'hidden'
  if (isUnconfirmed) return 'unconfirmed'
  if (isSample) return 'sample'
  return publishOn === null ? 'published' : 'scheduled'
}

export type LastChange = { editor: string; at: number }
type Facts = {
  draft: DraftRow | undefined
  published: LastChange | undefined
  problems: readonly ContentProblem[]
}

export function toEntry(described: Described, { draft, published, problems }: Facts): ContentEntry {
  const isUnconfirmed =
    described.isUnconfirmed && !(draft?.text && isConfirmed(valueOfFile(draft.path, draft.text)))
  const last = draft ? { editor: draft.editor, at: draft.saved_at } : published
  return {
    ...described,
    isUnconfirmed,
    state: stateOf(described, draft),
    hasDraft: draft !== undefined,
    editor: last?.editor ?? null,
    at: last ? moment(last.at) : null,
    faults: problems.filter(({ path, isWarning }) => path === described.path && !isWarning).length,
  }
}

const byLabel = (one: ContentEntry, other: ContentEntry) =>
  Number(other.address === '/') - Number(one.address === '/') ||
  one.label.localeCompare(other.label)

type AllFacts = {
  drafts: readonly DraftRow[]
  published: ReadonlyMap<string, LastChange>
  problems: readonly ContentProblem[]
}

export function toEntries(
  described: readonly Described[],
  { drafts, published, problems }: AllFacts,
): ContentEntry[] {
  const draftAt = new Map(drafts.map((draft) => [draft.path, draft]))
  const problemsAt = Map.groupBy(problems, ({ path }) => path)
  return described.map((one) =>
    toEntry(one, {
      draft: draftAt.get(one.path),
      published: published.get(one.path),
      problems: problemsAt.get(one.path) ?? [],
    }),
  )
}

/**
 * Puts the entries that a query asks for under the headings of the overview, without headings that
 * have none.
 */
export const groupEntries = (
  entries: readonly ContentEntry[],
  query: ContentListQuery,
): ContentList['groups'] =>
  entryGroupNames.flatMap((group) => {
    const own = entries
      .filter((entry) => entry.group === group && isListed(entry, query))
      .sort(byLabel)
    const given = group === query.whole ? own : own.slice(0, contentLimits.listed)
    return own.length > 0
      ? [{ group, label: entryGroups[group].label, count: own.length, entries: given }]
      : []
  })
