import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { site } from '#src/company/site.ts'
import { today } from '#src/content/today.ts'
import { formatDay } from '#src/contracts/formats.ts'
import { scheduler } from './publisher.ts'
import type { Supervised } from './supervised.ts'

/** Milliseconds between two looks at the calendar, and to the next attempt where a build has failed. */
const [lookEvery, retryAfter] = [60_000, 3_600_000]

/** The company's dates: of the version that is public, and of today. */
type Since = { builtOn: string; day: string }

/** The field that holds an entry's first day (src/content/published.ts); other dates are only said. */
const fieldOf = (file: string) => (path.basename(path.dirname(file)) === 'articles' ? 'date' : 'publishOn')

/** The first day of an entry, where it has come since a version was built. */
function dueDay(file: string, text: string, { builtOn, day }: Since): string | undefined {
  const named = new RegExp(`^${fieldOf(file)}: *['"]?(\\d{4}-\\d{2}-\\d{2})`, 'm').exec(text)?.[1]
  return named !== undefined && named > builtOn && named <= day && !/^hidden: *true/m.test(text) ? named : undefined
}

/** How an entry is called: the first of its texts that names it, else its file. */
function nameOf(file: string, text: string): string {
  const lines = ['name', 'heading', 'title'].map((key) => new RegExp(`^${key}: *(?:"([^"]+)"|'([^']+)'|([^"'>|{ ].*))$`, 'm').exec(text))
  const [named] = lines.flatMap((found) => found?.slice(1).filter(Boolean) ?? [])
  return named ?? path.basename(file, '.yaml')
}

/** Finds the entries whose day has come, and the days. @param texts of the copy, by their files */
export function findDue(texts: ReadonlyMap<string, string>, since: Since): { days: string[]; names: string[] } {
  const due = [...texts].flatMap(([file, text]) => {
    const day = dueDay(file, text, since)
    return day === undefined ? [] : [{ day, name: nameOf(file, text) }]
  })
  return { days: [...new Set(due.map(({ day }) => day))].sort(), names: due.map(({ name }) => name) }
}

async function readCopy(root: string): Promise<Map<string, string>> {
  const entries = await readdir(path.join(root, 'content'), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)))
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
    const { days, names } = findDue(await readCopy(root), { builtOn, day })
    if (days.length > 0) {
      notBefore = Date.now() + retryAfter
      const since = days.map((due) => formatDay(due, site().locale, 'long')).join(', ')
      await publisher.publish(new Map(), { editor: scheduler, summary: `Shown from ${since}: ${names.join(', ')}` })
    } else looked = day
  }
  const timer = setInterval(() => void look().catch(onError), lookEvery).unref()
  void look().catch(onError)
  return () => clearInterval(timer)
}
