import type { APIRoute } from 'astro'
import { nightCsv } from '#src/content/night-files.ts'

/** Calculates a visitor's night with its totals as a table; invalid values are replaced by those of the example site. */
export const GET: APIRoute = ({ url }) =>
  new Response(nightCsv(url.searchParams), {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="night.csv"' },
  })
