import { Hono } from 'hono'
import { staffOf } from '#src/core/http/answers.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { problem } from '#src/core/http/problem.ts'
import { issueFormToken } from '#src/core/spam/form-token.ts'
import { bookingsApi } from '#src/desk/bookings/bookings-api.server.ts'
import { numbersApi } from '#src/desk/numbers/numbers-api.server.ts'
import { proFormasApi } from '#src/desk/offers/pro-formas-api.server.ts'
import { personApi } from '#src/desk/people/people-api.server.ts'
import { requestFilesApi } from '#src/desk/requests/files/files-api.server.ts'
import { requestApi } from '#src/desk/requests/requests-api.server.ts'
import { requestWorkApi } from '#src/desk/requests/work/work-api.server.ts'
import { contentApi } from '#src/editor/content-api.server.ts'
import { picturesApi } from '#src/editor/pictures-api.server.ts'
import { previewsApi } from '#src/editor/previews-api.server.ts'
import { publicationsApi } from '#src/editor/publications-api.server.ts'
import { newsletterApi } from '#src/newsletter/newsletter-api.server.ts'
import { listAuditLog } from '#src/staff/audit/audit-log.server.ts'
import { readAuditPage } from '#src/staff/audit/audit-query.server.ts'
import { sessionApi } from '#src/staff/sign-in/session-api.server.ts'
import { certificatesApi } from './certificates.ts'
import { openApiDocument } from './openapi.ts'

export const api = new Hono<AppEnv>()
  .get('/form-token', (c) => c.json({ success: true, formToken: issueFormToken(c.var.context) }))
  .get('/audit', async (c) =>
    c.json(await listAuditLog(c.var.context, staffOf(c), readAuditPage(c))),
  )
  .get('/openapi.json', (c) => c.json(openApiDocument()))
  .route('/', personApi)
  .route('/', bookingsApi)
  .route('/', requestApi)
  .route('/', requestFilesApi)
  .route('/', proFormasApi)
  .route('/', requestWorkApi)
  .route('/', contentApi)
  .route('/', previewsApi)
  .route('/', publicationsApi)
  .route('/', picturesApi)
  .route('/', certificatesApi)
  .route('/', newsletterApi)
  .route('/', numbersApi)
  .route('/', sessionApi)
  .all('*', () => problem(404))
