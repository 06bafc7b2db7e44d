import { createServer } from 'node:http'

/**
 * Answers `GET /metrics` on a separate port, which no proxy forwards.
 * @param write writes the text of the answer
 * @returns the port and a closer
 * @throws if it cannot listen
 */
export async function startMetricsServer(
  write: () => Promise<string>,
  { port, host }: { port: number; host: string },
) {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics' || (req.method !== 'GET' && req.method !== 'HEAD'))
      return void res.writeHead(404).end()
    write().then(
      (text) =>
        res
          .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
          .end(text),
      () => res.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
