import { capitalised, formatList } from '#src/contracts/formats.ts'
import { type ListedProduct, type RequestLine, slugOfSet } from '#src/contracts/request-list.ts'
import { priceOfDevices } from '#src/model/device-price.ts'
import { currentCopy } from '../copy.ts'
import { labelOf } from '../products/availability.ts'
import { settings } from '../settings/settings.ts'
import { currentSnapshot } from '../snapshot.ts'
import { holdsText, partsOf, requestLines, rowsOfSet, type SetHolds, type SetRow, setInText } from './prices.ts'

export function rowsOf(set: SetHolds): SetRow[] {
  const { range, examples } = currentSnapshot().world
  return rowsOfSet(set, partsOf(range, examples))
}

/** A set of content/prices.json by its name, or a set that lists its devices, with or without a name of its own. */
export type NamedOrListed = { set?: string | undefined; devices?: SetHolds['devices'] | undefined }

/** What a request lists of a set, and what it holds and costs in words. */
export function describeSet({ set, devices }: NamedOrListed): { lines: RequestLine[]; holds: string; price: string; availability: string } {
  const { settings, world } = currentSnapshot()
  const rows = rowsOf(settings.prices.sets.find(({ id }) => id === set) ?? { devices })
  return {
    lines: requestLines(set, rows),
    holds: holdsText(rows),
    availability: labelOf(
      world.range.products.filter(({ slug }) => rows.some(({ product }) => product === slug)),
      settings,
    ),
    price: capitalised(setInText(rows, world.range.amounts, settings)),
  }
}

/** The sets that a request may name: those of the prices, and those of our solutions that list their devices. */
export function listedSets(): ListedProduct[] {
  const copy = currentCopy()
  const { amounts } = currentSnapshot().world.range
  const { set: word, otherParts: partsWord } = copy.page('contact').list
  const ofSolutions = copy.page('existing-solutions').solutions.items.filter(({ devices }) => devices !== undefined)
  const sets = [...settings().prices.sets, ...ofSolutions.map(({ set, title, devices }) => ({ id: set, name: title, devices }))]
  return sets.map(({ id, name, ...set }) => {
    const rows = rowsOf(set)
    const foreign = rows.filter(({ product }) => product === undefined)
    const otherParts = foreign.map(({ name, count }) => ({ name, count }))
    const { total, without } = priceOfDevices(foreign, amounts)
    const isPlanned = foreign.length > 0 && without.length === 0
    const parts = formatList(otherParts.map(({ name, count }) => `${count}\u00a0×\u00a0${name}`))
    return {
      slug: slugOfSet(id),
      name: `${word} “${name}”${parts && `, ${partsWord} ${parts}`}`,
      href: '/existing-solutions',
      // Its products have lines of their own, so that nothing is left to be paid where it holds no other parts.
      amount: parts ? undefined : '0',
      holds: { products: requestLines(undefined, rows), otherParts, ...(isPlanned && { planned: total.toFixed(2) }) },
    }
  })
}
