import { expect, it } from 'vitest'
import { headBytes, kindOfRefused, typeOfFile } from './file-type.server.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
/** A file type box of ISO/IEC 14496-12: major brand, version, compatible brands. */
const ftyp = (major: string, ...compatible: string[]) => {
  const body = `ftyp${major}\0\0\0\0${compatible.join('')}`
  return bytes(`\0\0\0${String.fromCharCode(body.length + 4)}${body}rest`)
}

it.each([
  ['application/pdf', bytes('%PDF-1.7\n')],
  ['application/pdf', bytes('\xef\xbb\xbf\r\n%PDF-1.4\n')],
  ['application/pdf', bytes(`${'x'.repeat(1000)}%PDF-1.4\n`)],
  ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['image/jpeg', bytes('\xff\xd8\xff\xe1')],
  ['image/webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ['image/heic', ftyp('heic', 'mif1', 'heic')],
  ['image/heic', ftyp('mif1', 'mif1', 'heic')],
  ['image/vnd.dxf', bytes('  0\r\nSECTION\r\n  2\r\nHEADER\r\n')],
  ['image/vnd.dxf', bytes('999\nmade by LibreCAD\n0\nSECTION\n')],
  ['image/vnd.dxf', bytes('\n999\r\n\r\n 999\r\nTwo\r\n\r\n0 \r\n SECTION\r\n')],
  ['image/vnd.dxf', bytes('\r  0\rSECTION\r  2\r')],
  ['image/vnd.dxf', bytes('AutoCAD Binary DXF\r\n\x1a\0')],
])('knows %s', (type, head) => expect(typeOfFile(head)).toBe(type))

it.each([
  ['nothing', bytes('')],
  ['program', bytes('MZ\x90\0')],
  ['a page', bytes('<!doctype html><script>')],
  ['a drawing that is a program for a browser', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['an archive', bytes('PK\x03\x04')],
  ['picture', bytes('GIF89a')],
  ['AVIF, which shares the container of HEIC', ftyp('avif', 'mif1', 'miaf')],
  ['a film in that container', ftyp('isom', 'iso2', 'mp41')],
  ['a PDF behind too much', bytes(`${'x'.repeat(1020)}%PDF-1.7`)],
  ['a sound in the container of WebP', bytes('RIFF\x10\0\0\0WAVEfmt ')],
  ['a text that only speaks of a section', bytes('In 0\nSECTION\n')],
])('does not take %s', (_, head) => expect(typeOfFile(head)).toBeNull())

it('reads no more of a file than its first bytes', () => {
  const section = '0\nSECTION\n'
  expect(typeOfFile(bytes('\n'.repeat(headBytes - section.length) + section))).toBe('image/vnd.dxf')
  expect(typeOfFile(bytes('\n'.repeat(headBytes) + section))).toBeNull()
})

// A pattern took eighteen times as long for each comment more. It would not end with these.
it.each(['999\r\n\r\n', '999\n\n', '999\r\r\n', ' \n', '0\n', '0\r\n\t', 'MM', '<'])(
  'reads a file of %j alone once',
  (part) => {
    const head = bytes(`${part.repeat(headBytes / part.length - 1)}x`)
    expect(typeOfFile(head)).toBeNull()
    expect(kindOfRefused(head, 'x')).toBeUndefined()
  },
)

it.each([
  ['offer.docx', 'PK\x03\x04', 'document'],
  ['photo.jpg', 'GIF89a', 'picture'],
  ['photo.jpg', '\0\0\0\x1cftypavif', 'picture'],
  ['IMG_1.HEIC', '\0\0\0\x1cftypmif1', 'picture'],
  ['plan.pdf', 'AC1032', 'drawing'],
  ['scan.pdf', '<!doctype html>', 'webPage'],
  ['scan', 'MZ\x90', 'program'],
  ['scan.pdf', 'hello', undefined],
  ['', '', undefined],
])('takes %s that begins with %j for: %s', (name, head, kind) =>
  expect(kindOfRefused(bytes(head), name)).toBe(kind),
)
