/**
 * The program that `npm start` runs, of which Astro's build makes `dist/server/site.mjs`. The site is imported when this module runs, so
 * that the bundler leaves it in the folder `chunks`, from which main.ts finds what the build wrote.
 */
await import('./main.ts')

export {}
