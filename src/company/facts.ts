import json from '#content/facts.json' with { type: 'json' }
import type { Facts } from '#src/content/facts-schema.ts'

/** Figures of the company's own devices and offers that more than one text or drawing uses, from content/facts.json. */
export const facts: Facts = json
