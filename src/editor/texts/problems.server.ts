import { checkContent } from '#src/content/check/check-content.ts'
import type { DraftCheck } from '#src/content/check/check-draft.ts'
import { noPicture } from '#src/content/check/check-entries.ts'
import { checkInLanguage } from '#src/content/check/check-in-language.ts'
import { isReadFirst, translatedEntry } from '#src/content/collections/collections.ts'
import { problemsOfSetting } from '#src/content/derived/read-content.ts'
import { catalogueOf, isCatalogue } from '#src/content/languages/catalogue.ts'
import {
  missingOfComplete,
  missingWords,
  nameOfLanguage,
} from '#src/content/languages/check-languages.ts'
import { languagesOf, otherLanguages } from '#src/content/languages/languages.ts'
import { firstLanguageIn } from '#src/content/languages/translate-files.ts'
import { amountsIn, whyTooFine } from '#src/content/prices/amounts.ts'
import { companyFile } from '#src/content/reading/delivered.ts'
import { getAt } from '#src/content/reading/get-at.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import { type DataPath, type Problem, readYamlFile } from '#src/content/reading/yaml-file.ts'
import type { Company } from '#src/content/schemas/company-schema.ts'
import { settingSchemas } from '#src/content/schemas/setting-schemas.ts'
import type { ContentProblem, FieldPath } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { filledName, labelOfPath } from './entries.server.ts'
import { pictureFolder } from './pictures.server.ts'
import { placeOfField } from './place-of-field.ts'
import { problemsOfTranslation, translatedIn } from './translations.server.ts'
import {
  entryFormOf,
  overlayOf,
  placeOfPath,
  readSource,
  textOf,
  type Workspace,
} from './workspace.server.ts'

const pictures = 'src/assets/pictures/'

/**
 * Removes what the check says for terminals: the field's name, because the editor shows messages
 * beside their fields, and the names of files, which owners know by their labels.
 */
function messageOf({ path, message }: Problem, labelOf: (file: string) => string): string {
  const name = path.join('.') || 'The file'
  const own = (message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message)
    .replace(/; docs\/.*|, such as src\/pages\/[^:]*/s, '')
    .replace(/([\w/-]+(?:\.[\w/-]+)*)(?::\d+)?/g, (found, file: string) =>
      file.startsWith(pictures) && file.endsWith('.webp')
        ? `“${file.slice(pictures.length, -'.webp'.length)}”`
        : file.startsWith('content/') && /\.(?:yaml|json)$/.test(file)
          ? `“${labelOf(file)}”`
          : found,
    )
  return own.charAt(0).toUpperCase() + own.slice(1)
}

const fieldPath = (path: DataPath) => path.filter((key) => typeof key !== 'symbol')

export function problemsFound(
  workspace: Workspace,
  problems: readonly Problem[],
): ContentProblem[] {
  const labels = new Map<string, string>()
  const labelOf = (file: string) => {
    const label = labels.get(file) ?? labelOfPath(workspace, file)
    labels.set(file, label)
    return label
  }
  const toProblem = (problem: Problem): ContentProblem => {
    const { file, path } = problem
    const field = fieldPath(path)
    return {
      path: file,
      field,
      place: filledName(placeOfField(entryFormOf(file), field, readSource(workspace, file)?.value)),
      message: messageOf(problem, labelOf),
      label: labelOf(file),
    }
  }
  return problems.map(toProblem)
}

export const asWarning = (problem: ContentProblem) => ({ ...problem, isWarning: true as const })

const kindMissing = 'Say what it is: a photograph, a rendering or a drawing'

/**
 * Finds uploaded pictures without a kind in drafts. Public content is not searched, because its
 * pictures stay valid without a kind.
 * @param isUploaded whether a file of a picture is public or a draft
 */
function picturesOfNoKind(
  workspace: Workspace,
  isUploaded = (file: string) => overlayOf(workspace).has(file),
): Problem[] {
  return [...workspace.drafts.keys()].flatMap((path) => {
    const source = placeOfPath(path) && readSource(workspace, path)
    return valuesIn(source?.value).flatMap(({ path: at, value }): Problem[] => {
      const isSent =
        isRecord(value) && 'alt' in value && isUploaded(`${pictureFolder}${value['name']}.webp`)
      return isSent && value['kind'] === undefined
        ? [{ file: path, path: [...at, 'kind'], line: 1, message: kindMissing }]
        : []
    })
  })
}

/**
 * Finds amounts in drafts that have more decimals than the currency. What is public already is
 * rounded where it is read.
 */
