import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CORE_SCHEMA, load, Type } from 'js-yaml'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { reuse } from '../kit/memoize.ts'
import { isCatalogue } from '../languages/catalogue.ts'
import { readPo } from '../languages/po-file.ts'

/** Path to a value in a file: keys and indexes from the root. */
export type DataPath = readonly PropertyKey[]

/**
 * A fault of the copy: file below the repository's root, path of the field, its line from 1, and
 * the message.
 */
export type Problem = { file: string; path: DataPath; line: number; message: string }

/** Replacements of files on disk: text, bytes of a picture, or null for a deleted file. */
export type Overlay = ReadonlyMap<string, string | Uint8Array | null>

/**
 * Writes `content/pages/about.yaml:12: At most 80 characters`, which editors and terminals open at
 * that line.
 */
export const describeProblem = ({ file, line, message }: Problem) => `${file}:${line}: ${message}`

/** A text of a catalogue that a file shows instead of its own. */
export type Translation = {
  /** The text of the file. */
  original: string
  shown: string
  /** Where the text is in the catalogue. */
  catalogue: string
  path: DataPath
  lineOf: () => number
}

export type YamlFile = {
  file: string
  /** The parsed file, unchecked; null if it is no YAML. */
  data: unknown
  /** The translation at a path of `data`; undefined for a text of the file itself. */
  translationAt?: (path: DataPath) => Translation | undefined
  /** Whether the text at a path of `data` is in another language, because it has no translation. */
  isOpenAt?: (path: DataPath) => boolean
  problems: Problem[]
  /**
   * Line of the value at a path, from 1; if the value is missing, line of the nearest value around
   * it.
   */
  lineOf: (path: DataPath) => number
  /** The place in the file of a value of `data`, if entries of lists were left out of this. */
  placeOf?: (path: DataPath) => DataPath
}

/** A file of whose data parts were left out. @param placeOf place in the file that was given */
export const movedIn = (
  source: YamlFile,
  data: unknown,
  placeOf: (path: DataPath) => DataPath,
): YamlFile => ({
  ...source,
  data,
  lineOf: (path) => source.lineOf(placeOf(path)),
  translationAt: (path) => source.translationAt?.(placeOf(path)),
  ...(source.isOpenAt && { isOpenAt: (path) => source.isOpenAt?.(placeOf(path)) === true }),
  placeOf: (path) => source.placeOf?.(placeOf(path)) ?? placeOf(path),
})

/** Cache of parsed files by name, because the editor reads all files often and few change. */
const parsed = new Map<string, { text: string; result: YamlFile }[]>()

/**
 * Reads a YAML or JSON file with the lines of its values.
 * @param root the repository's root
 * @param file path below it
 */
export function readYamlFile(root: string, file: string, overlay?: Overlay): YamlFile {
  const written = overlay?.get(file)
  return readYamlText(
    file,
    typeof written === 'string' ? written : readFileSync(path.join(root, file), 'utf8'),
  )
}

/** Reads the text of a YAML or JSON file, or of a catalogue. */
export function readYamlText(file: string, text: string): YamlFile {
  const made = parsed.get(file) ?? []
  parsed.set(file, made)
  return reuse(
    made,
    (one) => one.text === text,
    () => ({ text, result: isCatalogue(file) ? readCatalogue(file, text) : readData(file, text) }),
  ).result
}

/**
 * Reuses the parsed data of a file, which is parsed again only if a line number is requested.
 * @param text text of the file
 */
export function takeYamlFile(file: string, text: string, data: unknown): YamlFile {
  const result = withLines(file, text, data)
  parsed.set(file, [{ text, result }])
  return result
}

function withLines(file: string, text: string, data: unknown): YamlFile {
  let read: YamlFile | undefined
  const lineOf = (path: DataPath) => {
    read ??= parseYaml(file, text)
    return read.lineOf(path)
  }
  return { file, data, problems: [], lineOf }
}

/** Reads what can be read of a catalogue, with its faults. A path is the field and source of a text. */
function readCatalogue(file: string, text: string): YamlFile {
  const { units, faults, lineOf } = readPo(text)
  const problems = faults.map(({ line, message }) => ({ file, path: [], line, message }))
  return {
    ...{ file, data: { units }, problems },
    lineOf: ([field = '', source = '']) => lineOf(String(field), String(source)),
  }
}

/** Numbers of YAML 1.2's core schema, as `yaml` reads them. */
const coreNumber = /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+)$/
const schema = CORE_SCHEMA.extend({
  implicit: [
    new Type('tag:yaml.org,2002:int', {
      kind: 'scalar',
      resolve: (text: unknown) => typeof text === 'string' && coreNumber.test(text),
      construct: Number,
    }),
  ],
})
/** Aliases are left to `yaml`, which limits how much a text grows by them. */
const mayHaveAlias = /(?:^|[\s[{,])\*[^\s*]/m

/**
 * Reads the data with js-yaml, which takes a tenth of the time and keeps no tree of the text.
 * `yaml` reads what js-yaml refuses, and the lines when they are requested.
 */
function readData(file: string, text: string): YamlFile {
  if (mayHaveAlias.test(text)) return parseYaml(file, text)
  let data: unknown
  try {
    data = load(text, { schema }) ?? null
  } catch {
    return parseYaml(file, text)
  }
  return withLines(file, text, data)
}

function parseYaml(file: string, text: string): YamlFile {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line
  const lineOf = (wanted: DataPath) => {
    let node: unknown = document.contents
    let offset = document.contents?.range[0] ?? 0
    for (const step of wanted) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
        if (!isScalar(pair?.key)) break
        offset = pair.key.range?.[0] ?? offset
        node = pair.value
      } else if (isSeq(node)) {
        node = node.items[Number(step)]
        if (!isMap(node) && !isSeq(node) && !isScalar(node)) break
        offset = node.range?.[0] ?? offset
      } else break
    }
    return lineAt(offset)
  }
  // Only the first error is reported, because later ones may follow from it.
  const problems = document.errors.slice(0, 1).map(({ pos: [from], message }) => ({
    file,
    path: [],
    line: lineAt(from),
    message: `YAML: ${message}`,
  }))
  return { file, data: problems.length > 0 ? null : document.toJS(), problems, lineOf }
}
