import type { APIRoute } from 'astro'
import { demoCsv, demoRangeOf } from '#src/content/dossiers/demo.ts'
import { demoWords } from '#src/content/settings/demo.ts'
import { instrumentWords } from '#src/content/settings/instrument.ts'

/** The readings that the app's screen shows, a row for each minute. */
export const GET: APIRoute = ({ url }) =>
  new Response(demoCsv(demoRangeOf(url.searchParams), demoWords(), instrumentWords()), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  })
