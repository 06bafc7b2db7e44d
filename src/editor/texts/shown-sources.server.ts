import { hiddenWithGateway } from '#src/content/derived/hidden-with-gateway.ts'
import { readContent } from '#src/content/derived/read-content.ts'
import { memoize } from '#src/content/kit/memoize.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { isConfirmed } from '#src/contracts/content/owners-entries.ts'
import { valueOrText, writeValue } from './document.server.ts'
import { withReadableDrafts } from './problems.server.ts'
import { type ContentSource, overlayOf, readSources, type Workspace } from './workspace.server.ts'

const contentOf = (workspace: Workspace, date: string) =>
  withReadableDrafts(workspace, (readable) =>
    readContent({ root: readable.root, overlay: overlayOf(readable), date, held: [] }),
  ).result.content

function reopened(source: ContentSource): ContentSource {
  const { value } = source
  if (!isRecord(value) || !isRecord(value['binding'])) return source
  const { confirmed: _, ...binding } = value['binding']
  return { ...source, value: { ...value, binding } }
}

const hidden = memoize(
  (source: ContentSource): ContentSource =>
    isRecord(source.value) ? { ...source, value: { ...source.value, hidden: true } } : source,
)

/**
 * Reads every file of a workspace, with its drafts. A document that has changed since its
 * confirmation counts as unconfirmed, as it does for visitors, and what goes with a hidden
 * gateway as hidden.
 */
export function readShownSources(workspace: Workspace, today: string): ContentSource[] {
  const read = readSources(workspace)
  const gone = hiddenWithGateway(
    read.map(({ path: file, place, value }) => ({ place, source: { file, data: value } })),
  )
  const sources = read.map((source) => (gone.has(source.path) ? hidden(source) : source))
  if (!sources.some(({ value }) => isConfirmed(value))) return sources
  const lapsed = new Set(contentOf(workspace, today)?.lapsed)
  return sources.map((source) => (lapsed.has(source.path) ? reopened(source) : source))
}

/**
 * Stores a confirmed text's digest in its confirmation, to be called when an owner publishes.
 * @returns an unconfirmed text unchanged
 */
export function signConfirmation(
  workspace: Workspace,
  path: string,
  text: string,
  today: string,
): string {
  const value = valueOrText(text)
  if (!isRecord(value)) return text
  const { binding } = value
  if (!isRecord(binding) || !isRecord(binding['confirmed'])) return text
  const digest = contentOf(workspace, today)?.digests.get(path)
  if (digest === undefined || binding['confirmed']['digest'] === digest) return text
  return writeValue(path, text, {
    ...value,
    binding: { ...binding, confirmed: { ...binding['confirmed'], digest } },
  })
}
