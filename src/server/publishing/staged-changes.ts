import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Changes } from './publisher.ts'

/** Folders of the checkout that the editor may change. */
export const editedFolders = ['content', 'src/assets/pictures'] as const

/** Whether a path is one that the editor may write: below its folders, without a way out of them. */
export const isEdited = (file: string) =>
  !file.includes('\\') && path.posix.normalize(file) === file && editedFolders.some((folder) => file.startsWith(`${folder}/`))

/** Changes in a folder: the files that are written, and the names of those that are deleted. */
export type StagedChanges = { written: string[]; deleted: string[] }

const listFile = 'changes.json'
const fileOf = (staging: string, file: string) => path.join(staging, 'files', file)

/**
 * Writes changes into a folder, for a process that builds of them.
 * @throws Error for a path outside the folders that the editor may change
 */
export async function stageChanges(staging: string, changes: Changes): Promise<void> {
  const list: StagedChanges = { written: [], deleted: [] }
  for (const [file, content] of changes) {
    if (!isEdited(file)) throw new Error(`${file} is not a file of the content`)
    if (content === null) list.deleted.push(file)
    else {
      list.written.push(file)
      await mkdir(path.dirname(fileOf(staging, file)), { recursive: true })
      await writeFile(fileOf(staging, file), content)
    }
  }
  await mkdir(staging, { recursive: true })
  await writeFile(path.join(staging, listFile), JSON.stringify(list))
}

/** Whether a folder holds what `stageChanges` wrote. */
export const hasStaged = (staging: string): boolean => existsSync(path.join(staging, listFile))

/** Reads what `stageChanges` wrote. */
export async function readStaged(staging: string): Promise<StagedChanges & { contentOf: (file: string) => Promise<Buffer> }> {
  const list: StagedChanges = JSON.parse(await readFile(path.join(staging, listFile), 'utf8')) // Of our own making, above.
  return { ...list, contentOf: (file) => readFile(fileOf(staging, file)) }
}
