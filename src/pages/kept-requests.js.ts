import { keptRequests } from 'virtual:page-script'

export const GET = () =>
  new Response(keptRequests, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
