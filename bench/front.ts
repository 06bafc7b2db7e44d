/** nginx in front of the site in a benchmark (docs/deploy), and the load that it passes on. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { hostName, startNginx } from '../scripts/site/start-proxy.ts'

export type Front = { port: number; stop: () => Promise<void> }

export const siteSettings = {
  HOST: '127.0.0.1',
  TRUSTED_PROXY: '127.0.0.1,::1',
  PUBLIC_ORIGIN: `https://${hostName}`,
  LOG_LEVEL: 'info',
}

export const leadKey = 'a-key-of-the-benchmark-that-is-long-enough'

/** A contact request as somebody types it. */
export const typedContact = {
  firstName: 'Mal',
  lastName: 'Ory',
  phone: '+2348023456789',
  businessEmail: 'mal@flood.example',
  message: 'A flood.',
  termsAccepted: true,
}

/** Starts nginx. @param locations of nginx that a benchmark needs */
export const startFront = (
  port: number,
  sitePorts: number[],
  { isCaching, locations = '' }: { isCaching?: boolean; locations?: string } = {},
): Promise<Front> =>
  startNginx({ port, sitePorts, locations, ...(isCaching ? { keepsPages: 'for all' } : {}) })

/** Runs bench/load.ts in another process. @throws Error if the status of an answer is not 2xx */
export async function loadFront({ port }: Front, milliseconds: number, paths: readonly string[]) {
  const words = ['bench/load.ts', String(port), String(milliseconds), ...paths]
  const { answers, failed, firstFailure, seconds } = JSON.parse(
    (await promisify(execFile)(process.execPath, words)).stdout,
  )
  if (failed > 0)
    throw new Error(`${failed} of ${answers} answers failed, the first: ${firstFailure}`)
  return { answers: Number(answers), seconds: Number(seconds) }
}
