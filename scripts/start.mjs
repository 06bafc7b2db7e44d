/**
 * First file of `npm start`. The commands are TypeScript, which an older Node.js does not read. They
 * run on the package `node`, whose program an install without scripts leaves out: it is fetched
 * here. Plain JavaScript, because any Node.js has to read this file.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const own = 'node_modules/node/bin/node'
const repair = 'npm rebuild node --ignore-scripts=false'

/** Starts the site in the Node.js of the package, for this once: npm finds it from now on. */
function startOn(node) {
  const child = spawn(node, [...process.execArgv, 'scripts/site/start-built.ts'], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

if (process.features.typescript) {
  // V8's compiled code is kept beside the site's own, and deleted with it (integrations/entry.mjs).
  const { enableCompileCache } = await import('node:module')
  enableCompileCache?.('dist/compiled')
  await import('./site/start-built.ts')
} else {
  if (!existsSync(own)) {
    console.log(`Node.js ${process.versions.node} is too old for the site: fetching a newer one…`)
    // Each request is made once, so that a machine without a network learns of it soon.
    spawnSync(repair, {
      shell: true,
      stdio: 'ignore',
      env: { ...process.env, npm_config_fetch_retries: '0' },
    })
  }
  if (existsSync(own)) startOn(own)
  else {
    console.error(`Cannot start: a newer Node.js was not fetched. With a network, run: ${repair}`)
    process.exitCode = 1
  }
}
