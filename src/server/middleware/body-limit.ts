import { bodyLimit } from 'hono/body-limit'
import { limits } from '#src/contracts/limits.ts'
import { problem } from '../problem.ts'

/** Refuses a body above 64 KiB, whether its length is declared or not. */
export const limitBody = bodyLimit({
  maxSize: limits.body,
  onError: () => problem(413, `Send at most ${limits.body / 1024} KiB.`),
})
