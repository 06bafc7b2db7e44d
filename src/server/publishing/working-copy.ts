import { copyFile, link, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readStaged } from './staged-changes.ts'

/** What a build does not read, or must not share with the checkout. */
const leftOut = new Set(['node_modules', 'dist', 'data', '.git', '.cache', '.astro', 'test-results', 'gallery', 'tests', 'e2e', 'bench'])
/** What a build shares with the checkout: programs, and pictures and compressed files that were made before. */
const shared = ['node_modules', '.cache']

/** A second name for the same bytes, or a copy where the disk of the versions is another one or the file is somebody else's. */
export const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to))

async function linkTree(from: string, to: string, skip: string[]): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name)
    if (skip.includes(source)) continue
    if (entry.isDirectory()) await linkTree(source, path.join(to, entry.name), skip)
    else if (entry.isFile()) await linkOrCopy(source, path.join(to, entry.name))
  }
}

/**
 * Makes a copy of the checkout with changes laid over it. Its files are links: a build that wrote into one would change the checkout,
 * and none does. Links to folders would not do, because imports are resolved from where a file really is.
 * @param work folder of the copy; what was there before is deleted
 * @param staging folder of the changes (staged-changes.ts)
 */
export async function makeWorkingCopy({ root, work, staging }: { root: string; work: string; staging: string }): Promise<void> {
  await rm(work, { recursive: true, force: true })
  await mkdir(work, { recursive: true })
  await mkdir(path.join(root, '.cache'), { recursive: true })
  for (const name of shared) await symlink(path.join(root, name), path.join(work, name))
  // The folder of versions may lie inside the checkout, and this copy in it.
  const skip = [...[...leftOut].map((name) => path.join(root, name)), path.dirname(work)]
  await linkTree(root, work, skip)
  const { written, deleted, contentOf } = await readStaged(staging)
  for (const file of [...written, ...deleted]) await rm(path.join(work, file), { force: true })
  for (const file of written) {
    await mkdir(path.dirname(path.join(work, file)), { recursive: true })
    await writeFile(path.join(work, file), await contentOf(file))
  }
}
