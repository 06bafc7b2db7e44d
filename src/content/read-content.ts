import { globSync } from 'node:fs'
import { type CollectionName, type Place, placeOf } from './collections.ts'
import { deriveValues, valueAt } from './derived-values.ts'
import { figures } from './figures.ts'
import { flattenIssues } from './flatten-issues.ts'
import { priceOf } from './price.ts'
import { companyValues, fillTokens, type TokenValues } from './text.ts'
import { type DataPath, type Overlay, type Problem, readYamlFile, type YamlFile } from './yaml-file.ts'

/** One file of copy that keeps its schema. */
export type Entry = {
  collection: CollectionName
  /** Name of the file, without its ending. */
  id: string
  /** Checked against the schema of its place (collections.ts), its tokens filled. */
  data: Record<string, unknown>
  file: string
  lineOf: YamlFile['lineOf']
}

type Filled = { value: unknown; unknown: { token: string; path: DataPath }[] }

/** The number at a path of a file, or how many items the list there has. */
function numberAt(data: unknown, path: string): number | undefined {
  const value = valueAt(data, ...path.split('.'))
  return Array.isArray(value) ? value.length : typeof value === 'number' ? value : undefined
}

/**
 * What a token of a file stands for: a value of the whole site, `steps.items`, a number of the same file or the count of a list in
 * it, and in a product's file `price`.
 */
const tokensOf = (data: unknown, collection: CollectionName, values: TokenValues) => (name: string) => {
  if (name.includes('.')) return numberAt(data, name)
  if (name === 'price' && collection === 'products') {
    const amount = valueAt(data, 'amount')
    return priceOf(typeof amount === 'string' ? amount : undefined).text
  }
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/** Fills the tokens of every text in a piece of copy. */
function fill(value: unknown, lookUp: ReturnType<typeof tokensOf>, path: DataPath = []): Filled {
  if (typeof value === 'string') {
    const { text, unknown } = fillTokens(value, lookUp)
    return { value: text, unknown: unknown.map((token) => ({ token, path })) }
  }
  if (typeof value !== 'object' || value === null) return { value, unknown: [] }
  const filled = Object.entries(value).map(([key, item]) => ({
    key,
    ...fill(item, lookUp, [...path, Array.isArray(value) ? Number(key) : key]),
  }))
  return {
    value: Array.isArray(value) ? filled.map((item) => item.value) : Object.fromEntries(filled.map((item) => [item.key, item.value])),
    unknown: filled.flatMap((item) => item.unknown),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Products and articles are called in addresses and by each other as their files are. */
const withSlug = (value: unknown, { collection, id }: Place) =>
  isRecord(value) && (collection === 'products' || collection === 'articles') ? { ...value, slug: id } : value

/** Checks one file against its schema. */
function checkFile(source: YamlFile, place: Place, values: TokenValues): { data: unknown; problems: Problem[] } {
  const problem = (path: DataPath, message: string) => ({ file: source.file, path, line: source.lineOf(path), message })
  const { value, unknown } = fill(source.data, tokensOf(source.data, place.collection, values))
  const result = place.schema.safeParse(withSlug(value, place))
  const problems = unknown.map(({ token, path }) => problem(path, `Unknown token ${token}; src/content/text.ts lists those there are`))
  if (isRecord(source.data) && 'slug' in source.data) problems.push(problem(['slug'], 'slug: the name of the file is the slug'))
  if (result.success) return { data: result.data, problems }
  const faults = flattenIssues(result.error.issues).map(({ path, message }) => problem(path, `${path.join('.') || 'The file'}: ${message}`))
  return { data: undefined, problems: [...problems, ...faults] }
}

/**
 * Reads and checks all copy. The build, the content check and the tests read through this.
 * @param root the repository's root
 * @param overlay what files are to hold instead of what is on disk
 * @returns the files that keep their schemas, and every fault of the others by file and line; what holds between files is
 *   checked by check-content.ts
 */
export function readContent(root = '.', overlay: Overlay = new Map()): { entries: Entry[]; problems: Problem[] } {
  const onDisk = globSync('content/**/*.yaml', { cwd: root })
  const written = [...overlay.keys()].filter((file) => /^content\/.*\.yaml$/.test(file))
  const sources = [...new Set([...onDisk, ...written])]
    .filter((file) => overlay.get(file) !== null)
    .sort()
    .map((file) => readYamlFile(root, file, overlay))
  const values = { ...companyValues, ...figures, ...deriveValues(sources) }
  const entries: Entry[] = []
  const problems: Problem[] = sources.flatMap((source) => source.problems)
  for (const source of sources.filter((one) => one.problems.length === 0)) {
    const { file, lineOf } = source
    const place = placeOf(file.replace(/^content\//, ''))
    if (!place) {
      problems.push({ file, path: [], line: 1, message: 'No schema for this file; src/content/collections.ts lists those there are' })
      continue
    }
    const checked = checkFile(source, place, values)
    problems.push(...checked.problems)
    if (checked.problems.length === 0 && isRecord(checked.data))
      entries.push({ collection: place.collection, id: place.id, data: checked.data, file, lineOf })
  }
  return { entries, problems }
}
