import { checkContent } from '#src/content/check/check-content.ts'
import { sentenceWith } from '#src/content/check/find-hidden-names.ts'
import { deliveredText } from '#src/content/reading/delivered.ts'
import { type Entry, problemOf } from '#src/content/reading/entry.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import { isHidden } from '#src/content/reading/published.ts'
import type { DataPath, Problem } from '#src/content/reading/yaml-file.ts'
import { publicSnapshot } from '#src/content/snapshot/snapshot.ts'
import { companyTime } from '#src/content/today.ts'
import type { ContentProblem } from '#src/contracts/content/content.ts'
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
import { filesOfGroups, groupsFile, untickedIn } from '../published/closed-entries.server.ts'
import { deleteContentEntry, raiseContentNumber, setEntryText } from '../rows/entry-rows.server.ts'
import { listPublishedTexts } from '../rows/publication-rows.server.ts'
import { valueOfFile, writeValue } from '../texts/document.server.ts'
import { labelOfPath } from '../texts/entries.server.ts'
import { publishedText, readSource } from '../texts/workspace.server.ts'

const update: Actor = { id: null, name: 'The update', network: 'this machine' }
/** Attempts, of which each gives up the entries that do not fit. */
const mostAttempts = 6

/** Makes the files that hide what groups hid; none for what is hidden or gone. */
function filesToHide(
  { store }: EditorContext,
  paths: readonly string[],
  givenUp: ReadonlySet<string> = new Set(),
): PublishedFile[] {
  const space = store.workspace()
  return paths.flatMap((path) => {
    const value = readSource(space, path)?.value
    if (givenUp.has(path) || !isRecord(value) || isHidden(value)) return []
    const before = publishedText(space, path)
    return {
      ...{ path, draft_version: null, picture_before: null, picture_after: null },
      text_before: before,
      text_after: writeValue(path, before, { ...value, hidden: true }),
    }
  })
}

async function hide(context: EditorContext, paths: readonly string[]): Promise<PublishOutcome> {
  const { store } = context
  const { number } = store.state()
  const givenUp = new Set<string>()
  for (let attempt = 1; ; attempt++) {
    const files = filesToHide(context, paths, givenUp)
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
 * Hides, at the first start of this release, what groups have hidden, as one publication. What
 * cannot be hidden stays closed to visitors, and the next start tries again.
 * @returns `closed`: paths of what could not be hidden; null if no groups were published
 */
export async function hideFormerGroups(
  context: EditorContext,
): Promise<{ hiding: PublishOutcome; closed: readonly string[] } | null> {
  const { database, store } = context
  const row = store.current().rows.find(({ path }) => path === groupsFile)
  if (!row) return null
  const paths = filesOfGroups(row.text)
  const hiding = await withRetry(context, () => hide(context, paths))
  const closed = filesToHide(context, paths).map(({ path }) => path)
  const left = untickedIn(row.text).map((group) => ({
    ...group,
    entries: group.entries.filter((entry) => closed.includes(`content/${entry}.yaml`)),
  }))
  const { number, as_of, held } = store.state()
  await database.write(async (tx) => {
    if (closed.length === 0) await deleteContentEntry(tx, groupsFile)
    else await setEntryText(tx, groupsFile, JSON.stringify({ groups: left }))
    await raiseContentNumber(tx, number, { as_of, held, changed_at: Date.now() })
  })
  await store.refresh()
  return { hiding, closed }
}

/** Tells staff what former groups hid and no publication could hide. */
export const listClosed = ({ store }: EditorContext): ContentProblem[] =>
  store.current().closed.map((path) => ({
    ...{ path, field: [], place: '', label: labelOfPath(store.workspace(), path) },
    message:
      'A group hid it until the last update, and it could not be hidden by itself. Visitors do not see it. Mend what is wrong in it and hide it.',
  }))

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
const unread: readonly PropertyKey[] = ['keywords', 'words', 'means', 'href', 'id', 'slug']
/** A value of one small word is a choice of a list, such as `hotel`, and no text. */
const isRead = (path: DataPath, value: unknown): value is string =>
  typeof value === 'string' &&
  /\s|^\p{Lu}/u.test(value) &&
  !unread.includes(path.at(-1) ?? '') &&
  !path.includes('onlyWith')

/**
 * Finds the delivered texts that visitors read again, because no program leaves out sentences any
 * more: those with a word of a group that the owner had unticked, or with the name of what it hid. A
 * text that was rewritten since is not among them.
 */
export async function findReturned({ database, store }: EditorContext): Promise<Problem[]> {
  const [text] = await listPublishedTexts(database.db, groupsFile)
  const space = store.workspace()
  const named = filesOfGroups(text).flatMap((path) => {
    const value = readSource(space, path)?.value
    if (!isRecord(value) || !isHidden(value)) return []
    return [value['name'], value['plural'], value['heading']].filter(
      (name) => typeof name === 'string' && name !== '' && !token.test(name),
    ) as string[]
  })
  const words = [...untickedIn(text).flatMap((group) => group.words), ...named]
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
