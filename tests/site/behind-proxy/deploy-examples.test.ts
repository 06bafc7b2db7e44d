import { chmodSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { Agent } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#src/core/environment/config.ts'
import { keepAssets } from '../../../scripts/keep-assets.ts'
import { ask } from '../../../scripts/site/ask-site.ts'
import { freePort } from '../../../scripts/site/free-port.ts'
import {
  hasGeoip2,
  hostName,
  isInstalled,
  startCaddy,
  startNginx,
  startVarnish,
} from '../../../scripts/site/start-proxy.ts'
import { unavailablePage } from '../../../scripts/site/unavailable-page.ts'
import { listen } from '../../node-http.ts'
import { afterwards, temporaryFolder } from '../../temporary-folder.ts'
import { editSite } from '../editing-site.ts'
import { startOwnSite } from '../own-site.ts'

const page = unavailablePage('.')
/** Spellings of Accept-Encoding, each with the encodings in which the page may come. */
const [any, zipped, none] = [['br', 'gzip', 'none'], ['gzip', 'none'], ['none']]
const spellings: [string, string[]][] = [
  ['gzip, deflate, br, zstd', any],
  ['gzip, deflate, br', any],
  ['br, gzip', any],
  ['br', ['br', 'none']],
  ['BR;q=1.0, gzip;q=0.5', any],
  ['br;q=0.1', ['br', 'none']],
  ['deflate, gzip;q=1.0, *;q=0.5', zipped],
  ['gzip', zipped],
  ['GZIP', zipped],
  ['gzip,deflate', zipped],
  ['gzip;q=0.001', zipped],
  ['br;q=0, gzip', zipped],
  ['br; q=0.0, gzip', zipped],
  ['br;q=0.000,gzip;q=1', zipped],
  ['gzip;q=0', none],
  ['gzip; q=0, br; q=0', none],
  ['identity', none],
  ['deflate', none],
  ['brotli', none],
  ['', none],
]
const agent = new Agent({ rejectUnauthorized: false, servername: hostName })
/** The test says in X-Forwarded-For who asks, and nginx believes it. */
const realAddress = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;'

type Proxy = { stop: () => Promise<void> }
type Start = (options: { port: number; sitePorts: number[]; assets: string }) => Promise<Proxy>
type Site = { origin: string }

/**
 * Passes requests on to the site and notes their targets. After `close`, the proxy finds no process.
 */
async function openRelay(site: Site) {
  const asked: string[] = []
  const server = createServer((req, res) => {
    const { method, headers, url = '/' } = req
    if (!/^\/(livez|readyz)$/.test(url)) asked.push(url)
    const onward = request(site.origin + url, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(res)
    })
    onward.on('error', () => res.destroy())
    req.pipe(onward)
  })
  const port = await listen(server)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  afterwards(close)
  return { port, asked, close }
}

/**
 * Starts a proxy before a site.
 * @returns a function that asks the proxy, and the relay between the two
 */
async function openBehind({ start, isTls }: Pick<Example, 'start' | 'isTls'>, behind: Site) {
  const relay = await openRelay(behind)
  const port = await freePort()
  const proxy = await start({ port, sitePorts: [relay.port], assets })
  afterwards(proxy.stop)
  const asks = (target: string, { headers, ...asked }: Parameters<typeof ask>[2] = {}) =>
    ask(`${isTls ? 'https' : 'http'}://127.0.0.1:${port}`, target, {
      ...asked,
      headers: { host: hostName, ...headers },
      ...(isTls ? { agent } : {}),
    })
  return { ask: asks, relay }
}

const startCaddyAndVarnish: Start = async (options) => {
  const varnishPort = await freePort()
  const varnish = await startVarnish({ ...options, port: varnishPort })
  const caddy = await startCaddy('Caddyfile', { ...options, sitePorts: [varnishPort] })
  return { stop: () => caddy.stop().then(varnish.stop) }
}

