import { afterEach, expect, it, vi } from 'vitest'
import { proofNeeded } from '#src/contracts/account/proof.ts'
import { ask } from './staff-api.ts'

afterEach(() => vi.unstubAllGlobals())

const refused = { kind: 'refused', status: 403, needsProof: false }

it.each([
  ['an answer', () => Response.json({ total: 0 }), { kind: 'done', answer: { total: 0 } }],
  ['no content', () => new Response(null, { status: 204 }), { kind: 'done', answer: null }],
  ['no session', () => Response.json({}, { status: 401 }), { kind: 'signed-out' }],
  ['a role that does not allow it', () => Response.json({}, { status: 403 }), { kind: 'not-open' }],
  [
    'a proof that is asked for',
    () => Response.json({ type: proofNeeded, detail: 'Prove it.' }, { status: 403 }),
    { needsProof: true },
  ],
  [
    'fields that are refused',
    () => Response.json({ detail: 'No.', problems: [] }, { status: 403 }),
    { ...refused, text: 'No.' },
  ],
  [
    'a field at fault',
    () => Response.json({ detail: 'No.', errors: { text: ['Empty.'] } }, { status: 422 }),
    { text: 'Empty.' },
  ],
  [
    'a full disk',
    () => Response.json({ detail: 'Full.' }, { status: 503 }),
    { kind: 'failed', text: 'Full.' },
  ],
  [
    'a busy server',
    () => Response.json({}, { status: 503, headers: { 'retry-after': '5' } }),
    { kind: 'failed', retryAfter: 5 },
  ],
  ['a page of a proxy', () => new Response('<html>'), { kind: 'failed' }],
  ['no network', () => Promise.reject(new TypeError('failed')), { kind: 'failed' }],
])('tells %s', async (_, answer, outcome) => {
  vi.stubGlobal('fetch', async () => answer())
  expect(await ask('/contact')).toMatchObject(outcome)
})
