import { addressOf, addressOfPage, freePageAddress } from '../addresses/address-of.ts'
import { type Entry, problemOf } from '../reading/entry.ts'
import { type Moved, openReserved } from '../reading/link-targets.ts'
import { isHidden } from '../reading/published.ts'
import type { Problem } from '../reading/yaml-file.ts'

/** @param next target of each address that has moved */
function leadsToItself(entry: Entry, next: ReadonlyMap<string, string | null>): boolean {
  const own = addressOf(entry)
  const written = entry.data['redirect']
  let at = typeof written === 'string' ? written : null
  for (let steps = 0; at !== null && steps <= next.size; steps++) {
    const address: string = at.replace(/[?#].*/s, '')
    if (address === own) return true
    at = next.get(address) ?? null
  }
  return false
}

/**
 * Finds free pages at addresses of others, a gateway that waits for a day, and redirects to the own
 * page.
 * @param isShown whether visitors see an entry
 * @param moved addresses of entries that have moved
 */
export function checkVisibility(
  root: string,
  all: readonly Entry[],
  isShown: (entry: Entry) => boolean,
  moved: readonly Moved[],
): Problem[] {
  const shown = new Set(
    all.flatMap((entry) =>
      entry.collection === 'pages' && isShown(entry) ? (addressOf(entry) ?? []) : [],
    ),
  )
  const isReserved = openReserved(root, (address) => shown.has(address))
  const next = new Map(moved.map(({ from, to }) => [from, to]))
  return all.flatMap((entry) => {
    const { collection, id, data } = entry
    const isTaken = collection === 'free-pages' && isReserved(freePageAddress(id))
    const taken = `${freePageAddress(id)}, its share card or its PDF is the address of another page or file too, such as src/pages/${id}.astro: give it another name, or hide that page`
    // Its page and the example sites leave with a hidden gateway, but know no day.
    const isWaiting = data['kind'] === 'gateway' && !isHidden(data) && !isShown(entry)
    return [
      ...(isTaken ? [problemOf(entry, [], taken)] : []),
      ...(isWaiting
        ? [problemOf(entry, ['publishOn'], 'Other pages need the gateway: hide it until that day')]
        : []),
      ...(leadsToItself(entry, next)
        ? [problemOf(entry, ['redirect'], 'This leads back to its own page')]
        : []),
    ]
  })
}

/**
 * Finds that visitors would see nothing at the first address of the site.
 * @param known all entries; one with a fault still exists
 */
export function checkHome(
  known: readonly Entry[],
  isShown: (entry: Entry) => boolean,
  moved: readonly Moved[],
): Problem[] {
  const home = addressOfPage('home')
  const homes = known.filter((entry) => addressOf(entry) === home)
  if (homes.some(isShown) || moved.some(({ from, to }) => from === home && to !== null)) return []
  const [hidden] = homes
  const message =
    'The site has no first page: show Home, or make an own page with the name “home” in its address'
  return hidden
    ? [problemOf(hidden, ['hidden'], message)]
    : [{ file: 'content/free-pages/home.yaml', path: [], line: 1, message }]
}
