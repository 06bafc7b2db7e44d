import { translatedEntry } from '#src/content/collections/collections.ts'
import { nameOfLanguage } from '#src/content/languages/check-languages.ts'
import { languagesOf, preparedLanguagesOf } from '#src/content/languages/languages.ts'
import {
  type Base,
  baseFile,
  companyFile,
  deliveredAt,
  deliveredText,
} from '#src/content/reading/delivered.ts'
import { afterAllDays } from '#src/content/reading/published.ts'
import type { SettingFiles } from '#src/content/schemas/setting-schemas.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import type { EditorContext, Preview } from '../editor-context.server.ts'
import {
  type Change,
  commitChange,
  contentOf,
  type PublishedFile,
  type PublishOutcome,
  textChangesOf,
  tryChange,
  withRetry,
  workspaceWith,
} from '../publish/change.server.ts'
import { refuseChanges } from '../refuse-changes.server.ts'
import { type AsideRow, listAside } from '../rows/aside-rows.server.ts'
import type { PublishedEntry } from '../rows/entry-rows.server.ts'
import { findPublication, listPublicationFiles } from '../rows/publication-rows.server.ts'
import { valueOfFile, writeValue } from '../texts/document.server.ts'
import { labelOfPath } from '../texts/entries.server.ts'
import { choiceIn } from '../texts/own-functions.server.ts'
import { isPicture } from '../texts/pictures.server.ts'
import { placeOfPath, publishedText } from '../texts/workspace.server.ts'
import {
  companyIn,
  companyWithout,
  type EarlierChoice,
  earlierChoice,
  lastLeft,
  readCompany,
  unreadyIn,
} from './company-languages.server.ts'
import { deliveredIn, deliveredLanguage } from './delivered-in-language.server.ts'
import { neededIn } from './needed-to-open.server.ts'
import { setOpen } from './open-site.server.ts'
import { withOwnValues } from './own-values.server.ts'

/** Settings that are the owner's in both bases; the others belong to the pages of one. */
const isOwners: Readonly<Record<Exclude<keyof SettingFiles, 'phrases'>, boolean>> = {
  company: true,
  brand: true,
  booking: true,
  newsletter: true,
  'social-feed': true,
  whatsapp: true,
  replies: true,
  prices: true,
  people: true,
  references: true,
  certificates: true,
  awards: true,
  'written-for': true,
  redirects: true,
  navigation: false,
  search: false,
  film: false,
  instrument: false,
  facts: false,
  base: false,
}

const stays = (path: string): boolean => {
  const entry = translatedEntry(path)?.path ?? path
  const place = placeOfPath(entry)
  return (
    place?.collection === 'settings' &&
    Object.entries(isOwners).some(([id, is]) => is && id === place.id)
  )
}
/** Whether both bases have the same file at a name, so that what is published over it stays. */
const isShared = (path: string) => deliveredAt(path, 'plain') === path

type Plan = {
  files: PublishedFile[]
  /** Entries that are no part of the site with the new base. */
  aside: PublishedEntry[]
  /** Entries that come back, because they were published over the new base before. */
  back: AsideRow[]
  /**
   * Languages that visitors see now, and not with the new base: texts of it are open that have to be
   * complete. They are in preparation from then on.
   */
  unready: string[]
}

/**
 * `isOpen`: whether visitors see the site; a plain one not before its owner has opened it.
 * `language`: of the site from then on. The texts of the example are in the language in which they
 * are delivered.
 */
type Choice = {
  base: Base
  isOpen?: boolean | undefined
  language?: string | undefined
  /** The choice of a base that this one undoes or repeats. */
  earlier?: EarlierChoice | undefined
}

