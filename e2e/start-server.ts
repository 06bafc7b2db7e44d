import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Starts the built site on an empty database; the tests find its folder and the one-time password in the environment. */
export default async function startServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-e2e-'))
  process.env['E2E_DATABASE'] = path.join(folder, 'site.db')
  const server = spawn('node', ['dist/server/entry.mjs'], {
    env: {
      ...process.env,
      PORT: '4520',
      HOST: 'localhost',
      DATABASE_URL: process.env['E2E_DATABASE'],
      MAIL_DIR: path.join(folder, 'mail'),
      // Each test says by X-Forwarded-For who it is, so that the limits of one do not hit another.
      TRUSTED_PROXY: '127.0.0.1,::1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (data: Buffer) => {
      output += data
      const password = /one-time password (\S+)/.exec(output)?.[1]
      if (password) process.env['E2E_FIRST_PASSWORD'] = password
      if (output.includes('server.listening')) resolve()
    })
    server.on('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)))
  })
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
