import { Hono } from 'hono'
import type { AppEnv } from '../middleware/context.ts'
import { readAuditPage } from './page-query.ts'

export const auditApi = new Hono<AppEnv>().get('/audit', async (c) => c.json(await c.var.services.auditLog.list(readAuditPage(c))))
