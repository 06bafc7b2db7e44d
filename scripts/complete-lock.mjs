// Adds the optional packages of other platforms that the registry at hand does not hold.
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const os = { android: 'android', darwin: 'darwin', linux: 'linux', win32: 'win32', freebsd: 'freebsd', wasm32: undefined }
for (const [key, entry] of Object.entries(lock.packages))
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const at = `node_modules/${name}`
    if (lock.packages[at] || lock.packages[`${key}/${at}`]) continue
    const parts = name.split(/[/-]/)
    const platform = parts.find((part) => part in os)
    const cpu = parts.find((part) => ['x64', 'arm64', 'arm', 'ia32', 'wasm32'].includes(part))
    if (!platform) continue
    lock.packages[at] = {
      version: range.replace(/^[\^~]/, ''),
      cpu: [cpu],
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(os[platform] ? { os: [os[platform]] } : {}),
      ...(/musl/.test(name) ? { libc: ['musl'] } : /gnu|linux/.test(name) ? { libc: ['glibc'] } : {}),
    }
    console.log('added', name, lock.packages[at].version)
  }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, JSON.stringify(lock, null, 2) + '\n')
