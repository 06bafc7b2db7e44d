import { Hono } from 'hono'
import type { AppEnv } from '../middleware/context.ts'
import { problem } from '../request/problem.ts'
import { auditApi } from './audit.ts'
import { contactApi } from './contact.ts'
import { newsletterApi } from './newsletter.ts'
import { openApiDocument } from './openapi.ts'
import { passkeyApi } from './passkeys.ts'
import { personApi } from './person.ts'
import { sessionApi } from './session.ts'

/** Everything under /api. */
export const api = new Hono<AppEnv>()
  .get('/form-token', (c) => c.json({ success: true, ...c.var.forms.hidden() }))
  .get('/openapi.json', (c) => c.json(openApiDocument))
  .route('/', auditApi)
  .route('/', personApi)
  .route('/', contactApi)
  .route('/', newsletterApi)
  .route('/', sessionApi)
  .route('/', passkeyApi)
  .all('*', () => problem(404))
