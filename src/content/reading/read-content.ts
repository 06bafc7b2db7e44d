import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import type { LookUp, TokenValue } from '#src/contracts/tokens.ts'
import { priceOf } from '../prices/price.ts'
import { type Place, placeOf } from '../schemas/collections.ts'
import type { Company } from '../schemas/company-schema.ts'
import { namedSettings, type Settings } from '../schemas/setting-schemas.ts'
import { withSettings } from '../settings/settings.ts'
import { tokensOfSite } from '../text.ts'
import { companyTime } from '../today.ts'
import { approvalIn } from './availability-values.ts'
import { checkConfirmations } from './confirmations.ts'
import { deriveValues } from './derived-values.ts'
import { type Filled, fill } from './fill-copy.ts'
import { flattenIssues } from './flatten-issues.ts'
import { issueWords } from './issue-words.ts'
import { madeBefore, oncePer } from './once-per.ts'
import { afterAllDays } from './published.ts'
import { termsValues } from './terms-values.ts'
import { valueAt } from './value-at.ts'
import { type DataPath, type Overlay, type Problem, readYamlFile, type YamlFile } from './yaml-file.ts'

/** One file of copy that keeps its schema. */
export type Entry = {
  collection: Place['collection']
  /** Name of the file, without its ending. */
  id: string
  /** Checked against the schema of its place (collections.ts), its tokens filled. */
  data: Record<string, unknown>
  file: string
  lineOf: YamlFile['lineOf']
}

type Values = Readonly<Record<string, TokenValue | null>>
/** The number at a path of a file, or how many items the list there has. */
function numberAt(data: unknown, path: string): number | undefined {
  const value = valueAt(data, ...path.split('.'))
  return Array.isArray(value) ? value.length : typeof value === 'number' ? value : undefined
}

/**
 * What a token of a file stands for: a value of the whole site, `steps.items`, a number of the same file or the count of a list in
 * it, and in a product's file `price` and `approval`.
 */
const tokensOf =
  (data: unknown, { collection }: Place, values: Values, { company, date }: { company: Company; date: string }) =>
  (name: string) => {
    if (name.includes('.')) return numberAt(data, name)
    if (name === 'price' && collection === 'products') {
      const amount = valueAt(data, 'amount')
      return priceOf(typeof amount === 'string' ? amount : undefined, company).text
    }
    if (name === 'approval' && collection === 'products') return approvalIn(data, date)
    return Object.hasOwn(values, name) ? values[name] : undefined
  }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Products and articles are called in addresses and by each other as their files are. */
const withSlug = (value: unknown, { collection, id }: Place) =>
  isRecord(value) && (collection === 'products' || collection === 'articles') ? { ...value, slug: id } : value

/** Checks one file against its schema. Whoever shows a setting fills it, so nothing is filled there. */
function checkFile(source: YamlFile, place: Place, lookUp: LookUp): { data: unknown; problems: Problem[] } {
  const problem = (path: DataPath, message: string) => ({ file: source.file, path, line: source.lineOf(path), message })
  const { value, unknown }: Filled = place.collection === 'settings' ? { value: source.data, unknown: [] } : fill(source.data, lookUp)
  const result = place.schema.safeParse(withSlug(value, place), { error: issueWords })
  const problems = unknown.map(({ token, path }) => problem(path, `Unknown token ${token}; src/content/text.ts lists those there are`))
  if (isRecord(source.data) && 'slug' in source.data) problems.push(problem(['slug'], 'slug: the name of the file is the slug'))
  if (result.success) return { data: result.data, problems }
  const faults = flattenIssues(result.error.issues).map(({ path, message }) => problem(path, `${path.join('.') || 'The file'}: ${message}`))
  return { data: undefined, problems: [...problems, ...faults] }
}

/** A file that has a fault of its own, with what it says so far: what others may link to and name. */
const unchecked = ({ file, data, lineOf }: YamlFile, { collection, id }: Place): Entry => ({
  collection,
  id,
  data: isRecord(data) ? data : {},
  file,
  lineOf,
})

