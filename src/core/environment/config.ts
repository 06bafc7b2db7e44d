import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { editDistance } from '#src/contracts/text/edit-distance.ts'
import { readNetwork } from '../http/client-address.ts'
import { serverLimits } from '../server-limits.ts'
import { cleanValues } from './clean-values.ts'
import { replaceMode } from './retired-values.ts'

/** Distinguishes an address such as postgres://… from a file path; C: is a drive, not a scheme. */
const isAddress = (database: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(database)

export class ConfigError extends Error {
  override name = 'ConfigError'
}

const httpOrigin = z.string().transform((value, context) => {
  const url = URL.parse(value)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash)
    return url.origin
  context.addIssue('must be an origin like https://www.example.com')
  return z.NEVER
})

const networks = z.string().transform((value, context) =>
  value.split(',').map((part) => {
    const network = readNetwork(part.trim())
    if (network) return network
    context.addIssue(
      `must list addresses or networks like 127.0.0.1,10.0.0.0/8; "${part.trim()}" is neither`,
    )
    return z.NEVER
  }),
)

/** Parses a mail address alone, or in angle brackets after a name, which may be quoted. */
const sender = z.string().transform((value, context) => {
  const [, written = '', inBrackets, alone = ''] =
    /^(?:([^<>]*)<([^\s<>]+)>|([^\s<>]+))$/.exec(value.trim()) ?? []
  const [, quoted] = /^"((?:[^"\\]|\\.)*)"$/.exec(written.trim()) ?? []
  const address = inBrackets ?? alone ?? ''
  if (/^[^@",;:()]+@[^@",;:()]+$/.test(address))
    return { name: quoted?.replace(/\\(.)/g, '$1') ?? written.trim(), address }
  context.addIssue('must be an address like website@company.com or Company <website@company.com>')
  return z.NEVER
})

/**
 * Parses keys of programs, separated by commas. Short keys are refused, because they can be
 * guessed.
 */
const keys = z.string().transform((value, context) =>
  value.split(',').map((part) => {
    const key = part.trim()
    if (/^[\w~+/.=-]{32,}$/.test(key)) return key
    context.addIssue('must list keys of at least 32 letters, digits or -._~+/= each')
    return z.NEVER
  }),
)

const count = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
const upTo = (most: number, what: string) =>
  z.coerce.number(`must be a ${what} from 0 to ${most}`).min(0).max(most)
const megabytes = (most?: number) =>
  z.coerce
    .number(`must be a whole number of megabytes, ${most ? `from 0 to ${most}` : '0 or more'}`)
    .int()
    .min(0)
    .max(most ?? Number.MAX_SAFE_INTEGER)
const port = (least: number) =>
  z.coerce.number(`must be a port number from ${least} to 65535`).int().min(least).max(65_535)

