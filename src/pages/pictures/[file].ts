import { readFile } from 'node:fs/promises'
import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { type FixedFile, fixedFiles } from '#src/content/fixed-picture.ts'
import { digestOf, keepFile } from '#src/content/kept-files.ts'

/** The pictures of pages that are rendered on demand. */
export const getStaticPaths = () => fixedFiles.map((file) => ({ params: { file: file.name }, props: file }))

const qualities = { avif: { quality: 52, effort: 2 }, webp: { quality: 76 } } as const

/** One size of such a picture, made when the site is built; in the qualities of src/content/pictures.ts. */
export const GET: APIRoute<FixedFile> = async ({ props: { master, format, width, height } }) => {
  const source = await readFile(master) // read here because an import would deliver the master
  const make = () => sharp(source).resize(width, height, { fit: 'cover' }).toFormat(format, qualities[format]).toBuffer()
  const file = await keepFile(digestOf(source, JSON.stringify([format, qualities[format], width, height])), make)
  return new Response(new Uint8Array(file), { headers: { 'content-type': `image/${format}` } })
}
