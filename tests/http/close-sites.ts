import { afterAll } from 'vitest'
import { closeSites } from './test-site.ts'

// Runs for every file, so that a test that opens a site need not close it.
afterAll(closeSites)
