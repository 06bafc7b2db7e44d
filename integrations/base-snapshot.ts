import { setBaseSnapshot } from '../src/content/base-snapshot.ts'

// Imported before all else by what builds the site: a fault of the content ends it here, with file, line and field.
/** The snapshot that the site is built with, and what somebody should look at. */
export const base = setBaseSnapshot()
