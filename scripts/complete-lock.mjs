/**
 * `node scripts/complete-lock.mjs [package-lock.json]`, to be run after every `npm install` that
 * changes the lock file:
 * - adds optional packages for other platforms, which npm leaves out if its registry lacks them;
 *   `npm ci` needs them on those platforms;
 * - adds the registry's hash to entries without one, if the registry has the package;
 * - records each package's path in a registry, but not which registry.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
/** Operating systems: their names in package names, and in npm's field `os`. */
const systems = {
  android: 'android',
  darwin: 'darwin',
  linux: 'linux',
  linuxmusl: 'linux',
  win32: 'win32',
  windows: 'win32',
  freebsd: 'freebsd',
  openharmony: 'openharmony',
  wasm32: null,
}
const processors = ['x64', 'arm64', 'arm', 'ia32', 'wasm32']

for (const [owner, entry] of Object.entries(lock.packages))
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`
    if (lock.packages[place] || lock.packages[`${owner}/${place}`]) continue
    const parts = name.split(/[/-]/)
    const platform = parts.find((part) => part in systems)
    if (!platform) continue
    const system = systems[platform]
    const processor = parts.find((part) => processors.includes(part))
    lock.packages[place] = {
      version: range.replace(/^[\^~]/, ''),
      ...(processor ? { cpu: [processor] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(system ? { os: [system] } : {}),
      ...(system === 'linux' ? { libc: [name.includes('musl') ? 'musl' : 'glibc'] } : {}),
    }
    console.log('added', name, lock.packages[place].version)
  }

for (const [place, entry] of Object.entries(lock.packages)) {
  if (place === '' || entry.integrity) continue
  const name = `${place.split('node_modules/').at(-1)}@${entry.version}`
  const integrity = spawnSync('npm', ['view', name, 'dist.integrity'], {
    encoding: 'utf8',
  }).stdout.trim()
  if (integrity) entry.integrity = integrity
  else console.log('no hash known of', name)
}

for (const [place, { name: alias, version, resolved: _, ...rest }] of Object.entries(
  lock.packages,
)) {
  if (place === '') continue
  const name = alias ?? place.split('node_modules/').at(-1)
  // npm replaces this host by the host of its registry (.npmrc).
  const resolved = `https://registry.invalid/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
  lock.packages[place] = { ...(alias && { name: alias }), version, resolved, ...rest }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
