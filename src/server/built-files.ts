import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { openCheckedBase } from '#src/content/build-cache.ts'
import { programRoot } from '#src/content/kit/program-root.ts'
import { programVersion } from '#src/contracts/program-version.ts'

/**
 * The build writes its records one folder above this bundled file (integrations/node-server.ts).
 */
const server = path.join(import.meta.dirname, '..')

export const client = path.join(server, '../client')

export const readBuilt = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(server, name), 'utf8'))

export const readBuild = () => z.object({ inputs: z.string() }).parse(readBuilt('../build.json'))

export const readVersion = () => programVersion.parse(readBuilt('../build.json'))

/**
 * Reads the content as the build checked it; null if a file or the program has changed since,
 * because then all files must be checked.
 */
export function readCheckedBase() {
  const file = path.join(server, 'build-cache.txt')
  return existsSync(file)
    ? openCheckedBase(programRoot, readFileSync(file, 'utf8'), readBuild().inputs)
    : null
}
