import { setting } from './settings.ts'

/** The people of the company, from content/people.json. */
export const people = () => setting('people')
