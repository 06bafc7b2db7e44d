import { existsSync } from 'node:fs'
import { setBaseSnapshot } from '../src/content/base-snapshot.ts'

// Imported before all else by what builds the site: a fault of the content ends it here, with file, line and field.
/** The snapshot of the files with its warnings; null where only the program is built. */
export const base = existsSync('content') ? setBaseSnapshot() : null
