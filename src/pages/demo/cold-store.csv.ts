import type { APIRoute } from 'astro'
import { demoWords } from '#src/company/demo.ts'
import { instrumentWords } from '#src/company/instrument.ts'
import { demoCsv, demoRangeOf } from '#src/content/dossiers/demo.ts'

/** The readings that the app's screen shows, a row for each minute. */
export const GET: APIRoute = ({ url }) =>
  new Response(demoCsv(demoRangeOf(url.searchParams), demoWords(), instrumentWords()), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  })
