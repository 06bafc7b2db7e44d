import { priceList } from '#src/company/prices.ts'
import type { TokenValue } from '#src/contracts/tokens.ts'
import { priceTokens, rowsOfSet, type SetParts, setInText } from '../prices.ts'
import type { Place } from '../schemas/collections.ts'
import { dossier as dossierSchema } from '../schemas/dossier-schema.ts'
import { valueAt } from './value-at.ts'

type Placed = { data: unknown; place: Place | undefined }

/** `hotel-floor` → `hotelFloorSet` */
const setToken = (id: string) => `${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Set`

/** Prices of the services and sums of the sets as tokens. @param placed all files, unchecked */
export function priceValues(placed: readonly Placed[]): Readonly<Record<string, TokenValue | null>> {
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
    dossierOf: (id) => dossierSchema.safeParse(placed.find(({ place }) => place?.collection === 'dossiers' && place.id === id)?.data).data,
    gateway: products.find(({ data }) => valueAt(data, 'kind') === 'gateway')?.id,
  }
  return {
    ...priceTokens(),
    ...Object.fromEntries(priceList().sets.map((set) => [setToken(set.id), setInText(rowsOfSet(set, parts), amounts)])),
  }
}
