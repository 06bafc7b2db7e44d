import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readConfig } from '../environment/config.ts'
import type { AppEnv } from './context.ts'
import { resolveClient } from './resolve-client.ts'

it('sets the address that the trusted proxy names', async () => {
  const { trustedProxy } = readConfig({ TRUSTED_PROXY: '10.0.0.1' })
  const app = new Hono<AppEnv>().use(resolveClient(trustedProxy)).get('/', (c) => c.json(c.var.client))
  const response = await app.request('/', { headers: { 'x-forwarded-for': '203.0.113.7' } }, { peer: '10.0.0.1' })
  expect(await response.json()).toEqual({ address: '203.0.113.7', prefix: '203.0.113.7', network: '203.0.113.0/24', isProxied: true })
})
