import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Config, ConfigError } from './config.ts'

type Address = { port: number; host: string | undefined }

const meanings: Record<string, (prefix: string, address: Address) => string> = {
  EADDRINUSE: (prefix, { port, host }) =>
    `${prefix}PORT ${port} is in use on ${host ?? 'this machine'}: choose another port`,
  EACCES: (prefix, { port }) =>
    `${prefix}PORT ${port} needs more rights than this account has: choose one above 1023`,
  EADDRNOTAVAIL: (prefix, { host }) => `${prefix}HOST ${host} is not an address of this machine`,
}

async function requireFree(prefix: '' | 'METRICS_', address: Address): Promise<void> {
  const server = createServer()
  await once(server.listen(address), 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(meanings[error.code ?? '']?.(prefix, address) ?? error.message)
  })
  await new Promise((resolve) => server.close(resolve))
}

/**
 * Checks that the site can listen, before anything is opened.
 * @throws {ConfigError} naming the variable and its value
 */
export async function requireFreeAddresses({
  port,
  host,
  hasSocket,
  metrics,
}: Pick<Config, 'port' | 'host' | 'hasSocket' | 'metrics'>): Promise<void> {
  if (!hasSocket) await requireFree('', { port, host })
  if (metrics) await requireFree('METRICS_', metrics)
}
