/** Starts Caddy, nginx and Varnish with the examples of docs/deploy. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runProxy } from './run-proxy.ts'

export const hostName = 'www.isopo.example'

/** Debian installs nginx and Varnish in a folder that is not on every user's path. */
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }
export const isInstalled = (command: string) =>
  spawnSync(command, ['-h'], { env }).error === undefined
/** nginx-cache.conf needs this module of Debian's to know countries. */
export const hasGeoip2 = () => existsSync('/usr/lib/nginx/modules/ngx_http_geoip2_module.so')

type Replacement = readonly [from: string, to: string]
type Options = {
  port: number
  /** Ports of the processes of the site, or of Varnish. */
  sitePorts: readonly number[]
  /** The folder that `keep:assets` writes. */
  assets?: string
}
type NginxOptions = Options & {
  /** Keeps pages as in nginx-cache.conf, by country or, with COUNTRY_MODE=off, for all countries. */
  keepsPages?: 'by country' | 'for all'
  /** Further lines of the block `http`. */
  http?: string
  /** Further locations. */
  locations?: string
}

/**
 * Replaces parts of an example of docs/deploy.
 * @throws Error if the example lacks a part that is to be replaced
 */
function adapt(example: string, replacements: readonly Replacement[]): string {
  let text = readFileSync(path.join('docs/deploy', example), 'utf8')
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`docs/deploy/${example} does not hold ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

function makeCertificate(folder: string) {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const ask = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'
  const names = ['-subj', `/CN=${hostName}`, '-addext', `subjectAltName=DNS:${hostName}`]
  execFileSync('openssl', [...ask.split(' '), ...names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  return { key, certificate }
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })

/** @param writeFiles writes the proxy's files into a new folder and returns its command */
async function start(port: number, writeFiles: (folder: string) => string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'proxy-'))
  // nginx's processes run under another account, which has to read this folder.
  chmodSync(folder, 0o755)
  const command = writeFiles(folder)
  const stop = await runProxy(
    command,
    { ...env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    () => isListening(port),
  )
  return { port, stop: () => stop().then(() => rmSync(folder, { recursive: true, force: true })) }
}

export const startCaddy = (
  example: 'Caddyfile' | 'Caddyfile.compose',
  { port, sitePorts, assets = '/srv/isopo/assets' }: Options,
) =>
  start(port, (folder) => {
    const { key, certificate } = makeCertificate(folder)
    const sites = sitePorts.map((sitePort) => `127.0.0.1:${sitePort}`).join(' ')
    const own = `https://${hostName}:${port} {\n\ttls ${certificate} ${key}`
    const text =
      example === 'Caddyfile'
        ? adapt(example, [
            [`\n${hostName} {`, `\n${own}`],
            ['127.0.0.1:3000', sites],
            ['/srv/isopo/assets', assets],
          ])
        : adapt(example, [
            ['{\n\t{$CADDY_OPTIONS}\n}\n', ''],
            ['{$SITE_HOST} {', own],
            ['{$SITES:site-1:3000 site-2:3000}', sites],
            ['{$ASSETS:/assets}', assets],
          ])
    const file = path.join(folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${text}`)
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file]
  })

/** Before 1.25.1, nginx lacks the directive `http2`, as the example says. */
function listenLines(port: number): Replacement[] {
  const [, major, minor, patch] =
    /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(
      spawnSync('nginx', ['-v'], { env, encoding: 'utf8' }).stderr,
    ) ?? []
  const hasDirective = Number(major) * 10_000 + Number(minor) * 100 + Number(patch) >= 12_501
  const listen = [
    '  listen 443 ssl;\n  listen [::]:443 ssl;',
    `  listen 127.0.0.1:${port} ssl${hasDirective ? '' : ' http2'};`,
  ] as const
  return hasDirective ? [listen] : [listen, ['  http2 on;\n', '']]
}

/** Copies files into the folder of nginx, as the guide says for the evening of a television spot. */
function copyCacheFiles(folder: string, keepsPages: 'by country' | 'for all') {
  const guide = readFileSync('docs/deploy.md', 'utf8')
  const own: Record<string, Replacement[]> = {
    'nginx-cache.conf': [
      ['/var/cache/isopo', path.join(folder, 'cache')],
      ['/srv/isopo/current', process.cwd()],
    ],
  }
  for (const [, example = '', place = ''] of guide.matchAll(/^cp (\S+) \/etc\/nginx\/(\S+)$/gm)) {
    const text = adapt(example, own[example] ?? [])
    const [, instead = ''] = /replace these four lines by: (.*)/.exec(text) ?? []
    const withoutCountry = text.replace(/^geoip2 .*\n(.*\n){2}\}$/m, instead)
    writeFileSync(path.join(folder, place), keepsPages === 'by country' ? text : withoutCountry)
  }
}

function writeNginxFiles(
  folder: string,
  { port, sitePorts, assets, keepsPages, http = '', locations = '' }: NginxOptions,
) {
  const { key, certificate } = makeCertificate(folder)
  const live = `/etc/letsencrypt/live/${hostName}`
  const [first, ...others] = sitePorts.map((sitePort) => `127.0.0.1:${sitePort}`)
  const site = adapt('nginx.conf', [
    ['127.0.0.1:3000', String(first)],
    [
      '  keepalive 256;',
      `${others.map((other) => `  server ${other};`).join('\n')}\n  keepalive 256;`,
    ],
    ['  location / {', `${locations}\n  location / {`],
    ['  listen 80;\n  listen [::]:80;', `  listen unix:${folder}/http;`],
    ...listenLines(port),
    ['/var/log/nginx/isopo.log', `${folder}/isopo.log`],
    [`${live}/fullchain.pem`, certificate],
    [`${live}/privkey.pem`, key],
    ...(assets ? ([['/srv/isopo/assets', assets]] as const) : []),
  ])
  for (const name of ['conf.d', 'snippets']) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, 'conf.d/isopo.conf'), site)
  if (keepsPages) copyCacheFiles(folder, keepsPages)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((one) => `${one}_temp_path ${folder}/${one};`)
    .join(' ')
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes auto;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  sendfile on; tcp_nopush on; keepalive_requests 1000000;
  access_log ${folder}/access.log;
  ${folders}
  ${http}
  include ${folder}/conf.d/*.conf;
}
`,
  )
  const faults = spawnSync('nginx', ['-t', '-q', '-e', 'stderr', '-c', file], { env }).stderr
  if (faults.length > 0) throw new Error(`nginx -t says: ${faults}`)
  return file
}

export const startNginx = (options: NginxOptions) =>
  start(options.port, (folder) => ['nginx', '-c', writeNginxFiles(folder, options)])

/** Starts Varnish, which keeps pages between a TLS proxy and the site. */
export const startVarnish = ({
  port,
  sitePorts: [sitePort],
  assets = '/srv/isopo/assets',
}: Options) =>
  start(port, (folder) => {
    const file = path.join(folder, 'isopo.vcl')
    const own = [
      ['.port = "3000"', `.port = "${sitePort}"`],
      ['/srv/isopo/assets', assets],
    ] as const
    writeFileSync(file, adapt('isopo.vcl', own))
    const words = [
      '-F',
      '-j',
      'none',
      '-T',
      'none',
      '-n',
      path.join(folder, 'varnish'),
      '-s',
      'malloc,64m',
      '-a',
      `127.0.0.1:${port}`,
    ]
    return ['varnishd', ...words, '-f', file]
  })
