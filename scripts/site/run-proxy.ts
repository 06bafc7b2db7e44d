import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Starts a proxy and waits until it is ready.
 * @returns a function that stops it
 * @throws with its output if it ends before
 */
export async function runProxy(
  [command = '', ...words]: string[],
  env: NodeJS.ProcessEnv,
  isReady: () => boolean | Promise<boolean>,
) {
  const proxy = spawn(command, words, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  proxy.stderr.on('data', (text) => {
    output = `${output}${text}`.slice(-5000)
  })
  const ended = new Promise<void>((resolve) => proxy.once('exit', () => resolve()))
  while (!(await isReady())) {
    if (proxy.exitCode !== null)
      throw new Error(`${command} ended with code ${proxy.exitCode}\n${output}`)
    await sleep(50)
  }
  return async () => {
    proxy.kill('SIGTERM')
    await ended
  }
}
