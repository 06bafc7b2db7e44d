import { queuedRequests } from 'virtual:page-script'
import { words } from '#src/content/words/words.ts'

export const GET = () =>
  new Response(
    `const sendLaterWords=${JSON.stringify(words().offline.sendLater)};\n${queuedRequests}`,
    { headers: { 'content-type': 'text/javascript; charset=utf-8' } },
  )
