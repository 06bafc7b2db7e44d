import { afterAll } from 'vitest'
import { closeSites } from './test-site.ts'

// This setup file runs for every test file, so that tests need not close the sites that they open.
afterAll(closeSites)
