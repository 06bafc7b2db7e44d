import { lang, words } from '#src/content/words/words.ts'
import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import {
  describeFileFaults,
  type FileFault,
  fileFields,
  type RefusedFile,
  type UploadedFile,
} from '#src/contracts/contact/contact-files.ts'
import { limits } from '#src/contracts/limits.ts'
import type { Body } from '#src/core/http/read-body.ts'
import {
  discardFiles,
  type FileContext,
  findUploadedFiles,
  type StoredFile,
  toUploadedFile,
} from '#src/desk/requests/files/request-files.server.ts'

/** The files of a form: files stored at an earlier submission of the form, and files sent now. */
export type AttachedFiles = {
  stored: StoredFile[]
  uploaded: UploadedFile[]
  errors: FieldErrors
  /** `errors`, and messages about files that were refused for other reasons. */
  shownErrors: FieldErrors
  refused: RefusedFile[]
  isTooLarge: boolean
  discard: () => Promise<void>
}

export const noFiles: AttachedFiles = {
  stored: [],
  uploaded: [],
  errors: {},
  shownErrors: {},
  refused: [],
  isTooLarge: false,
  discard: async () => {},
}

const asErrors = (faults: readonly FileFault[]): FieldErrors => {
  const text = describeFileFaults(faults, words().forms.files, lang())
  return text ? { [fileFields.files]: [text] } : {}
}

const { count, bytes } = limits.contactFiles

/**
 * Returns the files stored at an earlier submission of the form, followed by the files sent now.
 * Deletes files over the limit.
 */
export async function readAttachedFiles(
  context: FileContext,
  network: string,
  body: Body,
): Promise<AttachedFiles> {
  if (typeof body === 'string' || body instanceof Uint8Array) return noFiles
  const faults: FileFault[] = [...body.faults]
  const tokens = body.fields
    .getAll(fileFields.uploaded)
    .filter((value) => typeof value === 'string')
  const uploaded = await findUploadedFiles(context, tokens.slice(0, count))
  if (uploaded.length < new Set(tokens).size)
    faults.push({ is: tokens.length > count ? 'count' : 'gone' })
  const stored: StoredFile[] = []
  const tooMuch: StoredFile[] = []
  let size = 0
  for (const file of [...uploaded, ...body.files]) {
    if (stored.length === count) faults.push({ is: 'count' })
    else if (size + file.size > bytes) faults.push({ is: 'bytes' })
    const isTaken = stored.length < count && size + file.size <= bytes
    ;(isTaken ? stored : tooMuch).push(file)
    size += isTaken ? file.size : 0
  }
  const discard = (files: StoredFile[]) =>
    discardFiles(
      context,
      network,
      files.map(({ id }) => id),
    )
  await discard(tooMuch)
  const names = (files: { name: string }[]) => files.map(({ name }) => name)
  const taken = stored.filter(({ isTaken }) => isTaken)
  const notes: FileFault[] = [
    ...(taken.length > 0 ? [{ is: 'sentBefore' as const, names: names(taken) }] : []),
    ...(body.refused.length > 0 ? [{ is: 'noRoom' as const, names: names(body.refused) }] : []),
  ]
  return {
    // Includes files that already belong to a request, because they identify a form that is sent
    // again.
    stored,
    uploaded: stored.filter(({ isTaken }) => !isTaken).map((file) => toUploadedFile(context, file)),
    errors: asErrors(faults),
    shownErrors: asErrors([...faults, ...notes]),
    refused: body.refused,
    isTooLarge: body.isTooLarge,
    discard: () => discard(stored),
  }
}
