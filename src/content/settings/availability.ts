import { settings } from './settings.ts'

/** What the site says of stage, approval and warranty, from content/availability.json. */
export const availabilityWords = () => settings().availability
