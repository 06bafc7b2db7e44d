import { globSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { addressOf, isLinked } from '#src/content/addresses/address-of.ts'
import { placeOf } from '#src/content/collections/collections.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { paperAddresses } from '#src/content/paper-addresses.ts'
import { navigation } from '#src/content/settings/navigation.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentSnapshot, type Snapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { isRemovable } from '#src/editor/texts/entries.server.ts'
import { findPaper } from '#src/paper/papers.ts'
import { VideoDialog } from '#src/site/layout/VideoDialog.tsx'
import { date } from './copied-content.ts'

const files = globSync('content/**/*.{json,yaml}').sort()

function takeAway(taken: readonly string[]) {
  const overlay = new Map(taken.map((file) => [file, null]))
  return makeSnapshot({ root: '.', date, number: 1, overlay })
}

/** Addresses of pages that a snapshot no longer has but still links to. */
function deadLinks(snapshot: Snapshot, taken: readonly string[]): string[] {
  const said = withSnapshot(snapshot, () => {
    const { film } = settings()
    const dialog = film ? renderToStaticMarkup(<VideoDialog film={film} />) : ''
    return JSON.stringify([snapshot.entries, navigation()]) + dialog
  })
  return currentSnapshot()
    .entries.filter((entry) => taken.includes(entry.file) && isLinked(entry))
    .flatMap((entry) => addressOf(entry) ?? [])
    .filter((address) => said.includes(`"${address}"`) || said.includes(`](${address})`))
}

it(`names a line, or shows nothing of it, where one of ${files.length} files is taken away`, async () => {
  const taken: string[] = []
  for (const file of files) {
    const made = takeAway([file])
    if ('problems' in made) {
      expect(made.problems.every(({ line, message }) => line > 0 && message !== '')).toBe(true)
      continue
    }
    taken.push(file)
    const place = placeOf(file.replace('content/', ''))
    // A list may be empty, and a beginning may be without settings of a trade.
    const isEmptied = /^content\/[^/]+$/.test(file)
    const leavesInEditor =
      place !== undefined && (isEmptied || place.collection === 'pages' || isRemovable(place))
    expect(leavesInEditor, `${file} is emptied, hidden or removed in the editor`).toBe(true)
    expect(deadLinks(made.snapshot, [file]), file).toEqual([])
    // The papers are set from texts that the check of one file does not see.
    const missing = await withSnapshot(made.snapshot, async () =>
      (await paperAddresses()).map(async (address) => (await findPaper(address)) !== undefined),
    )
    expect(await Promise.all(missing), file).not.toContain(false)
  }
  console.log(`${files.length} files taken away: ${taken.length} leave, others are named`)
  expect(taken.length).toBeGreaterThan(0)
})

it('names the lines where all files are taken away', () => {
  const made = takeAway(files)
  expect('problems' in made && made.problems.length).toBeGreaterThan(0)
})
