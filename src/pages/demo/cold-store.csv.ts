import type { APIRoute } from 'astro'
import { demoCsv, demoRangeOf } from '#src/content/demo.ts'
import { settings } from '#src/content/settings/settings.ts'

export const GET: APIRoute = ({ url }) =>
  new Response(demoCsv(demoRangeOf(url.searchParams), settings().demo, settings().instrument), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  })
