import { accountCalls } from './account-calls.ts'
import type { ApiCall } from './api-call.ts'
import { contentCalls } from './content-calls.ts'
import { deskCalls } from './desk-calls.ts'
import { visitorCalls } from './visitor-calls.ts'

/**
 * Every call of the API, with access, input and output. The server refuses all others, and tests
 * compare the answers with these schemas.
 */
export const apiCalls: readonly ApiCall[] = [
  ...visitorCalls,
  ...accountCalls,
  ...deskCalls,
  ...contentCalls,
]
