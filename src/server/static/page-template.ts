import { once } from 'node:events'
import type { TransformOptions } from 'node:stream'
import {
  type BrotliOptions,
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  deflateRawSync,
  gunzipSync,
  type ZlibOptions,
} from 'node:zlib'

/** Texts of a page that are another visitor's own, by their name: a token, a key. */
export type Slots = Readonly<Record<string, string>>
export type Encoding = 'br' | 'gzip'

/** A long text that is the same for everybody, and what follows it: slots by their name, with the few bytes between them. */
type Stretch = { fixed: Buffer; tail: (Buffer | { slot: string })[] }

/** Bytes between two slots below which compressing them apart costs more than it saves. */
const worthwhile = 256
/** Brotli chooses its code for a letter by the two before it: they have to be the same for everybody. */
const context = 2
/** About one time in a hundred the bytes that stand for a slot repeat something by chance, which spoils what follows: others are drawn. */
const draws = 4

/** The smallest window that reaches over so many bytes: a larger one only takes memory. */
const windowBits = (length: number) => Math.min(Math.max(Math.ceil(Math.log2(length + 16)), 16), constants.BROTLI_DEFAULT_WINDOW)

/** Cuts a page that was rendered for one visitor where that visitor's own texts stand. */
function cut(html: string, slots: Slots): Stretch[] {
  const names = new Map(Object.entries(slots).map(([name, text]) => [text, name]))
  if (names.size < Object.keys(slots).length || names.has('')) throw new Error('Two slots of a page hold the same text, or one holds none')
  // Every second part is a slot: those between are what the pattern captured.
  const [start = '', ...parts] = html.split(new RegExp(`(${[...names.keys()].map(RegExp.escape).join('|') || '(?!)'})`))
  const stretches: Stretch[] = [{ fixed: Buffer.from(start), tail: [] }]
  for (let at = 0; at < parts.length; at += 2) {
    const { tail } = stretches.at(-1) as Stretch // there is one from the start
    tail.push({ slot: names.get(parts[at] ?? '') ?? '' })
    const text = Buffer.from(parts[at + 1] ?? '')
    const kept = text.length < worthwhile ? text.length : context
    tail.push(text.subarray(0, kept))
    if (kept < text.length || at + 2 === parts.length) stretches.push({ fixed: text.subarray(kept), tail: [] })
  }
  return stretches
}

const fillTail = (tail: Stretch['tail'], slots: Slots) =>
  Buffer.concat(tail.map((part) => (Buffer.isBuffer(part) ? part : Buffer.from(slots[part.slot] ?? ''))))

/** A block of DEFLATE that holds its bytes as they are (RFC 1951 §3.2.4). */
function storedBlock(bytes: Buffer): Buffer[] {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(bytes.length ^ 0xffff, 3)
  return [head, bytes]
}
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])

/** A meta-block of Brotli that holds its bytes as they are (RFC 7932 §9.2): their number less one, and the mark of what is not compressed. */
function uncompressedMetaBlock(bytes: Buffer): Buffer[] {
  const head = Buffer.alloc(3)
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3)
  return [head, bytes]
}

/** An encoder with what makes it write all it has, and the end of its stream. */
const encoders = {
  gzip: { create: createDeflateRaw, flush: constants.Z_SYNC_FLUSH, end: Buffer.from([3, 0]) },
  br: { create: createBrotliCompress, flush: constants.BROTLI_OPERATION_FLUSH, end: Buffer.from([3]) },
} as const

/**
 * Compresses the fixed texts as parts of one stream, out of which the tails are left. Those are compressed as random bytes of the
 * same length, so that nothing later refers to them and all distances are right.
 */
async function packFixed(stretches: Stretch[], slots: Slots, encoding: Encoding): Promise<Buffer[]> {
  const { create, flush, end } = encoders[encoding]
  const length = stretches.reduce((sum, { fixed, tail }) => sum + fixed.length + fillTail(tail, slots).length, 0)
  const options: ZlibOptions & TransformOptions & BrotliOptions = {
    ...(encoding === 'br'
      ? {
          params: {
            [constants.BROTLI_PARAM_SIZE_HINT]: length,
            [constants.BROTLI_PARAM_LGWIN]: windowBits(length),
          },
        }
      : { level: constants.Z_BEST_COMPRESSION }),
    // All that comes before a flush is read after it.
    readableHighWaterMark: length + worthwhile,
  }
  const encoder = create(options)
  const broken = once(encoder, 'error').then(([error]) => Promise.reject(error))
  // Told of by the race below.
  broken.catch(() => {})
  const flushed = (bytes: Buffer) =>
    Promise.race([
      broken,
      new Promise<Buffer>((resolve) => {
        if (bytes.length > 0) encoder.write(bytes)
        encoder.flush(flush, () => resolve(encoder.read() ?? Buffer.alloc(0)))
      }),
    ])
  const packed: Buffer[] = []
  for (const { fixed, tail } of stretches) {
    packed.push(await flushed(fixed))
    const stand = fillTail(tail, slots)
    if (stand.length === 0) continue
    crypto.getRandomValues(stand.subarray(0, -context))
    await flushed(stand)
  }
  encoder.destroy()
  return [...packed, end]
}

