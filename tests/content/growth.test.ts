import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { expect, it } from 'vitest'
import { programRoot as root } from '#src/content/kit/program-root.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import type { Overlay } from '#src/content/reading/yaml-file.ts'
import { search } from '#src/content/search/search.ts'
import { currentSnapshot, setCurrentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { listChoices, listEntries } from '#src/editor/texts/entry-texts.server.ts'
import { problemsOfDrafts } from '#src/editor/texts/problems.server.ts'
import { largeCompany } from '../../scripts/company/large-company.ts'

const date = '2026-11-20'
const about = 'content/pages/about.yaml'
const aboutText = readFileSync(about, 'utf8')

/** Entries of each kind that the second company has more than the first, and the third again. */
const step = 45
/**
 * How many times as many calls the second step may add as the first: 1 where each entry costs the
 * same, about 1.5 where each entry looks at all others.
 */
const most = 1.25
/** Added calls of a function from which it counts. */
const noted = 3000

/** Counts the calls of each function, by name and place, while something runs. */
async function callsIn(run: () => unknown): Promise<ReadonlyMap<string, number>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await run()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  return new Map(
    result.flatMap(({ url, functions }) =>
      functions.map(({ functionName, ranges: [{ count, startOffset } = { count: 0 }] }) => [
        `${functionName} in ${url.replace(root, '')}:${startOffset}`,
        count,
      ]),
    ),
  )
}

/** Content of a company with more entries, whose articles are drafts. */
function companyWith(more: number) {
  const sizes = { products: 17 + more, articles: 15 + more, questions: 60 + more }
  // Each company has texts of its own, so that none was checked before.
  const texts = largeCompany(root, sizes).map(
    ([file, text]) => [file, `${text}# ${more}\n`] as const,
  )
  const { published = [], drafts = [] } = Object.groupBy(texts, ([file]) =>
    file.startsWith('content/articles/') ? 'drafts' : 'published',
  )
  return { root, published: new Map(published), drafts: new Map(drafts) }
}

async function show(number: number, overlay: Overlay) {
  const made = makeSnapshot({ root, date, number, overlay })
  if ('problems' in made) throw new Error(JSON.stringify(made.problems[0]))
  setCurrentSnapshot(made.snapshot)
  await search('leak', 20)
}

async function workWith(more: number) {
  const workspace = companyWith(more)
  const changed = aboutText.replace(/^heading: .*/m, `heading: About us, of ${more}`)
  return {
    start: await callsIn(() => show(1, workspace.published)),
    publication: await callsIn(() => show(2, new Map([...workspace.published, [about, changed]]))),
    'check of drafts': await callsIn(() => problemsOfDrafts(workspace, date)),
    overview: await callsIn(() => [listEntries(workspace, date), listChoices(workspace, date)]),
  }
}

const shown = currentSnapshot()
// The site's own texts are checked once in a process, which would count as the first company's
// work if no other test had done it before.
await workWith(-1)
const first = await workWith(0)
const second = await workWith(step)
const third = await workWith(2 * step)
setCurrentSnapshot(shown)

it.each(['start', 'publication', 'check of drafts', 'overview'] as const)(
  'the work of each function grows with the entries: %s',
  (name) => {
    const quadratic = [...third[name]].filter(([place, count]) => {
      const before = second[name].get(place) ?? 0
      const added = before - (first[name].get(place) ?? 0)
      return count - before > noted && count - before > most * added
    })
    expect(quadratic).toEqual([])
  },
)
