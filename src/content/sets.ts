import { priceList } from '#src/company/prices.ts'
import type { RequestLine } from '#src/contracts/request-list.ts'
import { currentCopy } from './copy.ts'
import { devicePrices, gatewayRow, getDossier } from './dossiers.ts'
import { requestLines, rowsOfSet, type SetHolds, type SetRow, setInText } from './prices.ts'

/** What a set holds, each with its name. */
export function rowsOf(set: SetHolds): SetRow[] {
  const { products } = currentCopy()
  return rowsOfSet(set, {
    nameOf: (slug) => products.find((product) => product.slug === slug)?.name,
    dossierOf: (id) => getDossier(id).dossier,
    gateway: gatewayRow({}).product,
  })
}

/** `1 × Gateway, 10 × Smart Lock` */
export const holdsText = (rows: readonly SetRow[]): string => rows.map(({ name, count }) => `${count}\u00a0×\u00a0${name}`).join(', ')

/** A set of content/prices.json by its name, or one that lists its devices. */
export type NamedOrListed = { set?: string | undefined; devices?: SetHolds['devices'] | undefined }

/** What a request lists of a set, which are our own products with or without an amount, and what it holds and costs in words. */
export function describeSet({ set, devices }: NamedOrListed): { lines: RequestLine[]; holds: string; price: string } {
  const rows = rowsOf(priceList().sets.find(({ id }) => id === set) ?? { devices })
  return {
    lines: requestLines(rows),
    holds: holdsText(rows),
    price: setInText(rows, devicePrices()),
  }
}
