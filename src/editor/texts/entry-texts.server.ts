import { isDeepStrictEqual } from 'node:util'
import { addressOfPage } from '#src/content/addresses/address-of.ts'
import { translatedEntry } from '#src/content/collections/collections.ts'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { openUnshownWords } from '#src/content/derived/words-of-devices.ts'
import { catalogueSchema, isCatalogue } from '#src/content/languages/catalogue.ts'
import { openReserved } from '#src/content/reading/link-targets.ts'
import { linkByFile, productNames } from '#src/content/reading/product-links.ts'
import { isHidden, isSampleProduct } from '#src/content/reading/published.ts'
import { cleanText } from '#src/contracts/clean-text.ts'
import type {
  ContentValue,
  Difference,
  EntryCreation,
  FieldPath,
  FileChange,
} from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { addedKinds } from '#src/contracts/content/kinds.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import type { ContentChoices } from './content-list.ts'
import { differences } from './differences.server.ts'
import { valueOfFile, valueOrText, writeValue } from './document.server.ts'
import {
  addressOfSource,
  type Described,
  describeEntry,
  filledName,
  labelOfPath,
  labelOfSource,
  linkTargets,
  linkTo,
  usedBy,
} from './entries.server.ts'
import { isReportedAtOnce } from './entry-rights.ts'
import { newEntry } from './new-entry.server.ts'
import { newQuestion, questionGroups } from './new-question.server.ts'
import { withOwnPhones } from './own-phones.server.ts'
import { labelOfPicture } from './picture-name.ts'
import { placeOfField } from './place-of-field.ts'
import { readShownSources } from './shown-sources.server.ts'
import {
  differencesOfTranslation,
  readTranslation,
  writeTranslation,
} from './translations.server.ts'
import {
  type ContentSource,
  entryFormOf,
  placeOfPath,
  publishedText,
  readSources,
  textOf,
  type Workspace,
} from './workspace.server.ts'

/** Cleans every text of a value. Spaces at the ends stay, because an editor may still be typing. */
function cleanTexts(value: ContentValue): ContentValue {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanTexts(one)]))
}

/** What an owner has changed is no sample any more. */
function withoutSample(value: ContentValue): ContentValue {
  if (!isSampleProduct(value) || !isRecord(value)) return value
  const { isSample: _, ...own } = value
  return own
}

export type Texts = { path: string; before: string | null; after: string | null }

const creatableIn = (sources: readonly ContentSource[]) => [
  ...addedKinds.map(({ kind, label }) => ({ kind, label, into: null })),
  { kind: 'question' as const, label: 'Question', into: questionGroups(sources) },
]

export function listEntries(workspace: Workspace, today: string) {
  const sources = readShownSources(workspace, today)
  const unshown = openUnshownWords(sources.map(({ path }) => path))
  return {
    entries: sources.flatMap((source) =>
      unshown(source.path) === null ? [] : describeEntry(source, sources, today),
    ),
    creatable: creatableIn(sources),
  }
}

/** Lists the visible entries that can be hidden. */
function listHideable(sources: readonly ContentSource[], today: string) {
  const seen = new Set(linkTargets(sources, today).map(({ link }) => link))
  // The site needs a first page, which may be an own page instead of Home (checkHome).
  const home = addressOfPage('home')
  const homes = sources.filter(
    (source) => addressOfSource(source) === home && !isHidden(source.value),
  )
  return sources.flatMap((source) => {
    // An entry that is a part of a page has no address of its own, such as an accessory.
    const isPart = addressOfSource(source) === null && !isHidden(source.value)
    const link = isPart ? source.path : linkTo(source)
    const canHide = formSchemaOf(source.place).properties?.['hidden'] !== undefined
    if (link === null || !canHide || !(isPart || seen.has(link))) return []
    if (addressOfSource(source) === home && homes.length === 1) return []
    const { path, label, group } = describeEntry(source, sources, today)
    return [{ path, label, link, group }]
  })
}

/** Lists what the forms of entries offer to choose from. */
export function listChoices(workspace: Workspace, today: string): ContentChoices {
  const sources = readShownSources(workspace, today)
  const listed = (collection: ContentSource['place']['collection']) =>
    sources
      .filter(({ place }) => place.collection === collection)
      .map((source) => ({ path: source.path, label: labelOfSource(source) }))
      .sort((one, other) => one.label.localeCompare(other.label))
  return {
    addresses: linkTargets(sources, today),
    hideable: listHideable(sources, today),
    products: listed('products'),
    accessories: listed('accessories'),
    creatable: creatableIn(sources),
  }
}

/** Reads a translation with what its entry says of it. */
function findTranslation(workspace: Workspace, path: string, today: string) {
  const translation = readTranslation(workspace, path)
  const entry = translation && findEntry(workspace, translation.entry, today)
  if (!translation || !entry) return null
  const label = labelOfPath(workspace, path)
  return {
    described: { ...entry.described, group: 'lists' as const, path, label, isRemovable: false },
    schema: formSchemaOf({ schema: catalogueSchema }),
    value: translation.value,
    usedBy: [],
  }
}

