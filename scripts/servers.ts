/**
 * `npm run servers`: starts the arrangement of compose.yaml on this machine, with installed programs in place of containers: PostgreSQL,
 * two processes of the built site, and Caddy with TLS and HTTP/3 before them. Everything is deleted when it is stopped.
 */
import { requireBuiltSite } from './built-site.ts'
import { requireCaddy, startServers } from './start-servers.ts'

requireBuiltSite()
requireCaddy()
const { origin, authority, sites, stop } = await startServers()
console.log(`The site is ready: ${origin}, of the processes ${sites.map((site) => site.origin()).join(' and ')}
Its certificate is signed by ${authority}
Control and C stop it.`)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop().then(() => process.exit()))
