import type { APIRoute } from 'astro'
import { nightData } from '#src/content/night-files.ts'

/** Calculates a visitor's night and its totals with units; invalid values are replaced by those of the example site. */
export const GET: APIRoute = ({ url }) => Response.json(nightData(url.searchParams))
