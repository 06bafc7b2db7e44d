/**
 * Reads and writes catalogues as GNU gettext, Poedit and Weblate do ("The Format of PO Files" of the
 * gettext manual). Forms of a plural are texts of their own here (entry-texts.ts), so that no
 * `Plural-Forms` has to agree between programs.
 */

import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { cleanTranslation } from '#src/contracts/clean-text.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { cutText } from '#src/contracts/cut-text.ts'

/** A text of an entry with its translation. */
export type Unit = {
  /** `msgctxt`: the field of the text, so that equal words of two fields may differ. */
  field: string
  source: string
  /** Empty while there is none. */
  translation: string
  /** The source of which the translation was made, if the present source is another. */
  previous?: string | undefined
  /** Marked as to be read again, by a changed source or by a translator. */
  isFuzzy?: boolean | undefined
  /** What translators write to each other, by lines. */
  note?: string | undefined
  /** Another translation that somebody has to read before visitors see it. */
  proposal?: string | undefined
  /** The last proposal that somebody has discarded, which no returned file makes again. */
  discarded?: string | undefined
}

/** What a translator's program keeps with a text as comments of it. */
const marks = ['proposal', 'discarded'] as const
type Mark = (typeof marks)[number]

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

const markSigns: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t', s: ' ', o: '[', '\\': '\\' },
}
const markLetters = new Map(Object.entries(markSigns).map(([letter, sign]) => [sign, letter]))
/** What a wrapped line would lose, and what begins such a comment itself. */
const unsafeInMark = /[\\\n\r\t]| (?= )|(?<=\n) | (?=\n)|\[(?=(?:proposal|discarded):)/g

/**
 * Writes a comment that is read back: `[proposal:1a2b3c4d] Une ligne [/1a2b3c4d]`. The digest of the
 * text shows that nobody has typed or edited it.
 */
function markedOf(mark: Mark, text: string | undefined): string[] {
  if (text === undefined || text === '') return []
  const line = text.replace(unsafeInMark, (sign) => `\\${markLetters.get(sign)}`)
  return [`# [${mark}:${digestOf(text)}] ${line} [/${digestOf(text)}]`]
}

/**
 * Reads such a comment among the comments of a text, wherever a program has ended its lines.
 * @returns undefined for none, or for one that was edited; `rest`: the other comments
 */
function readMark(mark: Mark, notes: string): { text: string; rest: string } | undefined {
  const opening = `[${mark}:`
  const start = notes.lastIndexOf(opening)
  if (start < 0) return undefined
  const inner = start + `${opening}1a2b3c4d]`.length
  const digest = notes.slice(start + opening.length, inner - 1)
  const closing = `[/${digest}]`
  const end = notes.indexOf(closing, inner)
  if (end < 0) return undefined
  const lines = notes
    .slice(inner, end)
    .split('\n')
    .map((line) => line.trim())
  // Scripts without spaces are broken between their letters.
  const text = [lines.join(' '), lines.join('')]
    .map((line) => line.trim().replace(/\\(.)/g, (all, letter) => markSigns[letter] ?? all))
    .find((one) => digestOf(one) === digest)
  const others = [notes.slice(0, start), notes.slice(end + closing.length)]
  const rest = others.map((other) => other.trim()).filter(Boolean)
  return text === undefined ? undefined : { text, rest: rest.join('\n') }
}

/** A unit as it is written, with what a translator's program shows beside it. */
export type WrittenUnit = Unit & {
  /** Comments of the program: what the text is, and its bounds. */
  hint?: string
  /** The files that have the text. */
  references?: readonly string[]
  flags?: readonly string[]
  /** Whether the source is gone; the translation is stored for when it comes back. */
  isObsolete?: boolean
}

type PoFault = { line: number; message: string }

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '"': '"',
  '\\': '\\',
  // Control characters that no text of a page has.
  ...{ a: '', b: '', f: '', v: '' },
}
const quoted = /^"((?:[^"\\]|\\.)*)"$/s
/** Bytes in a row, as three octal or two hexadecimal digits each; or one character. */
const escaped = /((?:\\(?:[0-7]{1,3}|x[\da-fA-F]{1,2}))+)|\\(.)/gsu

