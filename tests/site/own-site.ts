import { afterAll } from 'vitest'
import type { Overlay } from '#src/content/reading/yaml-file.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { makeChangedRoot } from '../changed-root.ts'
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
  makeChangedRoot(root, overlay)
  return await startOwnSite({ root })
}
