import { queuedRequests } from 'virtual:page-script'

export const GET = () =>
  new Response(queuedRequests, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