/** The character that bytes stand for in UTF-8, without controls; undefined if they are no UTF-8. */
function decodeBytes(written: string): string | undefined {
  const bytes = written
    .split('\\')
    .slice(1)
    .map((digits) => (digits.startsWith('x') ? Number(`0${digits}`) : Number(`0o${digits}`)))
  if (bytes.some((byte) => byte > 255)) return undefined
  const read = Buffer.from(bytes)
  return isUtf8(read) ? read.toString().replace(/[^\P{Cc}\n\t\r]/gu, '') : undefined
}

/**
 * Reads a string in quotation marks with the escapes of C ("PO Files" of the gettext manual).
 * @returns undefined if it is none; `unknown`: its first escape that stands for no character
 */
function unquoted(text: string): { value: string; unknown: string | undefined } | undefined {
  // Most strings have no escape, and a file may have half a million.
  const isPlain =
    !text.includes('\\') && text.length > 1 && text.indexOf('"', 1) === text.length - 1
  if (isPlain && text.startsWith('"')) return { value: text.slice(1, -1), unknown: undefined }
  const inner = quoted.exec(text)?.[1]
  if (inner === undefined) return undefined
  let unknown: string | undefined
  const value = inner.replace(escaped, (written: string, bytes?: string, letter = '') => {
    const read = bytes === undefined ? escapes[letter] : decodeBytes(bytes)
    if (read === undefined) unknown ??= written
    return read ?? written
  })
  return { value, unknown }
}

/** The encoding that a header names; undefined for UTF-8 or xgettext's placeholder. */
export function otherCharset(header: string): string | undefined {
  const charset = /charset=([\w-]{1,40})/i.exec(header)?.[1]
  return charset === undefined || /^(?:utf-?8|charset)$/i.test(charset) ? undefined : charset
}

const keywords = ['msgctxt', 'msgid', 'msgstr'] as const
type Keyword = (typeof keywords)[number]

type Open = {
  line: number
  texts: Partial<Record<Keyword, string>>
  previous: Partial<Record<Keyword, string>>
  isFuzzy: boolean
  notes: string[]
  /** What it has of a plural of gettext. */
  forms: { line: number; keyword: string }[]
  /** Its first escape that stands for no character. */
  unknown?: { line: number; written: string }
}

const keyOf = ({ field, source }: Pick<Unit, 'field' | 'source'>) => JSON.stringify([field, source])

function unitOf({ texts, previous, isFuzzy, notes }: Open): Unit {
  // Of another field: a program has found a text with similar words, which says something else.
  const isOwn = previous.msgctxt === undefined || previous.msgctxt === texts.msgctxt
  const source = texts.msgid ?? ''
  // The header, whose original is empty, has lines.
  const clean = (text: string) => (source === '' ? text : cleanTranslation(text, source)).trim()
  let note = notes.join('\n')
  const marked = marks.flatMap((mark) => {
    const read = readMark(mark, note)
    if (read) note = read.rest
    return read && clean(read.text) ? [[mark, clean(read.text)]] : []
  })
  return {
    field: texts.msgctxt ?? '',
    source,
    translation: clean(texts.msgstr ?? ''),
    ...(isOwn && previous.msgid !== undefined && { previous: previous.msgid }),
    ...(isFuzzy && { isFuzzy }),
    ...(note !== '' && { note }),
    ...Object.fromEntries(marked),
  }
}

const { max } = contentLimits.text

function faultOfLength({ source, translation, previous = '', note = '' }: Unit) {
  const longest = Math.max(...[source, translation, previous, note].map(({ length }) => length))
  return longest > max
    ? `“${cutText(source, 60)}” has an original, a translation or a note of ${longest} characters; at most ${max} fit`
    : undefined
}

