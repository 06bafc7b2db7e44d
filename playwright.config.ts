import { defineConfig } from '@playwright/test'
import { setBaseSnapshot } from './src/content/base-snapshot.ts'

// The packaged Chromium unpacks its own libraries only if it seems to run on AWS Lambda.
process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
const { default: chromium } = await import('@sparticuz/chromium')

// Every worker loads this file, so the content is set here for the tests of every worker.
setBaseSnapshot()

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-server.ts',
  outputDir: 'test-results/e2e',
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  workers: 3,
  fullyParallel: true,
  // Timeouts in milliseconds, long enough for a machine that is busy with other work. Only failing
  // tests take this long.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 90_000 } },
  retries: process.env['CI'] ? 1 : 0,
  use: {
    baseURL: `http://localhost:${process.env['E2E_PORT'] ?? '4520'}`,
    actionTimeout: 45_000,
    // Painting the fade between two pages takes a fifth of a test's processor time, so only tests
    // that need motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests change what the network answers, which a service worker would hide from them.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? (await chromium.executablePath()),
      args: ['--disable-gpu', '--disable-quic'],
    },
  },
})
