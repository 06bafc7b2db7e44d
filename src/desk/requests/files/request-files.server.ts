import { createHash } from 'node:crypto'
import type {
  ContactFileType,
  OtherKind,
  RefusalReason,
  UploadedFile,
} from '#src/contracts/contact/contact-files.ts'
import { retention } from '#src/contracts/retention.ts'
import type { Context } from '#src/core/context.server.ts'
import { countInWindow, uncountHits } from '#src/core/database/rates.ts'
import { writeFaultOf } from '#src/core/database/write-fault.ts'
import { shareAt } from '#src/core/fairness/shares.ts'
import { nameByType } from '#src/core/files/file-name.server.ts'
import { headBytes, kindOfRefused, typeOfFile } from '#src/core/files/file-type.server.ts'
import { networksOf } from '#src/core/http/client-address.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { createSigner } from '#src/core/signing/signer.ts'
import {
  completeFile,
  deleteLooseFiles,
  findFiles,
  insertFile,
  insertFilePart,
  readFileSizes,
  sumFileSizes,
} from './file-rows.server.ts'

/** A whole stored file. `isTaken`: the file belongs to a request. */
export type StoredFile = {
  id: number
  name: string
  type: ContactFileType
  size: number
  digest: string
  isTaken: boolean
}

/**
 * `too-large`: the file exceeds its limit. `no-room`: the limit of all files or of the network's is
 * reached, or the disk is full.
 */
type Reception =
  | { outcome: 'stored'; file: StoredFile }
  | { outcome: 'no-room'; reason: RefusalReason }
  /** `kind`: of the file, if it is known. */
  | { outcome: 'wrong-type'; kind: OtherKind | undefined }
  | { outcome: 'empty' | 'too-large' | 'broken-off' }

/** `taken`: names of the form's other files. `most`: bytes that the file may have. */
type SentFile = { name: string; taken: readonly string[]; network: string; most: number }

const counterMs = retention.counterHours * 3_600_000
const { part: partBytes } = serverLimits.contactFiles
const looseFileMs = retention.looseFileHours * 3_600_000

/** Thrown to roll back a write. */
class NoRoom extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}

export type FileContext = Context & {
  secret: string
  secretKey: (text: string) => string
  /** Maximum bytes of all files, and of one network's files in a day (`shareAt`). */
  fileBounds: { total: number; perNetwork: number }
}

const signerOf = ({ secret }: FileContext) => createSigner(secret, 'contact file')

const countersOf = ({ secretKey, fileBounds }: FileContext, network: string) =>
  networksOf(network).map((one, level) => ({
    key: secretKey(`contact-files ${one}`),
    most: shareAt(level, fileBounds),
  }))

/** Deletes files without a request, and subtracts their bytes from the count of their network. */
export async function discardFiles(
  context: FileContext,
  network: string,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return
  await context.database.write(async (tx) => {
    const bytes = await deleteLooseFiles(tx, ids)
    for (const { key } of bytes > 0 ? countersOf(context, network) : [])
      await uncountHits(tx, key, bytes)
  })
}

function beginFile(context: FileContext, network: string, name: string, type: ContactFileType) {
  const { database, fileBounds } = context
  const digest = createHash('sha256')
  let id = 0
  let size = 0
  let parts = 0
  return {
    async add(bytes: Buffer, now = Date.now()): Promise<void> {
      id = await database.write(async (tx) => {
        if ((await sumFileSizes(tx, database.engine)) + bytes.length > fileBounds.total)
          throw new NoRoom('total')
        for (const { key, most } of countersOf(context, network)) {
          const count = { windowMs: counterMs, now, by: bytes.length }
          if ((await countInWindow(tx, key, count)).hits > most) throw new NoRoom('network')
        }
        const known = id || (await insertFile(tx, { name, type, created_at: now }))
        await insertFilePart(tx, known, parts, bytes)
        return known
      })
      digest.update(bytes)
      size += bytes.length
      parts += 1
    },
    async complete(): Promise<StoredFile> {
      const hash = digest.digest('base64url')
      await database.write((tx) => completeFile(tx, id, hash))
      return { id, name, type, size, digest: hash, isTaken: false }
    },
    discard: () => discardFiles(context, network, id > 0 ? [id] : []),
  }
}

/**
 * Stores a file while it arrives. Reads refused ones to the end, because the form goes on.
 * @throws database errors except lack of space
 */
export async function receiveFile(
  context: FileContext,
  source: AsyncIterable<Buffer>,
  { name, taken, network, most }: SentFile,
): Promise<Reception> {
  let upload: ReturnType<typeof beginFile> | undefined
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let received = 0
  let fault: 'wrong-type' | 'too-large' | 'no-room' | undefined
  let reason: RefusalReason = 'disk'
  let kind: OtherKind | undefined
  let failure: unknown

  async function flush() {
    const bytes = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    const type = upload ? null : typeOfFile(bytes.subarray(0, headBytes))
    if (type) upload = beginFile(context, network, nameByType(name, type, taken), type)
    if (upload) await upload.add(bytes)
    else {
      fault = 'wrong-type'
      kind = kindOfRefused(bytes.subarray(0, headBytes), name)
    }
  }
  const withoutRoom = (error: unknown) => {
    fault = 'no-room'
    if (error instanceof NoRoom) reason = error.reason
    else if (writeFaultOf(error) === null) failure = error
  }

  try {
    for await (const chunk of source) {
      received += chunk.length
      if (received > most) fault ??= 'too-large'
      if (fault) continue
      waiting.push(chunk)
      waitingBytes += chunk.length
      if (waitingBytes >= (upload ? partBytes : headBytes)) await flush().catch(withoutRoom)
    }
  } catch {
    await upload?.discard()
    return { outcome: 'broken-off' }
  }
  if (received === 0) return { outcome: 'empty' }
  if (!fault && waitingBytes > 0) await flush().catch(withoutRoom)
  const file = fault ? undefined : await upload?.complete().catch(withoutRoom)
  if (file) return { outcome: 'stored', file }
  // Parts that cannot be deleted now are deleted by housekeeping.
  await upload?.discard().catch(() => {})
  if (failure) throw failure
  if (fault === undefined || fault === 'no-room') return { outcome: 'no-room', reason }
  return fault === 'wrong-type' ? { outcome: fault, kind } : { outcome: fault }
}

/** Returns the used share of the space for files, 0 to 1; 1 if no further part fits. */
export async function readFileFill({
  database,
  fileBounds,
}: Pick<FileContext, 'database' | 'fileBounds'>): Promise<number> {
  const used = await readFileSizes(database.db)
  return used + partBytes > fileBounds.total ? 1 : used / fileBounds.total
}

/** Adds a token to a file, with which the same form can be sent again without the file. */
export const toUploadedFile = (
  context: FileContext,
  { id, name, type, size }: StoredFile,
  now = Date.now(),
): UploadedFile => ({
  token: signerOf(context).write(`${id}.${(now + looseFileMs).toString(36)}`),
  name,
  type,
  size,
})

export async function findUploadedFiles(
  context: FileContext,
  tokens: string[],
  now = Date.now(),
): Promise<StoredFile[]> {
  const signer = signerOf(context)
  const ids = tokens.flatMap((token) => {
    const [id, until = ''] = signer.read(token)?.split('.') ?? []
    return Number.parseInt(until, 36) > now ? [Number(id)] : []
  })
  const rows = await findFiles(context.database.db, [...new Set(ids)])
  return rows.flatMap(({ id, name, type, size, digest, contact_id }) =>
    digest === null ? [] : [{ id, name, type, size, digest, isTaken: contact_id !== null }],
  )
}