type Found = {
  described: Described
  schema: FormSchema
  value: ContentValue
  usedBy: { path: string; label: string }[]
}

/** Reads an entry with its form; null for an unknown file. */
export function findEntry(workspace: Workspace, path: string, today: string): Found | null {
  if (isCatalogue(path)) return findTranslation(workspace, path, today)
  const sources = readSources(workspace)
  const source = sources.find((one) => one.path === path)
  const shown = readShownSources(workspace, today).find((one) => one.path === path)
  if (!source || !shown) return null
  return {
    described: describeEntry(shown, sources, today),
    schema: formSchemaOf(source.place),
    value: source.value,
    usedBy: usedBy(sources, source),
  }
}

/** Writes a value into the text of a file; null if the path is not content. */
export function writeEntry(
  workspace: Workspace,
  path: string,
  typed: ContentValue,
): { text: string; published: string | null } | null {
  if (!placeOfPath(path)) return null
  if (isCatalogue(path)) {
    const published = publishedText(workspace, path)
    const text = writeTranslation(workspace, path, cleanTexts(typed), published)
    return text === null ? null : { text, published }
  }
  const sent = withOwnPhones(workspace, path, typed)
  const value = linkByFile(cleanTexts(sent), () =>
    productNames(readSources(workspace).map((source) => ({ ...source, data: source.value }))),
  )
  const published = publishedText(workspace, path)
  // A text with the same value in another notation does not count as changed, nor does a public
  // text that was never cleaned.
  if (
    published !== null &&
    [sent, value].some((one) => isDeepStrictEqual(valueOrText(published), one))
  )
    return { text: published, published }
  const text = writeValue(path, textOf(workspace, path) ?? published, withoutSample(value))
  return { text, published }
}

/** Reads the public text of an entry; null for a picture, and for an entry that is not public. */
export const publicText = (workspace: Workspace, path: string): string | null =>
  placeOfPath(path) ? publishedText(workspace, path) : null

export function composeEntry(workspace: Workspace, creation: EntryCreation, today: string) {
  const sources = readSources(workspace)
  const isReserved = openReserved(workspace.root, (address) =>
    sources.some(
      (source) =>
        source.place.collection === 'pages' &&
        !isHidden(source.value) &&
        addressOfSource(source) === address,
    ),
  )
  const made =
    creation.kind === 'question'
      ? newQuestion(creation, sources, today)
      : newEntry(creation, sources, today, isReserved)
  if ('refused' in made) return made
  const text = writeValue(made.path, textOf(workspace, made.path), made.value)
  return { ...made, text, published: publishedText(workspace, made.path) }
}

/** @param value of the entry, whose tables name their columns */
export const placeInForm = (path: string, field: FieldPath, value?: ContentValue): string =>
  filledName(placeOfField(entryFormOf(path), field, value))

function placedDifferences(path: string, before: string | null, after: string) {
  if (isCatalogue(path)) return differencesOfTranslation(path, before, after)
  const value = valueOfFile(path, after)
  return differences(before === null ? {} : valueOfFile(path, before), value).map((one) => ({
    ...one,
    place: placeInForm(path, one.field, value),
  }))
}

/**
 * Returns whether owners get a mail of a difference at once; of a translation as of what it
 * translates.
 */
export function isToldAtOnce(path: string, { field, translates }: Difference): boolean {
  // Visitors do not read a proposal.
  if (isCatalogue(path) && !translates) return false
  const entry = translatedEntry(path)?.path ?? path
  return isReportedAtOnce(entry, String((translates ?? field.map(String))[0] ?? ''))
}

/** Lists the changes of which owners get a mail at once; a removed product states nothing. */
export const changesReportedAtOnce = (workspace: Workspace, files: readonly Texts[]) =>
  files.flatMap(({ path, before, after }) =>
    after === null
      ? []
      : placedDifferences(path, before, after).flatMap((one) =>
          isToldAtOnce(path, one)
            ? [{ ...one, place: `${labelOfPath(workspace, path)}: ${one.place}` }]
            : [],
        ),
  )

export function changesOfFiles(workspace: Workspace, files: readonly Texts[]): FileChange[] {
  return files.map(({ path, before, after }) => ({
    path,
    label: labelOfPath(workspace, path),
    change: before === null ? 'added' : after === null ? 'removed' : 'changed',
    differences:
      after === null || (before === null && !isCatalogue(path))
        ? []
        : placedDifferences(path, before, after),
  }))
}

export const changeOfPicture = (path: string, change: FileChange['change']): FileChange => ({
  path,
  label: labelOfPicture(path) ?? path,
  change,
  differences: [],
})
