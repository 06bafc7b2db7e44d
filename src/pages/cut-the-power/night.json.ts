import type { APIRoute } from 'astro'
import { nightData } from '#src/content/night-files.ts'

/** Calculates a visitor's night and its totals with units; invalid values fall back to the example's. */
export const GET: APIRoute = ({ url }) => Response.json(nightData(url.searchParams))
