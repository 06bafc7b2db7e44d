import { startSite } from '../scripts/site/start-site.ts'

/**
 * Starts the built site on an empty database. Tests read the database's file from the environment.
 */
export default async function startServer() {
  const { database, stop } = await startSite({ port: process.env['E2E_PORT'] ?? '4520' })
  process.env['E2E_DATABASE'] = database
  return stop
}
