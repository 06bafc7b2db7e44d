import { settings } from './settings.ts'

/** What a site costs besides its devices, from content/prices.json. */
export const priceList = () => settings().prices
