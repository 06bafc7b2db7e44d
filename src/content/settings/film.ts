import { settings } from './settings.ts'

/** The overlay with the promotional video (spec.md §2), from content/film.json. */
export const film = () => settings().film
