import { existsSync } from 'node:fs'
import path from 'node:path'

/** Ends a command with advice if there is no built site. @param folder where it is expected */
export function requireBuiltSite(folder = 'dist'): void {
  if (existsSync(path.join(folder, 'server/entry.mjs'))) return
  console.error('This command needs the built site: run `npm run build` first.')
  process.exit(1)
}
