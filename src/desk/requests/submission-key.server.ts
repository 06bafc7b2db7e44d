import { createHash, randomUUID } from 'node:crypto'
import { type ContactTexts, contactFieldNames } from '#src/contracts/contact/contact-fields.ts'
import type { ContactRequest } from '#src/contracts/contact/forms.ts'
import type { StoredFile } from './request-files.server.ts'

/**
 * Digest that repeated submissions share (decision 0019). The time zone is left out, because a form
 * without JavaScript lacks it.
 */
export function submissionKey(
  {
    idempotencyKey,
    formToken,
    marketing = false,
    ...request
  }: ContactTexts & Partial<Pick<ContactRequest, 'idempotencyKey' | 'formToken' | 'marketing'>>,
  files: StoredFile[],
): string {
  const content = JSON.stringify([
    idempotencyKey ?? formToken ?? randomUUID(),
    ...contactFieldNames.map((name) => request[name]),
    marketing,
    // Without files the digest is computed as in versions that had no files, so that forms sent to
    // those versions are recognised.
    ...(files.length > 0 ? [files.map(({ digest }) => digest).sort()] : []),
  ])
  return createHash('sha256').update(content).digest('base64url')
}