function tooFineAmounts(workspace: Workspace): Problem[] {
  const before = { ...workspace, drafts: new Map() }
  const { data: currency } = settingSchemas.company.shape.currency.safeParse(
    getAt(readSource(workspace, companyFile)?.value, 'currency'),
  )
  if (currency === undefined) return []
  return [...workspace.drafts.keys()].flatMap((path) => {
    const place = placeOfPath(path)
    if (!place) return []
    const amountsOf = (some: Workspace) => amountsIn(place, readSource(some, path)?.value)
    const placeOf = ({ path: at }: { path: DataPath }) => at.join('/')
    const known = new Map(amountsOf(before).map((one) => [placeOf(one), one.amount]))
    return amountsOf(workspace).flatMap((one): Problem[] => {
      const message = whyTooFine(currency, one.amount)
      return message === null || known.get(placeOf(one)) === one.amount
        ? []
        : [{ file: path, path: one.path, line: 1, message }]
    })
  })
}

/** The workspace with only some of its drafts. */
export const withDrafts = (
  workspace: Workspace,
  isChosen: (path: string) => boolean,
): Workspace => ({
  ...workspace,
  drafts: new Map([...workspace.drafts].filter(([path]) => isChosen(path))),
})

const failure = (file: string, error: unknown): Problem => ({
  ...{ file, path: [], line: 1 },
  message: `The content cannot be read with this draft: ${error instanceof Error ? error.message : String(error)}`,
})

const isFirst = (path: string) => {
  const place = placeOfPath(path)
  return place !== undefined && isReadFirst(place)
}

/**
 * Runs work without the drafts that would make it impossible: settings with faults, because every
 * entry is checked with them, and a draft with which the work fails even alone.
 * @returns also their faults, and the workspace without them
 */
export function withReadableDrafts<Result>(
  workspace: Workspace,
  run: (readable: Workspace) => Result,
): { faults: Problem[]; readable: Workspace; result: Result } {
  const overlay = overlayOf(workspace)
  const ofSettings = [...workspace.drafts.keys()].flatMap((path) =>
    isFirst(path) ? problemsOfSetting(workspace.root, path, overlay) : [],
  )
  const without = (some: readonly Problem[]) =>
    withDrafts(workspace, (path) => !some.some(({ file }) => file === path))
  const readable = without(ofSettings)
  try {
    return { faults: ofSettings, readable, result: run(readable) }
  } catch {
    const failures = [...readable.drafts.keys()].flatMap((path): Problem[] => {
      try {
        run(withDrafts(readable, (other) => other === path))
        return []
      } catch (error) {
        return [failure(path, error)]
      }
    })
    const faults = [...ofSettings, ...failures]
    const rest = without(faults)
    return { faults, readable: rest, result: run(rest) }
  }
}

const sameProblem = ({ file, path, message }: Problem) => JSON.stringify([file, path, message])

const listedLanguages = (workspace: Workspace): string[] => {
  const { data } = settingSchemas.company.shape.languages.safeParse(
    getAt(readSource(workspace, companyFile)?.value, 'languages'),
  )
  return data ?? []
}

/** Lists what keeps a language from visitors: for each entry, how many of its texts are open. */
export function missingToShow(workspace: Workspace, language: string): Problem[] {
  const given = { root: workspace.root, overlay: overlayOf(workspace) }
  const place = placeOfPath(companyFile)
  const company = place && { source: readYamlFile(given.root, companyFile, given.overlay), place }
  const first = firstLanguageIn(company ? [company] : [])
  const missing = missingOfComplete(language, first, given)
  const byEntry = Map.groupBy(missing, ({ file }) => translatedEntry(file)?.path ?? file)
  return [...byEntry].map(([entry, { length }]) => ({
    ...{ file: catalogueOf(entry, language), path: [], line: 1 },
    message: `${nameOfLanguage(language)} is shown to visitors once ${length === 1 ? 'one text is' : `${length} texts are`} translated here: people consent to it, or confirm with it`,
  }))
}

/** Lists what keeps the languages that drafts show from visitors. */
function unreadyLanguages(workspace: Workspace): Problem[] {
  if (!workspace.drafts.has(companyFile)) return []
  const before = listedLanguages({ ...workspace, drafts: new Map() })
  return listedLanguages(workspace).flatMap((language) =>
    before.includes(language) ? [] : missingToShow(workspace, language),
  )
}

/** Lists the words of the site that languages lack with the drafts alone. */
function lostWords(workspace: Workspace, company: Company): Problem[] {
  const { root, published, drafts } = workspace
  const isWord = (path: string) => placeOfPath(path)?.collection === 'words'
  if (![...drafts.keys()].some(isWord)) return []
  return languagesOf(company).flatMap((language) => {
    const known = new Set(missingWords(language, { root, overlay: published }).map(sameProblem))
    return missingWords(language, { root, overlay: overlayOf(workspace) })
      .filter((problem) => !known.has(sameProblem(problem)))
      .map((problem) => ({
        ...problem,
        message: `${problem.message}: until then visitors read it untranslated`,
      }))
  })
}

