import type { RequestLine } from '../contact/request-list.ts'
import { formatNumber } from '../formats.ts'
import { type Sentence, say } from '../text/say.ts'
import { countedName, type Named } from './counted-name.ts'

/** A set of devices by the name under which it is put on a list. */
export type NamedSet = { name: string; lines: readonly RequestLine[] }

/** How often a list holds a set. */
const timesOf = ({ lines }: NamedSet, list: readonly RequestLine[]): number =>
  lines.length === 0
    ? 0
    : Math.min(
        ...lines.map(({ slug, quantity }) =>
          Math.floor((list.find((line) => line.slug === slug)?.quantity ?? 0) / quantity),
        ),
      )

type Options = {
  sets: readonly NamedSet[]
  productOf: (slug: string) => Named
  /** `{quantity} × {item}` */
  line: Sentence<'quantity' | 'item'>
  locale: string
}

/**
 * Names what was put on a list: the largest set that it holds and what is beside it, or its
 * products.
 */
export function namesOfList(
  list: readonly RequestLine[],
  { sets, productOf, line, locale }: Options,
): string[] {
  const held = sets
    .filter(({ lines }) => lines.length > 1)
    .map((set) => ({ ...set, times: timesOf(set, list) }))
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.lines.length - one.lines.length)[0]
  const rest = list.flatMap(({ slug, quantity }) => {
    const own = held?.lines.find((part) => part.slug === slug)
    const left = quantity - (held?.times ?? 0) * (own?.quantity ?? 0)
    return left > 0 ? [{ item: productOf(slug), quantity: left }] : []
  })
  const many = (quantity: number, item: Named) =>
    say(line, {
      quantity: formatNumber(quantity, locale),
      item: countedName(item, quantity, locale),
    })
  return [
    ...(held ? [held.times > 1 ? many(held.times, held) : held.name] : []),
    ...rest.map(({ item, quantity }) => many(quantity, item)),
  ]
}
