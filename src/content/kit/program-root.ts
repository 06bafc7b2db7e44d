import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'astro/zod'

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const above = path.dirname(folder)
  if (above === folder) throw new Error('The program is not in the folder of its package.json')
  return findRoot(above)
}

/**
 * The folder with package.json, found from this module because a process may be started from any
 * folder.
 */
export const programRoot = findRoot(import.meta.dirname)

export const programNumber = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(programRoot, 'package.json'), 'utf8'))).version

/**
 * The file of a process that the server starts: the source in development and tests, else the built
 * file.
 */
export const programFile = (source: string, root = programRoot): string =>
  path.join(
    root,
    import.meta.env?.PROD ? `dist/programs/${path.basename(source, '.ts')}.mjs` : source,
  )
