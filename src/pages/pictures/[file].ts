import type { APIRoute } from 'astro'
import { type FixedFile, fixedFiles } from '#src/content/fixed-picture.ts'
import { findMaster, pictureFileName, readPictureFile } from '#src/content/picture-files.ts'

/** The pictures of pages that are rendered on demand. */
export const getStaticPaths = () => fixedFiles.map((file) => ({ params: { file: file.name }, props: file }))

/** One size of such a picture. */
export const GET: APIRoute<FixedFile> = async ({ props: { master: name, format, width, height } }) => {
  const master = await findMaster(name)
  const picture = master && (await readPictureFile(pictureFileName(master, { width, height }, format)))
  if (!picture) throw new Error(`No picture src/assets/pictures/${name}.webp`)
  return new Response(new Uint8Array(picture.bytes), { headers: { 'content-type': `image/${format}` } })
}
