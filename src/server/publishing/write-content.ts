import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Published } from './publisher.ts'
import { writeWhole } from './releases.ts'
import { readStaged, stageChanges } from './staged-changes.ts'

const run = promisify(execFile)
/** Milliseconds after which git is given up; the files are written then all the same. */
const gitTimeout = 30_000

/** Writes changes into the checkout. Done twice it is the same as done once. */
export async function writeContent(root: string, staging: string): Promise<void> {
  const { written, deleted, contentOf } = await readStaged(staging)
  for (const file of written) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeWhole(path.join(root, file), await contentOf(file))
  }
  for (const file of deleted) await rm(path.join(root, file), { force: true })
}

/** Where the files that changes are written over are kept as they were. */
const beforeOf = (staging: string) => path.join(staging, 'before')

/** Keeps what the checkout holds where changes are about to be written, for `putBack`. */
export async function keepBefore(root: string, staging: string): Promise<void> {
  const { written, deleted } = await readStaged(staging)
  const files = [...written, ...deleted].map(async (file) => {
    const bytes = await readFile(path.join(root, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    return [file, bytes] as const
  })
  await stageChanges(beforeOf(staging), new Map(await Promise.all(files)))
}

/** Writes back what `keepBefore` has kept. Done twice it is the same as done once. */
export const putBack = (root: string, staging: string): Promise<void> => writeContent(root, beforeOf(staging))

/** What stands in a commit as its author: a name of one line, without the signs that end it. */
const authorName = (editor: string) => editor.replaceAll(/[\p{Cc}<>]/gu, ' ').trim() || 'Editor'

/** What the commit says: git takes no empty message. */
export const messageOf = (summary: string, paths: string[]) =>
  summary.trim() || `Change ${paths[0]}${paths.length > 1 ? ` and ${paths.length - 1} more` : ''}`

/**
 * Commits files of a checkout in the editor's name, and nothing else that may have been changed there.
 * @returns the commit; null where the checkout is no git repository, git is not installed, or it refuses
 */
export async function commitContent(root: string, { editor, summary, paths }: Pick<Published, 'editor' | 'summary' | 'paths'>) {
  if (paths.length === 0 || !existsSync(path.join(root, '.git'))) return null
  const settings = {
    'user.name': authorName(editor),
    'user.email': 'editor@localhost',
    'commit.gpgSign': 'false',
    // The site's account may not own the checkout.
    'safe.directory': root,
  }
  const configured = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const git = async (...args: string[]) => (await run('git', ['-C', root, ...configured, ...args], { timeout: gitTimeout })).stdout.trim()
  try {
    await git('add', '--all', '--', ...paths)
    await git('commit', '--quiet', '--no-verify', '--message', messageOf(summary, paths), '--only', '--', ...paths)
    return await git('rev-parse', 'HEAD')
  } catch {
    // The publication does not wait for its history: the database keeps that too. Nothing of it is left for somebody's next commit.
    await git('reset', '--quiet', '--', ...paths).catch(() => {})
    return null
  }
}
