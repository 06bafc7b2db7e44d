import type { MiddlewareHandler } from 'hono'
import { limits } from '#src/contracts/limits.ts'
import { problem } from '../request/problem.ts'

/** Refuses a body that declares more than 64 KiB, before any of it is read; forms/read-body.ts counts what comes. */
export const limitBody: MiddlewareHandler = async (c, next) =>
  Number(c.req.header('content-length') ?? 0) > limits.body ? problem(413, `Send at most ${limits.body / 1024} KiB.`) : next()
