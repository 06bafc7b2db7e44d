import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Changes, Job, Published, Publisher } from '#src/server/publishing/publisher.ts'
import { PublisherUnavailable } from '#src/server/publishing/publisher.ts'

/** A checkout of its own: content that may be changed, and the project's program. */
export function makeCheckout() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'site-checkout-'))
  cpSync('content', path.join(root, 'content'), { recursive: true })
  mkdirSync(path.join(root, 'src/assets'), { recursive: true })
  cpSync('src/assets/pictures', path.join(root, 'src/assets/pictures'), { recursive: true })
  for (const folder of [
    'public',
    'node_modules',
    'package.json',
    ...['content', 'contracts', 'editing', 'layouts', 'pages', 'ui'].map((one) => `src/${one}`),
  ])
    symlinkSync(path.resolve(folder), path.join(root, folder))
  return {
    root,
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(path.join(root, file), text),
    delete: () => rmSync(root, { recursive: true, force: true }),
  }
}

/**
 * Publishes into a checkout without building: what the editor asks of publishing, for tests of the editor. Builds are tried by the tests
 * of publishing, and the whole by e2e/content-editor.spec.ts.
 */
export function publishWithoutBuild(root: string): Publisher & { fails: boolean; asked: Changes[] } {
  let last: Job | null = null
  let notes: (published: Published) => Promise<void> = async () => {}
  const begin = (kind: Job['kind'], id: string, editor: string): Job => {
    last = {
      id,
      kind,
      state: 'running',
      step: 'build',
      percent: 50,
      message: '',
      editor,
      release: 'r',
      startedAt: Date.now(),
      endedAt: null,
    }
    return last
  }
  const end = (job: Job, state: Job['state'], message: string) => {
    last = { ...job, state, message, step: 'done', percent: 100, endedAt: Date.now() }
    return last
  }
  const publisher = {
    root,
    unavailable: null,
    fails: false,
    asked: [] as Changes[],
    async preview(changes: Changes, { editor }: { editor: string }) {
      publisher.asked.push(changes)
      return end(begin('preview', `preview ${publisher.asked.length}`, editor), 'done', 'Ready')
    },
    async publish(changes: Changes, { editor, summary, id = 'none' }: { editor: string; summary: string; id?: string }) {
      const job = begin('publish', id, editor)
      if (publisher.fails) return end(job, 'failed', 'The build failed.')
      for (const [file, content] of changes) {
        const target = path.join(root, file)
        if (content === null) rmSync(target, { force: true })
        else {
          mkdirSync(path.dirname(target), { recursive: true })
          writeFileSync(target, content)
        }
      }
      await notes({ id, at: Date.now(), editor, summary, release: 'r', commit: null, paths: [...changes.keys()] })
      return end(job, 'done', 'Public')
    },
    job: () => last,
    onJob: () => () => {},
    onPublished: (note: typeof notes) => {
      notes = note
    },
  }
  return publisher
}

/** Where the server has no checkout. */
export const withoutCheckout: Publisher = {
  root: null,
  unavailable: 'This server was installed from a finished build.',
  preview: () => Promise.reject(new PublisherUnavailable('none')),
  publish: () => Promise.reject(new PublisherUnavailable('none')),
  job: () => null,
  onJob: () => () => {},
  onPublished: () => {},
}
