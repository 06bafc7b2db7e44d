import { setTimeout as wait } from 'node:timers/promises'
import { ContentFaults } from '#src/content/base-snapshot.ts'
import { openDraftCheck } from '#src/content/check/check-draft.ts'
import { memoize, memoizeByValue } from '#src/content/kit/memoize.ts'
import { otherLanguages } from '#src/content/languages/languages.ts'
import { dateOfCompany } from '#src/content/reading/date-of-company.ts'
import { dayAfter, endingsIn } from '#src/content/reading/endings.ts'
import { describeProblem, type Overlay } from '#src/content/reading/yaml-file.ts'
import { mostLanguages } from '#src/content/schemas/company-schema.ts'
import {
  type CheckedBase,
  publicSnapshot,
  type Snapshot,
  setCurrentSnapshot,
  withSnapshot,
} from '#src/content/snapshot/snapshot.ts'
import { companyTime } from '#src/content/today.ts'
import { consentOf } from '#src/content/words/shown-consent.ts'
import { recordConsent } from '#src/core/consent/consents.server.ts'
import type { Database } from '#src/core/database/connect.ts'
import {
  type ContentState,
  listContentEntries,
  markPulled,
  type PublishedEntry,
  readContentState,
  startContentState,
} from '../rows/entry-rows.server.ts'
import { listPublishedTexts } from '../rows/publication-rows.server.ts'
import { describeEntry } from '../texts/entries.server.ts'
import { readShownSources } from '../texts/shown-sources.server.ts'
import type { Workspace } from '../texts/workspace.server.ts'
import { inOtherLanguages, makeContent, type PublicContent } from './make-content.server.ts'

/**
 * Milliseconds between reads of the content number, by which this process notices the publications
 * of other processes.
 */
const lookEvery = 500

type Dependencies = {
  database: Database
  root: string
  base?: CheckedBase | null | undefined
  onError: (error: unknown) => void
  onChange?: () => Promise<void>
}

/** An entry with a date on which it appears or a part of it ends. */
export type Upcoming = {
  path: string
  at: string
  label: string
  address: string | null
  isEnd: boolean
}
type Shown = { content: PublicContent; state: ContentState; upcoming: Upcoming[]; held: Upcoming[] }

const upcomingIn = (workspace: Workspace, asOf: string): Upcoming[] =>
  readShownSources(workspace, asOf).flatMap((source, _, sources) => {
    const entry = describeEntry(source, sources, asOf)
    const { path, publishOn, isHidden, isUnconfirmed, label, address } = entry
    if (isHidden || isUnconfirmed) return []
    const ends = endingsIn(source.place.collection, source.place.id, source.value).map(
      ({ until }) => dayAfter(until),
    )
    return [
      ...(publishOn === null ? [] : [{ path, at: publishOn, label, address, isEnd: false }]),
      ...ends.filter((at) => at > asOf).map((at) => ({ path, at, label, address, isEnd: true })),
    ]
  })

/** The snapshots in other languages that stay while new ones are made. */
function listed({ snapshot, former }: PublicContent): Map<string, Snapshot> {
  const prefixes = [...otherLanguages(snapshot.settings.company).keys(), ...former.keys()]
  const found = prefixes.map(publicSnapshot)
  return new Map(found.filter(({ prefix }) => prefix !== '').map((one) => [one.prefix, one]))
}

/** Finds the texts of an entry that were published before its row. */
export const earlierTexts =
  (db: Database['db']) =>
  async ({ path, text }: PublishedEntry): Promise<string[]> =>
    (await listPublishedTexts(db, path)).filter((one) => one !== text)

/**
 * Stores the first content number of a new database. Of several processes that start together, the
 * first does it.
 */
export async function startContent(database: Database): Promise<void> {
  if (await readContentState(database.db)) return
  await database.write((tx) =>
    startContentState(tx, { number: 0, as_of: companyTime(), changed_at: Date.now() }),
  )
}

/**
 * Makes what is public the content of this process, for a command that runs without a site around
 * it. What the owner published counts, not the files alone.
 */
export async function takePublicContent({ db }: Database, root: string): Promise<void> {
  const state = await readContentState(db)
  const { snapshot } = await makeContent({
    root,
    rows: await listContentEntries(db),
    state: state ?? { number: 0, as_of: dateOfCompany(root), held: [] },
    earlier: earlierTexts(db),
  })
  setCurrentSnapshot(snapshot)
}

/**
 * Opens the public content that is stored in the database, once for all code of this process
 * (decision 0058).
 */
