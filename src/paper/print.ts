import { LRUCache } from 'lru-cache'
import { digestOf } from '#src/content/pictures/file-cache.ts'
import { sharp } from '#src/content/pictures/lazy-sharp.ts'
import { readPictureFile } from '#src/content/pictures/picture-files.ts'
import { brand } from '#src/content/settings/brand.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { hasRightToLeft, isolate, isolateRuns } from '#src/contracts/text/direction.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { letterhead, type Paper, symbolFiles } from './paper.ts'
import { TooExpensive, typeset } from './typeset.ts'

/** What of a paper is no text: addresses, file names, and names that the template knows. */
const untouched = new Set([
  ...['href', 'file', 'kind', 'style', 'tone', 'width', 'language', 'region', 'picture'],
])
const textOfRun = (run: unknown): string | undefined =>
  isRecord(run) && typeof run['style'] === 'string' && typeof run['text'] === 'string'
    ? run['text']
    : undefined

/**
 * Isolates a sentence of several runs, such as one with a link, as a whole if all of it is read from
 * left to right: its runs would be set in the other order.
 * @returns undefined if the value is no such sentence
 */
function isolateSentence(value: readonly unknown[]): unknown[] | undefined {
  const texts = value.map(textOfRun)
  if (value.length < 2 || texts.some((text) => text === undefined || hasRightToLeft(text)))
    return undefined
  const last = value.length - 1
  return value.map((run, at) =>
    isRecord(run)
      ? {
          ...run,
          text: `${at === 0 ? isolate.open : ''}${texts[at]}${at === last ? isolate.close : ''}`,
        }
      : run,
  )
}

const isolateTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return isolateRuns(value)
  if (Array.isArray(value)) return isolateSentence(value) ?? value.map(isolateTexts)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, untouched.has(key) ? one : isolateTexts(one)]),
  )
}

/** What is printed of a paper. Title and description are read by programs, and not printed. */
export function textsOf({ files: _, ...paper }: Paper) {
  const head = letterhead()
  const { sections, lead, heading, note, running, cover, contents } = paper
  const printed = { sections, lead, heading, note, running, cover, contents }
  return {
    ...{ ...head, ...paper },
    ...(head.isRightToLeft && {
      foot: head.foot.map(isolateRuns),
      ...Object.fromEntries(
        Object.entries(printed).map(([name, value]) => [name, isolateTexts(value)]),
      ),
    }),
  }
}

/**
 * Digests everything that a paper prints: its texts, and its pictures by file name, because the
 * name changes with the picture.
 */
export const digestOfPaper = (paper: Paper): string =>
  digestOf(JSON.stringify(textsOf(paper)), ...Object.values(paper.files))

async function bytesOf(file: Paper['files'][string]): Promise<Uint8Array> {
  if (file instanceof Uint8Array) return file
  const read = await readPictureFile(file)
  if (!read) throw new Error(`The picture ${file} is not there`)
  return sharp(read.bytes)
    .flatten({ background: brand().light.page })
    .jpeg({ quality: 76 })
    .toBuffer()
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** @throws if a paper is too long to be set, in words for staff */
function requirePrintable({ sections, lead }: Paper) {
  const { letters, texts } = serverLimits.papers
  const all = textsIn([sections, lead])
  const length = all.reduce((sum, text) => sum + text.length, 0)
  const tooLong = (count: number, most: number, what: string) =>
    new Error(
      `The PDF would have ${count} ${what}, and can have ${most}. Shorten its texts and tables`,
    )
  if (length > letters) throw tooLong(length, letters, 'letters')
  if (all.length > texts) throw tooLong(all.length, texts, 'texts')
}

/** Digests of papers that were too expensive. */
const tooExpensive = new LRUCache<string, true>({ max: serverLimits.papers.remembered })

async function typesetOnce(digest: string, run: () => Promise<Uint8Array>): Promise<Uint8Array> {
  if (tooExpensive.has(digest))
    throw new TooExpensive(
      'The PDF took too long to set, or too much memory. Shorten its texts and tables',
    )
  try {
    return await run()
  } catch (error) {
    if (error instanceof TooExpensive) tooExpensive.set(digest, true)
    throw error
  }
}

/**
 * Makes the PDF of a paper. A paper that was too expensive is not tried again until its text changes.
 * @param day ISO 8601 date in the file: the same paper and day give the same bytes
 * @returns a tagged PDF
 * @throws {TooExpensive}
 * @throws {UnprintableLetters}
 * @throws if it is too long or cannot be set
 */
export async function printPaper(paper: Paper, day?: string): Promise<Uint8Array> {
  requirePrintable(paper)
  const readFiles = () =>
    Promise.all(
      Object.entries(paper.files).map(async ([name, file]) => [name, await bytesOf(file)] as const),
    )
  const [year = 0, month = 0, date = 0] = (day ?? '').split('-').map(Number)
  const optional = {
    cover: null,
    pageNumber: null,
    heading: null,
    lead: null,
    note: null,
    stamp: null,
    contents: null,
    isPaged: false,
  }
  // An undefined value would replace a default, and JSON would then leave its name out.
  const given = Object.entries(textsOf(paper)).filter(([, value]) => value !== undefined)
  const json = {
    ...{ ...optional, sizes: paper.sizes, ...Object.fromEntries(given) },
    date: day ? { year, month, day: date } : null,
  }
  // The note has the number of the revision, which changes nothing of what setting costs.
  return typesetOnce(digestOfPaper({ ...paper, note: undefined }), () =>
    typeset(
      json,
      readFiles().then((named) => ({ ...symbolFiles(), ...Object.fromEntries(named) })),
    ),
  )
}
