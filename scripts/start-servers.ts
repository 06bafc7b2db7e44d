/** The arrangement of compose.yaml on this machine, of real parts: PostgreSQL from npm, two processes of the built site, Debian's Caddy. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import { ask } from './ask-site.ts'
import { keepAssets } from './keep-assets.ts'
import { openSiteProcess } from './site-process.ts'
import { startPostgres } from './start-postgres.ts'

const ports = { https: 14_740, http: 14_741, proxyAdmin: 14_742, sites: [14_743, 14_744] } as const
const host = 'localhost'
/** The address that visitors use. */
const origin = `https://${host}:${ports.https}`
const configuration = 'docs/deploy/Caddyfile.compose'

/** Ends a command that needs Caddy, with what to do, where it is not installed. */
export function requireCaddy(): void {
  if (spawnSync('caddy', ['version']).error === undefined) return
  console.error('Caddy is not installed, so nothing is started: on Debian and Ubuntu, `apt install caddy`.')
  process.exit(1)
}

/** The configuration that compose.yaml gives to a process, but for addresses that differ on this machine. */
function siteEnvironment(databaseUrl: string): Record<string, string> {
  const file = z.object({ 'x-site': z.object({ environment: z.record(z.string(), z.coerce.string()) }) })
  const { environment } = file.parse(parse(readFileSync('compose.yaml', 'utf8')))['x-site']
  const { METRICS_PORT: _, METRICS_HOST: __, ...named } = environment
  const elsewhere = {
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: databaseUrl,
    SMTP_URL: '',
    MAIL_FROM: '',
    MAIL_TO: '',
    TRUSTED_PROXY: '127.0.0.1',
  }
  return { ...named, ...elsewhere }
}

/** Starts Caddy with the file of compose.yaml and a certificate authority of its own. */
async function startCaddy(folder: string, assets: string) {
  const options = [`http_port ${ports.http}`, `https_port ${ports.https}`, `admin localhost:${ports.proxyAdmin}`, 'skip_install_trust']
  const env = {
    ...process.env,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_HOST: host,
    SITES: ports.sites.map((port) => `127.0.0.1:${port}`).join(' '),
    ASSETS: assets,
    CADDY_OPTIONS: options.join('\n'),
  }
  const words = ['--adapter', 'caddyfile', '--config', configuration]
  const proxy = spawn('caddy', ['run', ...words], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  proxy.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-5000)
  })
  const ended = new Promise<void>((resolve) => proxy.once('exit', () => resolve()))
  const authority = path.join(folder, 'caddy/pki/authorities/local/root.crt')
  while (!existsSync(authority)) {
    if (proxy.exitCode !== null) throw new Error(`Caddy ended with code ${proxy.exitCode}\n${said}`)
    await sleep(50)
  }
  return {
    authority,
    /** As `systemctl reload caddy` does, also where nothing has changed. */
    reload: () =>
      void execFileSync('caddy', ['reload', '--force', ...words, '--address', `localhost:${ports.proxyAdmin}`], { env, stdio: 'ignore' }),
    async stop() {
      proxy.kill('SIGTERM')
      await ended
    },
  }
}

/** Starts everything on an empty database. @param env of the site @returns the visitors' address, connections, parts, stop */
export async function startServers({ env = {} }: { env?: Record<string, string> } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-servers-'))
  const assets = path.join(folder, 'assets')
  const stops: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one()
  }
  try {
    const postgres = await startPostgres({ isDurable: true })
    stops.push(postgres.stop)
    const databaseUrl = `${postgres.url}/postgres`
    const common = { MAIL_DIR: path.join(folder, 'mail'), ...siteEnvironment(databaseUrl), ...env }
    const sites = ports.sites.map((port) => openSiteProcess({ PORT: String(port), ...common }))
    keepAssets(assets)
    for (const site of sites) {
      await site.start()
      stops.push(() => site.end('SIGTERM'))
    }
    const caddy = await startCaddy(folder, assets)
    stops.push(caddy.stop)
    const ca = readFileSync(caddy.authority)
    /** @param localAddress of 127.0.0.0/8: each counts as a network of its own */
    const connect = (localAddress = '127.0.0.1') => new Agent({ ca, localAddress, family: 4, servername: host })
    const isThere = () =>
      ask(origin, '/readyz', { agent: connect() }).then(
        ({ status }) => status === 200,
        () => false,
      )
    while (!(await isThere())) await sleep(100)
    return { origin, connect, databaseUrl, assets, sites, postgres, reloadProxy: caddy.reload, authority: caddy.authority, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export type Servers = Awaited<ReturnType<typeof startServers>>
