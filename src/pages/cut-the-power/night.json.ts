import type { APIRoute } from 'astro'
import { nightData } from '#src/content/night-files.ts'

/** A visitor's night and its sum with units; what the address says wrongly is the example's. */
export const GET: APIRoute = ({ url }) => Response.json(nightData(url.searchParams))
