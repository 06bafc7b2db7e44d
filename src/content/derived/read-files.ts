import { globSync } from 'node:fs'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { kinds } from '#src/contracts/content/kinds.ts'
import { placeOf } from '../collections/collections.ts'
import { memoize } from '../kit/memoize.ts'
import { type PlacedFile, unchecked } from '../reading/check-file.ts'
import type { Entry } from '../reading/entry.ts'
import { type Overlay, type Problem, readYamlFile, type YamlFile } from '../reading/yaml-file.ts'

const formerGroups =
  'Groups are gone: write “hidden: true” into the entries of each group that does not apply, then delete this file'
const noSchema =
  'No schema for this file; src/content/collections/collections.ts lists those there are'

const noKind =
  'No kind of content has this name: add its row to src/contracts/content/kinds.ts, or remove the folder'
/** PDFs of certificates that an owner sent, which are no entries. */
const certificateFolder = 'certificates'

/** @param name path of a file, or of a folder with `/` at its end */
function isOfKnownFolder(name: string): boolean {
  const [, folder = '', ...rest] = name.split('/')
  return rest.length === 0 || Object.hasOwn(kinds, folder) || folder === certificateFolder
}

/**
 * Reads all content files. `files` and `unreadable` have a schema; a file without a schema is
 * reported as a fault.
 */
export function readFiles({ root, overlay }: { root: string; overlay: Overlay }): {
  files: PlacedFile[]
  unreadable: Entry[]
  problems: Problem[]
} {
  const written = [...overlay.keys()].filter((file) => /^content\/.*\.(yaml|json)$/.test(file))
  const names = new Set([...globSync('content/**/*.{yaml,json}', { cwd: root }), ...written])
  const files: PlacedFile[] = []
  const unreadable: Entry[] = []
  const problems: Problem[] = []
  for (const name of [...names].filter((file) => overlay.get(file) !== null).sort()) {
    const source = readYamlFile(root, name, overlay)
    const place = placeOf(name.replace(/^content\//, ''))
    problems.push(...source.problems)
    if (place && source.problems.length === 0) files.push({ source, place })
    else if (place) unreadable.push(unchecked({ source, place }))
    else if (source.problems.length === 0 && isOfKnownFolder(name))
      problems.push({
        ...{ file: name, path: [], line: 1 },
        message: name === 'content/groups.json' ? formerGroups : noSchema,
      })
  }
  const folders = globSync('content/*/', { cwd: root }).map((folder) => `${folder}/`)
  const unknown = [...folders, ...names].flatMap((name) =>
    isOfKnownFolder(name) ? [] : name.split('/').slice(0, 2).join('/'),
  )
  for (const file of new Set(unknown)) problems.push({ file, path: [], line: 1, message: noKind })
  return { files, unreadable, problems }
}

const hiddenSource = memoize(
  (source: YamlFile): YamlFile => ({
    ...source,
    data: { ...(isRecord(source.data) && source.data), hidden: true },
  }),
)

/** Hides an entry that goes with a hidden one. */
export const withHidden = (file: PlacedFile, hidden: ReadonlySet<string>): PlacedFile =>
  hidden.has(file.source.file) ? { source: hiddenSource(file.source), place: file.place } : file
