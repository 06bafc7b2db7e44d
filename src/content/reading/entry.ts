import type { Place } from '../collections/collections.ts'
import type { DataPath, Problem, YamlFile } from './yaml-file.ts'

export type Entry = {
  collection: Place['collection']
  id: string
  /** Checked against the schema of its place (collections.ts), its tokens filled; as written where the file has a fault. */
  data: Record<string, unknown>
  file: string
  lineOf: YamlFile['lineOf']
}

/** A fault at a place of a file, with its line. */
export const problemOf = ({ file, lineOf }: Pick<Entry, 'file' | 'lineOf'>, path: DataPath, message: string): Problem => ({
  file,
  path,
  line: lineOf(path),
  message,
})
