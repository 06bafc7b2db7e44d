import type { FieldPath } from '#src/contracts/content/content.ts'
import { fieldsOfLists, folderFields, foldersOfEditors } from './entries.ts'
import { pageFields } from './pages.ts'
import type { FieldNames } from './parts.ts'
import { settingFields } from './settings.ts'

/**
 * `fields`: listed paths, such as `sections.*.heading`. `holders`: the same with all parents, such
 * as `sections.*` and `sections`.
 */
type Listed = { fields: ReadonlySet<string>; holders: ReadonlySet<string> }

const below = (at: string, name: string) => (at === '' ? name : `${at}.${name}`)

function pathsOf(fields: FieldNames, at = ''): string[] {
  if (typeof fields === 'string') return fields.split(' ').map((name) => below(at, name))
  if (Array.isArray(fields)) return fields.flatMap((part: FieldNames) => pathsOf(part, at))
  return Object.entries(fields).flatMap(([name, part]) => pathsOf(part, below(at, name)))
}

/** Returns the parents of a path: for `a.*.b` the empty path of the file, `a` and `a.*`. */
const holdersOf = (path: string) =>
  path.split('.').map((_, index, keys) => keys.slice(0, index).join('.'))

function listedIn(fields: FieldNames): Listed {
  const paths = pathsOf(fields)
  return {
    fields: new Set(paths),
    holders: new Set(paths.flatMap((path) => [path, ...holdersOf(path)])),
  }
}

const nothing: Listed = { fields: new Set(), holders: new Set() }
const byFile: ReadonlyMap<string, Listed> = new Map(
  [
    ...Object.entries(settingFields).map(
      ([name, fields]) => [`content/${name}.json`, fields] as const,
    ),
    ...Object.entries(fieldsOfLists).map(
      ([name, fields]) => [`content/${name}.yaml`, fields] as const,
    ),
    ...Object.entries(pageFields).map(
      ([name, fields]) => [`content/pages/${name}.yaml`, fields] as const,
    ),
    ...Object.entries(folderFields).map(([name, fields]) => [`content/${name}/`, fields] as const),
  ].map(([place, fields]): [string, Listed] => [place, listedIn(fields)]),
)

const listedOf = (file: string) =>
  byFile.get(file) ?? byFile.get(file.slice(0, file.lastIndexOf('/') + 1)) ?? nothing

/** `['sections', 2, 'heading']` → `sections.*.heading` */
export const pathOf = (field: FieldPath) =>
  field.map((key) => (typeof key === 'number' ? '*' : key)).join('.')

export const listedPaths = (file: string): string[] => [...listedOf(file).fields]

export const isEditors = (file: string, field: FieldPath): boolean =>
  listedOf(file).fields.has(pathOf(field))

/**
 * Whether editors may publish a field or a field inside it. Only owners may publish other fields.
 */
export const holdsEditors = (file: string, field: FieldPath): boolean =>
  listedOf(file).holders.has(pathOf(field))

export const isFileOfEditors = (file: string): boolean =>
  foldersOfEditors.includes(/^content\/([\w-]+)\/[^/]+$/.exec(file)?.[1] ?? '')

/** Whether owners are told when an editor publishes the field. */
export const isReportedToOwners = (file: string, field: FieldPath): boolean =>
  file.startsWith('content/products/') && pathOf(field) === 'amount'
