import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Calls } from '#src/editing/calls.ts'
import type { Answered, Asked } from '#src/editing/process.ts'

/** Milliseconds without a question after which the process ends, and with it what it needs of memory. */
const idleLife = 5 * 60_000
/** Milliseconds that a question may take: a check of all copy takes a tenth of a second. */
const longestAnswer = 30_000

/** Megabytes: all copy with its schemas takes 40; pictures lie outside the heap. */
const heap = ['--max-old-space-size=128', '--max-semi-space-size=2']

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }

/** Asks the process that knows the content; what is called there can be sent between processes. */
export type AskContent = <Name extends keyof Calls>(
  name: Name,
  ...parameters: Parameters<Calls[Name]>
) => Promise<Awaited<ReturnType<Calls[Name]>>>

/**
 * Starts the process when something is asked, and ends it when nothing was asked for a while.
 * @param root the checkout whose program it is (src/editing/process.ts)
 */
export function createContentProcess(root: string) {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  function settle(id: number, finish: (one: Waiting) => void) {
    const one = waiting.get(id)
    if (!one) return
    waiting.delete(id)
    clearTimeout(one.timer)
    finish(one)
  }

  function end() {
    clearTimeout(idle)
    const gone = child
    child = null
    if (gone?.connected) gone.disconnect()
  }

  function start(): ChildProcess {
    const started = fork(path.join(root, 'src/editing/process.ts'), [], {
      cwd: root,
      serialization: 'advanced',
      execArgv: heap,
      // Nothing of the server's own variables, such as its database. The C library would keep a heap for each of sharp's threads.
      env: { MALLOC_ARENA_MAX: '2' },
    })
    started.on('message', (answered: Answered) =>
      settle(answered.id, ({ resolve, reject }) =>
        'error' in answered ? reject(new Error(`The content could not be read: ${answered.error}`)) : resolve(answered.result),
      ),
    )
    const lose = (why: string) => {
      if (child === started) child = null
      for (const id of [...waiting.keys()])
        settle(id, ({ reject }) => reject(new Error(`The program that reads the content ended: ${why}`)))
    }
    started.on('error', ({ message }) => lose(message))
    started.on('exit', (code, signal) => lose(String(signal ?? code)))
    // It must not keep the server from ending.
    started.unref()
    started.channel?.unref()
    return started
  }

  const ask = ((name, ...parameters) =>
    new Promise((resolve, reject) => {
      child ??= start()
      clearTimeout(idle)
      idle = setTimeout(end, idleLife).unref()
      last += 1
      const id = last
      const timer = setTimeout(() => {
        settle(id, (one) => one.reject(new Error(`The content did not answer ${name} in ${longestAnswer / 1000} s`)))
        child?.kill()
      }, longestAnswer)
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, timer })
      child.send({ id, name, parameters } satisfies Asked)
    })) as AskContent

  return { ask, end }
}

export type ContentProcess = ReturnType<typeof createContentProcess>
