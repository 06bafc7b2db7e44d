import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { today } from '#src/content/today.ts'
import type { Supervised } from './supervised.ts'

/** Milliseconds between two looks at the calendar, and to the next attempt where a build has failed. */
const [lookEvery, retryAfter] = [60_000, 3_600_000]

/** Days of the copy from which on something is published. */
const days = /^(?:date|publishOn): *['"]?(\d{4}-\d{2}-\d{2})/gm

/** The days, of those that a text names, that have come since a version was built. */
export const dueDays = (text: string, { builtOn, day }: { builtOn: string; day: string }): string[] =>
  [...text.matchAll(days)].flatMap(([, named = '']) => (named > builtOn && named <= day ? [named] : []))

async function readDue(root: string, since: { builtOn: string; day: string }): Promise<string[]> {
  const entries = await readdir(path.join(root, 'content'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
  const texts = await Promise.all(files.map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')))
  return texts.flatMap((text) => dueDays(text, since))
}

/**
 * Publishes what is dated, once its day has come at the company's place, also where the server was away that day.
 * @returns a function that ends it
 */
export function startSchedule({ root, dist, builtOn: known, publisher }: Supervised, onError: (error: unknown) => void): () => void {
  let looked = ''
  let notBefore = 0

  async function look() {
    const day = today()
    if (day === looked || Date.now() < notBefore) return
    // A version of `npm run build` says by its file when it was built.
    const builtOn = known ?? today((await stat(path.join(dist, 'server/entry.mjs'))).mtime)
    const due = await readDue(root, { builtOn, day })
    if (due.length > 0) {
      notBefore = Date.now() + retryAfter
      await publisher.publish(new Map(), { editor: 'Schedule', summary: `Publish what was dated ${[...new Set(due)].join(', ')}` })
    } else looked = day
  }
  const timer = setInterval(() => void look().catch(onError), lookEvery).unref()
  void look().catch(onError)
  return () => clearInterval(timer)
}