export async function openContentStore({
  database,
  root,
  base,
  onError,
  onChange = async () => {},
}: Dependencies) {
  const { db } = database
  const earlier = earlierTexts(db)

  /** @param tried content that is taken if it has the number to be shown */
  async function read(known?: number, tried?: PublicContent): Promise<Shown | null> {
    const state = await readContentState(db)
    if (!state) throw new Error('The database has lost the number of the content')
    if (state.number === known) return null
    const content =
      tried?.snapshot.number === state.number
        ? tried
        : await makeContent({
            ...{ root, state, base, earlier },
            rows: await listContentEntries(db),
          })
    const workspace = { root, published: content.overlay, drafts: new Map() }
    const isHeld = ({ path, isEnd }: Upcoming) => !isEnd && state.held.includes(path)
    // The date of a held-back entry has passed already, so entries with past dates are searched
    // too.
    const held = state.held.length > 0 ? upcomingIn(workspace, '').filter(isHeld) : []
    return { content, state, upcoming: upcomingIn(workspace, state.as_of), held }
  }

  await startContent(database)
  const first = await read()
  if (!first) throw new Error('The content could not be read')
  for (const row of first.content.inFile)
    if (row.pulled === 0) await database.write((tx) => markPulled(tx, row))
  let shown = first
  /** Shows content whose words of consent are stored, or reports why they are not. */
  async function show(next: Shown) {
    await recordConsent(database, consentOf(next.content.snapshot)).catch(onError)
    shown = next
    setCurrentSnapshot(next.content.snapshot, listed(next.content), next.content.former)
  }
  await show(first)

  /**
   * Makes the snapshots in the company's other languages, between other requests: at the first
   * request for one, and after each publication.
   */
  const makeLanguages = memoize(async ({ content }: Shown) => {
    const { snapshots, faults } = await inOtherLanguages(content)
    for (const one of snapshots) await recordConsent(database, consentOf(one)).catch(onError)
    if (faults.length > 0) onError(new ContentFaults(faults.map(describeProblem).join('\n')))
    if (shown.content === content)
      setCurrentSnapshot(
        content.snapshot,
        new Map(snapshots.map((one) => [one.prefix, one])),
        content.former,
      )
  })

  let loading: Promise<void> = Promise.resolve()
  /**
   * Reads publications one after the other, so that an earlier publication never replaces a later
   * one.
   * @param tried content that this process has just published
   */
  function refresh(tried?: PublicContent): Promise<void> {
    loading = loading
      .catch(() => {})
      .then(async () => {
        const next = await read(shown.state.number, tried)
        if (!next) return
        await show(next)
        // The request that called `refresh` still has the earlier snapshot, so the callback runs
        // with the new one.
        await withSnapshot(next.content.snapshot, onChange)
        const { snapshot, former } = next.content
        if (otherLanguages(snapshot.settings.company).size + former.size === 0) return
        await makeLanguages(next)
        await withSnapshot(next.content.snapshot, onChange)
      })
    return loading
  }

  /** The check of single drafts, which is opened once for each publication. */
  const draftCheckOf = memoize(({ content, state }: Shown) =>
    memoizeByValue(mostLanguages, (language: string | null) =>
      openDraftCheck(root, state.as_of, content.overlay, state.held, language ?? undefined),
    ),
  )

  const watching = new AbortController()
  async function watch(onLook: () => Promise<unknown>) {
    let hasFailed = false
    while (!watching.signal.aborted) {
      await wait(lookEvery, undefined, { signal: watching.signal, ref: false }).catch(() => {})
      if (watching.signal.aborted) return
      try {
        await refresh()
        await onLook()
        hasFailed = false
      } catch (error) {
        // While the database cannot be reached, the error is reported once, not at every check.
        if (!hasFailed) onError(error)
        hasFailed = true
      }
    }
  }

  return {
    current: (): PublicContent => shown.content,
    state: (): ContentState => shown.state,
    refresh,
    makeLanguages: () => makeLanguages(shown),
    /**
     * Follows publications of other processes until `stop`.
     * @param onLook called after each check
     */
    start: (onLook: () => Promise<unknown>) => void watch(onLook),
    stop: () => watching.abort(),
    due: (now = companyTime()): Upcoming[] => shown.upcoming.filter(({ at }) => at <= now),
    held: (): Upcoming[] => shown.held,
    /**
     * Returns the state after publishing drafts now. `asOf` stays if an entry is due, because only
     * the schedule publishes due entries.
     */
    publishesWith(
      drafts: readonly { path: string }[],
      now = companyTime(),
    ): { asOf: string; held: string[] } {
      const { as_of, held } = shown.state
      const isDue = shown.upcoming.some(({ at }) => at <= now)
      return {
        asOf: isDue ? as_of : now,
        held: held.filter((file) => !drafts.some((draft) => draft.path === file)),
      }
    },
    workspace: (drafts: Overlay = new Map()): Workspace => ({
      root,
      published: shown.content.overlay,
      drafts,
    }),
    /** @param language of a translation; null for the first */
    draftCheck: (language: string | null) => draftCheckOf(shown)(language),
    root,
  }
}

export type ContentStore = Awaited<ReturnType<typeof openContentStore>>
