import { companyTime } from '#src/content/today.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { draftOverlay, draftRow } from '../drafts.server.ts'
import type { ContentStore } from '../published/content-store.server.ts'
import type { DraftRow } from '../rows/draft-rows.server.ts'
import { brokenLinksOf, redirectFile } from '../texts/broken-links.server.ts'
import { valueOrText } from '../texts/document.server.ts'
import { writeEntry } from '../texts/entry-texts.server.ts'
import { publishedText, textOf } from '../texts/workspace.server.ts'

/**
 * Adds redirects from former addresses of moved entries to the drafts of a publication. Others'
 * drafts of the redirects are merged with the published result.
 * @param addRedirects former addresses that get one
 */
export function withRedirects(
  store: Pick<ContentStore, 'workspace'>,
  author: Author,
  drafts: readonly DraftRow[],
  addRedirects: readonly string[],
): readonly DraftRow[] {
  if (addRedirects.length === 0) return drafts
  const space = store.workspace(draftOverlay(drafts))
  const added = brokenLinksOf(store.workspace(), space, companyTime()).flatMap(
    ({ address, movedTo }) =>
      movedTo !== null && addRedirects.includes(address) ? [{ from: address, href: movedTo }] : [],
  )
  const text = textOf(space, redirectFile)
  const value = text === null ? null : valueOrText(text)
  if (added.length === 0 || !isRecord(value) || !Array.isArray(value['redirects'])) return drafts
  const written = writeEntry(space, redirectFile, {
    ...value,
    redirects: [...value['redirects'], ...added],
  })
  if (!written) return drafts
  const before = drafts.find(({ path }) => path === redirectFile)
  const row = draftRow(author, {
    path: redirectFile,
    content: { kind: 'text', text: written.text },
    base: publishedText(space, redirectFile),
    now: Date.now(),
  })
  return [...drafts.filter((draft) => draft !== before), { ...row, version: before?.version ?? '' }]
}
