import { defineConfig } from 'vitest/config'

// Plain Vite: no test renders an .astro file, and Astro's own configuration takes seconds to load.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'integrations/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 20_000,
  },
})
