import { isHidden } from '#src/content/reading/published.ts'
import type { BrokenLink } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { formerPath, pathOfTarget } from '#src/contracts/paths.ts'
import {
  addressOfSource,
  type Described,
  describeEntry,
  labelOfSource,
  linkTo,
  usersOf,
} from './entries.server.ts'
import { readShownSources } from './shown-sources.server.ts'
import type { ContentSource, Workspace } from './workspace.server.ts'

export const redirectFile = 'content/redirects.json'

function redirectsIn(sources: readonly ContentSource[]): ReadonlyMap<string, string> {
  const value = sources.find(({ path }) => path === redirectFile)?.value
  const list = isRecord(value) && Array.isArray(value['redirects']) ? value['redirects'] : []
  return new Map(
    list.flatMap((one): [string, string][] =>
      isRecord(one) && typeof one['from'] === 'string' && typeof one['href'] === 'string'
        ? [[formerPath(pathOfTarget(one['from']) ?? one['from']), one['href']]]
        : [],
    ),
  )
}

/** Predicts the response at an address whose page is gone (src/server/pages/resolve.ts). */
function answerOf(
  address: string,
  now: ContentSource | undefined,
  isHidden: boolean,
  redirects: ReadonlyMap<string, string>,
) {
  const moved = redirects.get(address)
  if (moved !== undefined) return { status: 301, leadsTo: moved } as const
  if (!isHidden || !now || addressOfSource(now) !== address)
    return { status: 404, leadsTo: null } as const
  const meanwhile = isRecord(now.value) ? now.value['redirect'] : undefined
  return typeof meanwhile === 'string'
    ? ({ status: 302, leadsTo: meanwhile } as const)
    : ({ status: 410, leadsTo: null } as const)
}

const whyUnseen = ({ isUnconfirmed, publishOn }: Described) =>
  isUnconfirmed ? 'unconfirmed' : publishOn !== null ? 'waiting' : 'moved'

/**
 * Lists addresses that redirect in `before`, including those of hidden entries, and would lead
 * nowhere in `after`.
 */
function lostRedirects(
  before: readonly ContentSource[],
  after: readonly ContentSource[],
  isFound: (address: string) => boolean,
): BrokenLink[] {
  const hidden = (sources: readonly ContentSource[]) =>
    sources.flatMap((source): { source: ContentSource; from: string; to: string }[] => {
      const from = addressOfSource(source)
      const to =
        isRecord(source.value) && isHidden(source.value) ? source.value['redirect'] : undefined
      return from !== null && typeof to === 'string' ? [{ source, from, to }] : []
    })
  const list = before.find(({ path }) => path === redirectFile)
  const known = [
    ...[...redirectsIn(before).keys()].flatMap((from) => (list ? [{ source: list, from }] : [])),
    ...hidden(before),
  ]
  const leads = new Set([...redirectsIn(after).keys(), ...hidden(after).map(({ from }) => from)])
  return known.flatMap(({ source, from: address }): BrokenLink[] => {
    if (leads.has(address) || isFound(address)) return []
    const now = after.find(({ path }) => path === source.path)
    const answer = answerOf(address, now, isHidden(now?.value), new Map())
    const links = usersOf(after, { address }, source.path)
    return [
      {
        path: source.path,
        label: labelOfSource(source),
        address,
        why: 'redirect',
        ...answer,
        movedTo: null,
        links,
      },
    ]
  })
}

/**
 * Lists addresses that exist in `before` but not in `after`.
 * @param today the company's date and time
 */
export function brokenLinksOf(before: Workspace, after: Workspace, today: string): BrokenLink[] {
  const [known, sources] = [readShownSources(before, today), readShownSources(after, today)]
  const described = (source: ContentSource) => describeEntry(source, sources, today)
  const isSeen = (source: ContentSource) => {
    const { isHidden, isUnconfirmed, isSample, publishOn } = described(source)
    return !isHidden && !isUnconfirmed && !isSample && publishOn === null
  }
  const kept = new Set(sources.filter(isSeen).map(addressOfSource))
  const redirects = redirectsIn(sources)
  const pages = known.flatMap((source): BrokenLink[] => {
    const { path, label, address } = described(source)
    if (address === null || !isSeen(source) || kept.has(address)) return []
    const now = sources.find((one) => one.path === path)
    const later = now && described(now)
    const isHidden = later?.isHidden ?? false
    const why = !later ? 'removed' : isHidden ? 'hidden' : whyUnseen(later)
    return [
      {
        path,
        label,
        address,
        why,
        ...answerOf(address, now, isHidden, redirects),
        movedTo: why === 'moved' && now ? addressOfSource(now) : null,
        // Links that name the entry's file follow it to its new address.
        links: usersOf(sources, { address, link: why === 'moved' ? null : linkTo(source) }, path),
      },
    ]
  })
  return [...pages, ...lostRedirects(known, sources, (address) => kept.has(address))]
}