type Judged = { entry: Entry; isFaulty: boolean; problems: readonly Problem[] }

/** What was found in a file, under which settings, and what its tokens stood for. */
type Finding = { under: string; tokens: ReadonlyMap<string, ReturnType<LookUp>>; result: Judged }

function judge(source: YamlFile, place: Place, lookUp: LookUp): Pick<Finding, 'tokens' | 'result'> {
  const tokens = new Map<string, ReturnType<LookUp>>()
  const noted: LookUp = (name) => {
    const value = lookUp(name)
    tokens.set(name, value)
    return value
  }
  const { data, problems } = checkFile(source, place, noted)
  const { collection, id } = place
  const isFaulty = problems.length > 0 || !isRecord(data)
  const entry = isFaulty ? unchecked(source, place) : { collection, id, data, file: source.file, lineOf: source.lineOf }
  return { tokens, result: { entry, isFaulty, problems } }
}

const findingsOf = oncePer((_: YamlFile): Finding[] => [])

/**
 * Checks a file, unless that was done where its tokens stood for the same: then it gets the same entry.
 * @param under the settings that schemas read
 */
const judgeFile = (source: YamlFile, place: Place, lookUp: LookUp, under: string): Judged =>
  madeBefore(
    findingsOf(source),
    (one) => one.under === under && [...one.tokens].every(([name, value]) => lookUp(name) === value),
    () => ({ under, ...judge(source, place, lookUp) }),
  ).result

export type Content = {
  entries: Entry[]
  faulty: Entry[]
  problems: Problem[]
  /** Those whose files have no fault. */
  settings: Partial<Settings>
  /** Digests of confirmed documents as they read now, by file. */
  digests: ReadonlyMap<string, string>
  /** Files of documents whose text is not the one that was confirmed. */
  lapsed: readonly string[]
}

type Placed = { source: YamlFile; place: Place }

const noDocuments: Pick<Content, 'digests' | 'lapsed'> = { digests: new Map(), lapsed: [] }
const toFile = ({ source, place }: Placed) => ({ data: source.data, place })
/** Tokens that stand for themselves. */
const asWritten = (values: Values): Values => Object.fromEntries(Object.keys(values).map((name) => [name, `{${name}}`]))
const missingFile = (file: string): Problem => ({ file, path: [], line: 1, message: 'The file is missing' })

/** Takes no token: a setting is filled by whoever shows it. */
const noToken = () => undefined

/** The same settings give the same object: what was derived from it (src/content/settings/settings.ts) still holds. */
const madeSettings: { of: readonly unknown[]; settings: Partial<Settings> }[] = []

function settingsIn(entries: readonly Entry[]): Partial<Settings> {
  const of = entries.map(({ data }) => data)
  return madeBefore(
    madeSettings,
    (one) => one.of.length === of.length && of.every((data, index) => data === one.of[index]),
    // Each is what the schema of its name gives.
    () => ({ of, settings: Object.fromEntries(entries.map(({ id, data }) => [id, data])) as Partial<Settings> }),
  ).settings
}

