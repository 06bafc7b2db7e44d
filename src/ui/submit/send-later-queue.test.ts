import { expect, it } from 'vitest'
import type { SendOutcome } from './send-form.ts'
import { stateAfter } from './send-later-queue.ts'

it.each<[string, SendOutcome, string]>([
  ['our answer', { kind: 'accepted', answer: { success: true, reference: 'A1' } }, 'sent'],
  ['JSON that is not ours', { kind: 'accepted', answer: {} }, 'waiting'],
  ['a page that is not ours', { kind: 'accepted', answer: null }, 'waiting'],
  ['fields at fault', { kind: 'invalid', errors: {} }, 'needs-you'],
  ['a proxy’s refusal', { kind: 'refused', status: 422, detail: undefined }, 'waiting'],
])('a queued request is, after %s, %s', (_, outcome, state) => {
  expect(stateAfter(outcome, {}).is).toBe(state)
})
