import { fork } from 'node:child_process'
import path from 'node:path'
import { processTree } from './processes.ts'
import type { RunningSite } from './run-site.ts'

/**
 * Starts the built site of a checkout, by that checkout's own script, on a new, empty database.
 * @param folder of the checkout @param env further configuration (docs/configuration.md)
 * @returns its port, the one-time password of the first account, the id of the process that serves, and a function that stops it
 */
export async function startCheckout(folder: string, env: Record<string, string> = {}) {
  const runner = fork(path.join(import.meta.dirname, 'run-site.ts'), [JSON.stringify(env)], { cwd: folder })
  const ended = new Promise((resolve) => runner.once('exit', resolve))
  const { port, password } = await new Promise<RunningSite>((resolve, reject) => {
    // What run-site.ts sends.
    runner.once('message', (message) => resolve(message as RunningSite))
    runner.once('exit', (code) => reject(new Error(`The site of ${folder} ended with code ${code}`)))
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
