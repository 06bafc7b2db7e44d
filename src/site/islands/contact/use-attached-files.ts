import { useState } from 'react'
import {
  describeFileFault,
  fileFields,
  type UploadedFile,
} from '#src/contracts/contact/contact-files.ts'
import { formOf, type SendOutcome, sendForm } from '#src/ui/submit/send-form.ts'
import { unreadableOf } from '#src/ui/submit/unreadable-files.ts'
import type { ContactWords } from './ContactFields.tsx'

/**
 * Holds the chosen files of the contact form, its files on the server, and the share that has been
 * sent so far (0 to 1).
 */
export function useAttachedFiles(
  uploaded: UploadedFile[],
  { files: words, lang }: Pick<ContactWords, 'files' | 'lang'>,
) {
  const [files, setFiles] = useState<{ chosen: File[]; uploaded: UploadedFile[] }>({
    chosen: [],
    uploaded,
  })
  const [upload, setUpload] = useState<{ done: number; stop: () => void } | null>(null)

  /**
   * Sends the form with its files. Browsers report a file that they cannot read like a lost network,
   * so the files are read after such a failure.
   * @returns undefined if there are no files
   */
  function deliver(fields: Record<string, unknown>): Promise<SendOutcome> | undefined {
    if (files.chosen.length + files.uploaded.length === 0) return undefined
    const tokens = files.uploaded.map(({ token }) => token)
    const form = formOf(
      { ...fields, [fileFields.uploaded]: tokens },
      { field: fileFields.files, list: files.chosen },
    )
    const abort = new AbortController()
    const show = (done: number) => setUpload({ done, stop: () => abort.abort() })
    show(0)
    const sent = sendForm('/api/contact/form', form, { onProgress: show, signal: abort.signal })
    return sent.then(async (outcome) => {
      if (outcome.kind !== 'unanswered') return outcome
      const names = (await unreadableOf(files.chosen)).map(({ name }) => name)
      if (names.length === 0) return outcome
      const fault = describeFileFault({ is: 'unreadable', names }, words, lang)
      return { kind: 'unreadable', errors: { [fileFields.files]: [fault] } }
    })
  }

  function conclude(outcome: SendOutcome) {
    setUpload(null)
    if ('files' in outcome && outcome.files) setFiles({ chosen: [], uploaded: outcome.files })
  }
  return { files, setFiles, upload, deliver, conclude }
}
