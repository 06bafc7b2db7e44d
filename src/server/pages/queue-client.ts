import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '#src/core/environment/config.ts'
import type { QueueClient } from '#src/core/fairness/fair-queue.ts'
import { findClient, readHeader } from '#src/core/http/client-address.ts'

/**
 * Returns the network of a request, for the queue, and a signal that aborts when the connection
 * ends.
 */
export function clientOf(
  req: IncomingMessage,
  res: ServerResponse,
  { trustedProxy }: Pick<Config, 'trustedProxy'>,
): QueueClient {
  const left = new AbortController()
  res.once('close', () => left.abort())
  return {
    network: findClient(req.socket.remoteAddress, readHeader(req), trustedProxy).prefix,
    signal: left.signal,
  }
}
