import { fork } from 'node:child_process'
import path from 'node:path'
import { processTree } from './processes.ts'
import type { RunningSite } from './run-site.ts'

/**
 * Starts a checkout's built site by its own script on an empty database.
 * @returns port, one-time password, process id, stop
 */
export async function startCheckout(folder: string, env: Record<string, string> = {}) {
  const runner = fork(path.join(import.meta.dirname, 'run-site.ts'), [JSON.stringify(env)], {
    cwd: folder,
  })
  const ended = new Promise((resolve) => runner.once('exit', resolve))
  const { port, password } = await new Promise<RunningSite>((resolve, reject) => {
    runner.once('message', (message) => resolve(message as RunningSite))
    runner.once('exit', (code) =>
      reject(new Error(`The site of ${folder} ended with code ${code}`)),
    )
  })
  const [, pid = 0] = processTree(runner.pid ?? 0)
  return {
    port,
    password,
    pid,
    async stop() {
      if (runner.connected) runner.disconnect()
      await ended
    },
  }
}
