import type { Readable } from 'node:stream'
import {
  type FileFault,
  fileFields,
  type RefusalReason,
  type RefusedFile,
} from '#src/contracts/contact/contact-files.ts'
import { limits } from '#src/contracts/limits.ts'
import { reduceName } from '#src/core/files/file-name.server.ts'
import { createMultipartParser } from '#src/core/http/multipart-parser.ts'
import type { ReceivedForm } from '#src/core/http/read-body.ts'
import { readWithin, Unreadable } from '#src/core/http/read-within.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import {
  discardFiles,
  type FileContext,
  receiveFile,
  type StoredFile,
} from '#src/desk/requests/files/request-files.server.ts'

declare module '#src/core/http/read-body.ts' {
  /** Its files are stored, and belong to no request yet. */
  interface ReceivedForm {
    files: StoredFile[]
    faults: FileFault[]
    /** Files that were not stored although they have no fault. */
    refused: RefusedFile[]
    /**
     * Whether the form was larger than the limit. Such a form has only the fields that came first,
     * and no files.
     */
    isTooLarge: boolean
  }
}

type Options = {
  network: string
  contentType: string
  /**
   * Reason for which files are read but not stored, so that the rest of the form is still received.
   */
  refusal: RefusalReason | null
  /** Aborts the reading. */
  signal: AbortSignal
}

const { count, bytes: mostBytes } = limits.contactFiles
const { body: mostBody, drained, bodyMs } = serverLimits.contactFiles

/**
 * Reads a form of `multipart/form-data` part by part, and stores its files as they arrive, so that
 * at most one part of a file is in memory.
 * @returns the form, or why there is none, in which case none of its files stays stored
 */
export async function receiveForm(
  context: FileContext,
  stream: Request['body'],
  { network, contentType, refusal, signal }: Options,
): Promise<ReceivedForm | 'too-large' | 'broken-off'> {
  const form: ReceivedForm = {
    fields: new FormData(),
    files: [],
    faults: [],
    refused: [],
    isTooLarge: false,
  }
  let room = mostBytes
  let chosen = 0

  async function takeFile(source: Readable, field: string, sentName: string) {
    const name = reduceName(sentName)
    const isOurs = field === fileFields.files
    // A file input in which nothing was chosen sends a file without name and bytes.
    const isChosen = isOurs && sentName !== ''
    chosen += isChosen ? 1 : 0
    if (!isChosen || chosen > count || refusal) {
      let size = 0
      for await (const chunk of source) size += chunk.length
      if (isChosen && chosen > count) form.faults.push({ is: 'count' })
      else if (isChosen && refusal && size > 0) form.refused.push({ name, reason: refusal })
      return
    }
    const reception = await receiveFile(context, source, {
      name: sentName,
      taken: form.files.map((file) => file.name),
      network,
      most: room,
    })
    if (reception.outcome === 'stored') {
      room -= reception.file.size
      form.files.push(reception.file)
    } else if (reception.outcome === 'no-room')
      form.refused.push({ name, reason: reception.reason })
    else if (reception.outcome === 'too-large') form.faults.push({ is: 'bytes' })
    else if (reception.outcome === 'empty') form.faults.push({ is: 'empty', name })
    else if (reception.outcome === 'wrong-type')
      form.faults.push({ is: 'type', name, kind: reception.kind })
  }

  async function parse(body: AsyncIterable<Uint8Array>) {
    let failure: unknown
    // Files are stored one after the other; meanwhile the bytes of the next file wait in the
    // network.
    let jobs = Promise.resolve()
    const parser = createMultipartParser(contentType, {
      onField: (name, value) => form.fields.append(name, value),
      onFile: (field, source, sentName) => {
        jobs = jobs
          .then(() => takeFile(source, field, sentName))
          .catch((error: unknown) => {
            failure ??= error
          })
      },
    })
    try {
      let received = 0
      for await (const chunk of body) {
        received += chunk.length
        if (received > mostBody) form.isTooLarge = true
        // The rest is read and dropped, because a browser shows no answer before it has sent
        // everything.
        if (form.isTooLarge) continue
        if (failure) break
        await parser.write(chunk)
      }
      if (form.isTooLarge) failure ??= new Unreadable('too-large')
      if (!failure) await parser.end()
    } catch (error) {
      failure ??= error instanceof Unreadable ? error : new Unreadable('broken-off')
    }
    if (failure) parser.abort()
    await jobs
    if (failure) throw failure
  }

  try {
    await parse(readWithin(stream, { bytes: drained, milliseconds: bodyMs, signal }))
    return form
  } catch (error) {
    // Files that cannot be deleted now are deleted by the next housekeeping.
    const ids = form.files.map(({ id }) => id)
    await discardFiles(context, network, ids).catch(() => {})
    if (form.isTooLarge) return { ...form, files: [], faults: [{ is: 'body' }], refused: [] }
    if (error instanceof Unreadable) return error.reason
    throw error
  }
}