const variables = z.object({
  PORT: port(0).default(3000).describe('port to listen on'),
  HOST: z.string().default('127.0.0.1').describe('address to listen on; * for all'),
  LISTEN_ON: z
    .enum(['address', 'stdin'], 'must be address or stdin')
    .default('address')
    .describe('stdin to take the socket that systemd holds'),
  METRICS_PORT: port(1).optional().describe('port of the metrics'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('address to listen on for the metrics'),
  DRAIN_SECONDS: upTo(60, 'number of seconds')
    .default(0)
    .describe('seconds to go on answering after SIGTERM'),
  DATABASE_URL: z
    .string()
    .refine((value) => !/^\w+:\/\/([^/]*@)?[^/@]*,/.test(value), {
      error: 'must name one host: of several, one name that leads to the primary server',
      abort: true,
    })
    .refine(
      // A URL without a host names a socket: postgres://site@/site?host=/run/postgresql
      (value) =>
        !isAddress(value) ||
        (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value.replace('@/', '@socket/'))),
      'must be a file path or a postgres:// URL, with signs such as / # ? of a password written as %2F %23 %3F',
    )
    .default('data/site.db')
    .describe('the database: a file or a postgres:// URL'),
  BACKUP_EVERY_HOURS: upTo(8760, 'number of hours')
    .default(24)
    .describe('hours between backups; 0 where another tool makes them'),
  CONTENT_EDITOR: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('whether staff edit texts and pictures'),
  PUBLIC_ORIGIN: httpOrigin.optional().describe('the origin that visitors see'),
  TRUSTED_PROXY: networks.optional().describe('proxies whose CLIENT_HEADER is believed'),
  CLIENT_HEADER: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['x-forwarded-for', 'forwarded'], 'must be X-Forwarded-For or Forwarded'))
    .default('x-forwarded-for')
    .describe('header in which the proxy names the client'),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be a URL like smtp://user:password@host:587',
    })
    .optional()
    .describe('the mail server'),
  MAIL_DIR: z
    .string()
    .default('data/mail')
    .describe('folder of mails while there is no mail server'),
  MAIL_FROM: sender.optional().describe('sender of mails'),
  MAIL_BOUNCES_TO: sender.optional().describe('mailbox that gets bounces, which a person reads'),
  NEWSLETTER_FROM: sender.optional().describe('sender of the newsletter, that of mails by default'),
  NEWSLETTER_PER_HOUR: count.default(500).describe('most issues of the newsletter sent in an hour'),
  MAIL_TO: z.string().optional().describe('who is notified of contact requests'),
  SENDING: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('whether mails and webhooks are sent; off in a restored copy'),
  API_KEYS: keys.default([]).describe('keys of programs that send requests'),
  COUNTRY_MODE: z
    .preprocess(
      replaceMode,
      z.enum(['redirect', 'off'], 'must be redirect or off').default('redirect'),
    )
    .describe('whether visitors in Canada are redirected to the Canadian site'),
  COUNTRY_DATABASE: z.string().optional().describe('the country file, the bundled one by default'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .toLowerCase()
    .default('cf-ipcountry')
    .describe('header in which the proxy names the country'),
  IPGEO_URL: httpOrigin
    .optional()
    .describe('service for addresses that are not in the country file'),
  IPGEO_KEY: z.string().optional().describe('key of the service of IPGEO_URL'),
  MAX_CONNECTIONS: count.default(4000).describe('most connections at the same time'),
  MAX_BODIES_PER_NETWORK: count
    .default(serverLimits.bodies.perNetwork)
    .describe('most forms received from one network at the same time'),
  MAX_PAGES_PER_NETWORK: count
    .default(serverLimits.pages.waitingPerNetwork)
    .describe('most pages that one network may wait for'),
  MAX_FORMS_PER_MINUTE: count
    .default(serverLimits.flood.writes.hits)
    .describe('most forms from one network in a minute'),
  CONTACT_FILES_MB: megabytes()
    .default(serverLimits.contactFiles.totalMb)
    .describe('most megabytes of files from the contact form'),
  CONTACT_FILES_PER_NETWORK_MB: megabytes(2000)
    .default(serverLimits.contactFiles.networkMb)
    .describe('most megabytes of such files from one network in a day'),
  OFFLINE: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('whether browsers save pages for when there is no network'),
  SHARED_CACHE_SECONDS: upTo(3600, 'whole number of seconds')
    .int()
    .default(0)
    .describe('seconds for which a cache in front of the site may keep pages'),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    )
    .default('info')
    .describe('what is logged'),
})

/**
 * Variables that contain a secret. For each of them, NAME_FILE may name a file with the value
 * instead, as in `SMTP_URL_FILE`.
 */
const secrets = ['DATABASE_URL', 'SMTP_URL', 'API_KEYS', 'IPGEO_KEY'] as const

/** Milliseconds. */
const providerTimeout: number = serverLimits.countryProviderMs

export type Environment = Record<string, string | undefined>

function withSecretFiles(env: Environment): Environment {
  const read = secrets.flatMap((name) => {
    const file = env[`${name}_FILE`]
    if (!file) return []
    if (env[name]) throw new ConfigError(`${name} and ${name}_FILE must not be set together`)
    try {
      return [[name, readFileSync(file, 'utf8').trim()] as const]
    } catch {
      throw new ConfigError(`${name}_FILE names ${file}, which cannot be read`)
    }
  })
  const { values, quoted } = cleanValues(env, Object.keys(variables.shape))
  if (quoted) throw new ConfigError(`${quoted} is in quotation marks: write it without them`)
  return { ...env, ...values, ...Object.fromEntries(read) }
}

/**
 * Lists what each variable does and its value; for a secret only whether it is set, and the host to
 * which it connects.
 */
export function describeSettings(
  env: Environment,
): { name: string; value: string; meaning: string }[] {
  const set = withSecretFiles(env)
  const defaults: Record<string, unknown> = variables.parse({})
  return Object.entries(variables.shape).map(([name, { description: meaning = '' }]) => {
    const value = set[name]
    if (!value)
      return {
        name,
        value: String(defaults[name] ?? '') ? `${String(defaults[name])} (default)` : 'not set',
        meaning,
      }
    const isShown =
      name === 'DATABASE_URL' ? !isAddress(value) : !secrets.some((one) => one === name)
    if (isShown) return { name, value, meaning }
    // User name, password and query of a URL stay secret; API keys are not URLs.
    const url = isAddress(value) ? URL.parse(value) : null
    return {
      name,
      value: url ? `${url.protocol}//${url.host} (the rest is secret)` : 'set, and secret',
      meaning,
    }
  })
}

/**
 * Finds unknown variables whose names resemble the site's own.
 * @returns each with the closest variable
 */
