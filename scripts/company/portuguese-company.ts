import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Overlay } from '../../src/content/reading/yaml-file.ts'

export const portugueseFolder = 'scripts/company/ribeira'
const every = '**/*.{json,yaml,po}'
/** Delivered settings that this company keeps: it shows nothing of them. */
const delivered = ['base', 'facts', 'instrument', 'redirects'].map((name) => `content/${name}.json`)

/**
 * Content of a company in Porto in Portuguese alone: it sells and rents out water meters, in euros,
 * and has the smallest files that are possible. The words of the site are the delivered ones, shown
 * through its catalogues.
 */
export function portugueseCompany(): Overlay {
  const own = globSync(every, { cwd: portugueseFolder })
  const gone = globSync(`content/${every}`).filter(
    (file) =>
      !file.startsWith('content/words/') && !delivered.includes(file) && !own.includes(file),
  )
  return new Map([
    ...gone.map((file) => [file, null] as const),
    ...own.map((file) => [file, readFileSync(path.join(portugueseFolder, file), 'utf8')] as const),
  ])
}
