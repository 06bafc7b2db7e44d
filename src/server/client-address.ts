import { type BlockList, isIP } from 'node:net'

/** Where a request comes from. Lives for one request; it is neither logged nor stored. */
export type Client = {
  address: string
  /** What one customer of a network usually has: the whole IPv4 address, the first 64 bits of an IPv6 one. */
  prefix: string
  /** Whether it came through the configured proxy, so that the proxy's headers can be believed. */
  isProxied: boolean
}

type ReadHeader = (name: string) => string | undefined

/** An address in its usual spelling: no brackets, zone or port, IPv4 where IPv6 only wraps it; undefined when it is none. */
function normalise(text: string): string | undefined {
  const bare = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  return isIP(address) ? address.toLowerCase() : undefined
}

function prefixOf(address: string): string {
  if (isIP(address) !== 6) return address
  // A URL spells an IPv6 address in one way only, with at most one "::".
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const middle = after === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...middle, ...tail].slice(0, 4).join(':')}::/64`
}

/**
 * Finds the client of a request. `X-Forwarded-For` counts only when the connection comes from a trusted proxy, and only
 * up to the first address from the right that is no such proxy: anything further left could be made up.
 * @param peer the other end of the connection
 */
export function findClient(peer: string | undefined, header: ReadHeader, trustedProxy: BlockList | undefined): Client {
  const isTrusted = (address: string) => trustedProxy?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false
  let address = normalise(peer ?? '')
  if (!address) return { address: 'unknown', prefix: 'unknown', isProxied: false }
  const isProxied = isTrusted(address)
  if (isProxied) {
    for (const hop of (header('x-forwarded-for') ?? '').split(',').reverse()) {
      const next = normalise(hop.trim())
      if (!next) break
      address = next
      if (!isTrusted(next)) break
    }
  }
  return { address, prefix: prefixOf(address), isProxied }
}
