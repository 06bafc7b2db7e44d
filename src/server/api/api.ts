import { Hono } from 'hono'
import { listAuditLog } from '#src/staff/audit/audit-log.server.ts'
import type { AppEnv } from '../calls/context.ts'
import { problem } from '../request/problem.ts'
import { issueFormToken } from '../services/spam/form-token.ts'
import { bookingsApi } from './bookings.ts'
import { certificatesApi } from './certificates.ts'
import { contactApi } from './contact.ts'
import { contactFilesApi } from './contact-files.ts'
import { contactWorkApi } from './contact-work.ts'
import { contentApi } from './content.ts'
import { newsletterApi } from './newsletter.ts'
import { numbersApi } from './numbers.ts'
import { openApiDocument } from './openapi.ts'
import { readAuditPage } from './page-query.ts'
import { personApi } from './person.ts'
import { picturesApi } from './pictures.ts'
import { previewsApi } from './previews.ts'
import { proFormasApi } from './pro-formas.ts'
import { publicationsApi } from './publications.ts'
import { sessionApi } from './session.ts'

export const api = new Hono<AppEnv>()
  .get('/form-token', (c) => c.json({ success: true, formToken: issueFormToken(c.var.context) }))
  .get('/audit', async (c) => c.json(await listAuditLog(c.var.context, readAuditPage(c))))
  .get('/openapi.json', (c) => c.json(openApiDocument()))
  .route('/', personApi)
  .route('/', bookingsApi)
  .route('/', contactApi)
  .route('/', contactFilesApi)
  .route('/', proFormasApi)
  .route('/', contactWorkApi)
  .route('/', contentApi)
  .route('/', previewsApi)
  .route('/', publicationsApi)
  .route('/', picturesApi)
  .route('/', certificatesApi)
  .route('/', newsletterApi)
  .route('/', numbersApi)
  .route('/', sessionApi)
  .all('*', () => problem(404))
