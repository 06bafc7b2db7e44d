import { Document, isCollection, isMap, isScalar, isSeq, parseDocument, Scalar, visit, type YAMLMap, type YAMLSeq } from 'yaml'
import type { ContentValue } from '#src/contracts/content.ts'
import { isRecord, isSame, matchItems } from './same-value.ts'

/** Columns of a line of copy; longer texts are folded. */
const lineWidth = 120
/** Columns that a text leaves free on its line for its key, its dash and its indentation; a longer one is folded. */
const foldedFrom = 20

/** What a file says; the value of its YAML or JSON. @throws where it is neither */
export function readValue(text: string): ContentValue {
  const document = parseDocument(text, { prettyErrors: false })
  const [fault] = document.errors
  if (fault) throw fault
  // YAML without tags of its own gives nothing but what JSON can hold.
  return document.toJS() as ContentValue
}

/** Writes a value as YAML whose lines are indented, the first one excepted. */
function write(value: ContentValue, indent: number, isFlow = false): string {
  const document = new Document(value)
  if (isFlow && isCollection(document.contents)) document.contents.flow = true
  const width = Math.max(60, lineWidth - indent)
  if (!isFlow)
    visit(document, {
      Scalar: (_, node) => {
        if (typeof node.value === 'string' && node.value.length > width - foldedFrom) node.type = Scalar.BLOCK_FOLDED
      },
    })
  const text = document.toString({
    lineWidth: isFlow ? 0 : width,
    singleQuote: true,
    // `{ width: 3 }`, but `[mains, battery]`.
    flowCollectionPadding: !Array.isArray(value),
  })
  return text.trimEnd().replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`)
}

/** A stretch of a block list or map: the lines above it that belong to it, and itself with what stands behind it on its line. */
type Stretch = { lead: string; start: number; end: number; tail: string }
type Part = { start: number; end: number }

/** Cuts a block collection into the stretches of its parts, so that each can be kept letter by letter. */
function cut(text: string, parts: readonly Part[]): Stretch[] {
  let from = parts[0]?.start ?? 0
  return parts.map(({ start, end }) => {
    // A folded text ends behind its newline.
    const valueEnd = text[end - 1] === '\n' ? end - 1 : end
    const lineEnd = text.indexOf('\n', valueEnd)
    const close = lineEnd < 0 ? text.length : lineEnd
    const stretch = { lead: text.slice(from, start), start, end: valueEnd, tail: text.slice(valueEnd, close) }
    from = Math.min(close + 1, text.length)
    return stretch
  })
}

const columnOf = (text: string, offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1)

/** Where a node stands in its text. A document that was read gives every node its range. */
function placeOf(node: unknown): Part | undefined {
  const range = isScalar(node) || isCollection(node) ? node.range : null
  return range ? { start: range[0], end: range[1] } : undefined
}

/** Joins stretches, the first without the lines above it: it stands where the collection begins. */
const join = (parts: readonly { lead: string; body: string }[], indent: number) =>
  parts.map(({ lead, body }, index) => (index === 0 ? body : `\n${lead || ' '.repeat(indent)}${body}`)).join('')

function editMap(text: string, map: YAMLMap, value: { [key: string]: ContentValue }): string | undefined {
  const parts: (Part & { key: string; node: unknown; valueStart: number })[] = []
  for (const { key, value: node } of map.items) {
    const keyPlace = placeOf(key)
    const place = placeOf(node)
    if (!isScalar(key) || !keyPlace || !place) return undefined
    parts.push({ key: String(key.value), node, start: keyPlace.start, end: place.end, valueStart: place.start })
  }
  const [first] = parts
  if (!first) return undefined
  const indent = columnOf(text, first.start)
  const stretches = cut(text, parts)
  const kept = parts.flatMap(({ key, node, valueStart }, index) => {
    const stretch = stretches[index]
    if (!stretch || !Object.hasOwn(value, key)) return []
    const body = editPair(text, { key, node, valueStart, stretch, indent }, value[key] ?? null)
    return [{ key, lead: stretch.lead, body }]
  })
  // A new key goes behind the one that it follows in the value.
  const keys = Object.keys(value)
  for (const key of keys) {
    if (kept.some((part) => part.key === key)) continue
    const before = keys.slice(0, keys.indexOf(key)).reverse()
    const after = before.map((name) => kept.findIndex((part) => part.key === name)).find((at) => at >= 0) ?? -1
    kept.splice(after + 1, 0, { key, lead: '', body: write({ [key]: value[key] ?? null }, indent) })
  }
  return join(kept, indent)
}

type Pair = { key: string; node: unknown; valueStart: number; stretch: Stretch; indent: number }

function editPair(text: string, { key, node, valueStart, stretch, indent }: Pair, value: ContentValue): string {
  const edited = edit(text, node, value)
  if (edited !== undefined) return text.slice(stretch.start, valueStart) + edited + stretch.tail
  const isFlow = isCollection(node) && node.flow === true
  const tail = isScalar(node) && !/^[|>]/.test(text.slice(valueStart)) && typeof value !== 'object' ? stretch.tail : ''
  if (!isFlow) return write({ [key]: value }, indent) + tail
  return text.slice(stretch.start, valueStart) + write(value, indent, true) + stretch.tail
}

function editList(text: string, list: YAMLSeq, value: ContentValue[]): string | undefined {
  const parts: (Part & { node: unknown; nodeStart: number })[] = []
  let from = placeOf(list)?.start ?? 0
  for (const node of list.items) {
    const place = placeOf(node)
    const dash = place ? text.slice(from, place.start).lastIndexOf('-') : -1
    if (!place || dash < 0) return undefined
    parts.push({ node, start: from + dash, end: place.end, nodeStart: place.start })
    from = place.end
  }
  const [first] = parts
  if (!first || value.length === 0) return undefined
  const indent = columnOf(text, first.start)
  const stretches = cut(text, parts)
  const before = list.items.map((node) => (isScalar(node) || isCollection(node) ? node.toJSON() : null))
  const origins = matchItems(before, value)
  const items = value.map((item, index) => {
    const at = origins[index]
    const part = at === undefined ? undefined : parts[at]
    const stretch = at === undefined ? undefined : stretches[at]
    const edited = part && edit(text, part.node, item)
    const isFlow = isCollection(part?.node) && part.node.flow === true
    if (part && stretch && isFlow && edited === undefined)
      return { lead: stretch.lead, body: text.slice(part.start, part.nodeStart) + write(item, indent, true) + stretch.tail }
    if (!part || !stretch || edited === undefined) return { lead: stretch?.lead ?? '', body: write([item], indent) }
    return { lead: stretch.lead, body: text.slice(part.start, part.nodeStart) + edited + stretch.tail }
  })
  return join(items, indent)
}

/**
 * The text of a node with another value: as it was written where it says the same, changed where a field of it differs.
 * @returns undefined where it has to be written anew
 */
function edit(text: string, node: unknown, value: ContentValue): string | undefined {
  const place = placeOf(node)
  if (!place || !(isScalar(node) || isCollection(node))) return undefined
  if (isSame(node.toJSON(), value)) return text.slice(place.start, place.end).trimEnd()
  if (isCollection(node) && node.flow) return undefined
  if (isMap(node) && isRecord(value)) return editMap(text, node, value)
  return isSeq(node) && Array.isArray(value) ? editList(text, node, value) : undefined
}

/**
 * Writes a value into the text of a file: comments, order and the lines of what did not change stay as they are.
 * @param file its name, which says what is written: JSON or YAML
 * @param text what the file holds; null where there is none yet
 */
export function writeValue(file: string, text: string | null, value: ContentValue): string {
  if (file.endsWith('.json')) return `${JSON.stringify(value, null, 2)}\n`
  const { contents, errors } = parseDocument(text ?? '', { prettyErrors: false })
  const place = placeOf(contents)
  if (text !== null && errors.length === 0 && place) {
    const edited = edit(text, contents, value)
    if (edited !== undefined) {
      const result = `${text.slice(0, place.start)}${edited}${text.slice(place.end).replace(/^\n?/, '\n')}`
      // What is said is worth more than how it is written.
      if (isSame(readOrNothing(result), value)) return result
    }
  }
  return `${write(value, 0)}\n`
}

function readOrNothing(text: string): unknown {
  try {
    return readValue(text)
  } catch {
    return undefined
  }
}
