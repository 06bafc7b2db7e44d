import { searchField } from 'virtual:page-script'

/** The script of the field in the header, which a page fetches when somebody opens it (layouts/page-script/search.ts). */
export const GET = () => new Response(searchField, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
