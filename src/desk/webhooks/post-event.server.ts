import { Resolver } from 'node:dns/promises'
import { Agent, request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { isPublicAddress } from '#src/core/http/client-address.ts'

const { totalMs, answerBytes, attemptMs } = staffLimits.webhooks

/**
 * How a receiver's name is resolved, and which addresses are allowed. No setting changes this;
 * tests do, to reach this machine.
 */
export type Route = {
  resolve: (name: string) => Promise<{ address: string; family: number }[]>
  isAllowed: (address: string) => boolean
  ca?: string
}

/**
 * Asks the name servers directly. While a server does not answer, `dns.lookup` would occupy a
 * thread that file access needs.
 */
async function resolveName(name: string) {
  const resolver = new Resolver({ timeout: attemptMs, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
  const found = (answers: typeof four, family: number) =>
    answers.status === 'fulfilled' ? answers.value.map((address) => ({ address, family })) : []
  return [...found(four, 4), ...found(six, 6)]
}
export const publicRoute: Route = { resolve: resolveName, isAllowed: isPublicAddress }

/** An event to send, with the same id and body at each attempt (Standard Webhooks). */
type SentEvent = { id: string; body: string }
export type EventAnswer = { status: number; text: string }

/**
 * Makes an error for an event that cannot be sent or was refused. The log and the staff area show
 * its code.
 */
export const notAccepted = (code: string) => Object.assign(new Error(code), { code })

/**
 * Resolves a name, and fails unless all its addresses are allowed. The connection uses these
 * addresses without another lookup.
 */
const lookupBy =
  ({ resolve, isAllowed }: Route): LookupFunction =>
  (name, _, done) =>
    void resolve(name).then(
      (found) =>
        found.every(({ address }) => isAllowed(address))
          ? done(null, found)
          : done(notAccepted('address not public'), []),
      (error: Error) => done(error, []),
    )

/**
 * Signs an event and posts it. Follows no redirect, reads only the beginning of the response, and
 * ends in time.
 * @returns the response, whatever its status
 * @throws if there is no response, or if the route refuses the address
 */
export const postEvent = (
  { url, secret }: { url: string; secret: string },
  { id, body }: SentEvent,
  route: Route,
) =>
  new Promise<EventAnswer>((resolve, reject) => {
    const at = new Date()
    let end: (() => void) | undefined
    const sent = request(url, {
      method: 'POST',
      // Opens a new connection to the address that was checked.
      agent: new Agent({
        lookup: lookupBy(route),
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: attemptMs,
      }),
      signal: AbortSignal.timeout(totalMs),
      ca: route.ca,
      headers: {
        'content-type': 'application/json',
        // Firewalls in front of many receivers refuse requests without one.
        'user-agent': 'website-webhooks/1',
        'content-length': Buffer.byteLength(body),
        'webhook-id': id,
        'webhook-timestamp': Math.floor(at.getTime() / 1000),
        'webhook-signature': new Webhook(secret).sign(id, at, body),
      },
    })
    sent.on('response', (response) => {
      const parts: Buffer[] = []
      let size = 0
      end = () => {
        sent.destroy()
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(parts).subarray(0, answerBytes).toString(),
        })
      }
      response.on('data', (part: Buffer) => {
        parts.push(part)
        size += part.length
        if (size >= answerBytes) end?.()
      })
      response.on('end', end)
      response.on('error', end)
    })
    // Once the status has arrived, a response that stalls or breaks off counts with what was read
    // of it.
    const fail = (error: Error) => (end ? end() : reject(error))
    sent.on('error', (error) =>
      fail(error.name === 'AbortError' ? notAccepted('no answer in time') : error),
    )
    sent.on('close', () => fail(notAccepted('connection closed')))
    sent.end(body)
  })
