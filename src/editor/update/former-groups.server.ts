import { z } from 'astro/zod'
import { checkContent } from '#src/content/check/check-content.ts'
import { sentenceWith } from '#src/content/check/find-hidden-names.ts'
import { neededPages } from '#src/content/collections/page-schemas.ts'
import { deliveredText } from '#src/content/reading/delivered.ts'
import { type Entry, problemOf } from '#src/content/reading/entry.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import { isHidden } from '#src/content/reading/published.ts'
import type { DataPath, Problem } from '#src/content/reading/yaml-file.ts'
import { publicSnapshot } from '#src/content/snapshot/snapshot.ts'
import { companyTime } from '#src/content/today.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { marks } from '#src/contracts/content/marks.ts'
import type { Actor } from '#src/staff/audit/audit.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import {
  type Change,
  commitChange,
  type PublishedFile,
  type PublishOutcome,
  tryChange,
  withRetry,
} from '../publish/change.server.ts'
import { deleteContentEntry } from '../rows/entry-rows.server.ts'
import { listPublishedTexts } from '../rows/publication-rows.server.ts'
import { valueOfFile, valueOrText, writeValue } from '../texts/document.server.ts'
import { publishedText, readSource } from '../texts/workspace.server.ts'

/**
 * Until November 2026 an owner unticked groups of products and pages that the company does not have.
 * A group hid its entries, and left out sentences with its words.
 */
const groupsFile = 'content/groups.json'
const groupsSchema = z.object({
  groups: z.array(
    z.object({
      applies: z.boolean(),
      entries: z.array(z.string()).default([]),
      words: z.array(z.string()).default([]),
    }),
  ),
})

/** The groups that an owner has unticked. */
const untickedIn = (text: string | null | undefined) =>
  (
    groupsSchema.safeParse(typeof text === 'string' ? valueOrText(text) : null).data?.groups ?? []
  ).filter(({ applies }) => !applies)

const update: Actor = { id: null, name: 'The update', network: 'this machine' }
/** Attempts, of which each gives up the entries that do not fit. */
const mostAttempts = 6

/** Makes the files that hide what groups hid; none for what is hidden or gone. */
function filesToHide(
  { store }: EditorContext,
  entries: readonly string[],
  givenUp: ReadonlySet<string>,
): PublishedFile[] {
  const space = store.workspace()
  const needed = neededPages.map((name) => `content/pages/${name}.yaml`)
  return [...new Set(entries.map((entry) => `content/${entry}.yaml`))].flatMap((path) => {
    const value = readSource(space, path)?.value
    if (needed.includes(path) || givenUp.has(path) || !isRecord(value) || isHidden(value)) return []
    const before = publishedText(space, path)
    return {
      ...{ path, draft_version: null, picture_before: null, picture_after: null },
      text_before: before,
      text_after: writeValue(path, before, { ...value, hidden: true }),
    }
  })
}

async function hide(context: EditorContext, entries: readonly string[]): Promise<PublishOutcome> {
  const { store } = context
  const { number } = store.state()
  const givenUp = new Set<string>()
  for (let attempt = 1; ; attempt++) {
    const files = filesToHide(context, entries, givenUp)
    if (files.length === 0) return { outcome: 'nothing' }
    const { asOf, held } = store.publishesWith(files)
    const change: Change = {
      ...{ files, actor: update, summary: 'Hidden, as the groups hid it', asOf, held },
      ...{ addresses: ['/', '/products', '/contact'], hidden: [], waiting: [] },
      shows: files.map(({ path }) => path),
    }
    const result = await tryChange(context, change)
    if (!('refusal' in result)) return commitChange(context, change, number, result)
    const { refusal } = result
    const faulty =
      refusal.outcome === 'faults'
        ? refusal.problems.filter(({ path }) => files.some((one) => one.path === path))
        : []
    if (faulty.length === 0 || attempt === mostAttempts) return refusal
    for (const { path } of faulty) givenUp.add(path)
  }
}

/**
 * Hides, at the first start of this release, what groups have hidden, as one publication.
 * @returns null if no groups were published, or hiding was refused, so that the next start tries
 * again
 */
export async function hideFormerGroups(context: EditorContext): Promise<PublishOutcome | null> {
  const { database, store } = context
  const row = store.current().rows.find(({ path }) => path === groupsFile)
  if (!row) return null
  const entries = untickedIn(row.text).flatMap((group) => group.entries)
  const outcome = await withRetry(context, () => hide(context, entries))
  if (outcome.outcome === 'published' || outcome.outcome === 'nothing')
    await database.write((tx) => deleteContentEntry(tx, groupsFile))
  return outcome
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const linkMarks = new RegExp(marks.link, 'g')
const withoutLinks = (text: string) => text.replace(linkMarks, (_, label: string) => label)
const token = /\{[^{}]*\}/

/** Whether a text that visitors read was made of a text with tokens. */
function isMadeOf(said: string, written: string): boolean {
  const [first = '', ...parts] = withoutLinks(written).split(token)
  const last = parts.pop()
  const text = withoutLinks(said)
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let at = first.length
  for (const part of parts) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= text.length - last.length
}

/** Fields that visitors do not read as a text. */
const unread: readonly PropertyKey[] = ['keywords', 'words', 'means', 'href', 'id', 'name']
const isRead = (path: DataPath, value: unknown): value is string =>
  typeof value === 'string' &&
  /\s/.test(value) &&
  !unread.includes(path.at(-1) ?? '') &&
  !path.includes('onlyWith')

/**
 * Finds the delivered texts that visitors read again, because no program leaves out sentences any
 * more: those with a word of a group that the owner had unticked. A text that was rewritten since is
 * not among them.
 */
export async function findReturned({ database, store }: EditorContext): Promise<Problem[]> {
  const [text] = await listPublishedTexts(database.db, groupsFile)
  const words = untickedIn(text).flatMap((group) => group.words)
  if (words.length === 0) return []
  const spelled = words.map((word) => escaped(word).replaceAll(' ', '[\\s-]')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${spelled})(?![\\p{L}\\d])`, 'iu')
  const { base, overlay, published } = store.current()
  const { entries } = checkContent(store.root, companyTime(), overlay)
  const navigation: Entry = {
    ...{ collection: 'settings', id: 'navigation', file: 'content/navigation.json' },
    data: publicSnapshot().settings.navigation,
    lineOf: () => 1,
  }
  return [...entries, navigation].flatMap((entry) => {
    if (isHidden(entry.data)) return []
    const { file } = entry
    const delivered = published.has(file) ? deliveredText(store.root, file, base) : null
    const texts = delivered === null ? [] : valuesIn(valueOfFile(file, delivered))
    const isOwn = (said: string) =>
      published.has(file) &&
      !texts.some(({ value }) => typeof value === 'string' && isMadeOf(said, value))
    return valuesIn(entry.data).flatMap(({ path, value }) => {
      if (!isRead(path, value) || !pattern.test(value) || isOwn(value)) return []
      const sentence = sentenceWith(value, pattern)
      return [problemOf(entry, path, `speaks of what is hidden: “${sentence}”`)]
    })
  })
}
