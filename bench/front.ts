/** What stands in front of the site in a benchmark: Caddy or nginx with the examples of docs/deploy, or nothing. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const fronts = ['caddy', 'nginx', 'none'] as const
export type FrontName = (typeof fronts)[number]
export const isFront = (name: string): name is FrontName => fronts.some((one) => one === name)
export type Front = { port: number; isTls: boolean; stop: () => Promise<void> }

/** The name of the site in the examples. */
export const hostName = 'www.isopo.example'
/** The site's configuration behind a front, as docs/deploy.md has it. */
export const siteSettings = { HOST: '127.0.0.1', TRUSTED_PROXY: '127.0.0.1,::1', PUBLIC_ORIGIN: `https://${hostName}`, LOG_LEVEL: 'info' }

/** Debian has it in a folder that is not on every user's path. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
export const isInstalled = (name: FrontName) => name === 'none' || spawnSync(name, ['-h'], { env }).error === undefined

/** Replaces what an example names and a benchmark has elsewhere. @throws where the example does not hold it */
function adapt(example: string, replacements: readonly (readonly [string, string])[]): string {
  let text = readFileSync(path.join('docs/deploy', example), 'utf8')
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`docs/deploy/${example} does not hold ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

function makeCertificate(folder: string) {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const ask = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${hostName}`
  const names = ['-addext', `subjectAltName=DNS:${hostName}`]
  execFileSync('openssl', [...ask.split(' '), ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return { key, certificate }
}

/** @returns the command that runs the proxy in the foreground */
function writeConfiguration(name: 'caddy' | 'nginx', folder: string, port: number, sitePort: number): string[] {
  const { key, certificate } = makeCertificate(folder)
  const site = ['127.0.0.1:3000', `127.0.0.1:${sitePort}`] as const
  const file = path.join(folder, name)
  if (name === 'caddy') {
    const own = [`\n${hostName} {`, `\nhttps://${hostName}:${port} {\n\ttls ${certificate} ${key}`] as const
    writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${adapt('Caddyfile', [site, own])}`)
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file]
  }
  const live = `/etc/letsencrypt/live/${hostName}`
  const example = adapt('nginx.conf', [
    site,
    ['  listen 80;\n  listen [::]:80;', `  listen 127.0.0.1:${port + 1};`],
    // As Debian 12 has to have it too.
    ['  listen 443 ssl;\n  listen [::]:443 ssl;', `  listen 127.0.0.1:${port} ssl http2;`],
    ['  http2 on;\n', ''],
    [`${live}/fullchain.pem`, certificate],
    [`${live}/privkey.pem`, key],
  ])
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`).join(' ')
  // What Debian's nginx.conf says.
  const rest = `worker_processes auto; events { worker_connections 768; }`
  const http = `sendfile on; tcp_nopush on; access_log ${folder}/access.log; ${folders}`
  writeFileSync(file, `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${rest}\nhttp { ${http}\n${example}}\n`)
  return ['nginx', '-c', file]
}

/** @param port on which a proxy listens, and perhaps on the next one too */
export async function startFront(name: FrontName, port: number, sitePort: number): Promise<Front> {
  if (name === 'none') return { port: sitePort, isTls: false, stop: async () => {} }
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
  const [command = '', ...words] = writeConfiguration(name, folder, port, sitePort)
  const proxy = spawn(command, words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let said = ''
  proxy.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-5000)
  })
  const ended = new Promise<void>((resolve) => proxy.once('exit', () => resolve()))
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => resolve(true))
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
    })
  while (!(await isListening())) {
    if (proxy.exitCode !== null) throw new Error(`${name} ended with code ${proxy.exitCode}\n${said}`)
    await sleep(50)
  }
  return {
    port,
    isTls: true,
    async stop() {
      proxy.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
