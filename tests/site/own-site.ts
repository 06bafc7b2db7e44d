import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll } from 'vitest'
import type { Overlay } from '#src/content/reading/yaml-file.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** Starts a built site for the tests of one file, and stops it after them. */
export async function startOwnSite(options?: Parameters<typeof startSite>[0]) {
  const site = await startSite(options)
  afterAll(() => site.stop())
  return site
}

/** Starts the built site in a folder of its own, where some files of the content are others. */
export async function startChangedSite(overlay: Overlay) {
  const root = temporaryFolder()
  // Copied, because a module finds the folder of the program above its own place.
  for (const name of ['content', 'dist', 'package.json'])
    cpSync(name, path.join(root, name), { recursive: true })
  for (const folder of ['node_modules', 'public', 'src'])
    symlinkSync(path.resolve(folder), path.join(root, folder))
  for (const [file, text] of overlay)
    if (text === null) rmSync(path.join(root, file))
    else writeFileSync(path.join(root, file), text)
  return await startOwnSite({ root })
}