/** @param given up: paths of entries that do not fit the new base, and are set aside too */
async function planOf(
  context: EditorContext,
  { base, isOpen = base === 'example', language, earlier }: Choice,
  givenUp: ReadonlySet<string>,
): Promise<Plan> {
  const { database, store } = context
  const { rows, base: before, snapshot } = store.current()
  const { settings } = snapshot
  const space = store.workspace()
  const [languageNow] = languagesOf(settings.company)
  // What the site got in its language when it began is as delivered, until somebody changes it.
  const given = deliveredIn(store.root, before, languageNow)
  const isGiven = ({ path, text }: { path: string; text: string | null }) =>
    text !== null && given.get(path) === text
  const own = rows.filter(
    (row) =>
      row.path !== baseFile &&
      !isPicture(row.path) &&
      placeOfPath(row.path) &&
      !isShared(row.path) &&
      !isGiven(row),
  )
  const staying = own.filter(({ path }) => stays(path) && !givenUp.has(path))
  const aside = own.filter((row) => !staying.includes(row))
  const back = (await listAside(database.db, base)).filter(
    ({ path }) => !givenUp.has(path) && !staying.some((row) => row.path === path),
  )
  const delivered = (path: string, of: Base) => deliveredText(store.root, path, of)
  const fileOf = (path: string, after: string | null): PublishedFile => ({
    ...{ path, draft_version: null, picture_before: null, picture_after: null },
    text_before: publishedText(space, path),
    text_after: after,
  })
  const taken = staying.flatMap(({ path, text }): PublishedFile[] => {
    const [old, next] = [given.get(path) ?? delivered(path, before), delivered(path, base)]
    // A translation, and a file that one of the bases has not got, stays as it is.
    if (text === null || old === null || next === null || translatedEntry(path)) return []
    const merged = withOwnValues(
      ...([text, old, next].map((one) => valueOfFile(path, one)) as [never, never, never]),
    )
    return [fileOf(path, writeValue(path, next, merged))]
  })
  const restored = new Set(back.map(({ path }) => path))
  const asked = base === 'example' ? deliveredLanguage(store.root, base) : language
  const left = earlier ?? (await lastLeft(context, base))
  const isAsLeft =
    earlier !== undefined || !asked || (left && languagesOf(left.wanted)[0] === asked)
  const restoredLanguages = isAsLeft ? left : undefined
  const wanted = restoredLanguages ? languagesOf(restoredLanguages.wanted)[0] : asked
  const kept = new Set(
    [...rows.filter((row) => !isGiven(row) && !aside.includes(row)), ...back].map(
      ({ path }) => path,
    ),
  )
  const inWanted = [...deliveredIn(store.root, base, wanted ?? languageNow)].filter(
    ([path]) => !kept.has(path),
  )
  const isInWanted = new Set(inWanted.map(([path]) => path))
  const company =
    taken.find(({ path }) => path === companyFile) ??
    fileOf(companyFile, delivered(companyFile, base))
  const inLanguage = companyIn(wanted, company.text_after, restoredLanguages)
  const isChanged = inLanguage !== null && inLanguage !== company.text_after
  const files = [
    fileOf(baseFile, `${JSON.stringify({ base, isOpen })}\n`),
    ...taken.filter(({ path }) => !isChanged || path !== companyFile),
    ...(isChanged ? [{ ...company, text_after: inLanguage }] : []),
    ...[...aside, ...rows.filter(isGiven)].flatMap(({ path }) =>
      restored.has(path) || isInWanted.has(path) ? [] : [fileOf(path, delivered(path, base))],
    ),
    ...inWanted.map(([path, text]) => fileOf(path, text)),
    ...back.map(({ path, text }) => fileOf(path, text)),
  ]
  const after = await workspaceWith(context, files)
  const companyText = publishedText(after, companyFile)
  const lacking = unreadyIn(after)
  const endText =
    lacking.length > 0 && companyText !== null ? companyWithout(lacking, companyText) : companyText
  const shownNow = languagesOf(settings.company)
  const end = readCompany(endText)
  const unready = end
    ? preparedLanguagesOf(end.company).filter(
        (language) => shownNow.includes(language) || lacking.includes(language),
      )
    : []
  if (lacking.length === 0) return { aside, back, files, unready }
  const others = files.filter(({ path }) => path !== companyFile)
  return { aside, back, files: [...others, fileOf(companyFile, endText)], unready }
}

const summaries: Readonly<Record<Base, string>> = {
  example: 'Begin with the example',
  plain: 'Begin with a plain site',
}
/** Attempts, of which each gives up the entries that do not fit. */
const mostAttempts = 6

