import type { ContentValue } from '#src/contracts/content/content.ts'
import { withValueAt } from '#src/contracts/content/value-at.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { valueOrText } from '#src/editing/document.ts'
import { writeEntry } from '#src/editing/entry-texts.ts'
import { publishedText, type Workspace } from '#src/editing/workspace.ts'
import type { DraftRow } from '../database/content/content-drafts.ts'
import { draftRow } from './drafts.ts'

/** A value to publish by itself. `at`: place in its entry, such as `address/city`. */
export type PublishedValue = { path: string; at: string; value: ContentValue | undefined }

/** Makes rows that set values in the public texts. They are published at once, and not stored. */
export function draftsOfValues(
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
