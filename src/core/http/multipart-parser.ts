import type { Readable } from 'node:stream'
import { Dicer } from '@fastify/busboy'
import { serverLimits } from '../server-limits.ts'
import { Unreadable } from './read-within.ts'

const { parts: mostParts, headBytes, headLines, sliceBytes } = serverLimits.multipart

/**
 * Matches the head of a field or file as every browser writes it (HTML, multipart/form-data
 * encoding algorithm).
 */
const disposition = /^form-data; *name="([^"\r\n]*)"(?:; *filename="([^"\r\n]*)")?$/i
const boundaryParameter = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;,"]{1,70}))\s*(?:;|$)/i

type Listeners = {
  onField: (name: string, value: string) => void
  onFile: (field: string, bytes: Readable, name: string) => void
}

/** @returns field and file name of a part; null for a head that no browser writes */
function readHead(head: object): { field: string; fileName: string | undefined } | null {
  const values: unknown = Reflect.get(head, 'content-disposition')
  if (!Array.isArray(values) || values.length !== 1) return null
  // The parser reads bytes as characters; browsers send names in UTF-8.
  const found = disposition.exec(Buffer.from(String(values[0]), 'latin1').toString('utf8'))
  return found ? { field: found[1] ?? '', fileName: found[2] } : null
}

/**
 * Parses `multipart/form-data` while it arrives, up to `limits`.
 * @throws {Unreadable} if the type names no boundary
 */
export function createMultipartParser(contentType: string, { onField, onFile }: Listeners) {
  const [, quoted, bare] = boundaryParameter.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) throw new Unreadable('broken-off')
  const options = { boundary, maxHeaderPairs: headLines, maxHeaderSize: headBytes }
  const dicer = new Dicer(options)
  const open = new Set<Readable>()
  const fields: Promise<void>[] = []
  let failure: Unreadable | undefined
  let parts = 0
  let textBytes = 0
  let isHeadAwaited = false

  const fail = (reason: Unreadable['reason']) => {
    failure ??= new Unreadable(reason)
  }
  function collect(part: Readable, name: string) {
    const pieces: Buffer[] = []
    part.on('data', (piece: Buffer) => {
      textBytes += piece.length
      if (textBytes > serverLimits.body) fail('too-large')
      else pieces.push(piece)
    })
    const ended = new Promise((resolve) => part.on('end', resolve))
    fields.push(ended.then(() => onField(name, Buffer.concat(pieces).toString('utf8'))))
  }

  const finished = new Promise<void>((resolve) => {
    dicer.on('finish', resolve).on('error', () => {
      fail('broken-off')
      resolve()
    })
  })
  dicer.on('part', (part) => {
    part.on('error', () => fail('broken-off'))
    parts += 1
    if (isHeadAwaited || parts > mostParts) fail('broken-off')
    if (failure) return
    isHeadAwaited = true
    part.once('header', (head: object) => {
      isHeadAwaited = false
      const read = readHead(head)
      if (!read) return fail('broken-off')
      if (read.fileName === undefined) return collect(part, read.field)
      open.add(part.once('close', () => open.delete(part)))
      onFile(read.field, part, read.fileName)
    })
  })

  return {
    /**
     * Parses bytes in slices, because the parser cannot be stopped within one call.
     * @throws {Unreadable}
     */
    async write(bytes: Uint8Array): Promise<void> {
      for (let at = 0; at < bytes.length; at += sliceBytes) {
        const isReady = dicer.write(bytes.subarray(at, at + sliceBytes))
        if (failure) throw failure
        if (!isReady) await new Promise((resolve) => dicer.once('drain', resolve))
      }
    },
    async end(): Promise<void> {
      dicer.end()
      await finished
      if (isHeadAwaited) fail('broken-off')
      if (failure) throw failure
      // The parser may end before the values of fields have been read.
      await Promise.all(fields)
    },
    abort() {
      for (const part of open) part.destroy(new Unreadable('broken-off'))
    },
  }
}
