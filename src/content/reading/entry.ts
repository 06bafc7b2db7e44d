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
}

export const problemOf = (
  { file, lineOf }: Pick<Entry, 'file' | 'lineOf'>,
  path: DataPath,
  message: string,
): Problem => ({
  file,
  path,
  // Read only where it is shown: finding it parses the file once more, and the editor names fields.
  get line() {
    return lineOf(path)
  },
  message,
})
