import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Publisher, PublisherUnavailable } from './publisher.ts'

/**
 * For a process without a supervisor, where nothing can be built.
 * @param root of the checkout, where content can be written and checked all the same: while developing, and in tests of the rest
 */
export function withoutPublisher(root: string | null, why: string): Publisher {
  const refuse = () => Promise.reject(new PublisherUnavailable(why))
  return {
    root: root !== null && existsSync(path.join(root, 'content')) ? root : null,
    unavailable: why,
    preview: refuse,
    publish: refuse,
    job: () => null,
    onJob: () => () => {},
    onPublished: () => {},
  }
}
