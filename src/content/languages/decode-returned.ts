import { otherCharset } from './po-file.ts'

/** The encoding of a file by its first bytes, for those that are no UTF-8. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'UTF-16'
  // A text has no such byte; every second one of Latin letters in UTF-16 is one.
  return first === 0 || second === 0 ? 'UTF-16' : undefined
}

/** What the header of a catalogue says of its encoding, if that is another. */
const namedEncoding = (bytes: Uint8Array): string | undefined =>
  otherCharset(new TextDecoder('latin1').decode(bytes.subarray(0, 4096)))

/**
 * Reads the bytes of a file that a translator returned.
 * @returns `refused`: that it is not in UTF-8, with the encoding that it has, as far as it is known
 */
export function decodeReturned(bytes: Uint8Array): { text: string } | { refused: string } {
  const wide = wideEncoding(bytes)
  if (wide === undefined)
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
    } catch {
      // Named below.
    }
  const encoding =
    wide ?? namedEncoding(bytes) ?? 'an older encoding, such as Latin-1 (Windows-1252)'
  return { refused: `This file is in ${encoding}, not in UTF-8. Save it as UTF-8.` }
}
