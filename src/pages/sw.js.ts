import { removeWorker, worker } from 'virtual:page-script'
import type { APIContext } from 'astro'

// Browsers ask for it at each visit, so that a new worker, or one that removes itself, arrives soon.
const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
}

export const GET = ({ locals }: APIContext) =>
  new Response(locals.isOffline ? worker : removeWorker, { headers })
