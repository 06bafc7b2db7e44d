import type { Place } from '../collections/collections.ts'
import type { DataPath, Problem, YamlFile } from './yaml-file.ts'

export type Entry = {
  collection: Place['collection']
  id: string
  /**
   * Checked against its schema (collections.ts), with tokens filled; as written if the file has a
   * fault.
   */
  data: Record<string, unknown>
  file: string
  lineOf: YamlFile['lineOf']
  translationAt?: YamlFile['translationAt']
  isOpenAt?: YamlFile['isOpenAt']
}

/**
 * Names a fault at its place in the file, or in the catalogue if the text there is a translation.
 * The line is read only where it is shown: finding it parses the file once more, and the editor
 * names fields.
 */
export function problemOf(
  { file, lineOf, translationAt }: Pick<Entry, 'file' | 'lineOf' | 'translationAt'>,
  path: DataPath,
  message: string,
): Problem {
  const translation = translationAt?.(path)
  if (translation)
    return {
      ...{ file: translation.catalogue, path: translation.path, message },
      get line() {
        return translation.lineOf()
      },
    }
  return {
    ...{ file, path, message },
    get line() {
      return lineOf(path)
    },
  }
}
