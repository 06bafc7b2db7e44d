import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Config } from '#src/core/environment/config.ts'

export type ListenConfig = Pick<Config, 'port' | 'host' | 'hasSocket'>

let passed: Server | { fd: 0 } = { fd: 0 }

/**
 * Maximum connections that wait to be accepted; the system may set a lower limit. With Node's 511,
 * clients that connect during a rush have to try again after a second.
 */
const backlog = 4096

/**
 * Listens on an address, or on the socket that systemd passes as standard input and holds while the
 * process restarts. Node opens a descriptor once, so a later server takes the socket over from the
 * one before.
 */
export async function listenOn(server: Server, { port, host, hasSocket }: ListenConfig) {
  // Among the options of a passed socket, Node would read no backlog.
  if (hasSocket) server.listen(passed, backlog)
  else server.listen({ port, host, backlog })
  await once(server, 'listening')
  if (hasSocket) passed = server
}
