import { afterEach, expect, it, vi } from 'vitest'
import { staffClient } from './staff-client.ts'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['a browser shares one client', false, true],
  ['each render on the server has its own', true, false],
])('%s', (_, isServer, isShared) => {
  vi.stubEnv('SSR', isServer)
  const first = staffClient()
  expect(Object.is(staffClient(), first)).toBe(isShared)
})
