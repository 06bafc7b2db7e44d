import { afterAll } from 'vitest'
import { closeSites } from './test-site.ts'

// For every file: a test that opens a site need not close it.
afterAll(closeSites)
