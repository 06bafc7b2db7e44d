import { deflateSync } from 'node:zlib'

/** Bytes of an entry in the object table: kind, place and index (1, 4 and 2). */
const entrySize = 7

/**
 * Compresses the objects of a PDF that are not streams, half of a file with tables, into one object
 * stream (ISO 32000-1, 7.5.7).
 * @param pdf with one plain-text object table and no later changes, as Typst writes it
 */
export function packObjects(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const table = text.lastIndexOf('\nxref\n') + 1
  const trailer =
    /trailer\s*<<\s*\/Size \d+([\s\S]*)>>\s*startxref/.exec(text.slice(table))?.[1] ?? ''
  const starts = [...text.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)]
    .map(([, start]) => Number(start))
    .sort((one, other) => one - other)
  const packed = starts.length + 1
  const entries = Buffer.alloc((packed + 2) * entrySize)
  const enter = (object: number, kind: 1 | 2, place: number, index = 0) => {
    const at = entries.writeUInt32BE(place, entries.writeUInt8(kind, object * entrySize))
    entries.writeUInt16BE(index, at)
  }
  let [file, numbers, objects, count] = [text.slice(0, starts[0]), '', '', 0]
  for (const [index, start] of starts.entries()) {
    const object = text.slice(start, starts[index + 1] ?? table)
    const [, number, body = ''] = /^(\d+) 0 obj\s*([\s\S]*?)\s*endobj\s*$/.exec(object) ?? []
    if (body.endsWith('endstream')) {
      enter(Number(number), 1, file.length)
      file += object
    } else {
      enter(Number(number), 2, packed, count++)
      numbers += `${number} ${objects.length} `
      objects += `${body}\n`
    }
  }
  const addStream = (object: number, dictionary: string, bytes: Buffer) => {
    const compressed = deflateSync(bytes)
    const head = `${object} 0 obj\n<</Filter/FlateDecode/Length ${compressed.length}${dictionary}>>\nstream\n`
    file += `${head}${compressed.toString('latin1')}\nendstream\nendobj\n`
  }
  enter(packed, 1, file.length)
  addStream(
    packed,
    `/Type/ObjStm/N ${count}/First ${numbers.length}`,
    Buffer.from(numbers + objects, 'latin1'),
  )
  const end = file.length
  enter(packed + 1, 1, end)
  addStream(packed + 1, `/Type/XRef/Size ${packed + 2}/W[1 4 2]${trailer}`, entries)
  return Buffer.from(`${file}startxref\n${end}\n%%EOF\n`, 'latin1')
}
