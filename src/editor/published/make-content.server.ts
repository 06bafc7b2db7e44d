import { setImmediate } from 'node:timers/promises'
import { ContentFaults } from '#src/content/base-snapshot.ts'
import { memoize } from '#src/content/kit/memoize.ts'
import { formerLanguagesOf, otherLanguages } from '#src/content/languages/languages.ts'
import { languagesNamedIn } from '#src/content/languages/translate-files.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { type Base, companyFile } from '#src/content/reading/delivered.ts'
import { isHidden } from '#src/content/reading/published.ts'
import { describeProblem, type Problem } from '#src/content/reading/yaml-file.ts'
import type { Company } from '#src/content/schemas/company-schema.ts'
import type { CheckedBase, Snapshot } from '#src/content/snapshot/snapshot.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { ContentState, PublishedEntry } from '../rows/entry-rows.server.ts'
import { valueOfFile, valueOrText, writeValue } from '../texts/document.server.ts'
import { closedBy, withoutClosed } from './closed-entries.server.ts'
import { overlayOfRows, type PublishedOverlay, stateOfFile } from './overlay.server.ts'

/** A published entry that this program refuses. Its last version that fits is public instead. */
export type RefusedRow = { path: string; problems: Problem[] }

export type PublicContent = Pick<
  PublishedOverlay,
  'base' | 'overlay' | 'published' | 'changedFiles' | 'inFile'
> & {
  snapshot: Snapshot
  rows: readonly PublishedEntry[]
  refused: RefusedRow[]
  /** Files that visitors do not see, although they are not hidden (closed-entries.server.ts). */
  closed: readonly string[]
  /** Languages that visitors saw once and do not see now, by their prefix. */
  former: ReadonlyMap<string, string>
  /** What its snapshots in other languages are made of. */
  from: { root: string; held: readonly string[] }
}

type Options = {
  root: string
  rows: readonly PublishedEntry[]
  state: Pick<ContentState, 'number' | 'as_of' | 'held'>
  base?: CheckedBase | null | undefined
  /** Gives the texts of an entry that were published before its row, newest first. */
  earlier: (row: PublishedEntry) => Promise<readonly string[]>
}

/**
 * Finds the languages that visitors saw once in the texts of the company that were public, however
 * they were changed.
 */
async function readFormer(
  { root, rows, earlier }: Pick<Options, 'root' | 'rows' | 'earlier'>,
  company: Company,
  base: Base,
): Promise<ReadonlyMap<string, string>> {
  const row = rows.find(({ path }) => path === companyFile)
  if (!row) return new Map()
  const texts = [...(await earlier(row)), stateOfFile(root, companyFile, base)]
  return formerLanguagesOf(
    company,
    texts.flatMap((text) => languagesNamedIn(text) ?? []),
  )
}

/** Rounds in which entries that do not fit go back by a version. */
const mostRounds = 20

/** Whether a row removes or hides its entry, so that links to it may lead nowhere. */
const takesAway = ({ text, picture }: PublishedEntry) =>
  text === null ? picture === null : isHidden(valueOrText(text))

/**
 * Gives the file's text of a hidden entry, hidden as well; undefined if there is none. Visitors see
 * neither, so what an owner hid need not fit each release.
 */
function hiddenFile(
  root: string,
  { path: file, text }: PublishedEntry,
  base: Base,
): string | undefined {
  const published = text === null ? null : valueOrText(text)
  if (!isRecord(published) || !isHidden(published)) return undefined
  const inFile = stateOfFile(root, file, base)
  const value = inFile === null ? null : valueOfFile(file, inFile)
  if (!isRecord(value)) return undefined
  const { redirect } = published
  return writeValue(file, inFile, { ...value, hidden: true, ...(redirect && { redirect }) })
}

