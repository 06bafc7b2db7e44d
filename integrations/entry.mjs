// Becomes dist/server/entry.mjs. It looks at the version before it imports the site, which an older Node cannot even read.

/** From this version on Node computes argon2, which passwords need. */
const needed = [24, 7]

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  const versions = `This site needs Node.js ${needed.join('.')} or newer, and this is ${process.versions.node}.`
  console.error(`${versions} Start it with "npm run serve", which brings its own, or install a newer one from https://nodejs.org`)
  process.exit(1)
}
// React is several times as fast, and takes less memory, without what it does for developers.
process.env.NODE_ENV ??= 'production'
await import('./site.mjs')
