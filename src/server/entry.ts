/**
 * The module that Astro's build starts from. It becomes `dist/server/site.mjs`, which `dist/server/entry.mjs` imports after its check of
 * the Node version. main.ts is imported dynamically, because the bundler then puts it into the folder `chunks`, where it finds the files
 * that the build wrote.
 */
await import('./main.ts')

export {}
