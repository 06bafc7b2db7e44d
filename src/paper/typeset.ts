import { type ChildProcess, fork } from 'node:child_process'
import { programFile, programRoot } from '#src/content/kit/program-root.ts'
import { serverLimits } from '#src/contracts/server-limits.ts'

export type TypesetJob = {
  id: number
  paper: { sizes: number[]; pages?: number }
  files: Record<string, Uint8Array>
}
export type TypesetResult = { id: number; pdf?: Uint8Array; fault?: string }

type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void }
/** `end`: timer that kills the process after a pause, or when a paper takes too long. */
type Typesetter = { child: ChildProcess; waiting: Map<number, Waiting>; end?: NodeJS.Timeout }

let running: Typesetter | undefined
let last = 0

function endLater(typesetter: Typesetter, ms: number) {
  clearTimeout(typesetter.end)
  typesetter.end = setTimeout(() => {
    // A paper requested from now on gets a new process, not the one that is ending.
    if (running === typesetter) running = undefined
    typesetter.child.kill('SIGKILL')
  }, ms).unref()
}

/**
 * Starts the process that typesets papers one by one (src/paper/typeset-process.ts). It ends if no
 * paper comes for a while.
 */
function startProcess(): Typesetter {
  const child = fork(programFile('src/paper/typeset-process.ts'), [], {
    cwd: programRoot,
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    // The server's variables, such as secrets, are left out. glibc returns freed blocks of 128 KB
    // or more to the system at once.
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
  })
  const typesetter: Typesetter = { child, waiting: new Map() }
  const { waiting } = typesetter
  child.on('message', ({ id, pdf, fault }: TypesetResult) => {
    const job = waiting.get(id)
    waiting.delete(id)
    if (pdf) job?.resolve(pdf)
    else job?.reject(new Error(fault))
    endLater(
      typesetter,
      waiting.size > 0 ? serverLimits.papers.longestMs : serverLimits.papers.idleMs,
    )
  })
  const broken = () => {
    clearTimeout(typesetter.end)
    if (running === typesetter) running = undefined
    for (const { reject } of waiting.values())
      reject(new Error('The process that sets papers has ended'))
    waiting.clear()
  }
  child.once('error', broken)
  child.once('exit', broken)
  // The server can stop without waiting for the process.
  child.unref()
  child.channel?.unref()
  endLater(typesetter, serverLimits.papers.longestMs)
  return typesetter
}

/**
 * Typesets a paper.
 * @param paper data for paper.typ, without its files
 * @returns bytes of a PDF
 * @throws if it fails or takes too long
 */
export async function typeset(
  paper: TypesetJob['paper'],
  read: Promise<TypesetJob['files']>,
): Promise<Uint8Array> {
  // The process starts while the files are read.
  running ??= startProcess()
  const files = await read
  running ??= startProcess()
  const typesetter = running
  const id = ++last
  if (typesetter.waiting.size === 0) endLater(typesetter, serverLimits.papers.longestMs)
  return new Promise((resolve, reject) => {
    typesetter.waiting.set(id, { resolve, reject })
    typesetter.child.send({ id, paper, files } satisfies TypesetJob)
  })
}
