import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Overlay } from '#src/content/reading/yaml-file.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { startOwnSite } from './own-site.ts'

/** Starts the built site in a folder of its own, where some files of the content are others. */
export async function startChangedSite(overlay: Overlay) {
  const root = temporaryFolder()
  // Copied, because a module finds the folder of the program above its own place.
  for (const folder of ['content', 'dist', 'package.json'])
    cpSync(folder, path.join(root, folder), { recursive: true })
  for (const folder of ['node_modules', 'public', 'src'])
    symlinkSync(path.resolve(folder), path.join(root, folder))
  for (const [file, text] of overlay)
    if (text === null) rmSync(path.join(root, file))
    else writeFileSync(path.join(root, file), text)
  return await startOwnSite({ root })
}
