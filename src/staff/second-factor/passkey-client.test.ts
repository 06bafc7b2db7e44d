import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describePasskeyError, registerPasskey, signWithPasskey } from './passkey-client.ts'

const assign = vi.fn()
const replace = vi.fn()
const startRegistration = vi.fn()
vi.mock('@simplewebauthn/browser', () => ({
  startRegistration: () => startRegistration(),
  startAuthentication: async () => ({ id: 'used' }),
}))

beforeEach(() => {
  vi.clearAllMocks()
  startRegistration.mockResolvedValue({ id: 'made' })
  vi.stubGlobal('location', { assign, replace, pathname: '/admin/account/passkey', search: '?a=1' })
  vi.stubGlobal('document', { body: {} })
  vi.stubGlobal('sessionStorage', { getItem: () => 'true', removeItem: () => {} })
  vi.stubGlobal('localStorage', { removeItem: () => {} })
})
afterEach(() => vi.unstubAllGlobals())

const answering = (...responses: (Response | Error)[]) => {
  const fetch = vi.fn(async (_path: string, _init: { body: string }) => {
    const response = responses.shift()
    if (!response || response instanceof Error) throw response
    return response
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const options = () => Response.json({ challenge: 'AAAA' })

it('leaves where the session has ended', async () => {
  answering(new Response('', { status: 401 }))
  expect(await signWithPasskey()).toEqual({ kind: 'left' })
  expect(replace).toHaveBeenCalledWith(
    '/admin/signin?next=%2Fadmin%2Faccount%2Fpasskey%3Fa%3D1&reason=ended',
  )
})

it.each([
  [
    [Response.json({ detail: 'This account has no passkey.' }, { status: 409 })],
    'This account has no passkey.',
  ],
  [
    [options(), Response.json({ detail: 'This passkey is in use already.' }, { status: 409 })],
    'This passkey is in use already.',
  ],
  [
    [options(), Response.json({ errors: { name: ['Enter your passkey name.'] } }, { status: 422 })],
    'Enter your passkey name.',
  ],
  [
    [options(), new TypeError('failed')],
    'The server did not answer. Check your connection and try again.',
  ],
  [
    [new Response('', { status: 502 })],
    'The server did not answer. Check your connection and try again.',
  ],
])('says what went wrong (%#)', async (responses, text) => {
  answering(...responses)
  expect(await registerPasskey('x')).toEqual({ kind: 'failed', text })
})

it('sends nothing where nobody answers the browser’s dialogue', async () => {
  startRegistration.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
  const fetch = answering(options())
  expect(await registerPasskey('x')).toEqual({ kind: 'failed', text: describePasskeyError(null) })
  expect(fetch).toHaveBeenCalledOnce()
})

it.each([
  ['InvalidStateError', /already been added/],
  ['SecurityError', /at this address/],
  ['AbortError', /another way/],
])('%s', (name, words) =>
  expect(describePasskeyError(Object.assign(new Error('x'), { name }))).toMatch(words),
)
