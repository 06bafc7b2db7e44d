import { memoize } from '../kit/memoize.ts'
import { getAt } from './get-at.ts'
import { linkTargetPattern } from './written-links.ts'
import type { DataPath } from './yaml-file.ts'

type FoundLink = { path: DataPath; value: unknown }

const valuesInObject = memoize((value: object) => collectValues(value))

/** Lists every value in a piece of copy with its path, from the outside in. */
export const valuesIn = (value: unknown): readonly FoundLink[] =>
  typeof value === 'object' && value !== null ? valuesInObject(value) : collectValues(value)

/**
 * A path with the paths below it. Files of a folder have the same paths, and the lists of values are
 * kept for all content, so each path is made once.
 */
type Place = { path: DataPath; below: Map<string | number, Place> }
const placeAt = (path: DataPath): Place => ({ path, below: new Map() })
let top = placeAt([])
let places = 0
/** Number of paths after which they are made again, because drafts may name any field. */
const mostPlaces = 100_000

function placeBelow({ path, below }: Place, key: string | number): Place {
  const known = below.get(key)
  if (known) return known
  const place = placeAt(path.concat(key))
  below.set(key, place)
  places++
  return place
}

function collectValues(value: unknown): FoundLink[] {
  const found: FoundLink[] = []
  const visit = (part: unknown, place: Place) => {
    found.push({ path: place.path, value: part })
    if (typeof part !== 'object' || part === null) return
    const isList = Array.isArray(part)
    for (const [key, item] of Object.entries(part))
      visit(item, placeBelow(place, isList ? Number(key) : key))
  }
  if (places > mostPlaces) {
    top = placeAt([])
    places = 0
  }
  visit(value, top)
  return found
}

export function linksIn({ path: at, value }: FoundLink): string[] {
  if (typeof value !== 'string') return []
  return at.at(-1) === 'href' || at.at(-1) === 'redirect'
    ? [value]
    : value.includes('](')
      ? (value.match(linkTargetPattern) ?? [])
      : []
}

/** Finds the pictures that a piece of copy names: objects with a name and an alternative text. */
export const picturesIn = memoize((data: object) =>
  valuesIn(data).flatMap(({ path, value }) => {
    const [name, alt] = [getAt(value, 'name'), getAt(value, 'alt')]
    return typeof name === 'string' && typeof alt === 'string'
      ? [{ path, name, alt, kind: getAt(value, 'kind') }]
      : []
  }),
)
