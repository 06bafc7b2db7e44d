import { settings } from './settings.ts'

/** Customers who agreed to be named, and those who have not yet, from content/references.json. */
export const references = () => settings().references
