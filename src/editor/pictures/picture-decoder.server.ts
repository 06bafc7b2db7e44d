import { fork } from 'node:child_process'
import { programFile } from '#src/content/kit/program-root.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { EditorContext } from '../editor-context.server.ts'
import type { Prepared, RefusedPicture } from './prepare-picture.server.ts'

const heap = ['--max-old-space-size=64', '--max-semi-space-size=2']

const refuse = (refused: string): RefusedPicture => ({ refused, isWrongType: false })
const broken = refuse(
  'This picture could not be opened. Save it again as JPEG or PNG, and try again.',
)
const tooSlow = refuse('This picture takes too long to open. Make it smaller and try again.')

function decodeAlone(
  root: string,
  sent: Uint8Array,
  signal: AbortSignal,
): Promise<Prepared | RefusedPicture> {
  return new Promise<Prepared | RefusedPicture>((resolve, reject) => {
    const child = fork(programFile('src/editor/pictures/picture-process.server.ts', root), [], {
      cwd: root,
      serialization: 'advanced',
      execArgv: heap,
      signal,
      killSignal: 'SIGKILL',
      // Leaves out the server's variables, such as DATABASE_URL. Without a limit, the C library
      // would keep a heap for each thread of sharp.
      env: { MALLOC_ARENA_MAX: '2' },
    })
    child.once('message', (prepared: Prepared | RefusedPicture) => {
      resolve(prepared)
      child.disconnect()
    })
    child.once('error', (error) => (signal.aborted ? resolve(tooSlow) : reject(error)))
    child.once('exit', () => resolve(broken))
    // Errors of sending are ignored, because the exit code reports a process that ended too early.
    child.send(sent, () => {})
  })
}

/** Converts an uploaded picture in a process of its own. Editors take turns. */
export async function decodePicture(
  { pictureQueue }: Pick<EditorContext, 'pictureQueue'>,
  {
    root,
    editor,
    sent,
    signal,
    longestMs = contentLimits.decoding.longestMs,
  }: { root: string; editor: string; sent: Uint8Array; signal: AbortSignal; longestMs?: number },
): Promise<Prepared | RefusedPicture | 'busy'> {
  const permit = await pictureQueue.enter({ network: editor, signal })
  if (typeof permit === 'string') return 'busy'
  try {
    return await decodeAlone(root, sent, AbortSignal.any([signal, AbortSignal.timeout(longestMs)]))
  } finally {
    permit.release()
  }
}