async function choose(
  context: EditorContext,
  author: Author,
  choice: Choice,
): Promise<PublishOutcome> {
  const { base } = choice
  const { store } = context
  const { base: leaves } = store.current()
  if (leaves === base) return { outcome: 'nothing' }
  const { number } = store.state()
  const texts = new Map(
    [...store.current().rows, ...(await listAside(context.database.db, base))].map((row) => [
      row.path,
      row.text,
    ]),
  )
  /** Why entries are given up, by path. */
  const givenUp = new Map<string, string>()
  let { isOpen } = choice
  for (let attempt = 1; ; attempt++) {
    const { files, aside, back, unready } = await planOf(
      context,
      { ...choice, isOpen },
      new Set(givenUp.keys()),
    )
    const refused = refuseChanges(store, author, textChangesOf(files))
    if (refused) return refused
    const { asOf, held } = store.publishesWith(files)
    const change: Change = {
      ...{ files, actor: author, summary: summaries[base], asOf, held },
      ...{ addresses: ['/', '/products', '/contact'], hidden: [], waiting: [] },
      shows: files.flatMap(({ path, text_after }) => (text_after === null ? [] : path)),
      aside: { leaves, rows: aside, takes: base, restored: back.map(({ path }) => path) },
      leftAside: [...givenUp].map(([path, message]) => ({
        label: labelOfPath(store.workspace(texts), path),
        message,
      })),
      unready,
    }
    const result = await tryChange(context, change)
    if (!('refusal' in result)) {
      const { snapshot, overlay } = result.content
      const after = { root: store.root, published: overlay, drafts: new Map() }
      if (base === 'example' || !isOpen || neededIn(snapshot.settings, after).length === 0)
        return commitChange(context, change, number, result)
      // What a site needs to be open was lost since it was.
      isOpen = false
      continue
    }
    const { refusal } = result
    const faulty =
      refusal.outcome === 'faults'
        ? refusal.problems.filter(
            ({ path }) =>
              path !== baseFile && !givenUp.has(path) && files.some((one) => one.path === path),
          )
        : []
    if (faulty.length === 0 || attempt === mostAttempts) return refusal
    for (const { path, place, message } of faulty)
      givenUp.set(path, [place, message].filter(Boolean).join(': '))
  }
}

/**
 * Publishes the site with another base. Company, brand, prices and other settings of the owner stay,
 * field by field; every other entry is set aside, until the owner chooses its base again.
 */
export const chooseBase = (
  context: EditorContext,
  author: Author,
  choice: Choice,
): Promise<PublishOutcome> => withRetry(context, () => choose(context, author, choice))

/** The site with another base as it would be, with what stays of the owner, for a look at it. */
export async function previewOfBase(
  context: EditorContext,
  author: Author,
  base: Base,
): Promise<Preview> {
  const { store, previews } = context
  const version = `${base} ${store.state().number}`
  const known = previews.get(`base ${base}`)
  if (known?.version === version) return known.preview
  const make = async (): Promise<Preview> => {
    const { files } = await planOf(context, { base }, new Set())
    // Shows what visitors do not see yet too, such as the sample product.
    const { snapshot } = await contentOf(context, {
      ...{ files, actor: author, asOf: afterAllDays, held: [] },
    })
    return {
      ...{ version, snapshot, snapshotIn: () => snapshot, leftOut: [], addresses: ['/'] },
      pageShowing: () => null,
    }
  }
  const preview = make()
  previews.set(`base ${base}`, { version, preview })
  preview.catch(() => previews.delete(`base ${base}`))
  return preview
}

/** What choosing a base would do, before it is chosen. */
export async function describeChoice(context: EditorContext, base: Base) {
  const { aside, back, unready } = await planOf(context, { base }, new Set())
  const space = context.store.workspace()
  const named = (rows: readonly { path: string }[]) =>
    rows.map(({ path }) => ({ path, label: labelOfPath(space, path) }))
  return { aside: named(aside), back: named(back), unready: unready.map(nameOfLanguage) }
}

/**
 * Brings back what a publication chose: its base, with what was published since, or whether the site
 * is open.
 * @returns null if the publication chose nothing, or what the site has
 */
export async function restoreBase(
  context: EditorContext,
  author: Author,
  {
    publication,
    as,
    file,
  }: { publication: number; as: 'after' | 'before'; file?: string | undefined },
): Promise<PublishOutcome | null> {
  const { database, store } = context
  const isAsked = file === undefined || file === baseFile
  if (!isAsked || !(await findPublication(database.db, publication))) return null
  const files = await listPublicationFiles(database.db, publication)
  const textOf = (one: (typeof files)[number]) =>
    as === 'before' ? one.text_before : one.text_after
  const choice = files.find(({ path }) => path === baseFile)
  if (!choice) return null
  const { base, isOpen } = choiceIn(store.root, textOf(choice))
  const now = store.current().snapshot.settings.base
  if (base === now.base)
    return isOpen !== now.isOpen && (files.length === 1 || file === baseFile)
      ? setOpen(context, author, isOpen)
      : null
  return chooseBase(context, author, {
    ...{ base, isOpen },
    earlier: await earlierChoice(context, publication, as),
  })
}
