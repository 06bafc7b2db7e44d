import { defineConfig } from 'vitest/config'
import { isTestAll } from './tests/test-all.ts'

const test = {
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  // Timeouts in milliseconds, long enough for a machine that is busy with other work. Only failing
  // tests take this long.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // A test that asserts nothing, such as a loop over an empty list, fails.
  expect: { poll: { timeout: 60_000 }, requireAssertions: true },
  // A failed test is tried again in CI, as in playwright.config.ts, so that a slow moment of the
  // machine does not fail the run.
  retry: process.env['CI'] ? 1 : 0,
  setupFiles: ['tests/set-content.ts'],
}

/**
 * For tests with real databases: copies of a SQLite file, and of a database on a PostgreSQL server
 * that is started once.
 */
const databases = { globalSetup: 'tests/http/databases.ts' }

/** Tests that replace a module or a global. Each of these files runs in a separate worker. */
const replacing = [
  'tests/repository/patterns.test.ts',
  'src/ui/submit/send-form.test.ts',
  'tests/desk/second-choice.test.tsx',
  'src/staff/frame/{staff-api,staff-client,staff-flag}.test.ts',
  'src/staff/second-factor/passkey-client.test.ts',
  'src/desk/requests/card/request-changes.test.ts',
]

/**
 * What only `npm run test:all` runs: how the work grows with the content, 20 kills on each engine,
 * and a site whose every text tries to be a script, which takes a tenth of a whole run.
 */
const leftOut = isTestAll
  ? []
  : [
      'tests/content/growth.test.ts',
      'tests/site/hostile-text.test.ts',
      'tests/site/staff/killed-editing.test.ts',
    ]

// Astro's configuration is not loaded, because this takes seconds, and no test renders an .astro
// file.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...test,
          name: 'unit',
          include: ['{src,integrations,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['tests/http/**', 'tests/site/**', ...replacing, ...leftOut],
          // Files are not isolated, because loading React and the content again for each file took
          // half of the time.
          isolate: false,
        },
      },
      { extends: true, test: { ...test, name: 'unit-replacing', include: replacing } },
      // These tests need the built site (`npm run build`).
      {
        extends: true,
        // Without isolation each worker loads the content once, and reads the site's pages once for
        // the nine test files that need them.
        test: {
          ...test,
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          exclude: leftOut,
          isolate: false,
          globalSetup: 'tests/site/running-site.ts',
        },
      },
      {
        extends: true,
        test: {
          ...test,
          ...databases,
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          isolate: false,
        },
      },
      // Simulates a year of a site (`npm run bench:year`). `npm test` does not include it.
      { extends: true, test: { ...test, ...databases, name: 'year', include: ['bench/year.ts'] } },
      // Measures worst-case inputs (`npm run bench:inputs`). `npm test` does not include it, because
      // it judges processor time.
      {
        extends: true,
        test: { ...test, ...databases, name: 'inputs', include: ['bench/inputs.ts'] },
      },
    ],
  },
})
