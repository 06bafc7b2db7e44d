import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { ConfigError, describeSettings, readConfig, unknownVariables } from './config.ts'
import { retiredValues } from './retired-values.ts'

it('needs no variable at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: 'data/site.db',
    mail: { smtpUrl: undefined, directory: 'data/mail' },
    country: { mode: 'redirect', provider: undefined },
  })
})

it('describes each variable', () =>
  expect(describeSettings({}).filter(({ meaning }) => !meaning)).toEqual([]))

it('reads what is set and takes an empty value as absent', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '*',
    PUBLIC_ORIGIN: 'https://site.example/',
    COUNTRY_MODE: 'off',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: undefined,
    publicOrigin: 'https://site.example',
    country: { mode: 'off' },
  })
})

it.each([
  'postgres://site@/site?host=/run/postgresql',
  'postgres:///site',
  'postgresql://site:a%2Fb@[::1]:5432/site',
  'C:/site.db',
])('takes the database %s', (url) =>
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url),
)

it.each([
  ['PORT', 'http'],
  ['DATABASE_URL', ''],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'file:data/site.db'],
  ['DATABASE_URL', 'postgres://site@one:5432,two:5432/site'],
  ['DATABASE_URL', 'postgres://site:a/b@localhost/site'],
  ['PUBLIC_ORIGIN', 'site.example'],
  ['PUBLIC_ORIGIN', 'https://site.example/shop'],
  ['TRUSTED_PROXY', 'everyone'],
  ['TRUSTED_PROXY', '10.0.0.0/40'],
  ['TRUSTED_PROXY', '10.0.0.0/'],
  ['TRUSTED_PROXY', '10.0.0.0/8/8'],
  ['TRUSTED_PROXY', '10/8'],
  ['TRUSTED_PROXY', '127.1'],
  ['TRUSTED_PROXY', '127.0.0.1,,10.0.0.1'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['LISTEN_ON', 'socket'],
  ['COUNTRY_MODE', 'on'],
  ['COUNTRY_HEADER', 'cf ipcountry'],
  ['IPGEO_KEY', 'alone'],
  ['API_KEYS', 'short'],
  ['API_KEYS', `${'k'.repeat(32)},`],
  ['API_KEYS', `${'k'.repeat(32)} ${'k'.repeat(32)}`],
  ['LOG_LEVEL', 'loud'],
])('names %s when it is "%s"', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

it.each([
  ['PORT', '70000', 'must be a port number from 0 to 65535'],
  ['METRICS_PORT', '0', 'must be a port number from 1 to 65535'],
  ['DRAIN_SECONDS', '90', 'must be a number of seconds from 0 to 60'],
  ['BACKUP_EVERY_HOURS', '9000', 'must be a number of hours from 0 to 8760'],
  ['MAX_CONNECTIONS', '0', 'must be at least 1'],
  ['CONTACT_FILES_MB', '0.5', 'must be a whole number of megabytes, 0 or more'],
  ['CONTACT_FILES_PER_NETWORK_MB', '2001', 'must be a whole number of megabytes, from 0 to 2000'],
  ['SHARED_CACHE_SECONDS', '4000', 'must be a whole number of seconds from 0 to 3600'],
])('names the bounds of %s when it is %s', (name, value, bounds) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} ${bounds}`)
})

it('takes several keys, and repeats none that it refuses', () => {
  const [one, other] = ['k'.repeat(32), 'o'.repeat(40)]
  expect(readConfig({ API_KEYS: `${one}, ${other}` }).apiKeys).toEqual([one, other])
  expect(() => readConfig({ API_KEYS: 'a-short-secret' })).toThrow(/^(?!.*a-short-secret)/)
})

it('reads a secret from the file that a variable names, and refuses both and a missing one', () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'smtp')
  writeFileSync(file, 'smtp://user:secret@mail.example:587\n')
  expect(readConfig({ SMTP_URL_FILE: file }).mail.smtpUrl).toBe(
    'smtp://user:secret@mail.example:587',
  )
  expect(() => readConfig({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://mail.example' })).toThrow(
    'SMTP_URL_FILE',
  )
  rmSync(folder, { recursive: true })
  expect(() => readConfig({ SMTP_URL_FILE: file })).toThrow('SMTP_URL_FILE')
})

it('names variables that look like its own, and no others', () => {
  const own = [
    'PORT',
    'SMTP_URL',
    'SMTP_URL_FILE',
    'PATH',
    'HOME',
    'MAIL',
    'LISTEN_FDS',
    'LISTEN_PID',
    'HOSTNAME',
    'NODE_ENV',
    'LANG',
    'USER',
  ]
  expect(unknownVariables(Object.fromEntries(own.map((name) => [name, 'x'])))).toEqual([])
  const mistaken = {
    MAILTO: 'MAIL_TO',
    SMTP_HOST: 'SMTP_URL',
    PUBLIC_ORGIN: 'PUBLIC_ORIGIN',
    TRUSTED_PROXIES: 'TRUSTED_PROXY',
    TRUST_PROXY: 'TRUSTED_PROXY',
    SMPT_URL: 'SMTP_URL',
    PUBLIC_OIRGIN: 'PUBLIC_ORIGIN',
    port: 'PORT',
  }
  expect(
    Object.fromEntries(unknownVariables(mistaken).map(({ name, closest }) => [name, closest])),
  ).toEqual(mistaken)
})

it('refuses a shared cache that would not know the country', () => {
  const cache = { SHARED_CACHE_SECONDS: '5' }
  const named = { ...cache, COUNTRY_HEADER: 'x-country', TRUSTED_PROXY: '127.0.0.1' }
  expect(() => readConfig({ ...named, TRUSTED_PROXY: '' })).toThrow('COUNTRY_HEADER')
  expect(
    [{ ...cache, COUNTRY_MODE: 'off' }, named].map((env) => readConfig(env).sharedCacheSeconds),
  ).toEqual([5, 5])
})

it('reads a mode that is gone as off, and says so', () => {
  expect(readConfig({ COUNTRY_MODE: 'suggest' }).country.mode).toBe('off')
  expect(retiredValues({ COUNTRY_MODE: 'suggest' })).toEqual([
    expect.stringContaining('COUNTRY_MODE=suggest is read as off'),
  ])
  expect(retiredValues({ COUNTRY_MODE: 'redirect' })).toEqual([])
  expect(retiredValues({ DISK_RESERVE_MB: '500' })).toHaveLength(1)
})

it.each([
  ['COUNTRY_MODE', 'off'],
  ['COUNTRY_HEADER', 'x-country'],
])('lets a site with a shared cache start with %s', (name, value) => {
  const asked = { SHARED_CACHE_SECONDS: '5', TRUSTED_PROXY: '127.0.0.1' }
  expect(() => readConfig(asked)).toThrow(`${name}='${value}'`)
  expect(readConfig({ ...asked, [name]: value }).sharedCacheSeconds).toBe(5)
})
