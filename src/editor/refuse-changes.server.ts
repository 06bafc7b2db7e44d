import { translatedEntry } from '#src/content/collections/collections.ts'
import { isCatalogue } from '#src/content/languages/catalogue.ts'
import { proofNeeded } from '#src/contracts/account/proof.ts'
import type { ContentProblem, ContentValue } from '#src/contracts/content/content.ts'
import { isOfEditors } from '#src/contracts/content/owners-entries.ts'
import { formatList } from '#src/contracts/formats.ts'
import { problem } from '#src/core/http/problem.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import type { ContentStore } from './published/content-store.server.ts'
import { valueOfFile } from './texts/document.server.ts'
import { labelOfPath } from './texts/entries.server.ts'
import {
  type OwnersReason,
  ownersAlone,
  type RightsRefusal,
  refusalFor,
} from './texts/entry-rights.ts'
import { placeInForm, type Texts } from './texts/entry-texts.server.ts'
import { foreignLinks } from './texts/foreign-links.server.ts'
import { readSource, type Workspace } from './texts/workspace.server.ts'

export type ChangesRefused = {
  outcome: 'protected'
  refusal: RightsRefusal
  changes: ContentProblem[]
}

/** Returns whether editors publish an entry, or the translation of an entry. */
export function isEditors(
  workspace: Workspace,
  path: string,
  ...values: readonly ContentValue[]
): boolean {
  const entry = translatedEntry(path)?.path
  return entry === undefined
    ? isOfEditors(path, ...values)
    : isOfEditors(entry, readSource(workspace, entry)?.value ?? null)
}

type Store = Pick<ContentStore, 'workspace' | 'current'>

/** Lists the changes that only an owner may publish. */
export function ownersChanges(store: Store, files: readonly Texts[]): ContentProblem[] {
  const { company } = store.current().snapshot.settings
  return files.flatMap(({ path, before, after }) => {
    if (before === after) return []
    const label = labelOfPath(store.workspace(new Map([[path, after ?? before]])), path)
    const found = (why: OwnersReason, field: ContentProblem['field'] = []) => ({
      ...{ path, field, label },
      place: placeInForm(path, field),
      message: ownersAlone[why],
    })
    const [was, is] = [before, after].map((text) =>
      text === null ? null : valueOfFile(path, text),
    )
    const workspace = store.workspace()
    if (!isEditors(workspace, path, was ?? null, is ?? null)) return [found('entry')]
    // The links of a translation are those of its entry.
    if (isCatalogue(path)) return []
    if (is == null) return [found('deletion')]
    const links = foreignLinks(was ?? undefined, is, company)
    // A field with several such links is named once.
    const fields = new Map(links.map(({ field }) => [field.join('/'), field]))
    return [...fields.values()].map((field) => found('link', field))
  })
}

/** @param replaced pictures of which another one gets the name */
export function refuseChanges(
  store: Store,
  author: Author,
  files: readonly Texts[],
  replaced: readonly { path: string }[] = [],
): ChangesRefused | null {
  const pictures = replaced.map(({ path }) => ({
    ...{ path, field: [], place: '', label: labelOfPath(store.workspace(), path) },
    message: ownersAlone.picture,
  }))
  const changes = [...ownersChanges(store, files), ...pictures]
  const refusal = changes.length > 0 ? refusalFor(author, Date.now()) : null
  return refusal && { outcome: 'protected', refusal, changes }
}

export function answerRefusedChanges({ refusal, changes }: ChangesRefused): Response {
  if (refusal === 'proof')
    return problem(
      403,
      'Only an owner publishes this. Confirm that it is you first, then try again.',
      {},
      { type: proofNeeded },
    )
  const places = changes.map(({ label, place }) => [label, place].filter(Boolean).join(': '))
  return problem(
    403,
    `Only an owner publishes this: ${formatList(new Set(places))}.`,
    {},
    { problems: changes },
  )
}