/** Lists the translations that are not shown, because their entries have a fault with them. */
function faultsInLanguages(
  workspace: Workspace,
  company: Company,
  today: string,
  held: readonly string[],
): Problem[] {
  const languages = [...otherLanguages(company).values()]
  return languages.flatMap(
    (language) =>
      checkInLanguage(workspace.root, today, overlayOf(workspace), { held, language }).faults,
  )
}

/**
 * Lists all faults and warnings with the drafts applied.
 * @param held files of entries that are held back although due
 */
export function problemsOfDrafts(
  workspace: Workspace,
  today: string,
  held: readonly string[] = [],
): ContentProblem[] {
  const {
    faults,
    readable,
    result: checked,
  } = withReadableDrafts(workspace, (some) =>
    checkContent(some.root, today, overlayOf(some), { held }),
  )
  const company = checked.checkedWith?.settings.company
  const missing = company ? lostWords(readable, company) : []
  const ofLanguages = company ? faultsInLanguages(readable, company, today, held) : []
  // What the public site has already prevents no publication.
  const before = { ...workspace, drafts: new Map() }
  const known = new Set(
    company && ofLanguages.length > 0
      ? faultsInLanguages(before, company, today, held).map(sameProblem)
      : [],
  )
  const isKnown = (one: Problem) => known.has(sameProblem(one))
  // A site that is closed names them when it is opened.
  const isOpen = checked.checkedWith?.settings.base.isOpen !== false
  const unready = isOpen ? unreadyLanguages(readable) : []
  const warnings = problemsFound(workspace, [
    ...missing,
    ...ofLanguages.filter(isKnown),
    ...checked.warnings,
  ]).map(asWarning)
  return [
    ...problemsFound(workspace, [
      ...[...faults, ...checked.problems],
      ...ofLanguages.filter((one) => !isKnown(one)),
      ...[...unready, ...picturesOfNoKind(readable), ...tooFineAmounts(readable)],
    ]),
    ...warnings,
  ]
}
type OneDraft = {
  /** In the language of a translation. */
  check: DraftCheck
  /** With this draft alone. */
  workspace: Workspace
  path: string
  today: string
  /** Lists the files that have drafts; called only if the draft has a fault. */
  readDrafted: () => Promise<readonly string[]>
}

/**
 * Checks one draft by itself, with what is public.
 * @returns its faults, and warnings, among them what it names that is only in other drafts; and what
 * visitors do not read of it
 */
export async function problemsOfDraft({
  check,
  workspace,
  path,
  today,
  readDrafted,
}: OneDraft): Promise<{ problems: ContentProblem[]; unread: FieldPath[] }> {
  const place = placeOfPath(path)
  const overlay = overlayOf(workspace)
  const unread: FieldPath[] = []
  if (!place || !check || textOf(workspace, path) === null) return { problems: [], unread }
  const source = readYamlFile(workspace.root, path, overlay)
  if (source.problems.length > 0)
    return { problems: problemsFound(workspace, source.problems), unread }
  if (isCatalogue(path)) {
    const notShown = problemsFound(workspace, problemsOfTranslation(workspace, path))
    const translated = translatedIn(workspace, path)
    const found = translated ? check(translated, today).problems : []
    const faults = problemsFound(
      workspace,
      found.filter(({ file }) => file === path),
    )
    return { problems: [...faults, ...notShown.map(asWarning)], unread }
  }
  const file = { source, place }
  const alone = check(file, today)
  const drafted = alone.problems.length > 0 ? new Set(await readDrafted()) : new Set<string>()
  const { problems, warnings } = drafted.size > 0 ? check(file, today, drafted) : alone
  const left = new Set(problems.map(sameProblem))
  // A new picture is published with the text that shows it.
  const isOfPicture = ({ message }: Problem) => message.startsWith(noPicture)
  const inDrafts = alone.problems.flatMap((problem) =>
    left.has(sameProblem(problem)) || isOfPicture(problem)
      ? []
      : [{ ...problem, message: `${problem.message}. It is in another draft: publish both` }],
  )
  const isUploaded = (name: string) => drafted.has(name) || overlay.has(name)
  return {
    problems: [
      ...problemsFound(workspace, [
        ...[...problems, ...picturesOfNoKind(workspace, isUploaded)],
        ...tooFineAmounts(workspace),
      ]),
      ...problemsFound(workspace, [...inDrafts, ...warnings]).map(asWarning),
    ],
    unread: alone.unread.map(fieldPath),
  }
}
