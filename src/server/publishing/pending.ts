import { mkdirSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Published } from './publisher.ts'
import { writeWhole } from './releases.ts'

/** Publications that are public and not yet noted in the database, each in a file: they outlive a server that is killed in between. */
export function openPending(folder: string) {
  const pending = path.join(folder, 'pending')
  const fileOf = (id: string) => path.join(pending, `${encodeURIComponent(id)}.json`)
  return {
    add(published: Published) {
      mkdirSync(pending, { recursive: true })
      writeWhole(fileOf(published.id), JSON.stringify(published))
    },
    remove: (id: string) => rm(fileOf(id), { force: true }),
    /** The oldest first. */
    async list(): Promise<Published[]> {
      const names = (await readdir(pending).catch(() => [])).filter((name) => name.endsWith('.json'))
      const all: Published[] = await Promise.all(names.map(async (name) => JSON.parse(await readFile(path.join(pending, name), 'utf8')))) // Of our own making, in `add`.
      return all.sort((a, b) => a.at - b.at)
    },
  }
}

export type Pending = ReturnType<typeof openPending>
