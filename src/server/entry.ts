/** Built as dist/server/site.mjs. The dynamic import puts main.ts into `chunks`, a folder below the build's records (built-files.ts). */
await import('./main.ts')

export {}
