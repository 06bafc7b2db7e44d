import { defineConfig } from '@playwright/test'
import { setBaseSnapshot } from './src/content/base-snapshot.ts'

// The packaged Chromium brings its own libraries when it believes to be on Lambda.
process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
const { default: chromium } = await import('@sparticuz/chromium')

// Every worker loads this file: the journeys know the content of the site that they walk through.
setBaseSnapshot()

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-server.ts',
  outputDir: 'test-results/e2e',
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  workers: 3,
  fullyParallel: true,
  // Milliseconds: enough for a machine that is busy with other work. Only what fails takes as long.
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  retries: process.env['CI'] ? 1 : 0,
  use: {
    baseURL: `http://localhost:${process.env['E2E_PORT'] ?? '4520'}`,
    actionTimeout: 20_000,
    // Painting the fade between two pages takes a fifth of a journey's processor time: what asks for motion is used with it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? (await chromium.executablePath()),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
