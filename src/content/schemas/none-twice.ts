import type { z } from 'astro/zod'

/** Reports a value that a list contains twice, at its second place. */
export const noneTwice =
  <Item>(keyOf: (item: Item) => string, error: (value: string) => string) =>
  ({ value, issues }: z.core.ParsePayload<Item[]>) => {
    for (const [place, item] of value.entries())
      if (value.findIndex((other) => keyOf(other) === keyOf(item)) < place)
        issues.push({ code: 'custom', message: error(keyOf(item)), input: item, path: [place] })
  }