type Example = {
  name: string
  packages: string
  isInstalled: boolean
  isTls: boolean
  start: Start
}
const caches: Example[] = [
  {
    name: 'nginx-cache.conf',
    packages: 'nginx libnginx-mod-http-geoip2',
    isInstalled: isInstalled('nginx') && hasGeoip2(),
    isTls: true,
    start: (options) => startNginx({ ...options, keepsPages: 'by country', http: realAddress }),
  },
  {
    name: 'isopo.vcl',
    packages: 'varnish',
    isInstalled: isInstalled('varnishd'),
    isTls: false,
    start: startVarnish,
  },
]
const examples: Example[] = [
  {
    name: 'nginx.conf',
    packages: 'nginx',
    isInstalled: isInstalled('nginx'),
    isTls: true,
    start: startNginx,
  },
  {
    name: 'nginx-cache.conf without country',
    packages: 'nginx',
    isInstalled: isInstalled('nginx'),
    isTls: true,
    start: (options) => startNginx({ ...options, keepsPages: 'for all' }),
  },
  ...(['Caddyfile', 'Caddyfile.compose'] as const).map((name) => ({
    name,
    packages: 'caddy',
    isInstalled: isInstalled('caddy'),
    isTls: true,
    start: (options: Parameters<Start>[0]) => startCaddy(name, options),
  })),
  {
    name: 'isopo.vcl behind Caddyfile',
    packages: 'caddy varnish',
    isInstalled: isInstalled('caddy') && isInstalled('varnishd'),
    isTls: true,
    start: startCaddyAndVarnish,
  },
]
/** Where a proxy is not installed, its tests are skipped, and the row says what they need. */
const rows = (some: Example[]) =>
  some.map(
    (example) =>
      [
        example.isInstalled ? example.name : `${example.name} (apt install ${example.packages})`,
        example,
      ] as const,
  )

const assets = temporaryFolder()
chmodSync(assets, 0o755)
keepAssets(assets)
/** What the guide adds to the environment file, for nginx and for Varnish. */
const [forNginx = {}, forVarnish = {}] = [
  ...readFileSync('docs/deploy.md', 'utf8').matchAll(/^printf (.*) >> \/etc\/isopo\.env/gm),
].map(([, lines = '']) =>
  Object.fromEntries([...lines.matchAll(/(\w+)='(\S+)'/g)].map(([, name, value]) => [name, value])),
)
const startWith = (SHARED_CACHE_SECONDS: string) =>
  startOwnSite({ env: { ...forNginx, SHARED_CACHE_SECONDS, TRUSTED_PROXY: '127.0.0.1' } })
const [site, brief] = [await startWith('60'), await startWith('1')]
// The company itself may have no such site.
const canadianSite = { name: 'Works Canada', suffix: 'Canada', url: 'https://ca.site.example' }
const editor = await editSite(site.origin, site.database, 'owner')
await editor.save('content/company.json', { canadianSite })
await editor.publish('A site in Canada')

it('starts with the lines that the guide adds, with and without the country check', () => {
  const read = (env: object) => {
    const { sharedCacheSeconds, country } = readConfig({ ...env, TRUSTED_PROXY: '127.0.0.1' })
    return [sharedCacheSeconds, country.mode]
  }
  expect([read(forNginx), read(forVarnish)]).toEqual([
    [5, 'redirect'],
    [5, 'off'],
  ])
})

/** Visitors by addresses that the country table knows. */
const addresses = { nigeria: '197.210.1.1', canada: '142.112.1.1', nowhere: '10.0.0.1' }
/** nginx finds the country itself, whatever the visitor says. Before Varnish, a TLS proxy names it. */
const visitorsOf = ({ isTls }: Pick<Example, 'isTls'>) => {
  const from = (client: string, country: string) => ({
    client,
    headers: isTls ? {} : { 'x-country': country },
  })
  const { nigeria, canada, nowhere } = addresses
  const liar = isTls ? { client: canada, headers: { 'x-country': 'NG' } } : from(canada, 'CA')
  return {
    nigeria: from(nigeria, 'NG'),
    canada: from(canada, 'CA'),
    nowhere: from(nowhere, 'XX'),
    liar,
  }
}

