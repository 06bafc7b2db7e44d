import { samplesOf } from '#src/content/evidence/samples.ts'
import { companyTime } from '#src/content/today.ts'
import { faultsOf, lastPublished } from '../draft/entry-drafts.server.ts'
import { groupEntries, toEntries } from '../draft/listed-entries.server.ts'
import { draftOverlay, readDrafts } from '../drafts.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import type { ContentChoices, ContentList, ContentListQuery } from '../texts/content-list.ts'
import { labelOfSource } from '../texts/entries.server.ts'
import { listChoices, listEntries } from '../texts/entry-texts.server.ts'
import { readShownSources } from '../texts/shown-sources.server.ts'
import { countOpen } from '../texts/translations.server.ts'
import { listAttention, listUnconfirmed } from './attention.server.ts'

export async function listContent(
  context: EditorContext,
  query: ContentListQuery,
): Promise<Omit<ContentList, 'isReadOnly' | 'why'>> {
  const { store } = context
  const { rows: drafts, conflicts } = await readDrafts(context)
  const workspace = store.workspace(draftOverlay(drafts))
  const problems = [...conflicts, ...faultsOf(context, drafts)]
  const published = await lastPublished(context)
  const { entries, creatable } = listEntries(workspace, companyTime())
  const removed = drafts.filter(({ kind }) => kind === 'removal').map(({ path }) => path)
  const before = removed.length > 0 ? listEntries(store.workspace(), companyTime()).entries : []
  const gone = before.filter(({ path }) => removed.includes(path))
  const all = toEntries([...entries, ...gone], { drafts, published, problems })
  return {
    groups: groupEntries(all, query),
    changed: drafts.length,
    creatable,
    attention: listAttention(context),
    samples: samplesOf(store.current().snapshot.settings).length,
    unconfirmed: listUnconfirmed(store.workspace(), companyTime()),
    languages: countOpen(
      workspace,
      readShownSources(workspace, companyTime()),
      store.current().snapshot.settings.company,
      labelOfSource,
    ),
  }
}

export async function readChoices(context: EditorContext): Promise<ContentChoices> {
  const { rows } = await readDrafts(context)
  return listChoices(context.store.workspace(draftOverlay(rows)), companyTime())
}
