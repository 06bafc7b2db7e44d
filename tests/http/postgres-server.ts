import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** postgres:// URL of the test server, without a database name at its end. */
    postgresUrl: string
  }
}

/** Starts one PostgreSQL server for the whole run, in a folder that goes away with it. */
export default async function providePostgres(project: TestProject) {
  const { url, stop } = await startPostgres({ isDurable: false })
  project.provide('postgresUrl', url)
  return stop
}
