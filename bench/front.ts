/** The proxy in front of the site in a benchmark: Caddy, nginx (examples of docs/deploy) or none. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  hostName,
  isInstalled as isProxyInstalled,
  startCaddy,
  startNginx,
} from '../scripts/site/start-proxy.ts'

export const fronts = ['caddy', 'nginx', 'none'] as const
export type FrontName = (typeof fronts)[number]
export const isFront = (name: string): name is FrontName => fronts.some((one) => one === name)
export type Front = { port: number; isTls: boolean; stop: () => Promise<void> }

export const siteSettings = {
  HOST: '127.0.0.1',
  TRUSTED_PROXY: '127.0.0.1,::1',
  PUBLIC_ORIGIN: `https://${hostName}`,
  LOG_LEVEL: 'info',
}

export const leadKey = 'a-key-of-the-benchmark-that-is-long-enough'

export const isInstalled = (name: FrontName) => name === 'none' || isProxyInstalled(name)

/** Starts a proxy. @param locations of nginx that a benchmark needs */
export async function startFront(
  name: FrontName,
  port: number,
  sitePorts: number[],
  { isCaching, locations = '' }: { isCaching?: boolean; locations?: string } = {},
): Promise<Front> {
  if (name === 'none') return { port: sitePorts[0] ?? 0, isTls: false, stop: async () => {} }
  const options = { port, sitePorts }
  const front =
    name === 'caddy'
      ? await startCaddy('Caddyfile', options)
      : await startNginx({ ...options, locations, ...(isCaching ? { keepsPages: 'for all' } : {}) })
  return { ...front, isTls: true }
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
