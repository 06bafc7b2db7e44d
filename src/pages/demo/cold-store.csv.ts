import type { APIRoute } from 'astro'
import { demoCsv } from '#src/content/demo.ts'
import { settings } from '#src/content/settings/settings.ts'

export const GET: APIRoute = () =>
  new Response(demoCsv(settings().demo, settings().instrument), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  })
