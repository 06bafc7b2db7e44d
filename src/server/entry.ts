/** Built as dist/server/site.mjs. The dynamic import puts main.ts into `chunks`, below the files that record the build (built-files.ts). */
await import('./main.ts')

export {}
