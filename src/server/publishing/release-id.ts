import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { editedFolders, readStaged } from './staged-changes.ts'

/** What else a build reads of a checkout: judged by size and date, because the editor changes none of it. */
const program = ['src', 'integrations', 'public', 'astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
  return files.map((file) => file.replaceAll(path.sep, '/'))
}

const isContent = (file: string) => editedFolders.some((folder) => file.startsWith(`${folder}/`))

/**
 * Identifies a version by all that goes into it, so that what was previewed is what is published.
 * @param staging folder of changes that are laid over the checkout
 * @param day the company's date, which decides what is published
 */
export async function releaseId({ root, day, staging }: { root: string; day: string; staging: string }): Promise<string> {
  const hash = createHash('sha256').update(`${process.version} ${day}\n`)
  const { written, deleted, contentOf } = await readStaged(staging)
  const names = new Set([...(await Promise.all(editedFolders.map((folder) => filesIn(root, folder)))).flat(), ...written])
  for (const file of deleted) names.delete(file)
  for (const file of [...names].sort()) {
    const content = written.includes(file) ? await contentOf(file) : await readFile(path.join(root, file))
    hash.update(`${file} ${createHash('sha256').update(content).digest('hex')}\n`)
  }
  const code = (await Promise.all(program.map(async (name) => [name, ...(await filesIn(root, name))]))).flat()
  for (const file of code.filter((one) => !isContent(one)).sort()) {
    const facts = await stat(path.join(root, file)).catch(() => null)
    if (facts?.isFile()) hash.update(`${file} ${facts.size} ${Math.trunc(facts.mtimeMs)}\n`)
  }
  return hash.digest('base64url').slice(0, 16).replaceAll(/[-_]/g, '0')
}
