import { globSync } from 'node:fs'
import type { LookUp, TokenValue } from '#src/contracts/tokens.ts'
import { type Place, placeOf } from './collections.ts'
import { type Company, company } from './company-schema.ts'
import { deriveValues, valueAt } from './derived-values.ts'
import { type Filled, fill } from './fill-copy.ts'
import { flattenIssues } from './flatten-issues.ts'
import { issueWords } from './issue-words.ts'
import { priceOf } from './price.ts'
import { tokensOfSite } from './text.ts'
import { today } from './today.ts'
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
 * it, and in a product's file `price`.
 */
const tokensOf = (data: unknown, collection: Place['collection'], values: Values, company: Company) => (name: string) => {
  if (name.includes('.')) return numberAt(data, name)
  if (name === 'price' && collection === 'products') {
    const amount = valueAt(data, 'amount')
    return priceOf(typeof amount === 'string' ? amount : undefined, company).text
  }
  return Object.hasOwn(values, name) ? values[name] : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Products and articles are called in addresses and by each other as their files are. */
const withSlug = (value: unknown, { collection, id }: Place) =>
  isRecord(value) && (collection === 'products' || collection === 'articles') ? { ...value, slug: id } : value

/** Checks one file against its schema. Settings are taken as they are by what imports them, so nothing is filled there. */
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

/** The company, whose facts every text may name, or the faults of its file. */
function readCompany(sources: readonly YamlFile[]): Company | { problems: Problem[] } {
  const file = 'content/company.json'
  const source = sources.find((one) => one.file === file)
  if (!source) return { problems: [{ file, path: [], line: 1, message: 'The file is missing' }] }
  if (source.problems.length > 0) return { problems: source.problems }
  const { data, problems } = checkFile(source, { collection: 'settings', id: 'company', schema: company }, () => undefined)
  // Without a problem it is what its schema gives.
  return problems.length > 0 ? { problems } : (data as Company)
}

type Judged = { entry: Entry; isFaulty: boolean; problems: readonly Problem[] }

/** What was found last in each file, and under which values: one that says the same gets the same entry. */
const judged = new WeakMap<YamlFile, { under: string; result: Judged }>()

/** @param under everything that its tokens may stand for, the company included */
function judgeFile(source: YamlFile, place: Place, lookUp: LookUp, under: string): Judged {
  const known = judged.get(source)
  if (known?.under === under) return known.result
  const { data, problems } = checkFile(source, place, lookUp)
  const { collection, id } = place
  const isFaulty = problems.length > 0 || !isRecord(data)
  const entry = isFaulty ? unchecked(source, place) : { collection, id, data, file: source.file, lineOf: source.lineOf }
  const result = { entry, isFaulty, problems }
  judged.set(source, { under, result })
  return result
}

type Content = { entries: Entry[]; faulty: Entry[]; problems: Problem[] }

/**
 * Reads and checks all copy. The build, the content check and the tests read through this.
 * @param root the repository's root
 * @param overlay what files are to hold instead of what is on disk
 * @param date what is not published then is not counted
 * @returns the files that keep their schemas, and every fault of the others (`faulty`, their data unchecked) by file and line; what
 *   holds between files is checked by check-content.ts
 */
export function readContent(root = '.', overlay: Overlay = new Map(), date = today()): Content {
  const onDisk = globSync('content/**/*.{yaml,json}', { cwd: root })
  const written = [...overlay.keys()].filter((file) => /^content\/.*\.(yaml|json)$/.test(file))
  const sources = [...new Set([...onDisk, ...written])]
    .filter((file) => overlay.get(file) !== null)
    .sort()
    .map((file) => readYamlFile(root, file, overlay))
  const owner = readCompany(sources)
  // Every text may name the company: until its file is right nothing else can be judged.
  if ('problems' in owner) return { entries: [], faulty: [], problems: owner.problems }
  const values: Values = { ...tokensOfSite(owner), ...deriveValues(sources, owner, date) }
  const under = JSON.stringify([values, owner])
  const entries: Entry[] = []
  const faulty: Entry[] = []
  const problems: Problem[] = sources.flatMap((source) => source.problems)
  for (const source of sources) {
    const { file } = source
    const place = placeOf(file.replace(/^content\//, ''))
    if (source.problems.length > 0) {
      if (place) faulty.push(unchecked(source, place))
      continue
    }
    if (!place) {
      problems.push({ file, path: [], line: 1, message: 'No schema for this file; src/content/collections.ts lists those there are' })
      continue
    }
    const found = judgeFile(source, place, tokensOf(source.data, place.collection, values, owner), under)
    problems.push(...found.problems)
    ;(found.isFaulty ? faulty : entries).push(found.entry)
  }
  return { entries, faulty, problems }
}
