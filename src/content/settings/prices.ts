import { setting } from './settings.ts'
import { site } from './site.ts'

/** What a site costs besides its devices, from content/prices.json. */
export const priceList = () => setting('prices')

/** Whether amounts are shown in a local currency beside that of the catalogue. */
export const hasLocal = (): boolean => priceList().local.currency !== site().currency
