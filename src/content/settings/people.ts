import { settings } from './settings.ts'

/** The people of the company, from content/people.json. */
export const people = () => settings().people
