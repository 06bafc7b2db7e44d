import { settings } from './settings.ts'

/** The words of the instrument that shows a night without mains, from content/instrument.json. */
export const instrumentWords = () => settings().instrument
