/**
 * The least that Node's own HTTP server does for an answer: it repeats from memory what another server has answered, and decides nothing.
 * `node bench/bare-server.ts ORIGIN PATH…` prints its port.
 */
import { createServer, get } from 'node:http'

const [, , origin = '', ...paths] = process.argv
const answers = new Map<string, { headers: string[]; body: Buffer }>()
for (const path of paths) {
  // `fetch` would unpack the body and leave its headers as they are.
  const { promise, resolve, reject } = Promise.withResolvers<{ headers: string[]; body: Buffer }>()
  get(origin + path, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
    const parts: Buffer[] = []
    const own = response.rawHeaders.flatMap((text, at, all) =>
      at % 2 === 0 && !/^(date|connection|keep-alive)$/i.test(text) ? [text, all[at + 1] ?? ''] : [],
    )
    response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve({ headers: own, body: Buffer.concat(parts) }))
  }).on('error', reject)
  answers.set(path, await promise)
}

const server = createServer((req, res) => {
  const answer = answers.get(req.url ?? '')
  res.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : address)
})
