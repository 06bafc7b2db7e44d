import { searchField } from 'virtual:page-script'

export const GET = () =>
  new Response(searchField, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
