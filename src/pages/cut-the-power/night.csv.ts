import type { APIRoute } from 'astro'
import { nightCsv } from '#src/content/night-files.ts'

export const GET: APIRoute = ({ url }) =>
  new Response(nightCsv(url.searchParams), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="night.csv"',
    },
  })
