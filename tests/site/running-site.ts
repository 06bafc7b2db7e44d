import type { TestProject } from 'vitest/node'
import { startSite } from '../../scripts/site/start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site that tests share if they only read pages. */
    siteOrigin: string
    /** Database of the shared site, in which tests may add accounts. */
    siteDatabase: string
  }
}

export default async function provideSite(project: TestProject) {
  const { origin, database, stop } = await startSite()
  project.provide('siteOrigin', origin)
  project.provide('siteDatabase', database)
  return stop
}
