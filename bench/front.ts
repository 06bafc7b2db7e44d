/**
 * The proxy in front of the site in a benchmark: Caddy or nginx with the examples of docs/deploy,
 * or none.
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { runProxy } from '../scripts/site/run-proxy.ts'

export const fronts = ['caddy', 'nginx', 'none'] as const
export type FrontName = (typeof fronts)[number]
export const isFront = (name: string): name is FrontName => fronts.some((one) => one === name)
export type Front = { port: number; isTls: boolean; stop: () => Promise<void> }

export const hostName = 'www.isopo.example'
export const siteSettings = {
  HOST: '127.0.0.1',
  TRUSTED_PROXY: '127.0.0.1,::1',
  PUBLIC_ORIGIN: `https://${hostName}`,
  LOG_LEVEL: 'info',
}

export const leadKey = 'a-key-of-the-benchmark-that-is-long-enough'

/** Debian installs nginx in a folder that is not on every user's path. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
export const isInstalled = (name: FrontName) =>
  name === 'none' || spawnSync(name, ['-h'], { env }).error === undefined

/**
 * Replaces parts of an example of docs/deploy for the benchmark.
 * @throws Error if the example lacks a part that is to be replaced
 */
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
  execFileSync('openssl', [...ask.split(' '), ...names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  return { key, certificate }
}

/**
 * `isCaching`: nginx caches pages as in docs/deploy/nginx-cache.conf. `locations`: further
 * locations that a benchmark needs.
 */
type NginxExtras = { isCaching?: boolean; locations?: string }

/**
 * Reads nginx-cache.conf.
 * @returns lines for nginx: `file` for the block `http`, `server` for `server`, `location` for
 * `location /`
 */
function cacheConfiguration(folder: string) {
  const file = adapt('nginx-cache.conf', [['/var/cache/nginx/isopo', path.join(folder, 'cache')]])
  const [, snippet = ''] = file.split('snippets/isopo-cache.conf:\n')
  return {
    file,
    server: 'proxy_set_header Accept-Encoding $isopo_encoding;',
    location: snippet.replaceAll(/^# {3}/gm, ''),
  }
}

function writeConfiguration(
  name: 'caddy' | 'nginx',
  folder: string,
  port: number,
  sitePorts: number[],
  extras: NginxExtras,
): string[] {
  const { key, certificate } = makeCertificate(folder)
  const [first, ...others] = sitePorts.map((sitePort) => `127.0.0.1:${sitePort}`)
  const site = ['127.0.0.1:3000', String(first)] as const
  const file = path.join(folder, name)
  if (name === 'caddy') {
    const own = [
      `\n${hostName} {`,
      `\nhttps://${hostName}:${port} {\n\ttls ${certificate} ${key}`,
    ] as const
    writeFileSync(
      file,
      `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${adapt('Caddyfile', [site, own])}`,
    )
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file]
  }
  const live = `/etc/letsencrypt/live/${hostName}`
  const cache = extras.isCaching
    ? cacheConfiguration(folder)
    : { file: '', server: '', location: '' }
  const example = adapt('nginx.conf', [
    site,
    [
      '  keepalive 256;',
      `${others.map((other) => `  server ${other};`).join('\n')}\n  keepalive 256;`,
    ],
    [
      '  location / {',
      `  ${cache.server}\n${extras.locations ?? ''}\n  location / {\n${cache.location}`,
    ],
    ['  listen 80;\n  listen [::]:80;', `  listen 127.0.0.1:${port + 1};`],
    // HTTP/2 is set here in the older syntax, because the nginx of Debian 12 only knows this one.
    ['  listen 443 ssl;\n  listen [::]:443 ssl;', `  listen 127.0.0.1:${port} ssl http2;`],
    ['  http2 on;\n', ''],
    [`${live}/fullchain.pem`, certificate],
    [`${live}/privkey.pem`, key],
  ])
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((one) => `${one}_temp_path ${folder}/${one};`)
    .join(' ')
  const rest = `worker_processes auto; events { worker_connections 768; }`
  const http = `sendfile on; keepalive_requests 1000000; tcp_nopush on; access_log ${folder}/access.log; ${folders}\n${cache.file}`
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${rest}\nhttp { ${http}\n${example}}\n`,
  )
  return ['nginx', '-c', file]
}

/** Starts a proxy. @param port of the proxy, which may also use the next port */
export async function startFront(
  name: FrontName,
  port: number,
  sitePorts: number[],
  extras: NginxExtras = {},
): Promise<Front> {
  if (name === 'none') return { port: sitePorts[0] ?? 0, isTls: false, stop: async () => {} }
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
  // nginx's processes run under another account, which has to read this folder.
  chmodSync(folder, 0o755)
  const command = writeConfiguration(name, folder, port, sitePorts, extras)
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => resolve(true))
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
    })
  const stop = await runProxy(
    command,
    { ...env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    isListening,
  )
  return {
    port,
    isTls: true,
    stop: () => stop().then(() => rmSync(folder, { recursive: true, force: true })),
  }
}

/** Runs bench/load.ts in another process. @throws Error if the status of an answer is not 2xx */
export async function loadFront(
  { port, isTls }: Front,
  milliseconds: number,
  paths: readonly string[],
) {
  const words = [
    'bench/load.ts',
    String(port),
    isTls ? 'tls' : 'plain',
    String(milliseconds),
    ...paths,
  ]
  const { answers, failed, firstFailure, seconds } = JSON.parse(
    (await promisify(execFile)(process.execPath, words)).stdout,
  )
  if (failed > 0)
    throw new Error(`${failed} of ${answers} answers failed, the first: ${firstFailure}`)
  return { answers: Number(answers), seconds: Number(seconds) }
}
