/**
 * `npm run pictures`: copies the picture files of the built site to src/assets/renditions, where the next build on any machine finds
 * them ready, and deletes those that no page shows any more. Run it after `npm run build` where pictures or their widths have changed.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fixedFiles } from '../src/content/fixed-picture.ts'
import { deliveredAt, findMaster, isPictureFile, pictureFileName, readPictureFile, readyFolder } from '../src/content/picture-files.ts'
import { requireBuiltSite } from './built-site.ts'

const built = path.join('dist/client', deliveredAt)
requireBuiltSite()
mkdirSync(readyFolder, { recursive: true })
const ready = new Set(readdirSync(readyFolder))
const shown = new Set(readdirSync(built).filter(isPictureFile))
for (const { master: name, width, height, format } of fixedFiles) {
  const master = await findMaster(name)
  if (master) shown.add(pictureFileName(master, { width, height }, format))
}
const added = [...shown].filter((file) => !ready.has(file))
const unused = [...ready].filter((file) => !shown.has(file))
for (const file of added) {
  // Kept by that build, so not made a second time.
  const picture = await readPictureFile(file)
  if (picture) writeFileSync(path.join(readyFolder, file), picture.bytes)
}
for (const file of unused) rmSync(path.join(readyFolder, file))
console.log(`${shown.size} pictures stand ready: ${added.length} added, ${unused.length} deleted`)
