import { sqliteUnlessAll, type TestEngine } from './test-site.ts'

/**
 * Engines for tests of values that a column may be unable to hold, and of what happens at once:
 * PostgreSQL refuses more values than SQLite, and runs transactions side by side.
 */
export const strictEngine: readonly TestEngine[] =
  sqliteUnlessAll.length > 1 ? sqliteUnlessAll : ['postgres']
