import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Starts the built site on a new, empty database.
 * @param port where it listens; 0 takes a free one
 * @returns its origin, the file of its database, the one-time password that it printed for the first account, and all that it has printed
 */
export async function startSite(port: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-e2e-'))
  const database = path.join(folder, 'site.db')
  const server = spawn('node', ['dist/server/entry.mjs'], {
    env: {
      ...process.env,
      PORT: port,
      HOST: 'localhost',
      DATABASE_URL: database,
      MAIL_DIR: path.join(folder, 'mail'),
      // Each test says by X-Forwarded-For who it is, so that the limits of one do not hit another.
      TRUSTED_PROXY: '127.0.0.1,::1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const output of [server.stdout, server.stderr])
    output.on('data', (data: Buffer) => {
      printed += data
    })
  server.stderr.pipe(process.stderr)
  const { listening, password } = await new Promise<{ listening: string; password: string }>((resolve, reject) => {
    server.stdout.on('data', () => {
      // One JSON object a line (src/server/log.ts).
      const line = printed.split('\n').find((text) => text.includes('server.listening') && text.endsWith('}'))
      if (line) resolve({ listening: JSON.parse(line).port, password: /one-time password (\S+)/.exec(printed)?.[1] ?? '' })
    })
    server.on('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${printed}`)))
  })
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin: `http://localhost:${listening}`, database, password, printed: () => printed, stop }
}
