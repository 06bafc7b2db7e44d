import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Publisher, PublisherUnavailable } from './publisher.ts'

/** Where content can be written and checked, and nothing can be built: while developing, and in tests of the rest. @param root of the checkout */
export function withoutPublisher(root: string, why: string): Publisher {
  const refuse = () => Promise.reject(new PublisherUnavailable(why))
  return {
    root: existsSync(path.join(root, 'content')) ? root : null,
    unavailable: why,
    preview: refuse,
    publish: refuse,
    job: () => null,
    onJob: () => () => {},
    onPublished: () => {},
  }
}
