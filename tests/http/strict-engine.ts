import { anyEngine, type TestEngine } from './test-site.ts'

/**
 * Engines for tests of values that a column may be unable to hold, of which PostgreSQL refuses more
 * than SQLite.
 */
export const strictEngine: readonly TestEngine[] = anyEngine.length > 1 ? anyEngine : ['postgres']
