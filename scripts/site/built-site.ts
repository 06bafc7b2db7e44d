import { existsSync } from 'node:fs'
import path from 'node:path'
import { succeeds } from './succeeds.ts'

/** Ends a command with advice if there is no built site. @param folder where it is expected */
export function requireBuiltSite(folder = 'dist'): void {
  if (existsSync(path.join(folder, 'server/entry.mjs'))) return
  console.error('This command needs the built site: run `npm run build` first.')
  process.exit(1)
}

export async function requireRunningSite(origin: string): Promise<void> {
  if (await succeeds(fetch(origin))) return
  console.error(
    `This command needs a running site, and none answers at ${origin}: run \`npm start\` beside it, or set SITE_URL.`,
  )
  process.exit(1)
}
