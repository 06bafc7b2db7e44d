import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

type Options = {
  port?: string
  root?: string
  built?: string
  env?: Record<string, string>
  isAlone?: boolean
}

/**
 * Starts the built site on an empty database.
 * @param root folder that it reads its content from
 * @param isAlone whether it has no setting of this process, such as its mail server
 * @throws the site's output if the site ends before it is ready
 */
export async function startSite({
  port = '0',
  root = '.',
  built = path.join(root, 'dist'),
  env = {},
  isAlone = false,
}: Options = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  const database = path.join(folder, 'site.db')
  const server = spawn(process.execPath, [path.join(built, 'server/entry.mjs')], {
    env: {
      ...(isAlone ? { PATH: process.env['PATH'] } : process.env),
      // With 'test', which test runners set, React would use its development build, which is far
      // slower than the build of visitors.
      NODE_ENV: 'production',
      PORT: port,
      HOST: 'localhost',
      DATABASE_URL: database,
      MAIL_DIR: path.join(folder, 'mail'),
      LOG_LEVEL: 'info',
      // Lets each test send another client address in X-Forwarded-For, so that limits that one test
      // reaches do not affect other tests.
      TRUSTED_PROXY: '127.0.0.1,::1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let logged = ''
  server.stdout.on('data', (data: Buffer) => {
    printed += data
    logged += data
  })
  server.stderr.on('data', (data: Buffer) => {
    printed += data
  })
  const listening = await new Promise<{ port: number; pid: number }>((resolve, reject) => {
    const look = () => {
      // The log has one JSON object per line (src/core/environment/log.ts). A message for people
      // follows (start-message.ts).
      const line = logged
        .split('\n')
        .find((text) => text.includes('server.listening') && text.endsWith('}'))
      if (!line || !/The site is ready.*\n\n/s.test(printed)) return
      resolve(JSON.parse(line))
      for (const output of [server.stdout, server.stderr]) output.off('data', look)
      server.stderr.pipe(process.stderr)
    }
    for (const output of [server.stdout, server.stderr]) output.on('data', look)
    server.on('exit', (code) => {
      rmSync(folder, { recursive: true, force: true })
      reject(
        new Error(`The built site ended with code ${code}; run npm run build first\n${printed}`),
      )
    })
  })
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill('SIGTERM')) await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const password = /one-time password (\S+)/.exec(printed)?.[1] ?? ''
  return {
    origin: `http://localhost:${listening.port}`,
    pid: listening.pid,
    database,
    password,
    printed: () => printed,
    logged: () => logged,
    stop,
  }
}
