import {
  type ListedProduct,
  type RequestLine,
  requestLines,
  slugOfPart,
} from '#src/contracts/contact/request-list.ts'
import { isForeign } from '#src/contracts/formats.ts'
import type { NamedSet } from '#src/contracts/quote/name-of-list.ts'
import { accessoryAddress } from './addresses/address-of.ts'
import { getPage, hasPage } from './page.ts'
import {
  describeRows,
  priceParts,
  rowsOfSet,
  type SetContents,
  type SetRow,
  setInText,
  withoutPriceLinks,
} from './prices/prices.ts'
import { labelOfAll } from './products/availability.ts'
import type { Product } from './schemas/product-schema.ts'
import { settings } from './settings/settings.ts'
import { currentCopy } from './snapshot/copy.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'
import { words } from './words/words.ts'

/**
 * A set of content/prices.json by its name, or a set that lists its devices, with or without a
 * name.
 */
type NamedOrListed = { set?: string | undefined; devices?: SetContents['devices'] | undefined }

export function describeSet({ set, devices }: NamedOrListed): {
  lines: RequestLine[]
  /** The devices of the set, a row for each kind. */
  rows: SetRow[]
  /** The same in words, such as `2 × Gateway`. */
  holds: string[]
  price: string
  /** The products among the devices. */
  models: Product[]
  availability: string
} {
  const { settings, derived } = currentSnapshot()
  const { range, examples } = derived
  const rows = rowsOfSet(
    settings.prices.sets.find(({ id }) => id === set) ?? { devices },
    priceParts(range, examples),
  )
  const price = setInText(rows, range.amounts, settings, true)
  const models = currentCopy().products.filter(({ slug }) =>
    rows.some(({ product }) => product === slug),
  )
  return {
    lines: requestLines(rows),
    rows,
    holds: describeRows(rows, range, settings.company.locale),
    availability: labelOfAll(models, settings.company, words().products.availability),
    models,
    price: hasPage('prices') ? price : withoutPriceLinks(price),
  }
}

/** The sets that the page of solutions puts on a list, by their titles there. */
export const namedSets = (): NamedSet[] =>
  hasPage('existing-solutions')
    ? getPage('existing-solutions').solutions.items.map((item) => ({
        name: item.title,
        lines: describeSet(item).lines,
      }))
    : []

export const listedParts = (): ListedProduct[] =>
  currentSnapshot().derived.range.parts.map(({ id, code, name, plural, amount, isAccessory }) => ({
    slug: slugOfPart(id),
    code,
    name,
    plural,
    href: isAccessory && hasPage('accessories') ? accessoryAddress(id) : '/prices#services',
    amount: isForeign(settings().company) ? undefined : amount,
  }))
