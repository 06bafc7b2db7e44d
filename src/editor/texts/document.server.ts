import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { readYamlText } from '#src/content/reading/yaml-file.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { matchItems } from './match-items.server.ts'

/** A text of more characters is written on several lines below its key. */
const foldedFrom = 100

/** Parses YAML or JSON. @throws if the text is neither */
export function readValue(text: string): ContentValue {
  const document = parseDocument(text, { prettyErrors: false })
  const [fault] = document.errors
  if (fault) throw fault
  // Copied, because the parser joins a quoted text letter by letter, and V8 compares such texts in a
  // time that grows with the square of their length.
  // The cast is safe, because YAML without custom tags yields only values that JSON can represent.
  return structuredClone(document.toJS()) as ContentValue
}

/** Parses a file; a text that cannot be parsed is returned unchanged. */
export function valueOrText(text: string): ContentValue {
  try {
    return readValue(text)
  } catch {
    return text
  }
}

/** Parses the text of a content file as `valueOrText` does, once while the text is the same. */
export function valueOfFile(file: string, text: string): ContentValue {
  try {
    const { data, problems } = readYamlText(file, text)
    // The cast is safe, because YAML without custom tags yields only values that JSON can represent.
    return problems.length > 0 ? text : (data as ContentValue)
  } catch {
    // An alias without an anchor is only found when the value is read.
    return text
  }
}

const isLongText = (node: unknown) =>
  isScalar(node) &&
  typeof node.value === 'string' &&
  node.value.length > foldedFrom &&
  node.value.includes(' ')

function print(document: Document | Document.Parsed): string {
  visit(document, {
    // YAML folds texts in block style only.
    Map: (_, map) => {
      if (map.items.some(({ value }) => isLongText(value))) map.flow = false
    },
    Scalar: (key, node) => {
      if (key !== 'key' && node.type !== Scalar.BLOCK_LITERAL && isLongText(node))
        node.type = Scalar.BLOCK_FOLDED
    },
  })
  return document.toString({ lineWidth: 140, singleQuote: true })
}

/** Updates a map. A new key is inserted after the key that precedes it in the value. */
function setMap(document: Document, map: YAMLMap, value: { [key: string]: ContentValue }) {
  const known = new Map(
    map.items.flatMap((pair) =>
      isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [],
    ),
  )
  const newPairsAfter = new Map<string | undefined, YAMLMap['items']>()
  let last: string | undefined
  for (const [key, item] of Object.entries(value)) {
    const pair = known.get(key)
    if (pair) {
      pair.value = changed(document, pair.value, item)
      last = key
    } else
      newPairsAfter.set(last, [...(newPairsAfter.get(last) ?? []), document.createPair(key, item)])
  }
  const kept = [...known].filter(([key]) => Object.hasOwn(value, key))
  map.items = [
    ...(newPairsAfter.get(undefined) ?? []),
    ...kept.flatMap(([key, pair]) => [pair, ...(newPairsAfter.get(key) ?? [])]),
  ]
}

function setList(document: Document, list: YAMLSeq, value: ContentValue[]) {
  const origins = matchItems(list.toJSON(), value)
  const before = list.items
  list.items = value.map((item, index) => {
    const at = origins[index]
    return at === undefined ? document.createNode(item) : changed(document, before[at], item)
  })
}

function changed(document: Document, node: unknown, value: ContentValue): unknown {
  if (isMap(node) && isRecord(value)) setMap(document, node, value)
  else if (isSeq(node) && Array.isArray(value)) setList(document, node, value)
  else if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    if (!isDeepStrictEqual(node.value, value)) node.value = value
  } else return document.createNode(value)
  return node
}

/**
 * Writes a value into a text, preserving comments, order and unchanged lines.
 * @param file name, whose ending says JSON or YAML
 */
export function writeValue(file: string, text: string | null, value: ContentValue): string {
  if (file.endsWith('.json')) return `${JSON.stringify(value, null, 2)}\n`
  const document = parseDocument(text ?? '', { prettyErrors: false })
  if (document.errors.length > 0 || !document.contents) return print(new Document(value))
  // The cast is safe, because the printer accepts new nodes besides parsed ones.
  document.contents = changed(document, document.contents, value) as ParsedNode
  return print(document)
}
