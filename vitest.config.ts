import { defineConfig } from 'vitest/config'

const test = {
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  // Milliseconds: enough for a machine that is busy with other work. Only what fails takes as long.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // As in the browser's tests: a check of every change is not lost to one slow moment of the machine.
  retry: process.env['CI'] ? 1 : 0,
  setupFiles: ['tests/set-content.ts'],
}

/** Tests that put another module, or another global, in the place of one: each of these files has its own worker. */
const replacing = [
  'src/ui/islands/submit/send.test.ts',
  'tests/desk/second-choice.test.tsx',
  'src/ui/admin/**/{passkey-client,staff-api,staff-flag,contact-changes}.test.ts',
]

// Plain Vite: no test renders an .astro file, and Astro's own configuration takes seconds to load.
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
          exclude: ['tests/http/**', 'tests/site/**', ...replacing],
          // To load React and the content again for each file took half of the time.
          isolate: false,
        },
      },
      { extends: true, test: { ...test, name: 'unit-replacing', include: replacing } },
      // The built site: run it after `npm run build`.
      {
        extends: true,
        // Each worker loads the content once, and reads the pages of the site once for nine files.
        test: { ...test, name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false, globalSetup: 'tests/site/running-site.ts' },
      },
      {
        extends: true,
        // On real databases: copies of a SQLite file and of one on a PostgreSQL server that is started once.
        test: {
          ...test,
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          isolate: false,
          globalSetup: 'tests/http/databases.ts',
          setupFiles: [...test.setupFiles, 'tests/http/close-sites.ts'],
        },
      },
      // A year of a site (`npm run bench:year`); no part of `npm test`.
      {
        extends: true,
        test: {
          ...test,
          name: 'year',
          include: ['bench/year.ts'],
          globalSetup: 'tests/http/databases.ts',
          setupFiles: [...test.setupFiles, 'tests/http/close-sites.ts'],
        },
      },
    ],
  },
})
