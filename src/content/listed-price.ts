import { type Price, priceOf } from './prices/price.ts'
import { site } from './settings/site.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'
import { words } from './words/words.ts'

/** The price of a product or an accessory beside others, all with the same decimals. */
export const listedPrice = (amount: string | undefined): Price =>
  priceOf(amount, site(), words().phrases, Object.values(currentSnapshot().derived.range.amounts))
