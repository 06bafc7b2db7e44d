import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Overlay } from '#src/content/reading/yaml-file.ts'

/** Copies the built site into an empty folder, where some files of the content are others. */
export function makeChangedRoot(root: string, overlay: Overlay): void {
  // Copied, because a module finds the folder of the program above its own place.
  for (const name of ['content', 'starter', 'dist', 'package.json'])
    cpSync(name, path.join(root, name), { recursive: true })
  for (const folder of ['node_modules', 'public', 'src'])
    symlinkSync(path.resolve(folder), path.join(root, folder))
  for (const [file, text] of overlay)
    if (text === null) rmSync(path.join(root, file))
    else {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
}
