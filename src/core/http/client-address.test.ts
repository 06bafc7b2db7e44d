import { expect, it } from 'vitest'
import { readConfig } from '../environment/config.ts'
import {
  findClient,
  isPublicAddress,
  isUnnamed,
  mailNetworksOf,
  networksOf,
} from './client-address.ts'

const { trustedProxy } = readConfig({ TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8,::1,fd00::/8' })
const find = (peer: string | undefined, forwarded?: string, proxy = trustedProxy) =>
  findClient(peer, (name) => (name === 'x-forwarded-for' ? forwarded : undefined), proxy)

it.each([
  ['a visitor without a proxy', '203.0.113.7', undefined, '203.0.113.7'],
  ['a forged header from a stranger', '203.0.113.7', '1.1.1.1', '203.0.113.7'],
  ['a visitor behind the proxy', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a forged entry before the true one', '127.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies in a row', '::1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['a proxy of an IPv6 network', 'fd00::1', '203.0.113.7', '203.0.113.7'],
  ['a stranger beside the proxy', '127.0.0.2', '1.1.1.1', '127.0.0.2'],
  ['a stranger beside an IPv6 network', 'fe00::1', '1.1.1.1', 'fe00::1'],
  ['an IPv4 address inside IPv6', '::ffff:127.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
  ['a port after the address', '127.0.0.1', '203.0.113.7:5511', '203.0.113.7'],
  ['an IPv6 visitor in brackets', '127.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  ['an IPv6 address with a zone', 'fe80::1%eth0', undefined, 'fe80::1'],
  ['one spelling of an IPv6 visitor', '127.0.0.1', '2001:DB8:0::0:1', '2001:db8::1'],
  ['a header that is no address', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['no address behind a damaged entry', '127.0.0.1', '203.0.113.7, 10.0.0.1:x', '127.0.0.1'],
  ['no address in a number', '127.0.0.1', '2130706433', '127.0.0.1'],
  ['no address in octal', '127.0.0.1', '0177.0.0.01', '127.0.0.1'],
  ['no header', '127.0.0.1', undefined, '127.0.0.1'],
])('finds %s', (_, peer, forwarded, address) => expect(find(peer, forwarded).address).toBe(address))

const forwarded = readConfig({ TRUSTED_PROXY: '127.0.0.1,10.0.0.0/8', CLIENT_HEADER: 'Forwarded' })
const findForwarded = (header: string, other = '') =>
  findClient('127.0.0.1', (name) => (name === 'forwarded' ? header : other), forwarded.trustedProxy)
    .address

it.each([
  ['for=203.0.113.7', '203.0.113.7'],
  ['For="[2001:db8::1]:4711";proto=https', '2001:db8::1'],
  ['proto=https; for=203.0.113.7:80', '203.0.113.7'],
  ['for=1.1.1.1, for=203.0.113.7;by=10.0.0.1', '203.0.113.7'],
  ['for=203.0.113.7, for=10.1.2.3', '203.0.113.7'],
  // A client opens a quote, and the proxy adds its own part behind it.
  ['for="1.1.1.1, for=203.0.113.7', '203.0.113.7'],
  ['for=1.1.1.1;x=", for=203.0.113.7;host="www.site.example"', '203.0.113.7'],
  ['for=1.1.1.1;x=", for=203.0.113.7;host="a\\""', '203.0.113.7'],
  // The proxy repeats in quotes what the client has sent as Host.
  ['for=203.0.113.7;host="a,for=1.1.1.1"', '203.0.113.7'],
  ['host="a;for=1.1.1.1;b";for=203.0.113.7', '203.0.113.7'],
  ['for=203.0.113.7;host="a\\",for=1.1.1.1"', '203.0.113.7'],
  ['host=x;secret_for=1.1.1.1', '127.0.0.1'],
  ['for=unknown', '127.0.0.1'],
  ['for=_hidden', '127.0.0.1'],
  ['', '127.0.0.1'],
])('reads Forwarded %s', (header, address) => expect(findForwarded(header)).toBe(address))

it('ignores the header that the owner did not name', () => {
  expect(findForwarded('', '1.1.1.1')).toBe('127.0.0.1')
  const other = (name: string) => (name === 'forwarded' ? 'for=1.1.1.1' : undefined)
  expect(findClient('127.0.0.1', other, trustedProxy).address).toBe('127.0.0.1')
})

it('notices that the proxy named no client', () => {
  const unnamed = (header?: string) => isUnnamed('::ffff:127.0.0.1', find('127.0.0.1', header))
  expect([unnamed(), unnamed('203.0.113.7')]).toEqual([true, false])
  expect(isUnnamed('203.0.113.7', find('203.0.113.7'))).toBe(false)
})

it('believes the header only from the proxy', () => {
  expect(find('203.0.113.7', '1.1.1.1').isProxied).toBe(false)
  expect(find('127.0.0.1', '1.1.1.1').isProxied).toBe(true)
  expect(findClient('127.0.0.1', () => '1.1.1.1', undefined)).toMatchObject({
    address: '127.0.0.1',
    isProxied: false,
  })
})

it('takes a proxy network of IPv4 addresses that IPv6 wraps', () => {
  const { trustedProxy: wrapped } = readConfig({ TRUSTED_PROXY: '::ffff:10.0.0.0/104' })
  expect([
    find('10.1.1.1', '1.1.1.1', wrapped).address,
    find('11.1.1.1', '1.1.1.1', wrapped).address,
  ]).toEqual(['1.1.1.1', '11.1.1.1'])
})

it.each(['8.8.8.8', '2607:f2c0::1'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)
it.each([
  '10.0.0.1',
  '100.64.0.1',
  '169.254.1.1',
  '127.0.0.1',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:192.168.1.1',
  '::7f00:1',
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '::ffff:a83f:8110',
  '64:ff9b::a83f:8110',
  '2002:a83f:8110::1',
  '161.26.0.10',
  '166.9.1.1',
  '35.199.192.1',
  '199.36.153.4',
  '199.36.153.11',
  '2600:2d00:2:1000::1',
  '2600:2d00:2:2000::1',
  '100.100.100.200',
  '192.0.0.192',
  '169.254.169.254',
  'fd00:ec2::254',
  'unknown',
])('%s has no place', (address) => expect(isPublicAddress(address)).toBe(false))

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::2', '0:0:0:0::/64'],
  [undefined, 'unknown'],
])('gives %s the prefix %s', (address, prefix) => expect(find(address).prefix).toBe(prefix))

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8::/32'],
  [undefined, 'unknown'],
])('names the network around %s, and no customer of it', (peer, network) =>
  expect(find(peer).network).toBe(network),
)

it.each([
  ['203.0.113.7', [], ['203.0.113.0/24']],
  ['::ffff:203.0.113.7', [], ['203.0.113.0/24']],
  ['2001:db8:1:2::3', ['2001:db8:1::/48'], ['2001:db8:1::/48']],
  ['2001:db8:1:ffff::3', ['2001:db8:1::/48'], ['2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0::/48'], ['2001:db8:0::/48']],
  [undefined, [], []],
])('counts %s by wider networks too', (peer, wider, widerOfMails) => {
  const { prefix } = find(peer)
  expect(networksOf(prefix)).toEqual([prefix, ...wider])
  expect(mailNetworksOf(prefix)).toEqual([prefix, ...widerOfMails])
})

it.each(['device 2001:db8:1:2::/64', 'ada', '', '2001:db8:1::/48', 'publication'])(
  'takes %j for a network by itself',
  (name) => expect(networksOf(name)).toEqual([name]),
)
