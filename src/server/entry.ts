/** dist/server/site.mjs. main.ts is imported dynamically, so that it goes into `chunks`, beside what the build wrote. */
await import('./main.ts')

export {}