type Packed = Partial<Record<Encoding, Buffer[]>>

/** Puts a page together again, with the texts of another visitor. @throws where that is not the page that was cut */
function assemble(html: string, slots: Slots, stretches: Stretch[], packed: Packed) {
  const lengths = Object.entries(slots).map(([name, text]) => [name, Buffer.byteLength(text)] as const)

  /**
   * The page for another visitor, in parts: most of it is the same memory for everybody.
   * @param encoding one of those that the template has
   */
  function fill(values: Slots, encoding?: Encoding): Buffer[] {
    if (lengths.some(([name, length]) => Buffer.byteLength(values[name] ?? '') !== length))
      throw new Error('A slot of a page was filled with a text of another length')
    const tails = stretches.map(({ tail }) => fillTail(tail, values))
    const compressed = encoding && packed[encoding]
    if (!compressed) return stretches.flatMap(({ fixed }, at) => [fixed, ...tails.slice(at, at + 1)])
    const asItIs = encoding === 'br' ? uncompressedMetaBlock : storedBlock
    const blocks = compressed.flatMap((block, at) => {
      const tail = tails[at]
      return tail && tail.length > 0 ? [block, ...asItIs(tail)] : [block]
    })
    return encoding === 'br' ? blocks : [gzipHead, ...blocks, checksum(tails)]
  }

  /** The end of a gzip file: a checksum over the page as it was before, and its length (RFC 1952 §2.3.1). */
  function checksum(tails: Buffer[]): Buffer {
    const end = Buffer.alloc(8)
    const sum = stretches.reduce((all, { fixed }, at) => crc32(tails[at] ?? '', crc32(fixed, all)), 0)
    end.writeUInt32LE(sum, 0)
    end.writeUInt32LE(
      stretches.reduce((all, { fixed }, at) => all + fixed.length + (tails[at]?.length ?? 0), 0),
      4,
    )
    return end
  }

  // A stream put together by hand is proven before it is sent to anybody.
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  const isWhole = (encoding: Encoding) => unpack[encoding](Buffer.concat(fill(slots, encoding))).toString() === html
  const has = (encoding: Encoding) => packed[encoding] !== undefined
  if (!(['br', 'gzip'] as const).every((encoding) => !has(encoding) || isWhole(encoding)))
    throw new Error('A page cut into parts is not the page that was rendered')
  return { fill, has }
}

export type PageTemplate = ReturnType<typeof assemble>

/**
 * Makes a template of a page that was rendered for one visitor, at once and in gzip alone: its parts are compressed apart, and the event
 * loop may be busy for long with rendering the page for others.
 * @param slots the texts of the visitor for whom it was rendered; others have to be of the same length
 */
export function createQuickTemplate(html: string, slots: Slots): PageTemplate {
  const stretches = cut(html, slots)
  const apart = stretches.map(({ fixed }) => deflateRawSync(fixed, { finishFlush: constants.Z_FULL_FLUSH }))
  return assemble(html, slots, stretches, { gzip: [...apart, encoders.gzip.end] })
}

/**
 * Makes the template that costs visitors least: what is the same for everybody is compressed once and as well as can be, and what is
 * another visitor's own is put between as it is (decision 0042).
 */
export async function createPageTemplate(html: string, slots: Slots): Promise<PageTemplate> {
  const stretches = cut(html, slots)
  for (let drawsLeft = draws - 1; ; drawsLeft--) {
    const [br, gzip] = [await packFixed(stretches, slots, 'br'), await packFixed(stretches, slots, 'gzip')]
    try {
      return assemble(html, slots, stretches, { br, gzip })
    } catch (error) {
      if (drawsLeft === 0) throw error
    }
  }
}
