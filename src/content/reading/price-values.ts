import type { TokenValue } from '#src/contracts/tokens.ts'
import { priceOfDevices } from '#src/model/device-price.ts'
import { priceTokens, requestOfSet, rowsOfDossier, rowsOfSet, type SetParts, setInText, siteCostOf, siteTokens } from '../prices/prices.ts'
import type { Place } from '../schemas/collections.ts'
import type { DossierName } from '../schemas/dossier-schema.ts'
import { priceList } from '../settings/prices.ts'
import { readDossier } from './dossier-values.ts'
import { valueAt } from './value-at.ts'

type Placed = { data: unknown; place: Place | undefined }

/** `hotel-floor` → `hotelFloorSet` */
const setToken = (id: string) => `${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Set`

/**
 * Prices of the services and sums of the sets as tokens.
 * @param placed all files, unchecked
 * @param billOf megabytes that a dossier has on its bill in a month
 */
export function priceValues(placed: readonly Placed[], billOf: (id: DossierName) => number): Readonly<Record<string, TokenValue | null>> {
  const products = placed.flatMap(({ data, place }) => (place?.collection === 'products' ? [{ id: place.id, data }] : []))
  const amounts = Object.fromEntries(
    products.flatMap(({ id, data }) => {
      const amount = valueAt(data, 'amount')
      return typeof amount === 'string' ? [[id, Number(amount)]] : []
    }),
  )
  const parts: SetParts = {
    nameOf: (product) => {
      const name = valueAt(products.find(({ id }) => id === product)?.data, 'name')
      return typeof name === 'string' ? name : undefined
    },
    dossierOf: (id) => readDossier(placed.find(({ place }) => place?.collection === 'dossiers' && place.id === id)?.data),
    gateway: products.find(({ data }) => valueAt(data, 'kind') === 'gateway')?.id,
  }
  const list = priceList()
  const { total } = priceOfDevices(rowsOfDossier(list.sums.dossier, parts), amounts)
  return {
    ...priceTokens(),
    ...siteTokens(siteCostOf(list, total, billOf(list.sums.dossier))),
    ...Object.fromEntries(
      list.sets.flatMap((set) => {
        const rows = rowsOfSet(set, parts)
        return [
          [setToken(set.id), setInText(rows, amounts)],
          // Where the contact form opens with its products.
          [`${setToken(set.id)}Request`, requestOfSet(set.id, rows)],
        ]
      }),
    ),
  }
}