describe.each(rows(caches))('%s', (_, { isInstalled: canRun, ...example }) => {
  const { nigeria, canada, nowhere, liar } = visitorsOf(example)
  it.skipIf(!canRun)(
    'keeps a page for each country, and sends Canada to its own site',
    async () => {
      const { ask: get, relay } = await openBehind(example, site)
      const statuses = async (...visitors: (typeof nigeria)[]) => {
        const answered = []
        for (const visitor of visitors) {
          const { status, headers } = await get('/about', visitor)
          answered.push(status === 302 ? headers['location'] : status)
        }
        return answered
      }
      const away = canadianSite.url
      expect(await statuses(nigeria, canada, nigeria, liar, nowhere, canada)).toEqual([
        200,
        away,
        200,
        away,
        200,
        away,
      ])
      // The site answers whom the page is not kept for, and the cache everybody else.
      await statuses(nigeria)
      relay.asked.length = 0
      expect(await statuses(nigeria, canada, nowhere)).toEqual([200, away, 200])
      expect(relay.asked).toEqual(['/about', '/about'])
    },
  )

  it.skipIf(!canRun)(
    'asks the site three times at most, however browsers spell the encodings that they take',
    async () => {
      const { ask: get, relay } = await openBehind(example, site)
      for (const [spelling, taken] of spellings) {
        const { status, headers } = await get('/products', {
          ...nigeria,
          headers: { ...nigeria.headers, 'accept-encoding': spelling },
        })
        expect
          .soft([status, taken], spelling)
          .toEqual([200, expect.arrayContaining([headers['content-encoding'] ?? 'none'])])
      }
      expect(relay.asked.length).toBeLessThanOrEqual(3)
    },
  )

  it.skipIf(!canRun)('keeps one page for all queries in which the site knows no name', async () => {
    const { ask: get, relay } = await openBehind(example, site)
    const asked = ['', '?utm_source=mail', '?fbclid=Iw.x-1&x=%20', '?page=1', '?x=1&page=1', '']
    for (const query of asked) expect((await get(`/products${query}`, nigeria)).status).toBe(200)
    expect(relay.asked).toEqual(['/products', '/products?page=1', '/products?x=1&page=1'])
  })

  it.skipIf(!canRun)('keeps nothing of a visitor with a cookie or a key', async () => {
    const { ask: get, relay } = await openBehind(example, site)
    const some = [
      { ...nigeria, cookie: 'region=global' },
      { ...nigeria, headers: { ...nigeria.headers, authorization: 'Bearer x' } },
    ]
    for (const visitor of [...some, ...some, nigeria]) await get('/about', visitor)
    expect(relay.asked.length).toBe(5)
    await get('/about', nigeria)
    expect(relay.asked.length).toBe(5)
  })

  it.skipIf(!canRun)('shows kept pages while no process answers', async () => {
    const { ask: get, relay } = await openBehind(example, brief)
    const before = await get('/about', nigeria)
    // The page's second and the two of stale-while-revalidate pass.
    await sleep(3500)
    relay.close()
    const answered = async () => {
      const { status, body } = await get('/about', nigeria)
      return [status, body === before.body]
    }
    expect([await answered(), await answered()]).toEqual([
      [200, true],
      [200, true],
    ])
    // Varnish notices by its probe that no process answers.
    await sleep(3000)
    expect(await answered()).toEqual([200, true])
  })
})

describe.each(rows([...examples, ...caches]))('%s', (_, { isInstalled: canRun, ...example }) => {
  const { nigeria } = visitorsOf(example)
  it.skipIf(!canRun)(
    'shows unavailable.html for pages, forms and staff pages while no process answers',
    async () => {
      const { ask: get, relay } = await openBehind(example, brief)
      expect((await get('/about', nigeria)).status).toBe(200)
      relay.close()
      const asked = [
        ['/prices', {}],
        ['/contact', { method: 'POST', form: { firstName: 'Ada' } }],
        ['/api/contact', { method: 'POST', body: { firstName: 'Ada' } }],
        ['/admin/signin', { cookie: 'a=b' }],
        ['/api/session', { method: 'DELETE' }],
      ] as const
      await Promise.all(
        asked.map(async ([target, more]) => {
          const { status, headers, body } = await get(target, { ...nigeria, ...more })
          const {
            'cache-control': caching,
            'content-type': type,
            'retry-after': later,
            'content-security-policy': policy,
          } = headers
          expect.soft([502, 503, 504], target).toContain(status)
          expect
            .soft([body, caching, type?.toString().split(';')[0], later], target)
            .toEqual([page, 'no-store', 'text/html', '30'])
          expect.soft(policy, target).toBe("default-src 'none'; style-src 'unsafe-inline'")
        }),
      )
    },
  )
})

describe.each(rows([...examples, ...caches].filter(({ isTls }) => isTls)))(
  '%s',
  (_, { isInstalled: canRun, ...example }) => {
    const { nigeria } = visitorsOf(example)
    it.skipIf(!canRun)('sends scripts of this version while no process answers', async () => {
      const { ask: get, relay } = await openBehind(example, brief)
      const [, script = ''] =
        /"(\/_astro\/[^"]*\.js)"/.exec((await get('/about', nigeria)).body) ?? []
      relay.close()
      const { status, headers } = await get(script, nigeria)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        expect.stringContaining('javascript'),
        'public, max-age=31536000, immutable',
      ])
    })
  },
)
