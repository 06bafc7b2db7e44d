/**
 * Built as dist/server/site.mjs. The import puts main.ts into `chunks`, one level below the build's
 * records (built-files.ts).
 */
await import('./main.ts')

export {}
