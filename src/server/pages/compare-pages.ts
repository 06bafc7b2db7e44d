import { setImmediate } from 'node:timers/promises'
import { sitePages } from '#src/content/page.ts'
import { type Snapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { isOfPipeline } from '#src/contracts/paths.ts'
import type { PagesCompared } from '../editor/changed-pages.ts'
import { isOwnPage } from './known-addresses.ts'

type Options = {
  before: Snapshot
  after: Snapshot
  /** Renders a page from the surrounding snapshot, the same bytes each time. */
  render: (target: string) => Promise<Response>
}

const addressesIn = (snapshot: Snapshot): string[] =>
  withSnapshot(snapshot, () =>
    sitePages()
      .map(({ address }) => address)
      .filter((address) => !isOfPipeline(address) && !isOwnPage(address)),
  )

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0]

/** Compares the pages of two snapshots, one after the other, between other requests. */
export function comparePages({ before, after, render }: Options): PagesCompared {
  const read = (snapshot: Snapshot, address: string): Promise<string> =>
    withSnapshot(snapshot, async () => (await render(address)).text())
  const known = new Set(addressesIn(before))
  const all = addressesIn(after)
  const changed: { address: string; isMain: boolean }[] = []
  let left = all.length

  async function compare(address: string): Promise<void> {
    const old = known.has(address) ? await read(before, address) : ''
    const now = await read(after, address)
    if (old === now) return
    // A page that shows the time may differ because a minute has ended between the two.
    if (known.has(address) && (await read(before, address)) === now) return
    changed.push({ address, isMain: mainOf(old) !== mainOf(now) })
  }
  async function compareAll() {
    for (const address of all) {
      // Visitors see a page that cannot be rendered as it was before.
      await compare(address).catch(() => {})
      left -= 1
      await setImmediate()
    }
  }
  return {
    done: compareAll(),
    read() {
      // A change of the menu changes every page, and is told once.
      const isEveryPage = left === 0 && changed.length === all.length
      const told = isEveryPage ? changed.filter(({ isMain }) => isMain) : changed
      return { isEveryPage, addresses: told.map(({ address }) => address), left }
    },
  }
}
