import { once } from 'node:events'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { fileFaults, fileFields, type RefusalReason, type RefusedFile } from '#src/contracts/contact-files.ts'
import { limits } from '#src/contracts/limits.ts'
import type { ContactFiles, StoredFile } from '../services/contacts/contact-files.ts'
import { reduceName } from '../services/contacts/file-name.ts'
import { readWithin, Unreadable } from './read-within.ts'

/** A form with files, read while it arrived: its files are stored, and belong to no request yet. */
export type ReceivedForm = {
  fields: FormData
  files: StoredFile[]
  /** What is wrong with files that were not taken, in words. */
  faults: string[]
  /** Files that were not taken although nothing is wrong with them. */
  refused: RefusedFile[]
  /** Whether it had more bytes than are read; it has the fields that came first, and no files. */
  isTooLarge: boolean
}

type Options = {
  contactFiles: ContactFiles
  network: string
  contentType: string
  /** Why no file is stored; they are read and dropped then, so that the rest of the form is taken. */
  refusal: RefusalReason | null
  /** Milliseconds in which all of it has to arrive. */
  withinMs?: number
}

const { count, bytes: mostBytes, body: mostBody, drained, bodyMs } = limits.contactFiles
/** Parts of a form, and lines and bytes of the head of one: many times what a browser sends. */
const parser = { fields: 100, parts: 200, headerPairs: 20, headerSize: 8192, fieldSize: limits.body }

/**
 * Reads a form of `multipart/form-data` part by part. Files go to the database as they arrive: of each, one part of `limits` is in memory.
 * The next bytes are read once those before are stored.
 * @returns why there is no form; nothing of its files is left then
 */
export async function receiveForm(
  stream: Request['body'],
  { contactFiles, network, contentType, refusal, withinMs = bodyMs }: Options,
): Promise<ReceivedForm | 'too-large' | 'broken-off'> {
  const form: ReceivedForm = { fields: new FormData(), files: [], faults: [], refused: [], isTooLarge: false }
  let room = mostBytes
  let chosen = 0
  let fieldBytes = 0

  async function takeFile(source: BusboyFileStream, field: string, sentName: string) {
    const name = reduceName(sentName)
    const isOurs = field === fileFields.files
    // An input in which nothing was chosen sends a file without name and bytes.
    const isChosen = isOurs && sentName !== ''
    chosen += isChosen ? 1 : 0
    if (!isChosen || chosen > count || refusal) {
      let size = 0
      for await (const chunk of source) size += chunk.length
      if (isChosen && chosen > count) form.faults.push(fileFaults.count)
      else if (isChosen && refusal && size > 0) form.refused.push({ name, reason: refusal })
      return
    }
    const reception = await contactFiles.receive(source, { name: sentName, network, most: room })
    if (reception.outcome === 'stored') {
      room -= reception.file.size
      form.files.push(reception.file)
    } else if (reception.outcome === 'no-room') form.refused.push({ name, reason: reception.reason })
    else if (reception.outcome === 'too-large') form.faults.push(fileFaults.bytes)
    else if (reception.outcome === 'empty') form.faults.push(fileFaults.empty(name))
    else if (reception.outcome === 'wrong-type') form.faults.push(fileFaults.type(name))
  }

  /** Files whose bytes are awaited. */
  const open = new Set<BusboyFileStream>()

  async function parse(body: AsyncIterable<Uint8Array>) {
    const busboy = makeParser(contentType)
    let failure: unknown
    // One after the other; the next one's bytes wait in the network meanwhile.
    let jobs = Promise.resolve()
    busboy.on('field', (name, value, _, isTruncated) => {
      fieldBytes += value.length
      form.fields.append(name, value)
      if (isTruncated || fieldBytes > limits.body) failure = new Unreadable('too-large')
    })
    busboy.on('file', (field, source, sentName) => {
      open.add(source.once('close', () => open.delete(source)))
      jobs = jobs
        .then(() => takeFile(source, field, sentName ?? ''))
        .catch((error: unknown) => {
          failure ??= error
        })
    })
    const finished = once(busboy, 'finish').catch(() => {
      failure ??= new Unreadable('broken-off')
    })
    try {
      let received = 0
      for await (const chunk of body) {
        received += chunk.length
        if (received > mostBody) form.isTooLarge = true
        // The rest is read and dropped, because a browser shows no answer before all is sent.
        if (form.isTooLarge) continue
        if (failure) break
        if (!busboy.write(chunk)) await once(busboy, 'drain')
      }
      if (form.isTooLarge) failure ??= new Unreadable('too-large')
      else busboy.end()
      if (!failure) await finished
    } catch (error) {
      failure ??= error instanceof Unreadable ? error : new Unreadable('broken-off')
    }
    if (failure) for (const source of open) source.destroy(new Unreadable('broken-off'))
    await jobs
    if (failure) throw failure
  }

  try {
    await parse(readWithin(stream, { bytes: drained, milliseconds: withinMs }))
    return form
  } catch (error) {
    // What cannot be deleted now goes with the next housekeeping.
    await contactFiles
      .discard(
        network,
        form.files.map(({ id }) => id),
      )
      .catch(() => {})
    if (form.isTooLarge) return { ...form, files: [], faults: [fileFaults.body], refused: [] }
    if (error instanceof Unreadable) return error.reason
    throw error
  }
}

/** @throws {Unreadable} where the form does not say how its parts are divided */
function makeParser(contentType: string) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: parser, preservePath: true })
  } catch {
    throw new Unreadable('broken-off')
  }
}
