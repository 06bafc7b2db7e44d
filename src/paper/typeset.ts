import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { programRoot } from '#src/content/program-root.ts'
import { limits } from '#src/contracts/limits.ts'

/** `paper`: what the template reads. */
export type TypesetJob = { id: number; paper: { sizes: number[]; pages?: number }; files: Record<string, Uint8Array> }
export type TypesetResult = { id: number; pdf?: Uint8Array; pages?: number; fault?: string }

type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void }

let running: ChildProcess | undefined
let end: NodeJS.Timeout | undefined
let last = 0
const waiting = new Map<number, Waiting>()

/** The process that sets papers, one after the other (src/paper/typeset-process.ts). It starts with the first and ends with a pause. */
function startProcess(): ChildProcess {
  const child = fork(path.join(programRoot, 'src/paper/typeset-process.ts'), [], {
    cwd: programRoot,
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    // Nothing of the server's own variables, such as its database.
    env: { MALLOC_ARENA_MAX: '2' },
  })
  child.on('message', ({ id, pdf, fault }: TypesetResult) => {
    const job = waiting.get(id)
    waiting.delete(id)
    if (pdf) job?.resolve(pdf)
    else job?.reject(new Error(fault))
    endLater(waiting.size > 0 ? limits.papers.longestMs : limits.papers.idleMs)
  })
  const broken = () => {
    if (running === child) running = undefined
    for (const { reject } of waiting.values()) reject(new Error('The process that sets papers has ended'))
    waiting.clear()
  }
  child.once('error', broken)
  child.once('exit', broken)
  // The site stops without waiting for it.
  child.unref()
  child.channel?.unref()
  return child
}

function endLater(ms: number) {
  clearTimeout(end)
  end = setTimeout(() => running?.kill('SIGKILL'), ms).unref()
}

/** Sets a paper. @param paper what paper.typ reads, without its files @returns the bytes of a PDF @throws where that fails or takes too long */
export function typeset(paper: TypesetJob['paper'], files: TypesetJob['files']): Promise<Uint8Array> {
  running ??= startProcess()
  const id = ++last
  const child = running
  if (waiting.size === 0) endLater(limits.papers.longestMs)
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    child.send({ id, paper, files } satisfies TypesetJob)
  })
}