/** Faults of a file of settings by itself: no other file decides them. @param file path below the repository's root */
export function problemsOfSetting(root: string, file: string, overlay: Overlay): Problem[] {
  const place = placeOf(file.replace(/^content\//, ''))
  if (!place || overlay.get(file) === null) return [missingFile(file)]
  const source = readYamlFile(root, file, overlay)
  return source.problems.length > 0 ? source.problems : checkFile(source, place, noToken).problems
}

/**
 * Reads and checks all copy. The build, the content check and the tests read through this.
 * @param root the repository's root
 * @param overlay what files are to hold instead of what is on disk
 * @param date what is not published then is not counted
 * @returns the files that keep their schemas, and every fault of the others (`faulty`, their data unchecked) by file and line; what
 *   holds between files is checked by check-content.ts
 */
export function readContent(root: string, overlay: Overlay, date: string): Content {
  const onDisk = globSync('content/**/*.{yaml,json}', { cwd: root })
  const written = [...overlay.keys()].filter((file) => /^content\/.*\.(yaml|json)$/.test(file))
  const sources = [...new Set([...onDisk, ...written])]
    .filter((file) => overlay.get(file) !== null)
    .sort()
    .map((file) => readYamlFile(root, file, overlay))
  const content: Content = { entries: [], faulty: [], problems: sources.flatMap((source) => source.problems), settings: {}, ...noDocuments }
  const placed = sources.flatMap((source): Placed[] => {
    const { file } = source
    const place = placeOf(file.replace(/^content\//, ''))
    if (place && source.problems.length === 0) return [{ source, place }]
    if (place) content.faulty.push(unchecked(source, place))
    else if (source.problems.length === 0)
      content.problems.push({
        file,
        path: [],
        line: 1,
        message: 'No schema for this file; src/content/schemas/collections.ts lists those there are',
      })
    return []
  })
  const judgeAll = (part: readonly Placed[], lookUpIn: (one: Placed) => LookUp, under: string) =>
    part.map((one) => judgeFile(one.source, one.place, lookUpIn(one), under))
  const add = (judged: readonly Judged[]) => {
    for (const { entry, isFaulty, problems } of judged) {
      content.problems.push(...problems)
      ;(isFaulty ? content.faulty : content.entries).push(entry)
    }
  }
  const isSetting = ({ place }: Placed) => place.collection === 'settings'
  add(judgeAll(placed.filter(isSetting), () => noToken, ''))
  content.settings = settingsIn(content.entries)
  const { company, facts, availability, prices, references } = content.settings
  // What texts name is derived from these.
  if (!company || !facts || !availability || !prices || !references)
    return { ...content, entries: [], faulty: [], problems: problemsOfSettings(content, sources) }
  return withSettings(content.settings, () => {
    const entries = placed.filter((one) => !isSetting(one))
    // A preview shows what waits for a day to come; what was confirmed is what is told today.
    const day = date === afterAllDays ? companyTime() : date
    /** @param from the files that counts, sums, prices and links to documents come from */
    const judgeBy = (from: readonly Placed[]) => {
      const tokensOn = (on: string, terms: Values) => {
        const derived = deriveValues(
          from.map(({ source }) => source),
          company,
          on,
        )
        const values: Values = { ...tokensOfSite(company), ...derived, ...terms }
        return ({ source, place }: Placed) => tokensOf(source.data, place, values, { company, date: on })
      }
      const told = tokensOn(day, asWritten(termsValues(from.map(toFile), date)))
      const terms = termsValues(checkConfirmations(from, told).placed.map(toFile), date)
      const { placed: readable, ...documents } = checkConfirmations(entries, told)
      return { documents, judged: judgeAll(readable, tokensOn(date, terms), JSON.stringify([company, facts, prices])) }
    }
    const first = judgeBy(entries)
    const faulty = new Set([...content.faulty, ...first.judged.flatMap((one) => (one.isFaulty ? one.entry : []))].map(({ file }) => file))
    // What a file with a fault says changes no text of another one.
    const { documents, judged } = faulty.size === 0 ? first : judgeBy(withoutFaulty(root, sources, faulty))
    add(judged)
    return { ...content, ...documents }
  })
}

/** The files that are no settings. For one with a fault its file of the program stands; where there is only a draft, nothing. */
const withoutFaulty = (root: string, sources: readonly YamlFile[], faulty: ReadonlySet<string>): Placed[] =>
  sources.flatMap((source): Placed[] => {
    const { file } = source
    const place = placeOf(file.replace(/^content\//, ''))
    if (!place || place.collection === 'settings') return []
    if (!faulty.has(file)) return [{ source, place }]
    return existsSync(path.join(root, file)) ? [{ source: readYamlFile(root, file), place }] : []
  })

/** Faults of the settings alone, those that are missing among them. */
function problemsOfSettings({ problems }: Content, sources: readonly YamlFile[]): Problem[] {
  const missing = namedSettings
    .map((name) => `content/${name}.json`)
    .filter((file) => !sources.some((source) => source.file === file))
    .map(missingFile)
  return [...missing, ...problems.filter(({ file }) => file.endsWith('.json'))]
}
