import {
  type ContactFileType,
  kindOfOther,
  type OtherKind,
} from '#src/contracts/contact/contact-files.ts'

/** Number of bytes at the start of a file from which its type is recognised. */
export const headBytes = 4096

/** Bytes in which common readers look for the header of a PDF (ISO 32000-1, Annex H). */
const pdfHeaderWithin = 1024

const startsWith = (head: Uint8Array, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => head[at + index] === byte)
const ascii = (head: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...head.subarray(from, to))

/**
 * Brands of a HEIF file coded as HEVC (ISO/IEC 23008-12, Annex B). With `mif1` and `msf1` one of
 * these is a compatible brand.
 */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']

function isHeic(head: Uint8Array): boolean {
  if (ascii(head, 4, 8) !== 'ftyp') return false
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0)
  const end = Math.min(size, head.length, 256)
  for (let at = 8; at + 4 <= end; at += 4)
    if (at !== 12 && heicBrands.includes(ascii(head, at, at + 4))) return true
  return false
}

/**
 * Whether a text is a DXF file (Autodesk, DXF reference): lines of a group code and of its value in
 * turn, of which comments (group code 999) may come before the first section.
 */
function isDxfText(text: string): boolean {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')
  for (let at = 0; at < lines.length; at++) {
    const code = lines[at]?.trim()
    if (code === '') continue
    if (code !== '999') return code === '0' && lines[at + 1]?.trim() === 'SECTION'
    at++
  }
  return false
}

const isDxf = (head: Uint8Array) => {
  const text = ascii(head, startsWith(head, [0xef, 0xbb, 0xbf]) ? 3 : 0, headBytes)
  return isDxfText(text) || text.startsWith('AutoCAD Binary DXF\r\n\u001a\0')
}

const tests: [ContactFileType, (head: Uint8Array) => boolean][] = [
  ['image/png', (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', (head) => startsWith(head, [0xff, 0xd8, 0xff])],
  ['image/webp', (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP'],
  ['image/heic', isHeic],
  ['image/vnd.dxf', isDxf],
  // Readers take a header within this many bytes, because mail and scanners put others before it.
  ['application/pdf', (head) => ascii(head, 0, pdfHeaderWithin).includes('%PDF-')],
]

/**
 * Finds the type by the first `headBytes`, without regard to name and declared type.
 * @returns null for refused types
 */
export const typeOfFile = (head: Uint8Array): ContactFileType | null =>
  tests.find(([, isOne]) => isOne(head))?.[0] ?? null

/** Files that are not taken, with the extension that their name should have. */
const others: [extension: string, isOne: (text: string) => boolean][] = [
  ['gif', (text) => text.startsWith('GIF8')],
  ['tif', (text) => text.startsWith('II*') || (text.startsWith('MM') && text[3] === '*')],
  ['bmp', (text) => text.startsWith('BM')],
  ['avif', (text) => ['ftypavi', 'ftypmif', 'ftypmsf'].includes(text.slice(4, 11))],
  ['mp4', (text) => text.startsWith('ftyp', 4)],
  ['dwg', (text) => text.startsWith('AC10')],
  ['doc', (text) => text.startsWith('\xd0\xcf') && text[3] === '\xe0'],
  ['zip', (text) => text.startsWith('PK')],
  ['wav', (text) => text.startsWith('RIFF') && text.startsWith('WAVE', 8)],
  ['exe', (text) => text.startsWith('MZ')],
  ['svg', (text) => text.toLowerCase().includes('<svg')],
  [
    'html',
    (text) =>
      ['<!doctype html', '<html', '<script'].some((sign) => text.toLowerCase().includes(sign)),
  ],
]

/** Finds what a refused file is: by its name, or by its first bytes where the name is another's. */
export function kindOfRefused(head: Uint8Array, name: string): OtherKind | undefined {
  const text = ascii(head, 0, headBytes)
  return kindOfOther(name) ?? kindOfOther(`.${others.find(([, isOne]) => isOne(text))?.[0]}`)
}