export function unknownVariables(env: Environment): { name: string; closest: string }[] {
  const known = [...Object.keys(variables.shape), ...secrets.map((name) => `${name}_FILE`)]
  const plain = (name: string) => name.toUpperCase().replaceAll(/[_-]/g, '')
  const stepsTo = (one: string, other: string) =>
    editDistance(one, other, Math.max(one.length, other.length))
  return Object.keys(env).flatMap((name) => {
    // systemd sets the others beside the socket that it hands over.
    if (known.includes(name) || /^LISTEN_(FDS|FDNAMES|PID)$/.test(name)) return []
    const family = known.filter(
      (one) => name.includes('_') && one.startsWith(name.replace(/(?<=_).*/, '')),
    )
    const most = plain(name).length / 5
    const alike = known.filter((one) => Math.abs(plain(one).length - plain(name).length) <= most)
    const [nearest] = (family.length > 0 ? family : alike)
      .map((closest) => ({ name, closest, steps: stepsTo(plain(name), plain(closest)) }))
      .sort((one, other) => one.steps - other.steps)
    if (!nearest || (family.length === 0 && nearest.steps > most)) return []
    return [{ name, closest: nearest.closest }]
  })
}

/**
 * Reads the configuration; empty values count as absent, but for that of the database.
 * @throws {ConfigError} naming every variable that cannot be used
 */
export function readConfig(env: Environment) {
  const given = withSecretFiles(env)
  // An empty secret would otherwise begin a new database in silence.
  if (given['DATABASE_URL'] === '')
    throw new ConfigError('DATABASE_URL is empty: name a database, or leave the variable out')
  const result = variables.safeParse(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
  )
  if (!result.success)
    throw new ConfigError(
      result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '),
    )
  const set = result.data
  if (Boolean(set.IPGEO_URL) !== Boolean(set.IPGEO_KEY))
    throw new ConfigError('IPGEO_URL and IPGEO_KEY must be set together')
  // A cache that does not know visitors' countries would send visitors of one country the response
  // stored for another.
  if (
    set.SHARED_CACHE_SECONDS > 0 &&
    set.COUNTRY_MODE !== 'off' &&
    !(env['COUNTRY_HEADER'] && set.TRUSTED_PROXY)
  )
    throw new ConfigError(
      "SHARED_CACHE_SECONDS needs one more line: COUNTRY_MODE='off', or COUNTRY_HEADER='x-country' " +
        'if the cache names the country in this header, as docs/deploy/nginx-cache-server.conf does, and TRUSTED_PROXY is set',
    )
  return {
    port: set.PORT,
    host: set.HOST === '*' ? undefined : set.HOST,
    hasSocket: set.LISTEN_ON === 'stdin',
    metrics:
      set.METRICS_PORT === undefined
        ? undefined
        : { port: set.METRICS_PORT, host: set.METRICS_HOST },
    /** Milliseconds. */
    drain: set.DRAIN_SECONDS * 1000,
    databaseUrl: set.DATABASE_URL,
    /** Milliseconds. */
    backupEvery: set.BACKUP_EVERY_HOURS * 3_600_000,
    hasContentEditor: set.CONTENT_EDITOR === 'on',
    publicOrigin: set.PUBLIC_ORIGIN,
    trustedProxy: set.TRUSTED_PROXY && { networks: set.TRUSTED_PROXY, header: set.CLIENT_HEADER },
    mail: {
      smtpUrl: set.SMTP_URL,
      directory: set.MAIL_DIR,
      from: set.MAIL_FROM,
      bouncesTo: set.MAIL_BOUNCES_TO?.address,
      to: set.MAIL_TO,
      newsletterFrom: set.NEWSLETTER_FROM,
    },
    newsletterPerHour: set.NEWSLETTER_PER_HOUR,
    isOffline: set.OFFLINE === 'on',
    isSending: set.SENDING === 'on',
    apiKeys: set.API_KEYS,
    country: {
      mode: set.COUNTRY_MODE,
      database: set.COUNTRY_DATABASE,
      header: set.COUNTRY_HEADER,
      provider:
        set.IPGEO_URL && set.IPGEO_KEY
          ? { url: set.IPGEO_URL, key: set.IPGEO_KEY, timeout: providerTimeout }
          : undefined,
    },
    limits: {
      connections: set.MAX_CONNECTIONS,
      bodiesPerNetwork: set.MAX_BODIES_PER_NETWORK,
      pagesPerNetwork: set.MAX_PAGES_PER_NETWORK,
      formsPerMinute: set.MAX_FORMS_PER_MINUTE,
      /** Bytes. */
      contactFiles: set.CONTACT_FILES_MB * 1024 * 1024,
      contactFilesPerNetwork: set.CONTACT_FILES_PER_NETWORK_MB * 1024 * 1024,
    },
    sharedCacheSeconds: set.SHARED_CACHE_SECONDS,
    logLevel: set.LOG_LEVEL,
  }
}

export type Config = ReturnType<typeof readConfig>
