import { createHash } from 'node:crypto'
import { placeOf } from './collections/collections.ts'
import { isCatalogue } from './languages/catalogue.ts'
import { makeSnapshot } from './make-snapshot.ts'
import { type CheckedFile, checkedFile, takeChecked, unchecked } from './reading/check-file.ts'
import { dateOfCompany } from './reading/date-of-company.ts'
import { baseOf, deliveredNames, deliveredText, layerOf } from './reading/delivered.ts'
import { dayAfter, endingsIn } from './reading/endings.ts'
import type { Entry } from './reading/entry.ts'
import { valuesIn } from './reading/links.ts'
import { afterAllDays } from './reading/published.ts'
import { readYamlFile, takeYamlFile } from './reading/yaml-file.ts'
import type { CheckedBase } from './snapshot/snapshot.ts'

/**
 * `left`: the data without references to missing entries, for visitors. With published texts or
 * drafts, such a file is checked again.
 */
type CachedFile = {
  file: string
  digest: string
  written: unknown
  checked?: CheckedFile | undefined
  left?: Entry['data'] | undefined
}
/** `shown`: files of the entries that visitors see, in order. */
type Cache = Omit<CheckedBase, 'entries'> & { shown: string[]; files: CachedFile[] }

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Reads all entries, and the catalogues through which a first language has the words of the site. */
function readTexts(root: string) {
  const base = baseOf(root)
  return new Map(
    deliveredNames(root, base)
      .filter((file) => !isCatalogue(file) || /^content\/languages\/[^/]+\/words\//.test(file))
      .map((file) => [file, deliveredText(root, file, base) ?? '']),
  )
}

const placeOfFile = (file: string) => placeOf(file.replace(/^content\//, ''))

/**
 * Finds the days on which the public content of a file may change: dates in the file, and days
 * after a statement ends.
 */
const changesIn = (file: string, data: unknown): string[] => {
  const { collection = '', id = '' } = placeOfFile(file) ?? {}
  const named = valuesIn(data).flatMap(({ value }) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? [value] : [],
  )
  return [...named, ...endingsIn(collection, id, data).map(({ until }) => dayAfter(until))]
}

/**
 * Checks the content files, and serialises the result with the days between which it is valid.
 * @returns null if the content has faults
 */
export function checkBase(root: string, build: string, date = dateOfCompany(root)): string | null {
  // All texts are read once, so that the check and the digests agree even if a file is edited
  // meanwhile.
  const texts = readTexts(root)
  const overlay = new Map([...layerOf(root), ...texts])
  const made = makeSnapshot({ root, overlay, date, number: 0 })
  if ('problems' in made) return null
  const { settings, derived, moved, entries, open } = made.snapshot
  const dataOf = new Map(entries.map(({ file, data }) => [file, data]))
  const files = [...texts].map(([file, text]): CachedFile => {
    if (isCatalogue(file)) return { file, digest: digestOf(text), written: null }
    const source = readYamlFile(root, file, texts)
    const [checked, data] = [checkedFile(source), dataOf.get(file)]
    const found = !data || checked?.data === data ? { checked } : { left: data }
    return { file, digest: digestOf(text), written: source.data, ...found }
  })
  const changes = files.flatMap(({ file, written }) => changesIn(file, written)).sort()
  const from = changes.findLast((day) => day <= date) ?? ''
  const until = changes.find((day) => day > date) ?? afterAllDays
  const shown = entries.map(({ file }) => file)
  const body = JSON.stringify({
    from,
    until,
    settings,
    derived,
    moved,
    open,
    shown,
    files,
  } satisfies Cache)
  return `${digestOf(build + body)}\n${body}`
}

/**
 * Reads the result of a build's check, so that no file has to be parsed and checked.
 * @returns null if a file or the program has changed
 */
export function openCheckedBase(root: string, cached: string, build: string): CheckedBase | null {
  const [digest, body = ''] = cached.split('\n')
  if (digest !== digestOf(build + body)) return null
  // The cast is safe, because the digest proves that `checkBase` of the same build wrote the text.
  const { files, shown, ...base } = JSON.parse(body) as Cache
  const texts = readTexts(root)
  const same = files.flatMap(({ file, digest, written, checked, left }) => {
    const [text, place] = [texts.get(file), placeOfFile(file)]
    if (text === undefined || !place || digestOf(text) !== digest) return []
    if (isCatalogue(file)) return [undefined]
    const source = takeYamlFile(file, text, written)
    return [
      left
        ? { ...unchecked({ source, place }), data: left }
        : checked && takeChecked({ source, place }, checked),
    ]
  })
  if (same.length !== texts.size || texts.size !== files.length) return null
  const known = new Map(same.flatMap((entry) => (entry ? [[entry.file, entry]] : [])))
  const entries = shown.flatMap((file) => known.get(file) ?? [])
  return entries.length === shown.length ? { ...base, entries } : null
}
