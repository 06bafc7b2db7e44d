import sharp from 'sharp'
import { digestOf } from '#src/content/pictures/kept-files.ts'
import { readPictureFile } from '#src/content/pictures/picture-files.ts'
import { brand } from '#src/content/settings/brand.ts'
import { letterhead, type Paper, symbolFiles } from './paper.ts'
import { typeset } from './typeset.ts'

const textsOf = ({ files: _, ...paper }: Paper) => ({ ...letterhead(), ...paper })

/**
 * Digests everything that a paper prints: its texts, and its pictures by file name, because the
 * name changes with the picture.
 */
export const digestOfPaper = (paper: Paper): string =>
  digestOf(JSON.stringify(textsOf(paper)), ...Object.values(paper.files))

async function bytesOf(file: Paper['files'][string]): Promise<Uint8Array> {
  if (file instanceof Uint8Array) return file
  const read = await readPictureFile(file)
  if (!read) throw new Error(`The picture ${file} is not there`)
  return sharp(read.bytes)
    .flatten({ background: brand().light.page })
    .jpeg({ quality: 76 })
    .toBuffer()
}

/**
 * Makes the PDF of a paper.
 * @param day ISO 8601 date in the file: the same paper and day give the same bytes
 * @returns a tagged PDF
 */
export async function printPaper(paper: Paper, day?: string): Promise<Uint8Array> {
  const files = Promise.all(
    Object.entries(paper.files).map(async ([name, file]) => [name, await bytesOf(file)] as const),
  )
  const [year = 0, month = 0, date = 0] = (day ?? '').split('-').map(Number)
  const optional = {
    cover: null,
    heading: null,
    lead: null,
    note: null,
    contents: null,
    isPaged: false,
  }
  const json = { ...optional, ...textsOf(paper), date: day ? { year, month, day: date } : null }
  return typeset(
    json,
    files.then((named) => ({ ...symbolFiles(), ...Object.fromEntries(named) })),
  )
}
