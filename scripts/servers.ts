/**
 * `npm run servers`: starts the services of compose.yaml on this machine, without containers.
 * Deletes their data at the end.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import { keepAssets } from './keep-assets.ts'
import { ask } from './site/ask-site.ts'
import { requireBuiltSite } from './site/built-site.ts'
import { runProxy } from './site/run-proxy.ts'
import { startPostgres } from './site/start-postgres.ts'
import { startSite } from './site/start-site.ts'

const ports = {
  https: 14_740,
  http: 14_741,
  proxyAdmin: 14_742,
  sites: ['14743', '14744'],
} as const
const host = 'localhost'
const origin = `https://${host}:${ports.https}`

function siteEnvironment(databaseUrl: string): Record<string, string> {
  const file = z.object({
    'x-site': z.object({ environment: z.record(z.string(), z.coerce.string()) }),
  })
  const { environment } = file.parse(parse(readFileSync('compose.yaml', 'utf8')))['x-site']
  const { METRICS_PORT: _, METRICS_HOST: __, ...named } = environment
  const elsewhere = {
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: databaseUrl,
    SMTP_URL: '',
    MAIL_FROM: '',
    MAIL_TO: '',
    TRUSTED_PROXY: '127.0.0.1',
  }
  return { ...named, ...elsewhere }
}

/**
 * Starts Caddy with the Caddyfile of compose.yaml. Caddy writes its certificate authority into the
 * folder.
 */
async function startCaddy(folder: string, assets: string) {
  const options = [
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
    `admin localhost:${ports.proxyAdmin}`,
    'skip_install_trust',
  ]
  const env = {
    ...process.env,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_HOST: host,
    SITES: ports.sites.map((port) => `127.0.0.1:${port}`).join(' '),
    ASSETS: assets,
    CADDY_OPTIONS: options.join('\n'),
  }
  const command = [
    'caddy',
    'run',
    '--adapter',
    'caddyfile',
    '--config',
    'docs/deploy/Caddyfile.compose',
  ]
  const authority = path.join(folder, 'caddy/pki/authorities/local/root.crt')
  return { authority, stop: await runProxy(command, env, () => existsSync(authority)) }
}

requireBuiltSite()
if (spawnSync('caddy', ['version']).error) {
  console.error(
    'Caddy is not installed, so nothing is started: on Debian and Ubuntu, `apt install caddy`.',
  )
  process.exit(1)
}
const folder = mkdtempSync(path.join(tmpdir(), 'site-servers-'))
const stops: (() => Promise<unknown>)[] = [
  async () => rmSync(folder, { recursive: true, force: true }),
]
const stop = async () => {
  for (const one of stops.splice(0).reverse()) await one()
}
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void stop().then(() => process.exit()))
try {
  const postgres = await startPostgres({ isDurable: true })
  stops.push(postgres.stop)
  const env = {
    MAIL_DIR: path.join(folder, 'mail'),
    ...siteEnvironment(`${postgres.url}/postgres`),
  }
  const assets = path.join(folder, 'assets')
  keepAssets(assets)
  const sites = []
  for (const port of ports.sites) {
    const site = await startSite({ port, env })
    stops.push(site.stop)
    sites.push(site)
  }
  const caddy = await startCaddy(folder, assets)
  stops.push(caddy.stop)
  const agent = new Agent({ ca: readFileSync(caddy.authority), family: 4, servername: host })
  const isReady = () =>
    ask(origin, '/readyz', { agent }).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await isReady())) await sleep(100)
  console.log(`The site is ready: ${origin}, served by ${sites.map((site) => site.origin).join(' and ')}
Sign in as "admin" with the one-time password ${sites[0]?.password}
Its certificate is signed by ${caddy.authority}
Control and C stop it.`)
} catch (error) {
  await stop()
  throw error
}
