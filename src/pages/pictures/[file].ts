import { readFile } from 'node:fs/promises'
import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { type FixedFile, fixedFiles } from '#src/content/fixed-picture.ts'

/** The pictures of pages that are rendered on demand. */
export const getStaticPaths = () => fixedFiles.map((file) => ({ params: { file: file.name }, props: file }))

/** One size of such a picture, made when the site is built; in the qualities of src/content/pictures.ts. */
export const GET: APIRoute<FixedFile> = async ({ props: { master, format, width, height } }) => {
  // read here because an import would deliver the master
  const resized = sharp(await readFile(master)).resize(width, height, { fit: 'cover' })
  const file = await (format === 'avif' ? resized.avif({ quality: 52, effort: 2 }) : resized.webp({ quality: 76 })).toBuffer()
  return new Response(new Uint8Array(file), { headers: { 'content-type': `image/${format}` } })
}
