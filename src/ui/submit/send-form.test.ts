import { afterEach, expect, it, vi } from 'vitest'
import { limits } from '#src/contracts/limits.ts'
import { fateOf, sendJson } from './send-form.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  [
    'a success',
    Response.json({ success: true }, { status: 201 }),
    { kind: 'accepted', answer: { success: true } },
  ],
  [
    '2xx that cannot be read',
    new Response('<html>', { status: 200 }),
    { kind: 'accepted', answer: null },
  ],
  ['2xx with a bare text', Response.json('fine'), { kind: 'accepted', answer: null }],
  [
    'fields at fault',
    Response.json({ success: false, errors: { phone: ['No.'] } }, { status: 422 }),
    { kind: 'invalid', errors: { phone: ['No.'] } },
  ],
  [
    '422 of a proxy',
    new Response('', { status: 422 }),
    { kind: 'refused', status: 422, detail: undefined },
  ],
  [
    'a limit',
    Response.json({ detail: 'Wait.' }, { status: 429, headers: { 'retry-after': '40' } }),
    { kind: 'refused', status: 429, detail: 'Wait.', retryAfter: 40 },
  ],
  [
    'a limit until a time',
    Response.json(
      {},
      {
        status: 429,
        headers: {
          'retry-after': 'Sun, 29 Nov 2026 02:00:40 GMT',
          date: 'Sun, 29 Nov 2026 02:00:00 GMT',
        },
      },
    ),
    { kind: 'refused', status: 429, retryAfter: 40, at: Date.UTC(2026, 10, 29, 2) },
  ],
  [
    'a broken gateway',
    new Response('<html>', { status: 502 }),
    { kind: 'refused', status: 502, detail: undefined },
  ],
  ['no network', new TypeError('failed'), { kind: 'unanswered' }],
])('reads %s', async (_, response, outcome) => {
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response
    return response
  })
  expect(await sendJson('/api/contact', {})).toEqual(outcome)
})

it('waits for an answer for so long and no longer', async () => {
  const timeout = new AbortController()
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const lost = ({ signal }: RequestInit) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('fetch', (_: string, options: RequestInit) => lost(options))
  const outcome = sendJson('/api/contact', {})
  timeout.abort()
  expect(await outcome).toEqual({ kind: 'unanswered' })
  expect(asked).toHaveBeenCalledWith(limits.longestSendMs)
})

const ours = (status: number) =>
  [{ kind: 'refused', status, detail: '', type: 'about:blank', files: undefined }] as const
const anothers = (status: number) =>
  [{ kind: 'refused', status, detail: undefined, type: undefined, files: undefined }] as const

it.each([
  ['an answer of the site', { kind: 'accepted', answer: { success: true } }, 'stored'],
  ['another’s JSON', { kind: 'accepted', answer: {} }, 'unknown'],
  ['a portal’s page', { kind: 'accepted', answer: null }, 'unknown'],
  ['no answer', { kind: 'unanswered' }, 'unknown'],
  ['fields at fault', { kind: 'invalid', errors: {}, files: undefined }, 'refused'],
  ...[409, 413, 422].map((status) => [`our ${status}`, ...ours(status), 'refused'] as const),
  ...[408, 425, 429].map((status) => [`our ${status}`, ...ours(status), 'unknown'] as const),
  ['a file that cannot be read', { kind: 'unreadable', errors: {} }, 'unsent'],
  ['a fault that may pass', ...ours(503), 'unknown'],
  ['a proxy’s refusal', ...anothers(413), 'unknown'],
] as const)('%s tells what became of a request', (_, outcome, fate) => {
  expect(fateOf(outcome)).toBe(fate)
})
