import { settings } from './settings.ts'

/** Figures of the company's own devices and offers that more than one text or drawing uses, from content/facts.json. */
export const facts = () => settings().facts
