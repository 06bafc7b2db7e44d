import { existsSync } from 'node:fs'
import { setBaseSnapshot } from '../src/content/base-snapshot.ts'

// The build imports this module before all others, so that a fault in the content stops the build
// here, with file, line and field.
/** The snapshot of the content files with its warnings, or null if only the program is built. */
export const base = existsSync('content') ? setBaseSnapshot() : null
