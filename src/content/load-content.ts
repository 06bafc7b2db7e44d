import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loader } from 'astro/loaders'
import { checkContent } from './check-content.ts'
import type { CollectionName } from './collections.ts'
import { freePageId } from './free-page-names.ts'
import type { Entry } from './read-content.ts'
import { today } from './today.ts'
import { describeProblem } from './yaml-file.ts'

let reading: ReturnType<typeof checkContent> | undefined

/** Collections are loaded at the same time: one reading serves those that ask for it together. */
function readShared(root: string) {
  reading ??= checkContent(root, today())
  setImmediate(() => {
    reading = undefined
  })
  return reading
}

/** Which entry of which collection of Astro a file of the copy is. */
const storedAs = ({ collection, id }: Entry): { collection: Entry['collection']; id: string } =>
  collection === 'free-pages' ? { collection: 'pages', id: freePageId(id) } : { collection, id }

/**
 * Loads one collection of the copy for Astro. Nothing is kept from the last build: a text is filled with facts of other files,
 * so it may change although its own file did not.
 * @throws Error with every fault of the copy, each with its file and line, which ends the build
 */
export const contentLoader = (collection: CollectionName): Loader => ({
  name: `content/${collection}`,
  load: async ({ store, config, watcher, logger }) => {
    const root = fileURLToPath(config.root)
    const load = () => {
      const { entries, problems, warnings } = readShared(root)
      if (problems.length > 0) throw new Error(`The copy has faults:\n${problems.map(describeProblem).join('\n')}`)
      if (collection === 'pages') for (const warning of warnings) logger.warn(describeProblem(warning))
      store.clear()
      for (const entry of entries) {
        const stored = storedAs(entry)
        if (stored.collection === collection) store.set({ id: stored.id, data: entry.data })
      }
    }
    load()
    // While developing, a fault is told and the page stays as it was.
    watcher?.on('all', (_, file) => {
      if (!file.startsWith(path.join(root, 'content'))) return
      try {
        load()
      } catch (error) {
        if (collection === 'pages') logger.error(String(error))
      }
    })
  },
})
