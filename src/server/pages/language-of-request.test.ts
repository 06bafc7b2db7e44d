import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, expect, it, vi } from 'vitest'
import { publicSnapshot, setCurrentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { takePrefix } from './language-of-request.ts'

const before = publicSnapshot()
const { settings } = before
const company = { ...settings.company, languages: ['en', 'fr', 'pt-BR'] }
setCurrentSnapshot({ ...before, settings: { ...settings, company } })
afterAll(() => setCurrentSnapshot(before))

/** Returns prefix and address that the program answers, or status and headers of the answer. */
function taken(url: string) {
  const req = Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET' })
  const res = new ServerResponse(req)
  const sent = vi.spyOn(res, 'writeHead')
  const prefix = takePrefix(req, res)
  return prefix === null ? sent.mock.calls[0] : [prefix, req.url]
}

it.each([
  ['/fr', '/fr', '/'],
  ['/fr?a=b', '/fr', '/?a=b'],
  ['/fr/about?a=//b?c', '/fr', '/about?a=//b?c'],
  ['/pt-br/about', '/pt-br', '/about'],
  ['/fr/%61bout', '/fr', '/%61bout'],
  ['/fr/rss.xml', '/fr', '/rss.xml'],
  ['/about', '', '/about'],
  ['/friends', '', '/friends'],
  ['//fr/about', '', '//fr/about'],
])('%s is in the language “%s”: %s', (target, prefix, rest) =>
  expect(taken(target)).toEqual([prefix, rest]),
)

it.each([
  ['/FR/about', '/fr/about'],
  ['/fr/', '/fr'],
  ['/fr/?a=b', '/fr?a=b'],
  ['/fr//', '/fr'],
  ['/fr//about', '/fr/about'],
  ['/FR//elsewhere.example/x', '/fr/elsewhere.example/x'],
  ['/fr///elsewhere.example/x?a=b', '/fr/elsewhere.example/x?a=b'],
  ['/FR/\\elsewhere.example/../rss.xml', '/fr/\\elsewhere.example/../rss.xml'],
])('%s leads to %s', (target, location) => expect(taken(target)).toMatchObject([308, { location }]))

it.each([
  '/fr/admin/signin',
  '/fr//admin/dashboard',
  '/FR//admin/dashboard',
  '/fr/%61dmin/signin',
  '/fr/%2561dmin/signin',
  '/fr/./admin/signin',
  '/fr/x/../admin/signin',
  '/fr/\\admin/signin',
  '/fr//healthz',
  '/fr//api/contact',
  '/fr/%5f%69mage',
  '/fr/_astro/a.css',
  '/fr/%E0%A4%A',
])('%s is at no address of a language', (target) => expect(taken(target)).toEqual(['', target]))