/** No published version of some entries fits this program. */
export class UnfitEntries extends ContentFaults {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(
      `Published entries do not fit this release, and none of their earlier versions does:\n${problems.map(describeProblem).join('\n')}\nStart the release before, and change them there; or take the file's text with npm run content -- reset FILE.`,
    )
    this.problems = problems
  }
}

/**
 * Makes the public content. Entries that do not fit show their last published version that fits,
 * never the file that came with the program, unless they are hidden.
 * @throws {ContentFaults} if the files have faults themselves
 * @throws {UnfitEntries}
 */
export async function makeContent({
  root,
  rows,
  state: { number, as_of: date, held },
  base,
  earlier,
}: Options): Promise<PublicContent> {
  const closed = closedBy(rows)
  function tryRows(some: readonly PublishedEntry[]) {
    const { pictures, problems, ...found } = overlayOfRows(root, some)
    if (problems.length > 0) return { faults: problems }
    const result = makeSnapshot({
      ...{ root, date, number, base, held, pictures },
      overlay: found.overlay,
    })
    return 'problems' in result
      ? { faults: result.problems }
      : { made: { ...found, snapshot: withoutClosed(result.snapshot, closed) } }
  }

  let shown = rows
  const refused = new Map<string, Problem[]>()
  const versions = new Map<string, string[]>()
  /** Replaces a row by its version before; undefined if there is none. */
  async function before(row: PublishedEntry): Promise<PublishedEntry | undefined> {
    const left = versions.get(row.path) ?? [
      ...[hiddenFile(root, row, overlayOfRows(root, rows).base)].filter((one) => one !== undefined),
      ...(await earlier(row)),
    ]
    versions.set(row.path, left)
    const text = left.shift()
    return text === undefined ? undefined : { ...row, text }
  }

  for (let round = 0; round < mostRounds; round++) {
    const tried = tryRows(shown)
    if (tried.made)
      return {
        ...tried.made,
        ...{ rows, closed },
        former: await readFormer(
          { root, rows, earlier },
          tried.made.snapshot.settings.company,
          tried.made.base,
        ),
        from: { root, held },
        refused: [...refused].map(([path, problems]) => ({ path, problems })),
      }
    const { faults } = tried
    const named = shown.filter(({ path }) => faults.some(({ file }) => file === path))
    const suspects = named.length > 0 ? named : shown.filter(takesAway)
    if (suspects.length === 0 && tryRows([]).faults)
      throw new ContentFaults(`The content has faults:\n${faults.map(describeProblem).join('\n')}`)
    let isChanged = false
    for (const row of suspects) {
      const own = faults.filter(({ file }) => file === row.path)
      const replacement = await before(row)
      if (!replacement) continue
      if (!refused.has(row.path)) refused.set(row.path, own.length > 0 ? own : faults)
      shown = shown.map((one) => (one === row ? replacement : one))
      isChanged = true
      // What takes entries away is tried one by one, because the faults do not say which one it is.
      if (named.length === 0) break
    }
    if (!isChanged) throw new UnfitEntries(faults)
  }
  throw new UnfitEntries([...refused.values()].flat())
}

/**
 * Makes the snapshots in the company's other languages and in former ones, with the faults of
 * translations that visitors do not see, between other requests; once for each content, because what
 * was tried becomes public as it is.
 */
export const inOtherLanguages = memoize(
  async ({ snapshot, overlay, from, closed, former }: PublicContent) => {
    const { number, date, pictures, settings } = snapshot
    const snapshots: Snapshot[] = []
    const faults: Problem[] = []
    const shown = otherLanguages(settings.company)
    for (const [prefix, language] of [...shown, ...former]) {
      await setImmediate()
      const made = makeSnapshot({ ...from, overlay, date, number, pictures, language })
      if ('snapshot' in made) snapshots.push(withoutClosed(made.snapshot, closed))
      if (shown.has(prefix)) faults.push(...('snapshot' in made ? made.faults : made.problems))
    }
    return { snapshots, faults }
  },
)
