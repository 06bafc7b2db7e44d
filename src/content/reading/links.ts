import { oncePer } from '../kit/once-per.ts'
import { copyAt } from './value-at.ts'
import type { DataPath } from './yaml-file.ts'

export type FoundLink = { path: DataPath; value: unknown }

const valuesInObject = oncePer((value: object) => collectValues(value))

/** Lists every value in a piece of copy with its path, from the outside in. */
export const valuesIn = (value: unknown): readonly FoundLink[] =>
  typeof value === 'object' && value !== null ? valuesInObject(value) : collectValues(value)

function collectValues(value: unknown): FoundLink[] {
  const found: FoundLink[] = []
  const visit = (part: unknown, path: DataPath) => {
    found.push({ path, value: part })
    if (typeof part !== 'object' || part === null) return
    const isList = Array.isArray(part)
    // The lists are kept for all content. `concat` makes a path of its exact length, where a spread
    // takes room for sixteen more keys.
    for (const [key, item] of Object.entries(part))
      visit(item, path.concat(isList ? Number(key) : key))
  }
  visit(value, [])
  return found
}

export function linksIn({ path: at, value }: FoundLink): string[] {
  if (typeof value !== 'string') return []
  return at.at(-1) === 'href' || at.at(-1) === 'redirect'
    ? [value]
    : !value.includes('](')
      ? []
      : [...value.matchAll(/\]\(([^()\s]+)\)/g)].map(([, href = '']) => href)
}

/** Finds the pictures that a piece of copy names: objects with a name and an alternative text. */
export const picturesIn = oncePer((data: object) =>
  valuesIn(data).flatMap(({ path, value }) => {
    const [name, alt] = [copyAt(value, 'name'), copyAt(value, 'alt')]
    return typeof name === 'string' && typeof alt === 'string'
      ? [{ path, name, alt, kind: copyAt(value, 'kind') }]
      : []
  }),
)
