/**
 * `npm run pictures`: makes missing picture files of the built site, with more encoding effort than
 * the site, and deletes unused ones.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { setBaseSnapshot } from '../src/content/base-snapshot.ts'
import {
  makeReadyFile,
  pictureFilesIn,
  readyFolder,
} from '../src/content/pictures/picture-files.ts'
import { requireBuiltSite } from './site/built-site.ts'
import { readPages } from './site/read-pages.ts'
import { startSite } from './site/start-site.ts'

requireBuiltSite()
setBaseSnapshot()
const { origin, stop } = await startSite()
const pages = await readPages(origin).finally(stop)
const shown = new Set([...pages.values()].flatMap(({ html }) => pictureFilesIn(html)))
mkdirSync(readyFolder, { recursive: true })
const ready = new Set(readdirSync(readyFolder))
const added = [...shown].filter((file) => !ready.has(file))
const unused = [...ready].filter((file) => !shown.has(file))
const queue = [...added]
async function makeNext() {
  for (let file = queue.pop(); file; file = queue.pop()) {
    const bytes = await makeReadyFile(file)
    if (bytes) writeFileSync(path.join(readyFolder, file), bytes)
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, makeNext))
for (const file of unused) rmSync(path.join(readyFolder, file))
console.log(`${shown.size} pictures are ready: ${added.length} added, ${unused.length} deleted`)
