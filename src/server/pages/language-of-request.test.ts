import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { publicSnapshot, setCurrentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { isAnsweredIn, takePrefix } from './language-of-request.ts'
import { linkedPages } from './linked-pages.ts'

const before = publicSnapshot()
const { settings } = before
const company = { ...settings.company, languages: ['en', 'fr', 'pt-BR'] }
setCurrentSnapshot({ ...before, settings: { ...settings, company } })
afterAll(() => setCurrentSnapshot(before))

const madeIn = (language: string) => {
  const prefix = `/${language}`
  return new Map([[prefix, { ...publicSnapshot(), language, prefix }]])
}

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

describe('a language that was taken off', () => {
  beforeAll(() => setCurrentSnapshot(publicSnapshot(), madeIn('pl'), new Map([['/pl', 'pl']])))
  const isAnswered = (url: string, method = 'GET', prefix = '/pl') =>
    isAnsweredIn(prefix, { url, method }, async () => {})

  it.each(linkedPages)('answers the link of a mail at %s', async (path) => {
    const target = `${path}?token=abc`
    expect(taken(`/pl${target}`)).toEqual(['/pl', target])
    expect(await isAnswered(target)).toBe(true)
  })

  it('answers a form that was open', async () =>
    expect(await isAnswered('/contact', 'POST')).toBe(true))

  it.each(['/', '/contact', '/products?token=abc', '/offer'])('shows no page at %s', async (path) =>
    expect(await isAnswered(path)).toBe(false),
  )

  it('answers nothing in a language in preparation', async () =>
    expect(await isAnswered('/offer?token=abc', 'GET', '/sl')).toBe(false))
})