/**
 * Reads a catalogue. Obsolete texts are read as the others are: whether a text is in its entry is
 * found there.
 * @returns each text once; `lineOf`: its line from 1; and what could not be read, by line
 */
export function readPo(file: string): {
  units: Unit[]
  lineOf: (field: string, source: string) => number
  faults: PoFault[]
  /** What the header says of the language; undefined if it says nothing. */
  language: string | undefined
} {
  const faults: PoFault[] = []
  const units = new Map<string, Unit>()
  const lineAt = new Map<string, number>()
  let language: string | undefined
  const opened = (line: number): Open => ({
    ...{ line, texts: {}, previous: {}, isFuzzy: false, notes: [], forms: [] },
  })
  let open = opened(1)
  let last: { texts: Open['texts']; keyword: Keyword } | null = null

  function close(line: number) {
    const unit = unitOf(open)
    const { texts } = open
    const tooLong = faultOfLength(unit)
    // What visitors read stays.
    for (const mark of marks) {
      const { length = 0 } = unit[mark] ?? ''
      if (length <= max) continue
      const message = `A proposal has ${length} characters; at most ${max} fit`
      faults.push({ line: open.line, message })
      delete unit[mark]
    }
    const known = units.get(keyOf(unit))
    if (texts.msgid === '' && texts.msgctxt === undefined) {
      language = /^Language: *(\S.{0,80})/im.exec(unit.translation)?.[1]?.trim()
      const charset = otherCharset(unit.translation)
      if (charset !== undefined)
        faults.push({ line: open.line, message: `Save the file as UTF-8; it says ${charset}` })
    } else if (open.forms[0]) {
      const forms = cutText(open.forms.map(({ keyword }) => keyword).join(', '), 120)
      faults.push({
        line: open.forms[0].line,
        message: `“${cutText(unit.source || unit.field, 60)}” has ${forms}. Each form of a plural is a text of its own here: export the file again`,
      })
    } else if (open.unknown) {
      const { line, written } = open.unknown
      const what = `“${cutText(unit.source || unit.field, 60)}” has ${cutText(written, 20)}`
      faults.push({
        line,
        message: `${what}, which stands for no character. Write \\\\ for a backslash`,
      })
    } else if (
      texts.msgid === undefined ? texts.msgctxt !== undefined : texts.msgstr === undefined
    ) {
      // A line of it that cannot be read is named already.
      if ((faults.at(-1)?.line ?? 0) < open.line)
        faults.push({ line: open.line, message: 'A text has msgctxt, msgid and msgstr' })
    } else if (tooLong !== undefined) faults.push({ line: open.line, message: tooLong })
    else if (
      known &&
      known.translation !== unit.translation &&
      unit.translation &&
      known.translation
    )
      faults.push({
        line: open.line,
        message: `“${cutText(unit.source, 60)}” is translated twice`,
      })
    else if (unit.source !== '' && !known?.translation) {
      units.set(keyOf(unit), unit)
      lineAt.set(keyOf(unit), open.line)
    }
    open = opened(line)
    last = null
  }

  const lines = file.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  for (const [index, written] of lines.entries()) {
    const line = index + 1
    const trimmed = written.trim()
    const text = trimmed.startsWith('#~') ? trimmed.replace(/^#~ ?/, '') : trimmed
    if (text === '') continue
    const isPrevious = text.startsWith('#|') || text.startsWith('|')
    const said = isPrevious ? text.replace(/^#?\| ?/, '') : text
    const isComment = !isPrevious && said.startsWith('#')
    const [, keyword, string = ''] = said.startsWith('msg')
      ? (/^(msg\w+(?:\[\d+\])?) +(".*)$/.exec(said) ?? [])
      : []
    const isNext = isComment || isPrevious || keyword === 'msgctxt' || keyword === 'msgid'
    // A text without a readable `msgstr` ends where the next one begins, and takes nothing of it.
    const { msgctxt, msgid, msgstr } = open.texts
    const ofContext = keyword === 'msgid' && !isPrevious ? undefined : msgctxt
    if (isNext && (open.forms[0] ?? msgstr ?? msgid ?? ofContext) !== undefined) close(line)
    if (isComment) {
      if (said.startsWith('#,')) {
        const flags = said.slice(2).split(',')
        open.isFuzzy ||= flags.some((flag) => flag.trim() === 'fuzzy')
      } else if (!/^#[.:]/.test(said)) open.notes.push(said.slice(1).replace(/^ /, ''))
      continue
    }
    const known = keywords.find((one) => one === keyword)
    if (keyword !== undefined && !known) {
      const isForm = keyword === 'msgid_plural' || keyword.startsWith('msgstr[')
      if (isForm) open.forms.push({ line, keyword })
      else faults.push({ line, message: `${keyword} is no part of a catalogue` })
      // The lines that follow belong to the form.
      last = isForm ? { texts: {}, keyword: 'msgstr' } : null
      continue
    }
    const read = unquoted(known ? string : said)
    if (read === undefined || (!known && !last)) {
      // One fault a place: what follows it is often a part of it.
      if (faults.at(-1)?.line !== line - 1)
        faults.push({ line, message: 'This line cannot be read: is a quotation mark missing?' })
      continue
    }
    const { value, unknown } = read
    if (known) {
      const texts = isPrevious ? open.previous : open.texts
      if (!isPrevious && open.texts.msgid === undefined && open.texts.msgctxt === undefined)
        open.line = line
      last = { texts, keyword: known }
      texts[known] = value
    } else if (last) last.texts[last.keyword] = (last.texts[last.keyword] ?? '') + value
    if (unknown !== undefined) open.unknown ??= { line, written: unknown }
  }
  close(lines.length)
  const lineOf = (field: string, source: string) => lineAt.get(keyOf({ field, source })) ?? 1
  return { units: [...units.values()], lineOf, faults, language }
}

const quote = (text: string) =>
  `"${text.replace(/[\\"\n\t\r]/g, (sign) => `\\${sign === '\n' ? 'n' : sign === '\t' ? 't' : sign === '\r' ? 'r' : sign}`)}"`

/** A text of several lines has one line of the file for each, as gettext writes it. */
function say(keyword: Keyword, text: string): string[] {
  const lines = text.split(/(?<=\n)/)
  return lines.length < 2
    ? [`${keyword} ${quote(text)}`]
    : [`${keyword} ""`, ...lines.map((line) => quote(line))]
}

const commentOf = (sign: string, text: string | undefined) =>
  text === undefined || text === ''
    ? []
    : text.split(/\r\n|\n|\r/).map((line) => `#${sign} ${line}`.trimEnd())

function writeUnit(unit: WrittenUnit): string {
  const { field, source, translation, previous, isObsolete } = unit
  const flags = [...(unit.isFuzzy ? ['fuzzy'] : []), ...(unit.flags ?? [])]
  const texts = [
    ...(previous === undefined
      ? []
      : say('msgid', previous).map((line) => (isObsolete ? `| ${line}` : `#| ${line}`))),
    ...(field === '' ? [] : say('msgctxt', field)),
    ...say('msgid', source),
    ...say('msgstr', translation),
  ]
  return [
    ...commentOf('', unit.note),
    ...marks.flatMap((mark) => markedOf(mark, unit[mark])),
    ...commentOf('.', unit.hint),
    ...(unit.references ?? []).map((file) => `#: ${file}`),
    ...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
    ...(isObsolete ? texts.map((line) => `#~${line.startsWith('|') ? '' : ' '}${line}`) : texts),
  ].join('\n')
}

/** @param language code of the language, such as `fr` */
export function writePo(language: string, units: readonly WrittenUnit[]): string {
  const header = [
    'msgid ""',
    'msgstr ""',
    `"Language: ${language}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
  ].join('\n')
  return `${[header, ...units.map(writeUnit)].join('\n\n')}\n`
}
