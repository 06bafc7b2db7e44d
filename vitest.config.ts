import { defineConfig } from 'vitest/config'

const test = {
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  testTimeout: 20_000,
}

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
          exclude: ['tests/http/**', 'tests/site/**'],
        },
      },
      // What the build made: run it after `npm run build`.
      { extends: true, test: { ...test, name: 'site', include: ['tests/site/**/*.test.ts'] } },
      {
        extends: true,
        // On real databases: a SQLite file and a PostgreSQL server that is started once.
        test: { ...test, name: 'http', include: ['tests/http/**/*.test.ts'], globalSetup: 'tests/http/postgres-server.ts' },
      },
    ],
  },
})
