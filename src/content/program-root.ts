import { existsSync } from 'node:fs'
import path from 'node:path'

/** @throws where no folder above holds a package.json */
function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const above = path.dirname(folder)
  if (above === folder) throw new Error('The program is not in the folder of its package.json')
  return findRoot(above)
}

/**
 * The folder of the program, which holds its package.json, its packages and the pictures that came with it: found from where this module
 * lies, in the repository or in the built program, because a process may be started anywhere.
 */
export const programRoot = findRoot(import.meta.dirname)
