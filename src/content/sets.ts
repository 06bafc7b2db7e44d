import { type ListedProduct, type RequestLine, requestLines, slugOfPart } from '#src/contracts/contact/request-list.ts'
import { capitalised } from '#src/contracts/formats.ts'
import { holdsText, partsOf, rowsOfSet, type SetHolds, type SetRow, setInText } from './prices/prices.ts'
import { labelOf } from './products/availability.ts'
import { settings } from './settings/settings.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'

export function rowsOf(set: SetHolds): SetRow[] {
  const { range, examples } = currentSnapshot().derived
  return rowsOfSet(set, partsOf(range, examples))
}

/** A set of content/prices.json by its name, or a set that lists its devices, with or without a name. */
export type NamedOrListed = { set?: string | undefined; devices?: SetHolds['devices'] | undefined }

export function describeSet({ set, devices }: NamedOrListed): { lines: RequestLine[]; holds: string; price: string; availability: string } {
  const { settings, derived } = currentSnapshot()
  const rows = rowsOf(settings.prices.sets.find(({ id }) => id === set) ?? { devices })
  return {
    lines: requestLines(rows),
    holds: holdsText(rows),
    availability: labelOf(
      derived.range.products.filter(({ slug }) => rows.some(({ product }) => product === slug)),
      settings,
    ),
    price: capitalised(setInText(rows, derived.range.amounts, settings)),
  }
}

export const listedParts = (): ListedProduct[] =>
  settings().prices.parts.map(({ id, name, amount, isExample }) => ({
    slug: slugOfPart(id),
    name,
    href: '/prices#services',
    amount,
    isPlanned: isExample,
  }))
