import { setting } from './settings.ts'

/** Addresses that have moved, from content/redirects.json. */
export const redirects = () => setting('redirects').redirects
