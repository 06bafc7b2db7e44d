import json from '#content/film.json' with { type: 'json' }
import type { Film } from '#src/content/interface-schemas.ts'

/** The overlay with the promotional video (spec.md §2), from content/film.json. */
export const film: Film = json
