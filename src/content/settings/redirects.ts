import { settings } from './settings.ts'

/** Addresses that have moved, from content/redirects.json. */
export const redirects = () => settings().redirects.redirects
