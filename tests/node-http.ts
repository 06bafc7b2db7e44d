import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Starts a server on a free port of this machine. @returns the port */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // a server that listens on a port has such an address
  return (server.address() as AddressInfo).port
}

/**
 * Waits for the answer to a request of `node:http`, which sends a target exactly as written.
 * `fetch` would normalize it.
 */
export async function answerTo(sent: ClientRequest, encoding: BufferEncoding = 'utf8') {
  // A server that refuses a body may end the connection before all of the body is sent.
  sent.on('error', () => {})
  const [response] = (await once(sent, 'response')) as [IncomingMessage] // the event has one argument
  const { statusCode: status = 0, headers, rawHeaders } = response
  return { status, headers, rawHeaders, text: (await buffer(response)).toString(encoding) }
}
