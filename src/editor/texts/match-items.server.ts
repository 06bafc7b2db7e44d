import { isRecord } from '#src/contracts/content/is-record.ts'

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  )

/** Fields that identify an item of a list even if the item's other texts change. */
const names = [
  'id',
  'slug',
  'name',
  'title',
  'question',
  'label',
  'heading',
  'term',
  'group',
  'href',
]

function nameOf(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined
  const key = names.find((name) => typeof item[name] === 'string' || typeof item[name] === 'number')
  return key && `${key} ${item[key]}`
}

/**
 * Finds each item's former item: the equal item, or the item with the same name or index.
 * @returns indexes; undefined if new
 */
export function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  if (before.length === 0) return after.map(() => undefined)
  const free = new Set(before.keys())
  const found: (number | undefined)[] = after.map(() => undefined)
  /**
   * Pairs items with equal keys, first those at the same index. Items without a key stay unpaired.
   */
  const pairUp = (keyOf: (item: unknown, index: number) => string | undefined) => {
    // Sets, because an editor may write thousands of equal items.
    const left = new Map(
      [...Map.groupBy(free, (at) => keyOf(before[at], at))].map(([key, some]) => [
        key,
        new Set(some),
      ]),
    )
    after.forEach((now, index) => {
      const known = found[index] === undefined ? left.get(keyOf(now, index) ?? '') : undefined
      const at = known?.has(index) ? index : known?.values().next().value
      if (at === undefined) return
      known?.delete(at)
      free.delete(at)
      found[index] = at
    })
  }
  pairUp(canonical)
  pairUp(nameOf)
  // Rewritten texts are paired by index, which is only safe if the list is as long as before.
  if (before.length === after.length) pairUp((item, index) => `${index} ${isRecord(item)}`)
  return found
}
