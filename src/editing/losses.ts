import type { ContentLoss } from '#src/contracts/content.ts'
import { addressOfSource, type Described, describeEntry, usersOf } from './entries.ts'
import { isRecord } from './same-value.ts'
import { readSources, type Source, type Workspace } from './workspace.ts'

/** Where former addresses lead, as content/redirects.json says. */
function redirectsIn(sources: readonly Source[]): ReadonlyMap<string, string> {
  const value = sources.find(({ path }) => path === 'content/redirects.json')?.value
  const list = isRecord(value) && Array.isArray(value['redirects']) ? value['redirects'] : []
  return new Map(
    list.flatMap((one): [string, string][] =>
      isRecord(one) && typeof one['from'] === 'string' && typeof one['href'] === 'string' ? [[one['from'], one['href']]] : [],
    ),
  )
}

/** What an address answers once nothing stands there any more (src/server/pages/resolve.ts). */
function answerOf(address: string, now: Source | undefined, isHidden: boolean, redirects: ReadonlyMap<string, string>) {
  const moved = redirects.get(address)
  if (moved !== undefined) return { status: 301, leadsTo: moved } as const
  if (!isHidden || !now || addressOfSource(now) !== address) return { status: 404, leadsTo: null } as const
  const meanwhile = isRecord(now.value) ? now.value['redirect'] : undefined
  return typeof meanwhile === 'string' ? ({ status: 302, leadsTo: meanwhile } as const) : ({ status: 410, leadsTo: null } as const)
}

/** Why visitors do not find an entry that is there and not hidden. */
const whyUnseen = ({ isUnconfirmed, publishOn }: Described) => (isUnconfirmed ? 'unconfirmed' : publishOn !== null ? 'waiting' : 'moved')

/**
 * The addresses that visitors find now and would not find any more.
 * @param before what is public
 * @param after what is to be public
 * @param today the company's date and time
 */
export function lossesOf(before: Workspace, after: Workspace, today: string): ContentLoss[] {
  const sources = readSources(after)
  const isSeen = (source: Source) => {
    const { isHidden, isUnconfirmed, publishOn } = describeEntry(source, today)
    return !isHidden && !isUnconfirmed && publishOn === null
  }
  const kept = new Set(sources.filter(isSeen).map(addressOfSource))
  const redirects = redirectsIn(sources)
  return readSources(before).flatMap((source): ContentLoss[] => {
    const { path, label, address } = describeEntry(source, today)
    if (address === null || !isSeen(source) || kept.has(address)) return []
    const now = sources.find((one) => one.path === path)
    const described = now && describeEntry(now, today)
    const isHidden = described?.isHidden ?? false
    const why = !described ? 'removed' : isHidden ? 'hidden' : whyUnseen(described)
    return [{ path, label, address, why, ...answerOf(address, now, isHidden, redirects), links: usersOf(sources, { address }, path) }]
  })
}
