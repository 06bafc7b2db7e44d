import { offline } from 'virtual:page-script'
import { words } from '#src/content/words/words.ts'

export const GET = () =>
  new Response(`const savedCopyWords=${JSON.stringify(words().offline.savedCopy)};\n${offline}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  })
