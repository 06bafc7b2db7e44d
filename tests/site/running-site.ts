import type { TestProject } from 'vitest/node'
import { startSite } from '../../scripts/start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site answers that tests share which only read pages. */
    siteOrigin: string
    /** Its database, for accounts. */
    siteDatabase: string
  }
}

/** Starts the built site once for the whole run. */
export default async function provideSite(project: TestProject) {
  const { origin, database, stop } = await startSite()
  project.provide('siteOrigin', origin)
  project.provide('siteDatabase', database)
  return stop
}
