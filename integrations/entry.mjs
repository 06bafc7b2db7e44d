// Becomes dist/server/entry.mjs. Checks Node's version before importing the site, because an older
// Node cannot even parse the site's code, and limits the memory of the process
// (docs/decisions/0061-behind-a-proxy.md).

import { fileURLToPath } from 'node:url'

/** From this version on Node computes argon2, which passwords need. */
const needed = [24, 7]

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  const versions = `This site needs Node.js ${needed.join('.')} or newer, and this is ${process.versions.node}.`
  console.error(
    `${versions} Start it with "npm run serve", which brings its own, or install a newer one from https://nodejs.org`,
  )
  process.exit(1)
}
/**
 * Options that limit V8's memory, in MB. By default V8 reserves 128 MB for objects of a single
 * request, of which 2 MB are used.
 */
const bounds = ['--max-semi-space-size=4', '--max-old-space-size=512']
const isBounded = bounds.every((bound) => process.execArgv.includes(bound))
/**
 * Settings of the C library. Memory that is freed in one arena is of no use to threads of another
 * arena, so only one is made. Blocks over 128 KB, such as the compressor's windows, are given back
 * as soon as they are freed; by default this threshold rises to 32 MB.
 */
const allocation = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
// The process starts itself again with these options, so that no command has to name them. Windows
// cannot replace a process.
if (!isBounded && process.platform !== 'win32') {
  const words = [process.execPath, ...process.execArgv, ...bounds, ...process.argv.slice(1)]
  process.execve(process.execPath, words, { ...allocation, ...process.env })
}
// The next start reuses V8's compiled code, which is deleted with the build. If the folder cannot
// be written, no code is stored.
const { enableCompileCache } = await import('node:module')
enableCompileCache(fileURLToPath(new URL('../compiled', import.meta.url)))
// React's production build, without checks for developers, is several times as fast and takes less
// memory.
process.env.NODE_ENV ??= 'production'
await import('./site.mjs')
