import { offline } from 'virtual:page-script'

export const GET = () =>
  new Response(offline, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
