import json from '#content/redirects.json' with { type: 'json' }
import type { Redirects } from '#src/content/redirects-schema.ts'

/** Addresses that have moved, from content/redirects.json. */
export const { redirects }: Redirects = json
