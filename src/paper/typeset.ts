import { type ChildProcess, fork } from 'node:child_process'
import { programFile } from '#src/content/kit/program-file.ts'
import { programRoot } from '#src/content/kit/program-root.ts'
import { limits } from '#src/contracts/limits.ts'

/** `paper`: what the template reads. */
export type TypesetJob = { id: number; paper: { sizes: number[]; pages?: number }; files: Record<string, Uint8Array> }
export type TypesetResult = { id: number; pdf?: Uint8Array; pages?: number; fault?: string }

type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void }
/** `end`: kills the process after a pause, or where a paper takes too long. */
type Typesetter = { child: ChildProcess; waiting: Map<number, Waiting>; end?: NodeJS.Timeout }

let running: Typesetter | undefined
let last = 0

function endLater(typesetter: Typesetter, ms: number) {
  clearTimeout(typesetter.end)
  typesetter.end = setTimeout(() => {
    // A paper that is asked for from now on has its own process, not one that is about to end.
    if (running === typesetter) running = undefined
    typesetter.child.kill('SIGKILL')
  }, ms).unref()
}

/** The process that sets papers, one after the other (src/paper/typeset-process.ts). It starts with the first and ends with a pause. */
function startProcess(): Typesetter {
  const child = fork(programFile('src/paper/typeset-process.ts'), [], {
    cwd: programRoot,
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    // Nothing of the server's own variables, such as its database. Of glibc: memory of 128 KB and more goes back as soon as it is free.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
  })
  const typesetter: Typesetter = { child, waiting: new Map() }
  const { waiting } = typesetter
  child.on('message', ({ id, pdf, fault }: TypesetResult) => {
    const job = waiting.get(id)
    waiting.delete(id)
    if (pdf) job?.resolve(pdf)
    else job?.reject(new Error(fault))
    endLater(typesetter, waiting.size > 0 ? limits.papers.longestMs : limits.papers.idleMs)
  })
  const broken = () => {
    clearTimeout(typesetter.end)
    if (running === typesetter) running = undefined
    for (const { reject } of waiting.values()) reject(new Error('The process that sets papers has ended'))
    waiting.clear()
  }
  child.once('error', broken)
  child.once('exit', broken)
  // The site stops without waiting for it.
  child.unref()
  child.channel?.unref()
  endLater(typesetter, limits.papers.longestMs)
  return typesetter
}

/** Sets a paper. @param paper what paper.typ reads, without its files @returns the bytes of a PDF @throws where that fails or takes too long */
export async function typeset(paper: TypesetJob['paper'], read: Promise<TypesetJob['files']>): Promise<Uint8Array> {
  // It starts while the files are read.
  running ??= startProcess()
  const files = await read
  running ??= startProcess()
  const typesetter = running
  const id = ++last
  if (typesetter.waiting.size === 0) endLater(typesetter, limits.papers.longestMs)
  return new Promise((resolve, reject) => {
    typesetter.waiting.set(id, { resolve, reject })
    typesetter.child.send({ id, paper, files } satisfies TypesetJob)
  })
}
