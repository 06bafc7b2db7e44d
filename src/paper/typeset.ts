import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { programFile, programRoot } from '#src/content/kit/program-root.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { UnprintableLetters } from '#src/core/unprintable-letters.server.ts'
import { usageOf } from './process-usage.ts'

export type TypesetJob = {
  paper: { sizes: number[]; pages?: number; needsEveryLetter?: boolean }
  files: Record<string, Uint8Array>
}
/** `unprintable`: letters for which a paper that needs every letter was not printed. */
export type TypesetResult = { pdf?: Uint8Array; unprintable?: string; fault?: string }

/** A paper took more processor time or memory than allowed, and would do so again. */
export class TooExpensive extends Error {
  override name = 'TooExpensive'
}

type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void }
/** `end`: timer that kills the process after a pause, or when a paper takes too long. */
type Typesetter = { child: ChildProcess; waiting?: Waiting | undefined; end?: NodeJS.Timeout }

const { idleMs, longestMs, processorMs, memoryBytes, lookMs } = serverLimits.papers
let running: Typesetter | undefined
let queue: Promise<unknown> = Promise.resolve()

/** Ends the process. A paper requested from now on gets a new one. */
function end(typesetter: Typesetter, error: Error) {
  clearTimeout(typesetter.end)
  if (running === typesetter) running = undefined
  typesetter.child.kill('SIGKILL')
  typesetter.waiting?.reject(error)
  typesetter.waiting = undefined
}

function endLater(typesetter: Typesetter, ms: number) {
  clearTimeout(typesetter.end)
  const late = new Error('A paper took too long')
  typesetter.end = setTimeout(() => end(typesetter, late), ms).unref()
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
  const typesetter: Typesetter = { child }
  child.on('message', ({ pdf, unprintable, fault }: TypesetResult) => {
    const { waiting } = typesetter
    typesetter.waiting = undefined
    endLater(typesetter, idleMs)
    if (pdf) waiting?.resolve(pdf)
    else waiting?.reject(unprintable ? new UnprintableLetters(unprintable) : new Error(fault))
  })
  const broken = () => end(typesetter, new Error('The process that sets papers has ended'))
  child.once('error', broken)
  child.once('exit', broken)
  // Requests go first where both need the processor.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  // The server can stop without waiting for the process.
  child.unref()
  child.channel?.unref()
  endLater(typesetter, longestMs)
  return typesetter
}

/**
 * Ends the process if it uses too much for one paper. A limit of V8 would hold only the memory of
 * scripts, and setting is native.
 * @returns a function that stops watching
 */
function watch(typesetter: Typesetter): () => void {
  const pid = typesetter.child.pid ?? 0
  const before = usageOf(pid)?.cpuMs ?? 0
  const timer = setInterval(() => {
    const usage = usageOf(pid)
    if (!usage || (usage.bytes <= memoryBytes && usage.cpuMs - before <= processorMs)) return
    end(typesetter, new TooExpensive('The PDF takes too long to set, or too much memory'))
  }, lookMs).unref()
  return () => clearInterval(timer)
}

async function typesetNow(job: TypesetJob): Promise<Uint8Array> {
  running ??= startProcess()
  const typesetter = running
  endLater(typesetter, longestMs)
  const unwatch = watch(typesetter)
  try {
    return await new Promise((resolve, reject) => {
      typesetter.waiting = { resolve, reject }
      typesetter.child.send(job)
    })
  } finally {
    unwatch()
  }
}

/**
 * Typesets a paper, after those requested earlier, so that an expensive paper cannot end another.
 * @param paper data for paper.typ, without its files
 * @returns bytes of a PDF
 * @throws {TooExpensive}
 * @throws {UnprintableLetters}
 * @throws if it fails or takes too long
 */
export async function typeset(
  paper: TypesetJob['paper'],
  read: Promise<TypesetJob['files']>,
): Promise<Uint8Array> {
  // The process starts while the files are read.
  running ??= startProcess()
  const files = await read
  const set = queue.then(() => typesetNow({ paper, files }))
  queue = set.catch(() => {})
  return set
}
