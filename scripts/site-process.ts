import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

/** The fields that are read of a line of the log (src/server/environment/log.ts). */
type Entry = { event?: string; mail?: number; port?: number }

/** A process of the built site that can be killed, stopped and started again. @param env its configuration */
export function openSiteProcess(env: Record<string, string>) {
  let server: ChildProcess
  let origin = ''
  /** Numbers of the mails that it noted as sent. */
  const noted: number[] = []
  /** @param checkout of the version that runs. @throws where it ends before it listens */
  async function start(checkout = '.') {
    server = spawn('node', [path.join(checkout, 'dist/server/entry.mjs')], {
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', TRUSTED_PROXY: '127.0.0.1', LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    server.stderr?.on('data', (data: Buffer) => {
      said = `${said}${data}`.slice(-3000)
    })
    await new Promise<void>((resolve, reject) => {
      let rest = ''
      server.stdout?.on('data', (data: Buffer) => {
        const lines = `${rest}${data}`.split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines.filter((one) => one.startsWith('{'))) {
          const entry: Entry = JSON.parse(line)
          if (entry.event === 'mail.sent' && entry.mail) noted.push(entry.mail)
          if (entry.event !== 'server.listening') continue
          origin = `http://127.0.0.1:${entry.port}`
          resolve()
        }
      })
      server.once('exit', (code) => reject(new Error(`The built site ended with code ${code}; run npm run build first\n${said}`)))
    })
  }
  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await ended
  }
  return { start, end, noted, origin: () => origin }
}

export type SiteProcess = ReturnType<typeof openSiteProcess>
