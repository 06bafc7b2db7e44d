import path from 'node:path'
import { programRoot } from './program-root.ts'

/** The file of a process that the server starts: the source in development and tests, else the built file. */
export const programFile = (source: string, root = programRoot): string =>
  path.join(root, import.meta.env?.PROD ? `dist/programs/${path.basename(source, '.ts')}.mjs` : source)
