import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Client = {
  address: string
  /**
   * The narrowest network by which requests are counted: a whole IPv4 address, or the first 64 bits
   * of an IPv6 one. `networksOf` gives the wider ones.
   */
  prefix: string
  /**
   * Wider network of the address in readable form, about as large as an internet provider uses for
   * a town: `102.89.34.0/24`.
   */
  network: string
  isProxied: boolean
}

/** Trusted proxies, and the one header in which they name the client. */
type TrustedProxy = { networks: Network[]; header: 'x-forwarded-for' | 'forwarded' }

type Address = ipaddr.IPv4 | ipaddr.IPv6
/** An address, and the number of its first bits that all addresses of the network share. */
export type Network = [Address, bits: number]

type ReadHeader = (name: string) => string | undefined

export const readHeader =
  ({ headers }: IncomingMessage): ReadHeader =>
  (name) => {
    const value = headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }

/**
 * Reads an address, IPv4-mapped IPv6 as IPv4. Node checks the spelling, because the library also
 * accepts 127.1, octal and hexadecimal.
 */
function readAddress(text: string): Address | undefined {
  const bare = text.replace(/%.*/s, '') // the zone of a link-local address
  const version = isIP(bare)
  if (version === 4) return ipaddr.IPv4.parse(bare)
  const address = version === 6 ? ipaddr.IPv6.parse(bare) : undefined
  return address?.isIPv4MappedAddress() ? address.toIPv4Address() : address
}

const readHop = (text: string) =>
  readAddress(
    /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1'),
  )

/** Returns whether a request's address is that of the proxy, because the proxy named no client. */
export const isUnnamed = (peer: string | undefined, client: Client): boolean =>
  client.isProxied && readAddress(peer ?? '')?.toString() === client.address

/** Reads an address or a network such as 10.0.0.0/8. @returns undefined if the text is neither */
export function readNetwork(text: string): Network | undefined {
  const [address = ''] = text.split('/')
  const version = isIP(address)
  const network = text === address ? `${address}/${version === 6 ? 128 : 32}` : text
  if (!version || !ipaddr.isValidCIDR(network)) return undefined
  const [start, bits] = ipaddr.parseCIDR(network)
  const isWrapped = start instanceof ipaddr.IPv6 && start.isIPv4MappedAddress() && bits >= 96
  return isWrapped ? [start.toIPv4Address(), bits - 96] : [start, bits]
}

const isWithin = (address: Address, networks: Network[]) =>
  networks.some(([start, bits]) => address.kind() === start.kind() && address.match(start, bits))

/**
 * Globally routed IPv6 addresses (RFC 4291 §2.4). Addresses that contain an IPv4 address, such as
 * ::127.0.0.1, are not among them.
 */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/**
 * Addresses at which hosts of servers offer services of their own to the servers alone, although
 * nobody registered them as private: Azure's WireServer, IBM Cloud's service networks, Google
 * Cloud's DNS forwarders, and its restricted and private API addresses, which it announces to
 * nobody. Those of other hosts are link-local, shared (100.64.0.0/10), unique local or reserved.
 */
const hostServices = [
  '168.63.129.16',
  '161.26.0.0/16',
  '166.8.0.0/14',
  '35.199.192.0/19',
  '199.36.153.4/30',
  '199.36.153.8/30',
  '2600:2d00:2:1000::/64',
  '2600:2d00:2:2000::/64',
]
  .map(readNetwork)
  .filter((network) => network !== undefined)

/**
 * Returns whether an address is public: not that of this machine, its host or a private network.
 */
export function isPublicAddress(text: string): boolean {
  const address = readAddress(text)
  return (
    address?.range() === 'unicast' &&
    !isWithin(address, hostServices) &&
    (address instanceof ipaddr.IPv4 || address.match(globalUnicast))
  )
}

const prefixOf = (address: Address) =>
  address instanceof ipaddr.IPv4
    ? address.toString()
    : `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`

const prefixOf48 = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/

/**
 * Returns the networks by which a client is counted, narrowest first: an IPv6 client by its /64,
 * and by its /48, because a provider assigns up to a /48 to one customer (RFC 6177). A mobile
 * network may have thousands of phones in a /48, so nobody is refused a request for its /48 alone.
 * @param prefix a client's `prefix`; any other text is a network by itself
 */
export function networksOf(prefix: string): string[] {
  const [, start] = prefixOf48.exec(prefix) ?? []
  return start ? [prefix, `${start}::/48`] : [prefix]
}

/**
 * Returns the networks by which mails are counted that a client causes: those of `networksOf`, and
 * the /24 of an IPv4 address, because addresses are rented by the /24.
 */
export const mailNetworksOf = (prefix: string): string[] =>
  isIP(prefix) === 4
    ? [prefix, `${prefix.slice(0, prefix.lastIndexOf('.'))}.0/24`]
    : networksOf(prefix)

/**
 * Returns the network that one customer of a provider may have to itself: the /48 of an IPv6
 * client, and the /28 of an IPv4 address.
 */
export const widestOf = (prefix: string): string =>
  isIP(prefix) === 4
    ? prefix.replace(/(?<=\.)\d{1,3}$/, (last) => `${Number(last) & 0xf0}/28`)
    : (networksOf(prefix).at(-1) ?? prefix)

const networkBits = { ipv4: 24, ipv6: 32 } as const

function networkOf(address: Address): string {
  const bits = networkBits[address.kind()]
  const start = address instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6
  return `${start.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`
}

/**
 * Splits a text at a sign outside quotes, the last part first. It is read from its end, where the
 * proxy has written: a quote that a client has opened cannot swallow what the proxy adds.
 */
function splitFromEnd(text: string, sign: ',' | ';'): string[] {
  const parts: string[] = []
  let [end, isQuoted] = [text.length, false]
  for (let at = end - 1; at >= 0; at--) {
    if (text[at] === '"' && !(isQuoted && text[at - 1] === '\\')) isQuoted = !isQuoted
    if (text[at] !== sign || isQuoted) continue
    parts.push(text.slice(at + 1, end))
    end = at
  }
  return [...parts, text.slice(0, end)]
}

const namedBy = (pair: string) => /^\s*for="?([^"]*)/i.exec(pair)?.[1]?.trim()

/** Lists the addresses that a header names, the last one first. `Forwarded` is that of RFC 7239. */
const hopsOf = (value: string, header: TrustedProxy['header']): string[] =>
  header === 'x-forwarded-for'
    ? value
        .split(',')
        .reverse()
        .map((part) => part.trim())
    : splitFromEnd(value, ',').map(
        (part) => splitFromEnd(part, ';').map(namedBy).find(Boolean) ?? '',
      )

/**
 * Finds the client of a request. The header counts only if the connection comes from a trusted
 * proxy, and only up to the first address from the right that is not a trusted proxy, because a
 * client can make up all addresses further left.
 */
export function findClient(
  peer: string | undefined,
  header: ReadHeader,
  trustedProxy?: TrustedProxy,
): Client {
  let address = readAddress(peer ?? '')
  if (!address)
    return { address: 'unknown', prefix: 'unknown', network: 'unknown', isProxied: false }
  const isProxied = trustedProxy !== undefined && isWithin(address, trustedProxy.networks)
  if (isProxied) {
    for (const hop of hopsOf(header(trustedProxy.header) ?? '', trustedProxy.header)) {
      const next = readHop(hop)
      if (!next) break
      address = next
      if (!isWithin(next, trustedProxy.networks)) break
    }
  }
  return {
    address: address.toString(),
    prefix: prefixOf(address),
    network: networkOf(address),
    isProxied,
  }
}
